"""The view of the duel as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.codes import LOWEST, PILE
from saloon.games.duel.state import Position
from saloon.kernel.bits import lowest, mark

if TYPE_CHECKING:
    from mypy_extensions import i64

FEATURES: Final = 190


def features_of(duel: Position, seat: i64) -> bytes:
    """58 flags each for the own hand, the own draw pile and the opponent's cards left; then plain numbers."""
    me = duel.side(seat)
    foe = duel.side(1 - seat)
    numbers = bytearray(FEATURES)
    mark(numbers, me.hand, 0 - LOWEST)
    if not duel.terms.hidden_log:
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
    numbers[182] = 1 if duel.turn == seat else 0
    numbers[183] = duel.laid
    numbers[184] = 1 if duel.helped else 0
    numbers[185] = duel.minimum
    numbers[186] = 1 if me.rising_helped else 0
    numbers[187] = 1 if me.falling_helped else 0
    numbers[188] = 1 if foe.rising_helped else 0
    numbers[189] = 1 if foe.falling_helped else 0
    return bytes(numbers)
