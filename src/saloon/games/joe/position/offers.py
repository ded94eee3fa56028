"""Moves as they are found: all of them as a list or as marks, or one of them at random."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.kernel.bits import lowest
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move, People


NO_MOVES: Final[list[int]] = []  # where only one is kept


class Offers:
    """Takes the moves of a seat in ascending order, as a list.

    With a generator it keeps only one of them, each with the same chance; marks are made instead of a list.
    """

    def __init__(self, rng: Rng | None = None, marks: Marks | None = None) -> None:
        self.rng: Rng | None = rng
        self.marks: Marks | None = marks
        self.whole: bool = rng is None and marks is None  # whether even those moves are wanted that give up
        self.moves: list[int] = [] if self.whole else NO_MOVES
        self.count: i64 = 0
        self.kept: i64 = -1

    def add(self, move: Move) -> None:
        """One more move."""
        self.count += 1
        rng, marks = self.rng, self.marks
        if rng is not None:
            if rng.below(self.count) == 0:
                self.kept = move
        elif marks is not None:
            marks.add(move)
        else:
            self.moves.append(move)

    def add_each(self, members: People, offset: i64) -> None:
        """One move for each number of a set."""
        marks = self.marks
        if marks is not None:
            marks.add_each(members, offset)
            return
        while members:
            self.add(lowest(members) + offset)
            members &= members - 1
