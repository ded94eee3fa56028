"""What a bot is given: its seat's view, its legal moves, and imagined states. Nothing else enforces this.

A sight is built on an imagined state, so that even a bot that reads private attributes finds no secret there.
"""

from __future__ import annotations

from typing import Any

from saloon.kernel.rng import Rng
from saloon.kernel.state import State


class Sight:
    """A position as one seat may know it."""

    def __init__(self, state: State, seat: int, rng: Rng) -> None:
        self.seat = seat
        self._imagined = state.imagine(seat, rng)

    @property
    def view(self) -> Any:
        """All that the seat may know."""
        return self._imagined.view(self.seat)

    @property
    def features(self) -> bytes:
        """The view as numbers, for learners."""
        return self._imagined.features(self.seat)

    @property
    def legal(self) -> list[int]:
        """The seat's legal moves."""
        return self._imagined.legal(self.seat)

    def gives_up(self, move: int) -> bool:
        """Whether the seat gives up with this move."""
        return self._imagined.gives_up(move)

    def imagine(self, rng: Rng) -> State:
        """A full state that the seat cannot tell from the real one."""
        return self._imagined.imagine(self.seat, rng)
