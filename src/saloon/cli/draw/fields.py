"""Any game's view as indented fields and its moves as a numbered list: enough to play a new game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct
from rich.console import ConsoleDimensions, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from saloon.cli.narrate import Narrator


class Drawing:
    """Draws the positions of one match; a game's own drawing overrides what it can show better."""

    def __init__(self, options: Struct, narrator: Narrator) -> None:
        self.options = options
        self.narrator = narrator
        self.say = narrator.say
        self.names = narrator.names

    def position(self, views: Sequence[Struct], eye: int | None, room: ConsoleDimensions) -> RenderableType:
        """The position, from the view of the seat `eye`, or from all views that a replay may show."""
        return Group(*(Text("\n".join(_fields(msgspec.json.decode(msgspec.json.encode(view)), 1))) for view in views))

    def read(self, line: str) -> str:
        """Convert what a person typed to a move's text; a game may allow shorter input."""
        return line

    def choices(self, view: Struct, moves: Sequence[int], room: ConsoleDimensions) -> RenderableType:
        """The legal moves, numbered from 1."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for number, move in enumerate(moves, 1):
            text, words = self.narrator.game.moves.text(move), self.narrator.move(move)
            grid.add_row(Text(f"{number:>4}", "aside"), Text(text, "move"), "" if words == text else words)
        return grid


def _fields(value: object, depth: int) -> Iterator[str]:
    """A value as lines: what holds nothing nested stands on its field's own line."""
    indent = "  " * depth
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in items:
        if isinstance(inner, dict) or (
            isinstance(inner, list) and any(isinstance(part, dict | list) for part in inner)
        ):
            yield f"{indent}{name}:"
            yield from _fields(inner, depth + 1)
        else:
            plain = " ".join(map(str, inner)) if isinstance(inner, list) else inner
            yield f"{indent}{name}: {'-' if plain is None or plain == '' else plain}"
