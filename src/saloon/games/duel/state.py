"""A position of the duel. Hands, draw piles and tops of piles are bit sets: card n is bit n."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.piles import below
from saloon.kernel.bits import only
from saloon.kernel.state import NATURE_BIT, State

if TYPE_CHECKING:
    from mypy_extensions import i64

MINIMUM: Final = 2  # cards a turn needs (TG-6)
OWN_DRAW: Final = 2  # cards drawn after a turn on one's own piles (TG-15)
BASE: Final = 2  # the rising base is card 1: bit 1


class Terms:
    """The options, as the rules use them."""

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
        self.listed_set: i64 = 0  # the cards in `listed`, kept for the next view (look.py)
        self.listed: tuple[int, ...] = ()

    def copy(self) -> Side:
        """An independent copy."""
        other = Side(self.deck, self.deck_size, self.falling)
        other.hand = self.hand
        other.hand_size = self.hand_size
        other.rising = self.rising
        other.rising_helped = self.rising_helped
        other.falling_helped = self.falling_helped
        other.listed_set = self.listed_set
        other.listed = self.listed
        return other


def new_side(terms: Terms) -> Side:
    """Bases laid out, all cards in the draw pile (TG-3, TG-4)."""
    return Side(terms.cards, terms.cards_count, terms.falling_base)


class Position(State):
    """The state of a match, without its rules."""

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

    def copy_into(self, other: Position) -> None:
        """Make another position with the same sides equal to this one."""
        other.movers = self.movers
        other.turn = self.turn
        other.laid = self.laid
        other.minimum = self.minimum
        other.helped = self.helped
        other.drawer = self.drawer
        other.owed = self.owed
        other.winner = self.winner
        other.emptied = self.emptied

    def side(self, seat: i64) -> Side:
        """The side of this seat."""
        return self.first_side if seat == 0 else self.second_side

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
