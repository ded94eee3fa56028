"""`saloon balance`: how fair the sides of a game are between equal bots, as tables and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from saloon.cli.arguments import file_to_write
from saloon.cli.lab_options import GameName, Seed
from saloon.cli.usage import wrong_usage
from saloon.kernel import UnknownGame, find_game

if TYPE_CHECKING:
    from saloon.lab.balance import Findings, Setup, Study

Names = Annotated[
    list[str] | None, typer.Option("--setup", metavar="NAME", help="A scenario of the game; may be repeated.")
]
SeatNumbers = Annotated[
    list[int] | None,
    typer.Option("--seats", min=1, help="The number of seats; may be repeated. The fewest by default."),
]
AllSeats = Annotated[bool, typer.Option("--all-seats", help="With every number of seats that a setup allows.")]
BotName = Annotated[str, typer.Option("--bots", metavar="BOT", help="The bot at all seats: `marshal:nodes=100`.")]
PICTURES: Final = (".svg", ".png", ".html")


def picture_to_write(path: Path | None) -> Path | None:
    """The file for a picture, in a format that can be written."""
    if path is not None and path.suffix not in PICTURES:
        wrong_usage(f"{path} is no picture that can be drawn; its name ends with {', '.join(PICTURES)}")
    return file_to_write(path)


Chart = Annotated[
    Path | None,
    typer.Option(metavar="FILE.svg", callback=picture_to_write, help="Draw the results as a picture, too."),
]


def weigh_sides(
    game: GameName,
    setup: Names = None,
    seats: SeatNumbers = None,
    all_seats: AllSeats = False,
    bots: BotName = "gunslinger",
    matches: Annotated[int, typer.Option(min=1, help="How many matches of each setup.")] = 200,
    seed: Seed = 1,
    chart: Chart = None,
) -> None:
    """Play every setup of a game with equal bots, and count which side wins and what happens in the matches."""
    from saloon.bots.registry import BadBot  # noqa: PLC0415 - the laboratory is slow to import
    from saloon.cli.balance_tables import show_findings  # noqa: PLC0415
    from saloon.lab.balance import Unbalanced, find_study  # noqa: PLC0415

    try:
        chosen = find_game(game)
        study = find_study(chosen)
        setups = study.setups(setup or [], [*chosen.seats] if all_seats else seats or [])
        findings = play_setups(study, setups, bots, range(seed * 1_000_000, seed * 1_000_000 + matches))
    except (UnknownGame, BadBot, Unbalanced) as error:
        wrong_usage(str(error))
    show_findings(study, findings, bots)
    if chart is not None:
        from saloon.lab.balance_chart import draw_findings  # noqa: PLC0415 - slow as well: the tables come first

        draw_findings(study, findings).save(str(chart))
        typer.echo(f"The picture: {chart}")


def play_setups(study: Study, setups: list[Setup], bot: str, seeds: range) -> list[Findings]:
    """Play all setups, with a progress bar on standard error if that is a terminal."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    console = Console(stderr=True, highlight=False)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    found: list[Findings] = []
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=len(setups) * len(seeds))
        for setup in setups:
            bar.update(task, description=f"{setup.name}, {setup.seats} seats")
            findings = study.open(setup)
            for seed in seeds:
                study.play(findings, bot, seed)
                bar.advance(task)
            found.append(findings)
    return found
