"""Solvers: compute the values of a game's positions, step by step, into a file that bots read.

They are found through entry points: a package that declares one in `saloon.solvers` under a game's id solves that game.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

from saloon.kernel import Game


class Unsolvable(LookupError):  # noqa: N818
    """The game has no solver, or a file that the solver would use is not its own."""


class Solver:
    """Computes in steps. Finished work is kept beside the output file, so that a later run can continue."""

    steps: int  # in all
    done: int  # so far

    def __init__(self, out: Path) -> None:
        raise NotImplementedError

    def step(self) -> None:
        """Do the next step."""
        raise NotImplementedError

    def finish(self) -> str:
        """Write the file, and say in a line what was found."""
        raise NotImplementedError


def find_solver(game: Game) -> type[Solver]:
    """The solver of a game."""
    for entry in entry_points(group="saloon.solvers", name=game.id):
        kind: type[Solver] = entry.load()
        return kind
    raise Unsolvable(f"nobody has a way to solve {game.id}")
