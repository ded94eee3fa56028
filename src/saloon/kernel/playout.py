"""Random matches at full speed, for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel.bits import count, lowest, nth
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT, State

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_out(state: State, rng: Rng) -> i64:
    """Play the state to its end with uniformly random moves; returns how many moves the seats made."""
    moves: i64 = 0
    while True:
        movers = state.to_move()
        if movers == 0:
            return moves
        if movers == NATURE_BIT:
            state.apply(NATURE, state.draw(rng))
        else:
            seat = lowest(movers) if movers & (movers - 1) == 0 else nth(movers, rng.below(count(movers)))
            state.apply(seat, state.pick(seat, rng))
            moves += 1


def play_out_many(start: State, matches: i64, rng: Rng) -> i64:
    """Play so many random matches from copies of one state; returns how many moves the seats made in all."""
    moves: i64 = 0
    while matches > 0:
        matches -= 1
        moves += play_out(start.copy(), rng)
    return moves
