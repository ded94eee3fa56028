"""The view of Bluff You! as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bluff.moves import ROLLS
from saloon.games.bluff.state import Position
from saloon.games.bluff.tokens import LOWEST, VALUES
from saloon.kernel.bits import mark

if TYPE_CHECKING:
    from mypy_extensions import i64

FEATURES: Final = 159


def features_of(bluff: Position, seat: i64) -> bytes:
    """Flags for everybody's tokens, the own seat first, and for the centre; then plain numbers about the turn."""
    numbers = bytearray(FEATURES)
    seats = bluff.terms.seats
    for place in range(seats):
        mark(numbers, bluff.held[(seat + place) % seats], place * VALUES - LOWEST)
    mark(numbers, bluff.centre, 8 * VALUES - LOWEST)
    numbers[144] = seats
    numbers[145] = bluff.stage
    numbers[146] = 0 if bluff.roller < 0 else 1 + (bluff.roller - seat) % seats
    numbers[147] = 0 if bluff.guesser < 0 else 1 + (bluff.guesser - seat) % seats
    numbers[148] = 1 if bluff.stealing else 0
    numbers[149] = bluff.announced
    if bluff.knows_dice(seat):
        numbers[150], numbers[151], numbers[152] = ROLLS[bluff.roll]
    numbers[153] = bluff.taking
    numbers[154] = bluff.owed
    numbers[155], numbers[156] = bluff.turns // 256, bluff.turns % 256
    if bluff.terms.counted:
        numbers[157], numbers[158] = bluff.terms.last_turn // 256, bluff.terms.last_turn % 256
    return bytes(numbers)
