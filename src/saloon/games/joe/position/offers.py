"""Moves as they are found: all of them as a list, or one of them at random without a list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.kernel.bits import lowest
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move, People


NO_MOVES: Final[list[int]] = []  # where only one is kept


class Offers:
    """Takes the moves of a seat in ascending order. With a generator it keeps only one, each with the same chance."""

    def __init__(self, rng: Rng | None) -> None:
        self.rng: Rng | None = rng
        self.moves: list[int] = [] if rng is None else NO_MOVES
        self.count: i64 = 0
        self.kept: i64 = -1

    def add(self, move: Move) -> None:
        """One more move."""
        self.count += 1
        rng = self.rng
        if rng is None:
            self.moves.append(move)
        elif rng.below(self.count) == 0:
            self.kept = move

    def add_each(self, members: People, offset: i64) -> None:
        """One move for each number of a set."""
        while members:
            self.add(lowest(members) + offset)
            members &= members - 1
