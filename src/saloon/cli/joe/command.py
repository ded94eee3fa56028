"""`saloon joe map`: a map of Dynamit Joe as a picture, or as data for one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.arguments import Language

joe = typer.Typer(name="joe", help="Dynamit Joe: its maps and scenarios.", no_args_is_help=True)


@joe.callback()
def frame() -> None:
    """Dynamit Joe: its maps and scenarios."""


@joe.command("map")
def draw(
    say: Language,
    map: Annotated[str, typer.Option(metavar="NAME|FILE", help="A map of the game, or the file of one.")] = "goldfever",
    scenario: Annotated[
        str | None, typer.Option(metavar="ID|FILE", help="Show where a scenario's people start, on its map.")
    ] = None,
    sight: Annotated[str | None, typer.Option(metavar="ZONE", help="Show what this zone sees, such as SA8.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Write the shapes to draw as JSON, not as a picture.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write there, not to the screen.")
    ] = None,
) -> None:
    """Draw a map as an SVG picture."""
    from saloon.cli.joe.printing import print_map  # noqa: PLC0415 - other commands start without the game

    print_map(say, map, scenario, sight, json, out)
