"""Drawings of positions in the terminal.

A game's own drawing is an entry point in `saloon.terminal`, under the game's id; without one, the fields of the view
are shown.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from msgspec import Struct

from saloon.cli.draw.fields import Drawing
from saloon.cli.narrate import Narrator
from saloon.kernel import Game


@cache
def _drawing_of(game: str) -> type[Drawing]:
    for entry in entry_points(group="saloon.terminal", name=game):
        drawing: type[Drawing] = entry.load()
        return drawing
    return Drawing


def find_drawing(game: Game, options: Struct, narrator: Narrator) -> Drawing:
    """The drawing of a match."""
    return _drawing_of(game.id)(options, narrator)


__all__ = ["Drawing", "find_drawing"]
