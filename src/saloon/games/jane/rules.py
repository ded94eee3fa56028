"""The rules of Dexterity Jane. Cards are bit sets: card n is bit n. A lock is ten bits: the left hand, then the right.

A round goes from stage to stage: nature deals, nature turns the cards up, and all seats guess at the same time. The
order in which their moves are made is the order in which they locked; who was first is for the table to find out.
Stick-ups are settled next, and may ask somebody for a coin. Then the locks are checked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.jane.answer import POSE, answer_to, bullets_on, odd_poses
from saloon.games.jane.cards import COINS, EASY, HANDS, NUMBER
from saloon.games.jane.coins import coin_at, row_length, row_with, row_without
from saloon.games.jane.events import (
    Barred,
    Cancelled,
    Checked,
    Cleared,
    Dealt,
    Discarded,
    Ended,
    Endowed,
    Fined,
    Flipped,
    Locked,
    Passed,
    Revealed,
    Rewarded,
    Settled,
    Shot,
    Sorted,
    Spared,
    StuckUp,
    Took,
    Won,
)
from saloon.games.jane.look import look
from saloon.games.jane.moves import MOVES
from saloon.games.jane.verify import verify
from saloon.games.jane.view import JaneView
from saloon.kernel.bits import append_members, count, lowest, nth, only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE_BIT, State, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

# Ids of the move table (moves.py): locks by their ten bits; stick-ups with one hand at nine seats, with both hands at
# two of nine; coins by their place; then nature's.
SHOOT: Final = 1024
DOUBLE: Final = 1042
TAKE: Final = 1123
PASS: Final = 1132
COIN: Final = 1133
SHERIFF: Final = 1140
DEAL: Final = 1142
REVEAL: Final = 1202
BLIND: Final = 1203
TARGETS: Final = 9

# Stages, in the order of view.STAGES.
COINS_DEALT: Final = 0
FLIP: Final = 1
DEALING: Final = 2
HIDDEN: Final = 3
GUESS: Final = 4
TAKING: Final = 5
OVER: Final = 6

LEFT: Final = 0
RIGHT: Final = 1
ROUNDS: Final = 10  # DJ-5
ALL: Final = sum(1 << number for number in range(1, NUMBER + 1))
FIRST_CARDS: Final = sum(1 << number for number in range(1, EASY + 1))
ALL_COINS: Final = (1 << len(COINS)) - 1
VALUE: Final = bytes(COINS)
ALL_LOCKS: Final = list(range(1024))
FEATURES: Final = 586

# How stick-ups of two players end for the Round tile (DJ-R7).
TO_VICTIM: Final = 0
TO_NOBODY: Final = 1
TO_BE_WON: Final = 2


class Terms:
    """What seats and options settle for the whole match."""

    def __init__(
        self,
        seats: i64,
        easy: bool,
        stick_ups: bool,
        relaxed: bool,
        show_numbers: bool,
        blind: bool,
        robbed_tile: i64,
        fines: bool,
    ) -> None:
        self.seats: i64 = seats
        self.easy: bool = easy  # DJ-36
        self.stick_ups: bool = stick_ups  # DJ-40 to DJ-58
        self.relaxed: bool = relaxed  # DJ-R14
        self.show_numbers: bool = show_numbers  # DJ-R2
        self.blind: bool = blind  # DJ-R6
        self.robbed_tile: i64 = robbed_tile  # DJ-R7
        self.fines: bool = fines  # DJ-R12


class Past:
    """A round that is over: copies of a state share it, for it changes no more. `actions` goes with `order`."""

    def __init__(self, number: i64, cards: list[int], order: list[int], actions: list[int]) -> None:
        self.round: i64 = number
        self.cards: list[int] = cards
        self.order: list[int] = order
        self.actions: list[int] = actions
        self.answer: i64 = 0
        self.winners: i64 = 0
        self.rewarded: i64 = 0
        self.fined: i64 = 0


class Jane(State):
    """A match of Dexterity Jane."""

    def __init__(self, terms: Terms) -> None:
        seats = terms.seats
        self.terms: Terms = terms
        self.stage: i64 = DEALING
        self.movers: i64 = NATURE_BIT
        self.round: i64 = 1
        self.deck: i64 = FIRST_CARDS if terms.easy else ALL
        self.used: i64 = 0
        self.pile: i64 = NUMBER - EASY if terms.easy else 0  # rewards to be had (DJ-30, DJ-38)
        self.cards: list[int] = []  # of this round, in the order of the deal
        self.odd: i64 = 0  # poses of which there is an odd number among them
        self.actions: list[int] = [-1] * seats  # what each seat did in this round
        self.order: list[int] = []  # seats that locked or shot, in that order
        self.tiles: list[int] = [0] * seats  # Round tiles as bits
        self.fame: list[int] = [0] * seats  # Hand cards kept
        self.sheriff: i64 = -1
        self.box: i64 = ALL_COINS  # coins nobody was given
        self.rows: list[int] = [0] * seats  # of coins
        self.values: list[int] = []  # of each coin
        self.owners: list[int] = []  # seats that have or had it
        self.settling: i64 = -1  # the hand whose stick-up is being settled
        self.settled: i64 = 0  # how many hands are
        self.taker: i64 = -1
        self.loser: i64 = -1
        self.past: Past | None = None
        if terms.stick_ups:
            self.stage = COINS_DEALT

    def copy(self) -> Jane:
        """An independent copy."""
        other = Jane(self.terms)
        other.stage = self.stage
        other.movers = self.movers
        other.round = self.round
        other.deck = self.deck
        other.used = self.used
        other.pile = self.pile
        other.cards = self.cards.copy()
        other.odd = self.odd
        other.actions = self.actions.copy()
        other.order = self.order.copy()
        other.tiles = self.tiles.copy()
        other.fame = self.fame.copy()
        other.sheriff = self.sheriff
        other.box = self.box
        other.rows = self.rows.copy()
        other.values = self.values.copy()
        other.owners = self.owners.copy()
        other.settling = self.settling
        other.settled = self.settled
        other.taker = self.taker
        other.loser = self.loser
        other.past = self.past
        return other

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """All seats that have not acted at once, whoever takes a coin, or nature."""
        return self.movers

    def holder(self, index: i64) -> i64:
        """The seat that a card of this round was dealt to: one by one around the table, as evenly as can be (DJ-6)."""
        return (self.round * (self.round - 1) // 2 + index) % self.terms.seats

    def revealed(self) -> bool:
        """Whether cards lie face up on the table."""
        return GUESS <= self.stage < OVER

    def robber(self, hand: i64) -> i64:
        """Who used this hand for a stick-up in this round; -1 for nobody."""
        for seat in self.order:
            if victim_of(self.actions[seat], hand) >= 0:
                return seat
        return -1

    def may_shoot(self, hand: i64) -> bool:
        """Whether a hand is still free for a stick-up (DJ-44, DJ-46), whatever the bullets say (DJ-R8)."""
        return self.terms.stick_ups and self.robber(hand) < 0

    def legal(self, seat: i64) -> list[int]:
        """Any lock, any stick-up with a free hand, or nothing; or a coin."""
        if not self.movers & only(seat):
            return []
        if self.stage == TAKING:
            return [TAKE + place for place in range(row_length(self.rows[self.loser]))]
        moves = ALL_LOCKS.copy()
        others = only(self.terms.seats) - 1 ^ only(seat)
        left, right = self.may_shoot(LEFT), self.may_shoot(RIGHT)
        if left:
            append_members(moves, others, SHOOT)
        if right:
            append_members(moves, others, SHOOT + TARGETS)
        if left and right:  # DJ-49
            for victim in range(self.terms.seats):
                if victim != seat:
                    append_members(moves, others, DOUBLE + victim * TARGETS)
        moves.append(PASS)
        return moves

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal move, without a list."""
        if self.stage == TAKING:
            return TAKE + rng.below(row_length(self.rows[self.loser]))
        others = self.terms.seats - 1
        left = others if self.may_shoot(LEFT) else 0
        right = others if self.may_shoot(RIGHT) else 0
        n = rng.below(SHOOT + 1 + left + right + left * right)
        if n < SHOOT:
            return n
        n -= SHOOT
        if n == 0:
            return PASS
        n -= 1
        if n < left:
            return SHOOT + but(n, seat)
        n -= left
        if n < right:
            return SHOOT + TARGETS + but(n, seat)
        n -= right
        return DOUBLE + but(n // others, seat) * TARGETS + but(n % others, seat)

    def odds(self) -> list[tuple[int, int]]:
        """Coins (DJ-40), the Sheriff token (DJ-41), cards of the shuffled deck (DJ-2), and that they are turned up."""
        if self.movers != NATURE_BIT:
            return []
        if self.stage == COINS_DEALT:
            left = [VALUE[coin] for coin in range(len(VALUE)) if self.box & only(coin)]
            return [(COIN + value, left.count(value)) for value in sorted(set(left))]
        if self.stage == FLIP:
            return [(SHERIFF + LEFT, 1), (SHERIFF + RIGHT, 1)]
        if self.stage == DEALING:
            moves: list[int] = []
            append_members(moves, self.deck, DEAL - 1)
            return [(move, 1) for move in moves]
        if self.stage == HIDDEN:
            return [(REVEAL, 1)]
        return [(BLIND + place, 1) for place in range(row_length(self.rows[self.loser]))]  # DJ-R6

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, without a list."""
        if self.stage == DEALING:
            return DEAL - 1 + nth(self.deck, rng.below(count(self.deck)))
        if self.stage == HIDDEN:
            return REVEAL
        if self.stage == COINS_DEALT:
            return COIN + VALUE[nth(self.box, rng.below(count(self.box)))]
        if self.stage == FLIP:
            return SHERIFF + rng.below(2)
        return BLIND + rng.below(row_length(self.rows[self.loser]))

    def fallback(self, seat: i64) -> i64:
        """Who runs out of time does nothing in this round (DJ-R3), and takes the first coin."""
        return TAKE if self.stage == TAKING else PASS

    # What a move does -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Lock, shoot, pass or take a coin; or let nature deal, flip and reveal."""
        if move <= PASS and self.stage == GUESS:
            self.act(seat, move, tell)
        elif DEAL <= move < REVEAL:
            self.deal(move - DEAL + 1, tell)
        elif move == REVEAL:
            self.reveal(tell)
        elif move >= BLIND:
            self.take(move - BLIND, tell)
        elif move >= SHERIFF:
            self.flip(move - SHERIFF, tell)
        elif move >= COIN:
            self.endow(move - COIN, tell)
        else:
            self.take(move - TAKE, tell)

    def endow(self, value: i64, tell: Tell | None) -> None:
        """The next seat gets a coin that only it may look at (DJ-40)."""
        seat = len(self.values)
        coin = lowest(self.box)
        while VALUE[coin] != value or not self.box & only(coin):
            coin += 1
        self.box ^= only(coin)
        self.rows[seat] = seat + 1
        self.values.append(value)
        self.owners.append(only(seat))
        if len(self.values) == self.terms.seats:
            self.stage = FLIP
        if tell is not None:
            tell(Endowed(seat, value))

    def flip(self, hand: i64, tell: Tell | None) -> None:
        """The Sheriff token settles for the whole match which hand is resolved first (DJ-41)."""
        self.sheriff = hand
        self.stage = DEALING
        if tell is not None:
            tell(Flipped(HANDS[hand]))

    def deal(self, card: i64, tell: Tell | None) -> None:
        """One of as many cards as the round's tile says (DJ-6)."""
        seat = self.holder(len(self.cards))
        self.deck ^= only(card)
        self.cards.append(card)
        self.odd ^= only(POSE[card])
        if len(self.cards) == self.round:
            self.stage = HIDDEN
        if tell is not None:
            tell(Dealt(seat, card if self.terms.show_numbers else None))

    def reveal(self, tell: Tell | None) -> None:
        """All cards are turned up at once (DJ-7), and all seats may act."""
        self.past = None
        self.stage = GUESS
        self.movers = only(self.terms.seats) - 1
        self.settled = 0 if self.terms.stick_ups else 2
        if tell is not None:
            tell(Revealed(self.round, tuple(self.cards)))

    def act(self, seat: i64, move: i64, tell: Tell | None) -> None:
        """A seat locks, shoots or passes; each of that is final (DJ-20, DJ-51)."""
        self.actions[seat] = move
        self.movers ^= only(seat)
        if move != PASS:
            self.order.append(seat)
        if tell is not None:
            self.tell_action(seat, move, tell)
        if self.guessing_is_over():
            if tell is not None and self.movers:
                tell(Barred(lowest(self.movers)))
            self.movers = 0
            self.settle_stick_ups(tell)

    def tell_action(self, seat: i64, move: i64, tell: Tell) -> None:
        """What everybody notices of it."""
        if move < SHOOT:
            tell(Locked(seat, len(self.order), MOVES.text(move)))
        elif move == PASS:
            tell(Passed(seat))
        else:
            left, right = victim_of(move, LEFT), victim_of(move, RIGHT)
            tell(Shot(seat, len(self.order), left if left >= 0 else None, right if right >= 0 else None))

    def guessing_is_over(self) -> bool:
        """All but one have locked or shot (DJ-21, DJ-R5), or nobody is left to do so (DJ-R3)."""
        if self.movers == 0:
            return True
        if self.terms.relaxed or len(self.order) < self.terms.seats - 1:
            return False
        return not (self.terms.robbed_tile == TO_BE_WON and self.two_with_a_robber())

    def two_with_a_robber(self) -> bool:
        """Whether one of just two players chose to shoot."""
        return self.terms.seats == 2 and self.actions[self.order[0]] >= SHOOT

    def settle_stick_ups(self, tell: Tell | None) -> None:
        """Stick-ups come first, the Sheriff's hand before the other (DJ-52); then the locks (DJ-57)."""
        while self.settled < 2:
            hand = self.sheriff if self.settled == 0 else 1 - self.sheriff
            self.settled += 1
            robber = self.robber(hand)
            if robber >= 0 and self.must_choose(robber, hand, tell):
                return
        self.check_locks(tell)

    def must_choose(self, robber: i64, hand: i64, tell: Tell | None) -> bool:
        """Verify a stick-up: an odd number of bullets makes it succeed (DJ-53). Whether a coin is to be chosen now."""
        victim = victim_of(self.actions[robber], hand)
        bullets = bullets_on(self.cards, hand)
        success = bullets & 1 == 1  # DJ-50: pairs cancel
        self.settling = hand
        self.taker, self.loser = (robber, victim) if success else (victim, robber)  # DJ-54
        if tell is not None:
            tell(StuckUp(robber, victim, HANDS[hand], bullets, success))
        coins = row_length(self.rows[self.loser])
        if coins > 1:
            self.stage = TAKING
            self.movers = NATURE_BIT if self.terms.blind else only(self.taker)
            return True
        if coins == 1:
            self.move_coin(0, tell)
        elif tell is not None:
            tell(Spared(self.loser))  # DJ-55
        return False

    def take(self, place: i64, tell: Tell | None) -> None:
        """The taker picks a face-down coin by its place (DJ-54, DJ-R6), and verification goes on."""
        self.move_coin(place, tell)
        self.movers = 0
        self.settle_stick_ups(tell)

    def move_coin(self, place: i64, tell: Tell | None) -> None:
        """A coin goes from the loser to the end of the taker's row, who looks at it."""
        coin = coin_at(self.rows[self.loser], place)
        self.rows[self.loser] = row_without(self.rows[self.loser], place)
        self.rows[self.taker] = row_with(self.rows[self.taker], coin)
        self.owners[coin] |= only(self.taker)
        if tell is not None:
            known: list[int] = []
            append_members(known, self.owners[coin], 0)
            tell(Took(self.taker, self.loser, place + 1, self.values[coin], tuple(known)))

    def check_locks(self, tell: Tell | None) -> None:
        """Find the answer, check the locks in their order, and end the round."""
        past = Past(self.round, self.cards, self.order, [self.actions[seat] for seat in self.order])
        past.answer = answer_to(self.odd)
        still_there = count(past.answer)
        if not self.terms.easy:
            self.pile += self.round - still_there  # DJ-30: what was cancelled or cleared can be a reward at once
        if tell is not None:
            self.tell_steps(tell)
        for seat in self.order:
            if self.actions[seat] < SHOOT:
                self.check(seat, past, tell)
        if past.winners == 0:
            past.winners = self.award_unwon(tell)
        if not self.terms.easy:
            self.pile += still_there  # DJ-32
            for card in self.cards:
                self.used |= only(card)
        self.past = past
        self.end_round(tell)

    def check(self, seat: i64, past: Past, tell: Tell | None) -> None:
        """Compare a lock with the answer: the first right one wins the tile, later ones a card, a wrong one nothing."""
        move: i64 = self.actions[seat]
        if tell is not None:
            tell(Checked(seat, MOVES.text(move), move == past.answer))
        if move != past.answer:
            if self.terms.fines and self.fame[seat]:  # DJ-R12
                self.give_back(seat, tell)
                past.fined |= only(seat)
        elif past.winners == 0 or self.terms.relaxed:  # DJ-27, DJ-R14
            self.win_tile(seat, tell)
            past.winners |= only(seat)
        elif self.pile > 0:  # DJ-29
            self.reward(seat, tell)
            past.rewarded |= only(seat)

    def tell_steps(self, tell: Tell) -> None:
        """Verification with the cards in hand (DJ-24 to DJ-26)."""
        steps = verify(self.cards)
        tell(Sorted(steps[LEFT].cards, steps[RIGHT].cards))
        for hand in (LEFT, RIGHT):
            for pair in steps[hand].pairs:
                tell(Cancelled(HANDS[hand], pair))
            if steps[hand].cleared:
                tell(Cleared(HANDS[hand], steps[hand].cleared))
        tell(Settled(MOVES.text(answer_to(self.odd))))

    def win_tile(self, seat: i64, tell: Tell | None) -> None:
        """The Round tile is worth its number (DJ-27)."""
        self.tiles[seat] |= only(self.round)
        if tell is not None:
            tell(Won(seat, self.round))

    def reward(self, seat: i64, tell: Tell | None) -> None:
        """A Hand card of the pile is worth 1 (DJ-29); which one it is never matters (DJ-R10)."""
        self.pile -= 1
        self.fame[seat] += 1
        if tell is not None:
            tell(Rewarded(seat))

    def give_back(self, seat: i64, tell: Tell | None) -> None:
        """A wrong lock costs a Hand card (DJ-R12)."""
        self.pile += 1
        self.fame[seat] -= 1
        if tell is not None:
            tell(Fined(seat))

    def award_unwon(self, tell: Tell | None) -> i64:
        """A tile that nobody won is discarded (DJ-28), but of two players the other one gets it (DJ-31, DJ-R7)."""
        if self.terms.seats == 2 and len(self.order) == 1 and not self.terms.relaxed:
            loser = self.order[0]
            if self.actions[loser] < SHOOT or self.terms.robbed_tile == TO_VICTIM:
                self.win_tile(1 - loser, tell)
                return only(1 - loser)
        if tell is not None:
            tell(Discarded(self.round))
        return 0

    def end_round(self, tell: Tell | None) -> None:
        """Go on with the next round, or end after the tenth (DJ-5, DJ-32)."""
        self.settling = -1
        self.taker = -1
        self.loser = -1
        self.cards = []
        self.order = []
        self.actions = [-1] * self.terms.seats
        self.odd = 0
        if self.terms.easy:
            self.deck = FIRST_CARDS  # DJ-36
        if self.round == ROUNDS:
            self.stage = OVER
            self.movers = 0
            if tell is not None:
                tell(Ended("counted"))
            return
        self.round += 1
        self.stage = DEALING
        self.movers = NATURE_BIT

    def outcome(self) -> Outcome | None:
        """Most points win (DJ-33), then most coins (DJ-58), then the highest tile (DJ-34), then all share (DJ-R9)."""
        if self.stage != OVER:
            return None
        scores = [self.score(seat) for seat in range(self.terms.seats)]
        places = [(scores[seat], row_length(self.rows[seat]), self.tiles[seat]) for seat in range(self.terms.seats)]
        highest = [(score, coins, top(tiles)) for score, coins, tiles in places]
        return Outcome(
            scores=tuple(scores),
            ranks=tuple([1 + len([other for other in highest if other > mine]) for mine in highest]),
            reason="counted",
            rule="DJ-58" if self.terms.stick_ups else "DJ-33",
        )

    def score(self, seat: i64) -> i64:
        """Tiles by their numbers, cards by 1 (DJ-33), coins by their values (DJ-58)."""
        points: i64 = self.fame[seat]
        tiles: i64 = self.tiles[seat]
        while tiles:
            points += lowest(tiles)
            tiles &= tiles - 1
        for coin in self.row(seat):
            points += self.values[coin]
        return points

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> JaneView:
        """All that the seat may know (look.py)."""
        return look(self, seat)

    def row(self, seat: i64) -> list[int]:
        """The coins in front of a seat, by their numbers, in their order."""
        coins: list[int] = []
        row: i64 = self.rows[seat]
        while row:
            coins.append((row & 15) - 1)
            row >>= 4
        return coins

    def knows(self, coin: i64, seat: i64) -> bool:
        """Whether a seat (-1: a spectator) knows a coin: it has owned it (DJ-40), or all are turned up."""
        return self.stage == OVER or (seat >= 0 and self.owners[coin] & only(seat) != 0)

    def imagine(self, seat: i64, rng: Rng) -> Jane:
        """Unknown coins, hidden cards and other seats' locks are any that they may be."""
        other = self.copy()
        if self.terms.stick_ups:
            other.imagine_coins(seat, rng)
        if not self.revealed() and not self.terms.show_numbers:
            other.imagine_cards(rng)
        for foe in range(self.terms.seats):
            if foe != seat and 0 <= self.actions[foe] < SHOOT:
                other.actions[foe] = rng.below(SHOOT)
        return other

    def imagine_coins(self, seat: i64, rng: Rng) -> None:
        """Whatever coins the seat has not owned are any of the others in the box."""
        unknown: list[int] = []
        self.box = ALL_COINS
        for holder in range(self.terms.seats):
            for coin in self.row(holder):
                if self.knows(coin, seat):
                    self.box ^= only(self.token(self.values[coin]))
                else:
                    unknown.append(coin)
        for coin in unknown:
            token = nth(self.box, rng.below(count(self.box)))
            self.box ^= only(token)
            self.values[coin] = VALUE[token]

    def token(self, value: i64) -> i64:
        """One of the coins of this value that are in the box."""
        coin: i64 = 0
        while VALUE[coin] != value or not self.box & only(coin):
            coin += 1
        return coin

    def imagine_cards(self, rng: Rng) -> None:
        """Cards dealt face down are any of those that the deck had."""
        for card in self.cards:
            self.deck |= only(card)
        for index in range(len(self.cards)):
            card = nth(self.deck, rng.below(count(self.deck)))
            self.deck ^= only(card)
            self.cards[index] = card
        self.odd = odd_poses(self.cards)

    def features(self, seat: i64) -> bytes:
        """Plain numbers, marks for the cards on the table, used or known face down, the own lock; then each player."""
        numbers = bytearray(FEATURES)
        seats = self.terms.seats
        numbers[0] = seats
        numbers[1] = self.stage
        numbers[2] = self.round
        numbers[3] = self.pile
        numbers[4] = self.sheriff + 1
        if self.stage == TAKING:
            numbers[5] = 1 + (self.taker - seat) % seats
            numbers[6] = 1 + (self.loser - seat) % seats
            numbers[7] = 1 + self.settling
        if self.revealed():
            mark_cards(numbers, self.cards, 9 - 1)
        elif self.terms.show_numbers:
            mark_cards(numbers, self.cards, 69 - 1)
        mark(numbers, self.used, 129 - 1)
        if 0 <= self.actions[seat] < SHOOT:
            mark(numbers, self.actions[seat], 189)
        for place in range(seats):
            self.describe(numbers, (seat + place) % seats, seat, 199 + place * 43)
        return bytes(numbers)

    def describe(self, numbers: bytearray, player: i64, seat: i64, offset: i64) -> None:
        """A player's tiles, cards, coins as far as known, face-down cards, and what it did."""
        seats = self.terms.seats
        mark(numbers, self.tiles[player], offset - 1)
        numbers[offset + 10] = self.fame[player]
        for place, coin in enumerate(self.row(player)):
            if self.knows(coin, seat):
                numbers[offset + 11 + place] = 1 + self.values[coin]
            owners: i64 = self.owners[coin]
            turned = owners >> seat | (owners & (only(seat) - 1)) << (seats - seat)  # the own seat first
            numbers[offset + 20 + 2 * place], numbers[offset + 21 + 2 * place] = turned >> 8, turned & 255
        if not self.revealed():
            for index in range(len(self.cards)):
                if self.holder(index) == player:
                    numbers[offset + 38] += 1
        move: i64 = self.actions[player]
        if move >= 0:
            numbers[offset + 39] = 1 if move < SHOOT else 3 if move == PASS else 2
            left, right = victim_of(move, LEFT), victim_of(move, RIGHT)
            numbers[offset + 41] = 1 + (left - seat) % seats if left >= 0 else 0
            numbers[offset + 42] = 1 + (right - seat) % seats if right >= 0 else 0
            for place, who in enumerate(self.order):
                if who == player:
                    numbers[offset + 40] = place + 1

    # Why a move is refused --------------------------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule that the move would break."""
        if self.stage == OVER:
            return refusal("DJ-33", "over")
        if move >= COIN:
            return refusal("DJ-6", "nature")
        if self.stage < GUESS:
            return refusal("DJ-7", "face-down")
        if self.stage == TAKING:
            return self.why_not_take(seat, move)
        if not self.movers & only(seat):
            return refusal("DJ-R3", "passed") if self.actions[seat] == PASS else refusal("DJ-20", "locked")
        if move < SHOOT or move == PASS:
            return None
        if move >= TAKE:
            return refusal("DJ-54", "no-coin-now")
        return self.why_not_shoot(seat, move)

    def why_not_take(self, seat: i64, move: i64) -> Refusal | None:
        """Why this does not settle a stick-up."""
        if self.movers == NATURE_BIT:
            return refusal("DJ-R6", "blind")
        if self.movers != only(seat):
            return refusal("DJ-52", "settling")
        if not TAKE <= move < PASS:
            return refusal("DJ-54", "take")
        coins = row_length(self.rows[self.loser])
        return None if move - TAKE < coins else refusal("DJ-54", "no-such-coin", coins=coins)

    def why_not_shoot(self, seat: i64, move: i64) -> Refusal | None:
        """Why this stick-up may not be performed."""
        if not self.terms.stick_ups:
            return refusal("DJ-42", "no-stick-ups")
        for hand in (LEFT, RIGHT):
            victim = victim_of(move, hand)
            if victim >= self.terms.seats:
                return refusal("DJ-45", "nobody", last=self.terms.seats - 1)
            if victim == seat:
                return refusal("DJ-45", "yourself")
        for hand in (LEFT, RIGHT):
            robber = self.robber(hand)
            if victim_of(move, hand) >= 0 and robber >= 0:
                return refusal("DJ-46", "hand-used-left" if hand == LEFT else "hand-used-right")
        return None


def victim_of(move: i64, hand: i64) -> i64:
    """At whom a move aims this hand; -1 for nobody."""
    if not SHOOT <= move < TAKE:
        return -1
    if move >= DOUBLE:
        aimed = move - DOUBLE
        return aimed // TARGETS if hand == LEFT else aimed % TARGETS
    aimed = move - SHOOT - hand * TARGETS
    return aimed if 0 <= aimed < TARGETS else -1


def but(n: i64, seat: i64) -> i64:
    """The n-th seat, counted from 0, without this one."""
    return n if n < seat else n + 1


def top(tiles: i64) -> i64:
    """The highest of some tiles; 0 if there is none."""
    highest: i64 = 0
    while tiles:
        highest = lowest(tiles)
        tiles &= tiles - 1
    return highest


def mark(numbers: bytearray, members: i64, offset: i64) -> None:
    """Set a 1 for every number of the set."""
    while members:
        numbers[lowest(members) + offset] = 1
        members &= members - 1


def mark_cards(numbers: bytearray, cards: list[int], offset: i64) -> None:
    """Set a 1 for every card."""
    for card in cards:
        numbers[card + offset] = 1


def refusal(rule: str, message: str, **values: int) -> Refusal:
    """A refusal of Dexterity Jane."""
    return Refusal(rule=rule, message=f"jane-refused-{message}", values=dict(values))
