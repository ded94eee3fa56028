"""Every distinct way in which a turn can end.

The order of the cards within a turn hardly matters: what counts is which cards are left in hand and what lies on top
of the four piles. A walk over these positions, each entered once, takes tens of microseconds, so nothing is left out:
a hand of six has at most 64 * 7 * 7 * 13 of them, in play a few hundred.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.rules import (
    FOE_FALLING,
    FOE_RISING,
    LOWEST,
    OWN_DRAW,
    OWN_FALLING,
    OWN_RISING,
    Duel,
    climbs,
    falls,
    helps_falling,
    helps_rising,
)
from saloon.kernel.bits import lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

# The key of a position: cards laid as 6 bits, then which of them is on top of the own rising pile (0: none, card k of
# the hand: k + 1), of the own falling pile, and which lies on the opponent's (0: none, 2k + 1 rising, 2k + 2 falling).
HELP_PLACES: Final = 13
TOP_PLACES: Final = 7
RISING_PLACE: Final = 91
LAID_PLACE: Final = 637
KEYS: Final = 40768
LAST_STAMP: Final = 250  # small numbers are never allocated


class Ending:
    """One way in which a turn can end: the hand that is left, the tops of the piles, and the cards then drawn."""

    def __init__(
        self,
        hand: i64,
        hand_size: i64,
        rising: i64,
        falling: i64,
        foe_rising: i64,
        foe_falling: i64,
        draws: i64,
        wins: bool,
    ) -> None:
        self.hand: i64 = hand
        self.hand_size: i64 = hand_size
        self.rising: i64 = rising
        self.falling: i64 = falling
        self.foe_rising: i64 = foe_rising
        self.foe_falling: i64 = foe_falling
        self.draws: i64 = draws
        self.wins: bool = wins  # the last card is laid (TG-18)
        self.move: i64 = -1  # the move that leads there
        self.score: i64 = 0

    def key(self) -> tuple[int, int, int, int, int]:
        """What makes this ending distinct."""
        return self.hand, self.rising, self.falling, self.foe_rising, self.foe_falling


class Turns:
    """A walk over the rest of a turn. What shall be done with an ending is said by `found`."""

    def __init__(self, most: i64 = 6) -> None:
        self.most: i64 = most  # cards it lays in a turn at most, while there are cards to draw
        self.fewest: i64 = 0  # so many it then leaves in hand
        self.seen: list[int] = [0] * KEYS
        self.stamp: i64 = 0
        self.cards: i64 = 0  # the hand at the start of the walk
        self.deck_size: i64 = 0
        self.hand_limit: i64 = 0
        self.first: i64 = -1  # the move of the walk's start that it now follows; the end of the turn is -1
        self.stopped: bool = False

    def found(
        self,
        hand: i64,
        hand_size: i64,
        rising: i64,
        falling: i64,
        foe_rising: i64,
        foe_falling: i64,
        draws: i64,
        wins: bool,
    ) -> None:
        """An ending, seen for the first time in this walk."""
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
        self.first = -1
        self.stopped = False
        self.fewest = me.hand_size + duel.laid - self.most if me.deck_size else 0
        self.step(
            0,
            me.hand,
            me.hand_size,
            me.rising,
            me.falling,
            foe.rising,
            foe.falling,
            duel.minimum - duel.laid,
            duel.helped,
            True,
        )

    def step(
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
        outset: bool,
    ) -> None:
        """Enter a position: perhaps an ending, then lay each card that fits. `needed` cards are still to be laid."""
        if hand_size == 0 and self.deck_size == 0:
            self.found(hand, 0, rising, falling, foe_rising, foe_falling, 0, True)
            return
        if needed <= 0:
            draws = self.hand_limit - hand_size if helped else OWN_DRAW
            if draws > self.deck_size:
                draws = self.deck_size
            self.found(hand, hand_size, rising, falling, foe_rising, foe_falling, draws, False)
            if hand_size <= self.fewest:
                return
        rises = climbs(rising)
        sinks = falls(falling)
        help_rises: i64 = 0
        help_sinks: i64 = 0
        if not helped:
            help_rises = helps_rising(foe_rising)
            help_sinks = helps_falling(foe_falling)
        if hand & (rises | sinks | help_rises | help_sinks) == 0:
            return
        on_rising = key // RISING_PLACE % TOP_PLACES
        on_falling = key // HELP_PLACES % TOP_PLACES
        cards = self.cards
        place: i64 = 0
        laid_place: i64 = LAID_PLACE
        while cards and not self.stopped:
            card = cards & -cards
            cards ^= card
            place += 1
            if hand & card:
                laid = key + laid_place
                rest = hand ^ card
                if card & rises:
                    if outset:
                        self.first = lowest(card) + OWN_RISING - LOWEST
                    after = laid + (place - on_rising) * RISING_PLACE
                    if self.enter(after):
                        self.step(
                            after, rest, hand_size - 1, card, falling, foe_rising, foe_falling, needed - 1, helped, False
                        )
                if card & sinks:
                    if outset:
                        self.first = lowest(card) + OWN_FALLING - LOWEST
                    after = laid + (place - on_falling) * HELP_PLACES
                    if self.enter(after):
                        self.step(
                            after, rest, hand_size - 1, rising, card, foe_rising, foe_falling, needed - 1, helped, False
                        )
                if card & help_rises:
                    if outset:
                        self.first = lowest(card) + FOE_RISING - LOWEST
                    after = laid + place * 2 - 1
                    if self.enter(after):
                        self.step(after, rest, hand_size - 1, rising, falling, card, foe_falling, needed - 1, True, False)
                if card & help_sinks:
                    if outset:
                        self.first = lowest(card) + FOE_FALLING - LOWEST
                    after = laid + place * 2
                    if self.enter(after):
                        self.step(after, rest, hand_size - 1, rising, falling, foe_rising, card, needed - 1, True, False)
            laid_place += laid_place

    def enter(self, key: i64) -> bool:
        """Whether this position is new to the walk; from now on it is not."""
        if self.seen[key] == self.stamp:
            return False
        self.seen[key] = self.stamp
        return True
