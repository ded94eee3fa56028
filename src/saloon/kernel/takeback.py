"""When a move may be taken back: while the mover goes on moving and has learnt nothing by it."""

from __future__ import annotations

from saloon.kernel.bits import only
from saloon.kernel.rng import Rng
from saloon.kernel.state import State

SAMPLES = 16


def may_take_back(before: State, after: State, seat: int, move: int, rng: Rng) -> bool:
    """Whether the seat may take back the move that led from `before` to `after`.

    The seat must still be the only one to move, so neither another seat nor nature has moved since. And it must have
    learnt nothing: from every state that it could not tell from the real one, the move leads to the same view.
    """
    if after.to_move() != only(seat):
        return False
    seen = after.view(seat)
    for _ in range(SAMPLES):
        other = before.imagine(seat, rng)
        other.apply(seat, move)
        if other.view(seat) != seen:
            return False
    return True
