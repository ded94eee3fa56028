"""Every distinct way in which a turn can end.

The order of the cards within a turn hardly matters: what counts is which cards are left in hand and what lies on top
of the four piles. A search that enters each such position once takes tens of microseconds, so nothing is left out: a
hand of six has at most 64 * 7 * 7 * 13 of them, in play a few hundred.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.codes import END, FOE_FALLING, FOE_RISING, LOWEST, OWN_FALLING, OWN_RISING
from saloon.games.duel.piles import climbs, falls, helps_falling, helps_rising
from saloon.games.duel.rules import Duel
from saloon.games.duel.state import OWN_DRAW
from saloon.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

# The key of a position: cards laid as 6 bits, then which of them is on top of the own rising pile (0: none, card k of
# the hand: k + 1), of the own falling pile, and which lies on the opponent's (0: none, 2k + 1 rising, 2k + 2 falling).
TOPS: Final = 7
FALLING_PLACE: Final = 13
RISING_PLACE: Final = 13 * 7
LAID_PLACE: Final = 13 * 7 * 7
KEYS: Final = 13 * 7 * 7 * 64
LAST_STAMP: Final = 250  # up to 256 Python keeps int objects ready, so that to mark a key creates none
ANY_NUMBER: Final = 6


class Ending:
    """A position in which a turn may end: the hand that is left, the tops of the piles, and the cards then drawn."""

    def __init__(
        self,
        key: i64,
        hand: i64,
        hand_size: i64,
        rising: i64,
        falling: i64,
        foe_rising: i64,
        foe_falling: i64,
        needed: i64,
        helped: bool,
    ) -> None:
        self.key: i64 = key
        self.hand: i64 = hand
        self.hand_size: i64 = hand_size
        self.rising: i64 = rising
        self.falling: i64 = falling
        self.foe_rising: i64 = foe_rising
        self.foe_falling: i64 = foe_falling
        self.needed: i64 = needed  # cards still to be laid before the turn may end (TG-6)
        self.helped: bool = helped  # a card lies on the opponent's piles (TG-7)
        self.draws: i64 = 0
        self.wins: bool = False  # the last card is laid (TG-18)
        self.move: i64 = END  # the first move on the way there
        self.score: i64 = 0

    def after(self, card: i64, pile: i64, key: i64) -> Ending:
        """The position once this card of the hand lies on this pile."""
        return Ending(
            key,
            self.hand ^ card,
            self.hand_size - 1,
            card if pile == OWN_RISING else self.rising,
            card if pile == OWN_FALLING else self.falling,
            card if pile == FOE_RISING else self.foe_rising,
            card if pile == FOE_FALLING else self.foe_falling,
            self.needed - 1,
            self.helped or pile >= FOE_RISING,
        )

    def same_as(self, other: Ending) -> bool:
        """Whether the two are the same position."""
        return (
            self.hand == other.hand
            and self.rising == other.rising
            and self.falling == other.falling
            and self.foe_rising == other.foe_rising
            and self.foe_falling == other.foe_falling
        )


class Turns:
    """A depth-first search of the rest of a turn. Subclasses say in `found` what to do with an ending."""

    def __init__(self, most: i64 = ANY_NUMBER) -> None:
        self.most: i64 = most  # cards laid in a turn, while there are cards to draw
        self.fewest: i64 = 0  # cards then left in hand
        self.seen: list[int] = [0] * KEYS
        self.stamp: i64 = 0  # of this search
        self.cards: i64 = 0  # the hand at its start
        self.deck_size: i64 = 0
        self.hand_limit: i64 = 0
        self.first: i64 = END  # the first move on the way to the current position
        self.stopped: bool = False

    def found(self, ending: Ending) -> None:
        """Called for each ending, once in a search."""
        raise NotImplementedError

    def walk(self, duel: Duel) -> None:
        """Find every ending of the turn that is being played."""
        self.stamp += 1
        if self.stamp > LAST_STAMP:
            self.seen = [0] * KEYS
            self.stamp = 1
        me = duel.side(duel.turn)
        foe = duel.side(1 - duel.turn)
        self.cards = me.hand
        self.deck_size = me.deck_size
        self.hand_limit = duel.terms.hand_limit
        self.fewest = me.hand_size + duel.laid - self.most if me.deck_size else 0
        self.first = END
        self.stopped = False
        needed = duel.minimum - duel.laid
        self.visit(
            Ending(0, me.hand, me.hand_size, me.rising, me.falling, foe.rising, foe.falling, needed, duel.helped)
        )

    def visit(self, here: Ending) -> None:
        """The turn may end here, or go on with any card that fits."""
        if here.hand_size == 0 and self.deck_size == 0:
            here.wins = True
            self.tell(here)
            return
        if here.needed <= 0:
            self.tell(here)
            if here.hand_size <= self.fewest:
                return
        rises = climbs(here.rising)
        sinks = falls(here.falling)
        help_rises: i64 = 0 if here.helped else helps_rising(here.foe_rising)
        help_sinks: i64 = 0 if here.helped else helps_falling(here.foe_falling)
        on_rising = here.key // RISING_PLACE % TOPS
        on_falling = here.key // FALLING_PLACE % TOPS
        cards = self.cards
        place: i64 = 0
        laid_place: i64 = LAID_PLACE
        while cards and not self.stopped:
            card = cards & -cards
            cards ^= card
            place += 1
            if here.hand & card:
                key = here.key + laid_place
                if card & rises:
                    self.enter(here, card, OWN_RISING, key + (place - on_rising) * RISING_PLACE)
                if card & sinks:
                    self.enter(here, card, OWN_FALLING, key + (place - on_falling) * FALLING_PLACE)
                if card & help_rises:
                    self.enter(here, card, FOE_RISING, key + 2 * place - 1)
                if card & help_sinks:
                    self.enter(here, card, FOE_FALLING, key + 2 * place)
            laid_place += laid_place

    def enter(self, here: Ending, card: i64, pile: i64, key: i64) -> None:
        """Lay a card, unless the search has been in the position after it."""
        if self.seen[key] != self.stamp:
            self.seen[key] = self.stamp
            if here.key == 0:
                self.first = lowest(card) + pile - LOWEST
            self.visit(here.after(card, pile, key))

    def tell(self, ending: Ending) -> None:
        """Complete an ending and report it: two cards are drawn (TG-15), or as many as fill the hand (TG-16)."""
        draws = self.hand_limit - ending.hand_size if ending.helped else OWN_DRAW
        if draws > self.deck_size:
            draws = self.deck_size
        ending.draws = draws
        ending.move = self.first
        self.found(ending)
