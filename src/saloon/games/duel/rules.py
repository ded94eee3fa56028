"""The rules of the duel. Hands, draw piles and tops of piles are bit sets: card n is bit n."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.events import Began, Drew, Ended, Laid, Won
from saloon.games.duel.look import look
from saloon.games.duel.view import DuelView
from saloon.kernel.bits import append_members, count, lowest, nth, only
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng, sample
from saloon.kernel.state import NATURE_BIT, State, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64

# Ids of the move table (moves.py): four piles of 58 cards, the end of a turn, then nature's moves.
PILE: Final = 58
OWN_RISING: Final = 0
OWN_FALLING: Final = 58
FOE_RISING: Final = 116
FOE_FALLING: Final = 174
END: Final = 232
FIRST: Final = 233
DRAW: Final = 235
LOWEST: Final = 2

MINIMUM: Final = 2  # cards a turn needs (TG-6)
OWN_DRAW: Final = 2  # cards drawn after a turn on one's own piles (TG-15)
BASE: Final = 2  # the rising base is card 1: bit 1
FEATURES: Final = 190


def above(top: i64) -> i64:
    """All cards above this one."""
    return -(top << 1)


def below(top: i64) -> i64:
    """All cards below this one."""
    return top - 1


def climbs(top: i64) -> i64:
    """Cards for one's own rising pile: any above its top (TG-8), or exactly ten below it (TG-10)."""
    return above(top) | top >> 10


def falls(top: i64) -> i64:
    """Cards for one's own falling pile: any below its top (TG-9), or exactly ten above it (TG-11)."""
    return below(top) | top << 10


def helps_rising(top: i64) -> i64:
    """Cards an opponent may lay on this rising pile: only lower ones, which improve it (TG-13)."""
    return below(top)


def helps_falling(top: i64) -> i64:
    """Cards an opponent may lay on this falling pile: only higher ones, which improve it (TG-13)."""
    return above(top)


class Terms:
    """What the options settle for the whole match."""

    def __init__(
        self,
        highest: i64,
        hand_limit: i64,
        last_card_exception: bool,
        touch_move: bool,
        hidden_log: bool,
        starter: i64,
    ) -> None:
        self.cards_count: i64 = highest - 1
        self.falling_base: i64 = only(highest + 1)
        self.cards: i64 = below(self.falling_base) & ~below(BASE << 1)  # the bases are in no hand (TG-2, TG-R1)
        self.hand_limit: i64 = hand_limit
        self.last_card_exception: bool = last_card_exception
        self.touch_move: bool = touch_move
        self.hidden_log: bool = hidden_log
        self.starter: i64 = starter  # -1: chance names who begins (TG-R7)


class Side:
    """One player's side of the table: hand, draw pile and the tops of the two piles (TG-2, TG-3)."""

    def __init__(self, deck: i64, deck_size: i64, falling: i64) -> None:
        self.hand: i64 = 0
        self.hand_size: i64 = 0
        self.deck: i64 = deck
        self.deck_size: i64 = deck_size
        self.rising: i64 = BASE
        self.falling: i64 = falling
        self.rising_helped: bool = False  # the opponent's card lies on top
        self.falling_helped: bool = False

    def copy(self) -> Side:
        """An independent copy."""
        other = Side(self.deck, self.deck_size, self.falling)
        other.hand = self.hand
        other.hand_size = self.hand_size
        other.rising = self.rising
        other.rising_helped = self.rising_helped
        other.falling_helped = self.falling_helped
        return other


def new_side(terms: Terms) -> Side:
    """Bases laid out, all cards in the draw pile (TG-3, TG-4)."""
    return Side(terms.cards, terms.cards_count, terms.falling_base)


class Duel(State):
    """A match of the duel."""

    def __init__(self, terms: Terms, first_side: Side, second_side: Side) -> None:
        self.terms: Terms = terms
        self.first_side: Side = first_side
        self.second_side: Side = second_side
        self.movers: i64 = NATURE_BIT
        self.turn: i64 = -1
        self.laid: i64 = 0  # cards laid in this turn
        self.minimum: i64 = MINIMUM
        self.helped: bool = False
        self.drawer: i64 = -1
        self.owed: i64 = 0  # cards the drawer is still to get
        self.winner: i64 = -1
        self.emptied: bool = False

    def copy(self) -> Duel:
        """An independent copy."""
        other = Duel(self.terms, self.first_side.copy(), self.second_side.copy())
        other.movers = self.movers
        other.turn = self.turn
        other.laid = self.laid
        other.minimum = self.minimum
        other.helped = self.helped
        other.drawer = self.drawer
        other.owed = self.owed
        other.winner = self.winner
        other.emptied = self.emptied
        return other

    def side(self, seat: i64) -> Side:
        """The side of this seat."""
        return self.first_side if seat == 0 else self.second_side

    # What may be done -------------------------------------------------------------------------------------------

    def to_move(self) -> i64:
        """One seat at a time, or nature (TG-6)."""
        return self.movers

    def offers(self, needs_second: bool) -> tuple[i64, i64, i64, i64]:
        """Cards that may be laid now: own rising, own falling, the opponent's rising, the opponent's falling pile.

        With `needs_second` only those after which another card can be laid (TG-R4).
        """
        me = self.side(self.turn)
        hand = me.hand
        rising = hand & climbs(me.rising)
        falling = hand & falls(me.falling)
        if self.helped:  # TG-7: one card a turn on the opponent's piles
            return rising, falling, 0, 0
        foe = self.side(1 - self.turn)
        foe_rising = hand & helps_rising(foe.rising)
        foe_falling = hand & helps_falling(foe.falling)
        if not needs_second:
            return rising, falling, foe_rising, foe_falling
        helping = foe_rising | foe_falling
        own = rising | falling
        return (
            followed(rising, falling | helping, hand, OWN_RISING),
            followed(falling, rising | helping, hand, OWN_FALLING),
            followed(foe_rising, own, hand, FOE_RISING),
            followed(foe_falling, own, hand, FOE_FALLING),
        )

    def needs_second(self) -> bool:
        """Whether the next card must leave another one: the first of a turn, unless a touched card is played."""
        return self.laid == 0 and self.minimum == MINIMUM and not self.terms.touch_move

    def may_end(self) -> bool:
        """A turn may end once its minimum is laid (TG-6)."""
        return self.laid >= self.minimum

    def least(self) -> i64:
        """How many cards the turn needs: two (TG-6), or one where a lone last card may be laid by itself (TG-R3)."""
        lone = self.terms.last_card_exception and self.side(self.turn).hand_size + self.laid == 1
        return 1 if lone else MINIMUM

    def draws(self) -> i64:
        """Cards drawn after this turn: two (TG-15), or as many as fill the hand after helping (TG-16)."""
        me = self.side(self.turn)
        wanted = self.terms.hand_limit - me.hand_size if self.helped else OWN_DRAW
        return min(me.deck_size, wanted)  # TG-17, TG-R5

    def legal(self, seat: i64) -> list[int]:
        """Cards on piles, then the end of the turn."""
        moves: list[int] = []
        if self.movers != only(seat):
            return moves
        rising, falling, foe_rising, foe_falling = self.offers(self.needs_second())
        append_members(moves, rising, OWN_RISING - LOWEST)
        append_members(moves, falling, OWN_FALLING - LOWEST)
        append_members(moves, foe_rising, FOE_RISING - LOWEST)
        append_members(moves, foe_falling, FOE_FALLING - LOWEST)
        if self.may_end():
            moves.append(END)
        return moves

    def pick(self, seat: i64, rng: Rng) -> i64:
        """A uniformly random legal move, without a list."""
        rising, falling, foe_rising, foe_falling = self.offers(self.needs_second())
        first = count(rising)
        second = first + count(falling)
        third = second + count(foe_rising)
        fourth = third + count(foe_falling)
        n = rng.below(fourth + 1 if self.may_end() else fourth)
        if n < first:
            return nth(rising, n) + OWN_RISING - LOWEST
        if n < second:
            return nth(falling, n - first) + OWN_FALLING - LOWEST
        if n < third:
            return nth(foe_rising, n - second) + FOE_RISING - LOWEST
        if n < fourth:
            return nth(foe_falling, n - third) + FOE_FALLING - LOWEST
        return END

    def odds(self) -> list[tuple[int, int]]:
        """Who begins (TG-5, TG-R7), or any card of the draw pile (TG-4)."""
        if self.movers != NATURE_BIT:
            return []
        if self.turn < 0:
            return [(FIRST + seat, 1) for seat in (0, 1) if self.terms.starter in (-1, seat)]
        deck: list[int] = []
        append_members(deck, self.side(self.drawer).deck, DRAW - LOWEST)
        return [(move, 1) for move in deck]

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, without a list."""
        if self.turn < 0:
            return FIRST + (rng.below(2) if self.terms.starter < 0 else self.terms.starter)
        side = self.side(self.drawer)
        return nth(side.deck, rng.below(side.deck_size)) + DRAW - LOWEST

    def may_happen(self, move: i64) -> bool:
        """Whether this is one of nature's moves now, without a list."""
        if self.movers != NATURE_BIT:
            return False
        if self.turn < 0:
            return move in (FIRST, FIRST + 1) and self.terms.starter in (-1, move - FIRST)
        return move >= DRAW and self.side(self.drawer).deck & only(move - DRAW + LOWEST) != 0

    def fallback(self, seat: i64) -> i64:
        """The end of the turn if it may end, else the first card that may be laid."""
        return END if self.may_end() else self.legal(seat)[0]

    # What a move does -------------------------------------------------------------------------------------------

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Lay a card, end the turn, or let nature name the first player or draw."""
        if move < END:
            self.lay(seat, move, tell)
        elif move == END:
            self.end(seat, tell)
        elif move >= DRAW:
            self.receive(only(move - DRAW + LOWEST), tell)
        else:
            self.turn = move - FIRST
            self.deal(0, self.terms.hand_limit)  # TG-4
            if tell is not None:
                tell(Began(self.turn))

    def lay(self, seat: i64, move: i64, tell: Tell | None) -> None:
        """A card goes from the hand on top of a pile."""
        me = self.side(seat)
        foe = self.side(1 - seat)
        if tell is not None:
            tell(self.laying(seat, move))
        if move < OWN_FALLING:
            card = only(move - OWN_RISING + LOWEST)
            me.rising = card
            me.rising_helped = False
        elif move < FOE_RISING:
            card = only(move - OWN_FALLING + LOWEST)
            me.falling = card
            me.falling_helped = False
        else:
            self.helped = True
            if move < FOE_FALLING:
                card = only(move - FOE_RISING + LOWEST)
                foe.rising = card
                foe.rising_helped = True
            else:
                card = only(move - FOE_FALLING + LOWEST)
                foe.falling = card
                foe.falling_helped = True
        me.hand ^= card
        me.hand_size -= 1
        self.laid += 1
        if me.hand_size == 0 and me.deck_size == 0:
            self.finish(seat, True, tell)  # TG-18, checked after every card (TG-R6)
        elif self.terms.touch_move and self.laid < self.minimum and nothing(self.offers(False)):
            self.finish(1 - seat, False, tell)  # TG-R4: stranded by the card that was touched

    def end(self, seat: i64, tell: Tell | None) -> None:
        """The turn passes after cards are drawn for it (TG-15, TG-16)."""
        owed = self.draws()
        self.turn = 1 - seat
        if tell is not None:
            tell(Ended(seat, owed))
        if owed:
            self.deal(seat, owed)
        else:
            self.begin_turn(tell)

    def deal(self, seat: i64, cards: i64) -> None:
        """Nature owes this seat so many cards."""
        self.drawer = seat
        self.owed = cards
        self.movers = NATURE_BIT

    def receive(self, card: i64, tell: Tell | None) -> None:
        """A drawn card comes into the hand; after the last one the next turn begins."""
        side = self.side(self.drawer)
        side.deck ^= card
        side.deck_size -= 1
        side.hand |= card
        side.hand_size += 1
        self.owed -= 1
        if tell is not None:
            tell(Drew(self.drawer, lowest(card)))
        if self.owed == 0:
            if self.drawer == 0 and self.second_side.hand_size == 0 and self.second_side.deck == self.terms.cards:
                self.deal(1, self.terms.hand_limit)  # the opening: both draw their hands (TG-4)
            else:
                self.begin_turn(tell)

    def begin_turn(self, tell: Tell | None) -> None:
        """A player who cannot lay the minimum loses at once (TG-19), even with one last card (TG-R3)."""
        self.laid = 0
        self.helped = False
        self.movers = only(self.turn)
        self.minimum = self.least()
        if nothing(self.offers(self.minimum == MINIMUM)):
            self.finish(1 - self.turn, False, tell)

    def finish(self, winner: i64, emptied: bool, tell: Tell | None) -> None:
        """The match is over."""
        self.winner = winner
        self.emptied = emptied
        self.movers = 0
        if tell is not None:
            tell(Won(winner, "emptied" if emptied else "stuck"))

    def outcome(self) -> Outcome | None:
        """One wins, one loses."""
        if self.winner < 0:
            return None
        return Outcome(
            scores=(1, 0) if self.winner == 0 else (0, 1),
            ranks=(1, 2) if self.winner == 0 else (2, 1),
            reason="emptied" if self.emptied else "stuck",
            rule="TG-18" if self.emptied else "TG-19",
        )

    # What may be known ------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> DuelView:
        """All that the seat may know (look.py)."""
        return look(self, seat)

    def imagine(self, seat: i64, rng: Rng) -> Duel:
        """The opponent's hand is any choice of the cards that side has left; the rest is its draw pile."""
        other = self.copy()
        me = other.side(seat)
        foe = other.side(1 - seat)
        left = foe.hand | foe.deck
        if self.terms.hidden_log:  # TG-R8: what lies in the piles is unknown but for their tops
            me.deck = sample(rng, self.terms.cards & ~(me.hand | self.tops_of(seat)), me.deck_size)
            left = sample(rng, self.terms.cards & ~self.tops_of(1 - seat), foe.hand_size + foe.deck_size)
        foe.hand = sample(rng, left, foe.hand_size)
        foe.deck = left ^ foe.hand
        return other

    def tops_of(self, seat: i64) -> i64:
        """The cards of this seat that lie on top of piles."""
        me = self.side(seat)
        foe = self.side(1 - seat)
        tops: i64 = 0
        if not me.rising_helped:
            tops |= me.rising
        if not me.falling_helped:
            tops |= me.falling
        if foe.rising_helped:
            tops |= foe.rising
        if foe.falling_helped:
            tops |= foe.falling
        return tops

    def features(self, seat: i64) -> bytes:
        """Own hand, own draw pile and the opponent's cards left as 58 marks each; then tops, counts, turn and helps."""
        me = self.side(seat)
        foe = self.side(1 - seat)
        numbers = bytearray(FEATURES)
        mark(numbers, me.hand, 0 - LOWEST)
        if not self.terms.hidden_log:
            mark(numbers, me.deck, PILE - LOWEST)
            mark(numbers, foe.hand | foe.deck, 2 * PILE - LOWEST)
        numbers[174] = lowest(me.rising)
        numbers[175] = lowest(me.falling)
        numbers[176] = lowest(foe.rising)
        numbers[177] = lowest(foe.falling)
        numbers[178] = me.hand_size
        numbers[179] = me.deck_size
        numbers[180] = foe.hand_size
        numbers[181] = foe.deck_size
        numbers[182] = 1 if self.turn == seat else 0
        numbers[183] = self.laid
        numbers[184] = 1 if self.helped else 0
        numbers[185] = self.minimum
        numbers[186] = 1 if me.rising_helped else 0
        numbers[187] = 1 if me.falling_helped else 0
        numbers[188] = 1 if foe.rising_helped else 0
        numbers[189] = 1 if foe.falling_helped else 0
        return bytes(numbers)

    # Why a move is refused --------------------------------------------------------------------------------------

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """The first rule that the move would break."""
        if self.winner >= 0:
            return refusal("TG-18" if self.emptied else "TG-19", "over")
        if move > END:
            return refusal("TG-4", "nature")
        if self.movers == NATURE_BIT:
            return refusal("TG-4", "drawing")
        if self.movers != only(seat):
            return refusal("TG-6", "turn")
        if move == END:
            return None if self.may_end() else refusal("TG-6", "minimum", need=self.minimum - self.laid)
        pile = move // PILE * PILE
        number = move - pile + LOWEST
        card = only(number)
        if not self.side(seat).hand & card:
            return refusal("TG-6", "hand", card=number)
        if not self.fitting(pile) & card:
            return self.misfit(seat, pile, number)
        if move not in self.legal(seat):
            return refusal("TG-R4", "strands", card=number)
        return None

    def fitting(self, pile: i64) -> i64:
        """Cards in hand that fit this pile, whether or not they leave a second one."""
        rising, falling, foe_rising, foe_falling = self.offers(False)
        if pile == OWN_RISING:
            return rising
        if pile == OWN_FALLING:
            return falling
        return foe_rising if pile == FOE_RISING else foe_falling

    def misfit(self, seat: i64, pile: i64, number: i64) -> Refusal:
        """Why a card does not go on a pile."""
        me = self.side(seat)
        foe = self.side(1 - seat)
        if pile == OWN_RISING:
            back = me.rising >> 10 & self.terms.cards
            return refusal("TG-8", "rising", card=number, top=lowest(me.rising), jump=lowest(back) if back else 0)
        if pile == OWN_FALLING:
            back = me.falling << 10 & self.terms.cards
            return refusal("TG-9", "falling", card=number, top=lowest(me.falling), jump=lowest(back) if back else 0)
        if self.helped:
            return refusal("TG-7", "helped")
        top = lowest(foe.rising) if pile == FOE_RISING else lowest(foe.falling)
        improvable = helps_rising(foe.rising) if pile == FOE_RISING else helps_falling(foe.falling)
        if not improvable & self.terms.cards:
            return refusal("TG-R1", "base", top=top)
        return refusal("TG-13", "help-rising" if pile == FOE_RISING else "help-falling", card=number, top=top)

    def laying(self, seat: i64, move: i64) -> Laid:
        """The event of a card that is about to be laid."""
        pile = move // PILE * PILE
        number = move - pile + LOWEST
        own = pile < FOE_RISING
        side = self.side(seat if own else 1 - seat)
        rises = pile in (OWN_RISING, FOE_RISING)
        covered = lowest(side.rising) if rises else lowest(side.falling)
        back = number < covered if rises else number > covered
        return Laid(
            seat=seat,
            card=number,
            owner=seat if own else 1 - seat,
            pile="rising" if rises else "falling",
            covered=covered,
            way="help" if not own else "jump" if back else "step",
        )


def followed(first: i64, others: i64, hand: i64, pile: i64) -> i64:
    """Those of the first cards for a pile that leave a second card: one for another pile, or a next one for this."""
    if others & (others - 1):
        return first  # two cards fit elsewhere: whichever is laid first, one of them is left
    kept: i64 = 0
    while first:
        card = first & -first
        first ^= card
        seconds = others
        if pile == OWN_RISING:
            seconds |= hand & climbs(card)
        elif pile == OWN_FALLING:
            seconds |= hand & falls(card)
        if seconds & ~card:
            kept |= card
    return kept


def nothing(offers: tuple[i64, i64, i64, i64]) -> bool:
    """Whether no card may be laid anywhere."""
    return offers[0] | offers[1] | offers[2] | offers[3] == 0


def mark(numbers: bytearray, cards: i64, offset: i64) -> None:
    """Set a 1 for every card of the set."""
    while cards:
        numbers[lowest(cards) + offset] = 1
        cards &= cards - 1


def refusal(rule: str, message: str, **values: int) -> Refusal:
    """A refusal of the duel."""
    return Refusal(rule=rule, message=f"duel-refused-{message}", values=dict(values))
