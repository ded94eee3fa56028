"""What a seat imagines: the opponent's hand, and with a hidden log what lies in the piles (TG-R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.duel.state import Position
from saloon.kernel.rng import Rng, sample

if TYPE_CHECKING:
    from mypy_extensions import i64


def imagine_into(duel: Position, seat: i64, rng: Rng) -> None:
    """The opponent's hand is any choice of the cards that side has left; the rest is its draw pile."""
    me = duel.side(seat)
    foe = duel.side(1 - seat)
    left = foe.hand | foe.deck
    if duel.terms.hidden_log:  # what lies in the piles is unknown but for their tops
        me.deck = sample(rng, duel.terms.cards & ~(me.hand | duel.tops_of(seat)), me.deck_size)
        left = sample(rng, duel.terms.cards & ~duel.tops_of(1 - seat), foe.hand_size + foe.deck_size)
    foe.hand = sample(rng, left, foe.hand_size)
    foe.deck = left ^ foe.hand
