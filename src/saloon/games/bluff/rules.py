"""The rules of Bluff You! Tokens are bit sets: token n is bit n.

A turn goes from stage to stage: nature rolls, the roller chooses. Then a guesser answers, and after a steal that failed
a token is given; or tokens are returned for a doublet.
"""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, Final

from saloon.games.bluff.events import (
    Answered,
    Attacked,
    Began,
    Claimed,
    Doubled,
    Ended,
    Failed,
    Gave,
    Missed,
    Returned,
    Revealed,
    Rolled,
    Stole,
    Swapped,
    Won,
)
from saloon.games.bluff.moves import POINTS, ROLLS
from saloon.games.bluff.view import BluffView, look
from saloon.kernel.bits import append_members, count, lowest, nth, only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE_BIT, State, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

# Ids of the move table (moves.py): two kinds of announcements, to eight seats of sixteen values each; then moves that
# name one of sixteen tokens, the two answers among them; then nature's.
CLAIM: Final = 0
STEAL: Final = 128
DOUBLET: Final = 256
RETURN: Final = 272
OK: Final = 288
BLUFF: Final = 289
GIVE: Final = 290
FIRST: Final = 306
ROLL: Final = 314
VALUES: Final = 16
LOWEST: Final = 3

# Stages, in the order of view.STAGES.
BEGIN: Final = 0
SHAKE: Final = 1
CHOOSE: Final = 2
ANSWER: Final = 3
PAY: Final = 4
SWAP: Final = 5
OVER: Final = 6

ALL: Final = 0x7FFF8  # the tokens 3 to 18 (BY-1)
MOST_POINTS: Final = 5
WORTH: Final = bytes([POINTS.get(token, 0) for token in range(19)])  # of each token (BY-14)
PRICED: Final = [  # the tokens of so many points (BY-14)
    sum(1 << token for token, worth in POINTS.items() if worth == points) for points in range(MOST_POINTS + 1)
]
SUMS: Final = bytes(map(sum, ROLLS))  # of each roll
WAYS: Final = bytes([len(set(permutations(roll))) for roll in ROLLS])  # in which three dice show it
DRAWN: Final = bytes([roll for roll, ways in enumerate(WAYS) for _ in range(ways)])  # the roll of each of 216 throws
ALL_DIFFERENT: Final = 6  # ways of a roll without a double
FEATURES: Final = 159


def points_of(tokens: i64) -> i64:
    """What tokens are worth together (BY-14)."""
    points: i64 = 0
    while tokens:
        points += WORTH[lowest(tokens)]
        tokens &= tokens - 1
    return points


def sums_with(sums: i64, tokens: i64, points: i64) -> i64:
    """The sums that can be paid (bit s: sum s), once so many tokens of these points each may be added to them."""
    while tokens > 0:
        sums |= sums << points & 63
        tokens -= 1
    return sums


def affordable(tokens: i64) -> i64:
    """The tokens that two or more of these pay for exactly (BY-13): their price made up of cheaper ones (BY-R6)."""
    found: i64 = 0
    sums: i64 = 1
    for price in range(2, MOST_POINTS + 1):
        sums = sums_with(sums, count(tokens & PRICED[price - 1]), price - 1)
        if sums >> price & 1:
            found |= PRICED[price]
    return found


def can_pay(tokens: i64, points: i64) -> bool:
    """Whether some of these tokens are worth exactly so many points."""
    sums: i64 = 1
    for price in range(1, MOST_POINTS + 1):
        sums = sums_with(sums, count(tokens & PRICED[price]), price)
    return sums >> points & 1 == 1


def payable(tokens: i64, owed: i64, price: i64) -> i64:
    """The tokens that may be returned next, because others can pay the rest; no single one pays the price (BY-R6)."""
    found: i64 = 0
    left = tokens
    while left:
        token = left & -left
        left ^= token
        points: i64 = WORTH[lowest(token)]
        if points < price and points <= owed and can_pay(tokens ^ token, owed - points):
            found |= token
    return found


class Terms:
    """What seats and options settle for the whole match."""

    def __init__(
        self, seats: i64, rolled_stake: bool, any_number: bool, guesser_chooses: bool, last_turn: i64, counted: bool
    ) -> None:
        self.seats: i64 = seats
        self.rolled_stake: bool = rolled_stake  # BY-R1
        self.any_number: bool = any_number  # BY-R2
        self.guesser_chooses: bool = guesser_chooses  # BY-R4
        self.last_turn: i64 = last_turn  # BY-R9
        self.counted: bool = counted  # whether players know that turn


class BluffYou(State):
    """A match of Bluff You!"""

    def __init__(self, terms: Terms, centre: i64, held: list[int]) -> None:
        self.terms: Terms = terms
        self.centre: i64 = centre
        self.held: list[int] = held  # the tokens in front of each seat (BY-8)
        self.stage: i64 = BEGIN
        self.movers: i64 = NATURE_BIT
        self.turns: i64 = 0  # finished ones
        self.roller: i64 = -1
        self.guesser: i64 = -1
        self.roll: i64 = -1
        self.announced: i64 = 0
        self.stealing: bool = False
        self.taking: i64 = 0  # the token that a doublet is to bring
        self.owed: i64 = 0  # points still to be returned for it

    def copy(self) -> BluffYou:
        """An independent copy."""
        other = BluffYou(self.terms, self.centre, self.held.copy())
        other.stage = self.stage
        other.movers = self.movers
        other.turns = self.turns
        other.roller = self.roller
        other.guesser = self.guesser
        other.roll = self.roll
        other.announced = self.announced
        other.stealing = self.stealing
        other.taking = self.taking
        other.owed = self.owed
        return other

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """One seat at a time, or nature."""
        return self.movers

    def claimable(self) -> i64:
        """Values that may be announced to win a token: those still in the centre (BY-R2); never none (BY-R8)."""
        return ALL if self.terms.any_number else self.centre

    def stealable(self) -> i64:
        """Tokens that the roller may attack: anybody else's, once the roller owns one as well (BY-9, BY-R11)."""
        mine: i64 = self.held[self.roller]
        return ALL & ~(self.centre | mine) if mine else 0

    def swappable(self) -> i64:
        """Tokens of the centre that the roller may swap own ones for: with a double (BY-12), at their price (BY-13)."""
        return self.centre & affordable(self.held[self.roller]) if self.has_double() else 0

    def has_double(self) -> bool:
        """Whether two dice are the same; three the same are a double as well (BY-R6)."""
        return WAYS[self.roll] != ALL_DIFFERENT

    def returnable(self) -> i64:
        """Own tokens that lead to the exact price (BY-13)."""
        return payable(self.held[self.roller], self.owed, WORTH[self.taking])

    def chooser(self) -> i64:
        """Who chooses the token to be given: the roller (BY-11), or with the option the guesser (BY-R4)."""
        return self.guesser if self.terms.guesser_chooses else self.roller

    def legal(self, seat: i64) -> list[int]:
        """Announcements and doublets, answers, or tokens, as the stage asks."""
        moves: list[int] = []
        if self.movers != only(seat):
            return moves
        if self.stage == CHOOSE:
            self.append_choices(moves)
        elif self.stage == ANSWER:
            moves.append(OK)
            moves.append(BLUFF)
        elif self.stage == PAY:
            append_members(moves, self.held[self.roller], GIVE - LOWEST)
        else:
            append_members(moves, self.returnable(), RETURN - LOWEST)
        return moves

    def append_choices(self, moves: list[int]) -> None:
        """The roller's three ways: to win, to steal, to swap (BY-3)."""
        stealable = self.stealable()
        for target in range(self.terms.seats):
            if target != self.roller:  # BY-4
                append_members(moves, self.claimable(), CLAIM + target * VALUES - LOWEST)
        for target in range(self.terms.seats):
            append_members(moves, stealable & self.held[target], STEAL + target * VALUES - LOWEST)  # BY-10
        append_members(moves, self.swappable(), DOUBLET - LOWEST)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal move, without a list."""
        if self.stage == ANSWER:
            return OK + rng.below(2)
        if self.stage == PAY:
            mine: i64 = self.held[self.roller]
            return nth(mine, rng.below(count(mine))) + GIVE - LOWEST
        if self.stage == SWAP:
            returnable = self.returnable()
            return nth(returnable, rng.below(count(returnable))) + RETURN - LOWEST
        return self.pick_choice(rng)

    def pick_choice(self, rng: Rng) -> i64:
        """One of the roller's moves."""
        claimable, stealable, swappable = self.claimable(), self.stealable(), self.swappable()
        values = count(claimable)
        claims = values * (self.terms.seats - 1)
        steals = count(stealable)
        n = rng.below(claims + steals + count(swappable))
        if n < claims:
            target = n // values
            return CLAIM + self.others(target) * VALUES + nth(claimable, n - target * values) - LOWEST
        n -= claims
        if n < steals:
            token = nth(stealable, n)
            return STEAL + self.owner(only(token)) * VALUES + token - LOWEST
        return nth(swappable, n - steals) + DOUBLET - LOWEST

    def others(self, n: i64) -> i64:
        """The n-th seat, counted from 0, without the roller's."""
        return n if n < self.roller else n + 1

    def owner(self, token: i64) -> i64:
        """The seat that has this token in front of it."""
        seat: i64 = 0
        while not self.held[seat] & token:
            seat += 1
        return seat

    def odds(self) -> list[tuple[int, int]]:
        """Who rolls first (BY-2, BY-R7), or three dice (BY-3)."""
        if self.stage == BEGIN:
            return [(FIRST + seat, 1) for seat in range(self.terms.seats)]
        if self.stage == SHAKE:
            return [(ROLL + roll, ways) for roll, ways in enumerate(WAYS)]
        return []

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, without a list."""
        if self.stage == BEGIN:
            return FIRST + rng.below(self.terms.seats)
        return ROLL + DRAWN[rng.below(len(DRAWN))]

    def fallback(self, seat: i64) -> i64:
        """A claim for little against the next player, disbelief, the cheapest token, or whatever pays."""
        if self.stage == CHOOSE:
            target = (self.roller + 1) % self.terms.seats
            return CLAIM + target * VALUES + cheapest(self.centre) - LOWEST
        if self.stage == ANSWER:
            return BLUFF
        if self.stage == PAY:
            return GIVE + cheapest(self.held[self.roller]) - LOWEST
        return lowest(self.returnable()) + RETURN - LOWEST

    # What a move does -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Announce, answer, move a token, or let nature name the first roller or roll."""
        if move < STEAL:
            self.announce(move - CLAIM, False, tell)
        elif move < DOUBLET:
            self.announce(move - STEAL, True, tell)
        elif move < RETURN:
            self.show_double(move - DOUBLET + LOWEST, tell)
        elif move < OK:
            self.return_token(move - RETURN + LOWEST, tell)
        elif move < GIVE:
            self.answer(move == OK, tell)
        elif move < FIRST:
            self.give(move - GIVE + LOWEST, tell)
        elif move < ROLL:
            self.begin(move - FIRST, tell)
        else:
            self.shake(move - ROLL, tell)

    def enter(self, stage: i64) -> None:
        """Go on with a stage, and ask whoever it is up to."""
        self.stage = stage
        if stage in (CHOOSE, SWAP):
            self.movers = only(self.roller)
        elif stage == ANSWER:
            self.movers = only(self.guesser)
        elif stage == PAY:
            self.movers = only(self.chooser())
        else:
            self.movers = 0 if stage == OVER else NATURE_BIT

    def begin(self, seat: i64, tell: Tell | None) -> None:
        """This seat is the first roller."""
        self.roller = seat
        self.enter(SHAKE)
        if tell is not None:
            tell(Began(seat))

    def shake(self, roll: i64, tell: Tell | None) -> None:
        """The roller shakes the dice and looks at them secretly (BY-3)."""
        self.roll = roll
        self.enter(CHOOSE)
        if tell is not None:
            tell(Rolled(self.roller, ROLLS[roll]))

    def announce(self, to_whom_and_what: i64, stealing: bool, tell: Tell | None) -> None:
        """The roller announces a value to a guesser, true or false (BY-4, BY-10)."""
        self.guesser = to_whom_and_what // VALUES
        self.announced = to_whom_and_what % VALUES + LOWEST
        self.stealing = stealing
        self.enter(ANSWER)
        if tell is not None:
            tell((Attacked if stealing else Claimed)(self.roller, self.guesser, self.announced))

    def answer(self, believes: bool, tell: Tell | None) -> None:
        """The guesser believes it or not, and the dice are revealed (BY-5)."""
        truth = SUMS[self.roll] == self.announced
        if tell is not None:
            tell(Answered(self.guesser, "ok" if believes else "bluff"))
            tell(Revealed(self.roller, ROLLS[self.roll], SUMS[self.roll], truth))
        right = believes == truth  # BY-6, BY-7: believing the truth and calling the bluff are both right
        if self.stealing:
            self.settle_steal(right, tell)
        else:
            self.settle_claim(right, tell)

    def settle_claim(self, right: bool, tell: Tell | None) -> None:
        """The token at stake goes to the guesser who was right, or else to the roller (BY-6, BY-7)."""
        winner = self.guesser if right else self.roller
        stake: i64 = SUMS[self.roll] if self.terms.rolled_stake else self.announced  # BY-R1
        if self.centre & only(stake):
            self.centre ^= only(stake)
            self.held[winner] |= only(stake)
            if tell is not None:
                tell(Won(winner, stake, WORTH[stake]))
        elif tell is not None:
            tell(Missed(stake))  # BY-R2
        self.end_turn(tell)

    def settle_steal(self, right: bool, tell: Tell | None) -> None:
        """A fooled guesser loses the token; otherwise the roller has to give one (BY-11, BY-R3)."""
        if right:
            self.enter(PAY)
            if tell is not None:
                tell(Failed(self.roller, self.chooser()))
            return
        self.hand_over(self.guesser, self.roller, self.announced)
        if tell is not None:
            tell(Stole(self.roller, self.guesser, self.announced, WORTH[self.announced]))
        self.end_turn(tell)

    def give(self, token: i64, tell: Tell | None) -> None:
        """The roller gives this token to the guesser (BY-11)."""
        self.hand_over(self.roller, self.guesser, token)
        if tell is not None:
            tell(Gave(self.roller, self.guesser, token, WORTH[token]))
        self.end_turn(tell)

    def hand_over(self, giver: i64, taker: i64, token: i64) -> None:
        """A token goes from one player to another."""
        self.held[giver] ^= only(token)
        self.held[taker] |= only(token)

    def show_double(self, token: i64, tell: Tell | None) -> None:
        """The roller says "Doublet", shows the dice (BY-12) and wants this token."""
        self.taking = token
        self.owed = WORTH[token]
        self.enter(SWAP)
        if tell is not None:
            tell(Doubled(self.roller, ROLLS[self.roll], token, WORTH[token]))

    def return_token(self, token: i64, tell: Tell | None) -> None:
        """The roller returns a token; once the price is paid the swap is made (BY-13)."""
        self.held[self.roller] ^= only(token)
        self.centre |= only(token)
        self.owed -= WORTH[token]
        if tell is not None:
            tell(Returned(self.roller, token))
        if self.owed == 0:
            self.centre ^= only(self.taking)
            self.held[self.roller] |= only(self.taking)
            if tell is not None:
                tell(Swapped(self.roller, self.taking, WORTH[self.taking]))
            self.end_turn(tell)

    def end_turn(self, tell: Tell | None) -> None:
        """The cup passes clockwise (BY-2), unless the centre is empty (BY-15) or all turns are played (BY-R9)."""
        self.turns += 1
        if self.centre == 0 or self.turns == self.terms.last_turn:
            self.enter(OVER)
            if tell is not None:
                tell(Ended("limit" if self.centre else "cleared"))
            return
        self.roller = self.roller + 1 if self.roller + 1 < self.terms.seats else 0
        self.roll = -1
        self.guesser = -1
        self.announced = 0
        self.stealing = False
        self.taking = 0
        self.enter(SHAKE)

    def outcome(self) -> Outcome | None:
        """Most points win (BY-15), then fewest tokens (BY-16); who is still equal shares the rank (BY-R10)."""
        if self.stage != OVER:
            return None
        places = [(-points_of(tokens), count(tokens)) for tokens in self.held]
        return Outcome(
            scores=tuple([points_of(tokens) for tokens in self.held]),
            ranks=tuple([1 + len([other for other in places if other < place]) for place in places]),
            reason="limit" if self.centre else "cleared",
            rule="BY-R9" if self.centre else "BY-15",
        )

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> BluffView:
        """All that the seat may know (view.py)."""
        return look(self, seat)

    def knows_dice(self, seat: i64) -> bool:
        """Whether the seat (-1: a spectator) may know the dice: its own, and any that have been shown (BY-R11)."""
        return self.roll >= 0 and (seat == self.roller or self.stage not in (CHOOSE, ANSWER))

    def imagine(self, seat: i64, rng: Rng) -> BluffYou:
        """Under somebody else's cup lies any roll by its odds: whatever was announced may be true or false (BY-4)."""
        other = self.copy()
        if self.roll >= 0 and not self.knows_dice(seat):
            other.roll = DRAWN[rng.below(len(DRAWN))]
        return other

    def features(self, seat: i64) -> bytes:
        """Marks for everybody's tokens, the own seat first, and for the centre; then the turn, in plain numbers."""
        numbers = bytearray(FEATURES)
        seats = self.terms.seats
        for place in range(seats):
            mark(numbers, self.held[(seat + place) % seats], place * VALUES - LOWEST)
        mark(numbers, self.centre, 8 * VALUES - LOWEST)
        numbers[144] = seats
        numbers[145] = self.stage
        numbers[146] = 0 if self.roller < 0 else 1 + (self.roller - seat) % seats
        numbers[147] = 0 if self.guesser < 0 else 1 + (self.guesser - seat) % seats
        numbers[148] = 1 if self.stealing else 0
        numbers[149] = self.announced
        if self.knows_dice(seat):
            numbers[150], numbers[151], numbers[152] = ROLLS[self.roll]
        numbers[153] = self.taking
        numbers[154] = self.owed
        numbers[155], numbers[156] = self.turns // 256, self.turns % 256
        if self.terms.counted:
            numbers[157], numbers[158] = self.terms.last_turn // 256, self.terms.last_turn % 256
        return bytes(numbers)

    # Why a move is refused --------------------------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule that the move would break."""
        if self.stage == OVER:
            return refusal("BY-R9" if self.centre else "BY-15", "over")
        if move >= FIRST:
            return refusal("BY-3", "nature")
        if self.movers == NATURE_BIT:
            return refusal("BY-3", "rolling")
        if self.movers != only(seat):
            return refusal("BY-5", "answerer") if self.stage == ANSWER else refusal("BY-2", "turn")
        if self.stage == CHOOSE:
            return self.why_not_choose(move)
        if self.stage == ANSWER:
            return None if OK <= move < GIVE else refusal("BY-5", "answer", value=self.announced)
        if self.stage == PAY:
            return self.why_not_give(move)
        return self.why_not_return(move)

    def why_not_choose(self, move: i64) -> Refusal | None:
        """Why the roller may not begin like this."""
        if move < STEAL:
            return self.why_not_claim(move // VALUES, move % VALUES + LOWEST)
        if move < DOUBLET:
            return self.why_not_steal((move - STEAL) // VALUES, move % VALUES + LOWEST)
        if move < RETURN:
            return self.why_not_double(move - DOUBLET + LOWEST)
        if move < OK:
            return refusal("BY-12", "no-swap")
        return refusal("BY-3", "announce-first") if move < GIVE else refusal("BY-11", "no-gift")

    def why_not_claim(self, target: i64, value: i64) -> Refusal | None:
        """Why this value may not be announced to this player."""
        if target >= self.terms.seats:
            return refusal("BY-4", "nobody", last=self.terms.seats - 1)
        if target == self.roller:
            return refusal("BY-4", "yourself")
        return None if self.claimable() & only(value) else refusal("BY-R2", "gone", value=value)

    def why_not_steal(self, target: i64, value: i64) -> Refusal | None:
        """Why this player may not be attacked for this token."""
        if target >= self.terms.seats:
            return refusal("BY-10", "nobody", last=self.terms.seats - 1)
        if target == self.roller:
            return refusal("BY-10", "yourself")
        if not self.held[self.roller]:
            return refusal("BY-9", "bare")
        if not self.held[target]:
            return refusal("BY-9", "target-bare")
        return None if self.held[target] & only(value) else refusal("BY-R11", "not-theirs", value=value)

    def why_not_double(self, token: i64) -> Refusal | None:
        """Why this token may not be taken for a doublet."""
        if not self.has_double():
            return refusal("BY-12", "no-double")
        if count(self.held[self.roller]) < 2:
            return refusal("BY-12", "two-tokens")
        if not self.centre & only(token):
            return refusal("BY-13", "not-in-centre", token=token)
        if not self.swappable() & only(token):
            return refusal("BY-R6", "no-sum", token=token, points=WORTH[token])
        return None

    def why_not_give(self, move: i64) -> Refusal | None:
        """Why this does not settle a steal that failed."""
        if move < GIVE:
            return refusal("BY-11", "give")
        token = move - GIVE + LOWEST
        return None if self.held[self.roller] & only(token) else refusal("BY-11", "not-rollers", token=token)

    def why_not_return(self, move: i64) -> Refusal | None:
        """Why this does not pay for a doublet."""
        if not RETURN <= move < OK:
            return refusal("BY-13", "return", owed=self.owed)
        token = move - RETURN + LOWEST
        if not self.held[self.roller] & only(token):
            return refusal("BY-13", "not-yours", token=token)
        return None if self.returnable() & only(token) else refusal("BY-R6", "inexact", token=token, owed=self.owed)


def cheapest(tokens: i64) -> i64:
    """The lowest of the tokens that are worth least."""
    points: i64 = 1
    while not tokens & PRICED[points]:
        points += 1
    return lowest(tokens & PRICED[points])


def mark(numbers: bytearray, tokens: i64, offset: i64) -> None:
    """Set a 1 for every token of the set."""
    while tokens:
        numbers[lowest(tokens) + offset] = 1
        tokens &= tokens - 1


def refusal(rule: str, message: str, **values: int) -> Refusal:
    """A refusal of Bluff You!"""
    return Refusal(rule=rule, message=f"bluff-refused-{message}", values=dict(values))
