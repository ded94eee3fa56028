"""The options that `saloon sim` and `saloon arena` share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

GameName = Annotated[str, typer.Argument(help="The game, as in `saloon games`.")]
Bots = Annotated[
    str,
    typer.Option(
        metavar="A,B,...",
        help="The bots, with commas between them: `planner`, `master:nodes=2000`, `cmd:./mybot --fast` for a program. "
        "A command line with a comma in it goes into a script.",
    ),
]
Out = Annotated[Path, typer.Option(metavar="FOLDER", help="The folder for records and results.")]
Seed = Annotated[int, typer.Option(help="Determines everything: the same seed gives the same files.")]
Seats = Annotated[int | None, typer.Option(min=1, help="The number of seats, in games that allow several.")]
Set = Annotated[
    list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option of the game; may be repeated.")
]
Jobs = Annotated[int, typer.Option(min=1, help="The number of parallel processes.")]
EngineName = Annotated[
    str | None, typer.Option(metavar="ENGINE", help="Use a Dask cluster: `dask://HOST:PORT`, or `dask://local`.")
]
Resume = Annotated[bool, typer.Option("--resume", help="Continue a run that was interrupted, or add matches to one.")]
Records = Annotated[bool, typer.Option(help="Keep every match's record, not only its result.")]


class Order(Struct, frozen=True):
    """The arguments of the command line."""

    game: str
    bots: str
    out: Path
    matches: int
    seed: int
    seats: int | None
    set: list[str]
    jobs: int
    engine: str | None
    resume: bool
    records: bool
