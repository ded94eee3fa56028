"""The view of the duel as numbers, for learners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.duel.codes import LOWEST, PILE
from saloon.games.duel.state import Position
from saloon.kernel.bits import lowest
from saloon.kernel.rows import Page, put, put_flags, put_members

if TYPE_CHECKING:
    from mypy_extensions import i64

FEATURES: Final = 190
BLANK: Final = bytes(FEATURES)


def write_features(duel: Position, seat: i64, page: Page) -> None:
    """58 flags each for the own hand, the own draw pile and the opponent's cards left; then plain numbers."""
    me = duel.side(seat)
    foe = duel.side(1 - seat)
    at: i64 = len(page)
    page.write(BLANK)
    put_members(page, at - LOWEST, me.hand)
    if not duel.terms.hidden_log:
        put_flags(page, at + PILE, me.deck >> LOWEST)
        put_flags(page, at + 2 * PILE, (foe.hand | foe.deck) >> LOWEST)
    put(page, at + 174, lowest(me.rising))
    put(page, at + 175, lowest(me.falling))
    put(page, at + 176, lowest(foe.rising))
    put(page, at + 177, lowest(foe.falling))
    put(page, at + 178, me.hand_size)
    put(page, at + 179, me.deck_size)
    put(page, at + 180, foe.hand_size)
    put(page, at + 181, foe.deck_size)
    put(page, at + 182, 1 if duel.turn == seat else 0)
    put(page, at + 183, duel.laid)
    put(page, at + 184, 1 if duel.helped else 0)
    put(page, at + 185, duel.minimum)
    put(page, at + 186, 1 if me.rising_helped else 0)
    put(page, at + 187, 1 if me.falling_helped else 0)
    put(page, at + 188, 1 if foe.rising_helped else 0)
    put(page, at + 189, 1 if foe.falling_helped else 0)
