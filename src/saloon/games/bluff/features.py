"""The view of Bluff You! as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.bluff.dice import DICE
from saloon.games.bluff.state import Position
from saloon.games.bluff.tokens import LOWEST, VALUES
from saloon.kernel.rows import Page, put, put_flags, put_pair

if TYPE_CHECKING:
    from mypy_extensions import i64

FEATURES: Final = 159
BLANK: Final = bytes(FEATURES)


def write_features(bluff: Position, seat: i64, page: Page) -> None:
    """Flags for everybody's tokens, the own seat first, and for the centre; then plain numbers about the turn."""
    at: i64 = len(page)
    page.write(BLANK)
    seats = bluff.terms.seats
    for place in range(seats):
        held: i64 = bluff.held[(seat + place) % seats]
        put_flags(page, at + place * VALUES, held >> LOWEST)
    put_flags(page, at + 8 * VALUES, bluff.centre >> LOWEST)
    put(page, at + 144, seats)
    put(page, at + 145, bluff.stage)
    put(page, at + 146, 0 if bluff.roller < 0 else 1 + (bluff.roller - seat) % seats)
    put(page, at + 147, 0 if bluff.guesser < 0 else 1 + (bluff.guesser - seat) % seats)
    put(page, at + 148, 1 if bluff.stealing else 0)
    put(page, at + 149, bluff.announced)
    if bluff.knows_dice(seat):
        number = 3 * bluff.roll
        put(page, at + 150, DICE[number])
        put(page, at + 151, DICE[number + 1])
        put(page, at + 152, DICE[number + 2])
    put(page, at + 153, bluff.taking)
    put(page, at + 154, bluff.owed)
    put_pair(page, at + 155, bluff.turns)
    if bluff.terms.counted:
        put_pair(page, at + 157, bluff.terms.last_turn)
