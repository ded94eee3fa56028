"""Solvers: what a game is worth, worked out step by step into a file that bots read.

They are found through entry points: a package that declares one in `saloon.solvers` under a game's id solves that game.
"""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

from saloon.kernel import Game


class Unsolvable(LookupError):  # noqa: N818
    """Nobody solves this game, or a file that is in the way is none of the solver's."""


class Solver:
    """Goes step by step. What is done is kept beside the file to be written, so that another day can go on with it."""

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
