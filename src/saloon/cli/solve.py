"""`saloon solve`: computes the values of a game's positions, into a file that bots read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from saloon.cli.arguments import file_to_write
from saloon.cli.usage import wrong_usage
from saloon.kernel import UnknownGame, find_game

if TYPE_CHECKING:
    from saloon.lab.solving import Solver


def solve_game(
    game: Annotated[str, typer.Argument(help="The game, as in `saloon games`.")],
    out: Annotated[
        Path,
        typer.Option(
            metavar="FILE", callback=file_to_write, help="The file to write; unfinished work is kept beside it."
        ),
    ],
) -> None:
    """Compute the value of every position of a game. After Ctrl-C, the same command continues."""
    from saloon.lab.solving import Unsolvable, find_solver  # noqa: PLC0415 - the laboratory is slow to import

    try:
        solver = find_solver(find_game(game))(out)
    except (UnknownGame, Unsolvable) as error:
        wrong_usage(str(error))
    try:
        work(solver)
    except KeyboardInterrupt:
        typer.echo(f"Stopped at {solver.done / solver.steps:.0%}; the same command goes on.", err=True)
        raise typer.Exit(130) from None
    typer.echo(f"{out}: {solver.finish()}")


def work(solver: Solver) -> None:
    """Take all steps that are left, with a progress bar on standard error if that is a terminal."""
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn  # noqa: PLC0415

    console = Console(stderr=True, highlight=False)
    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as bar:
        task = bar.add_task("", total=solver.steps, completed=solver.done)
        while solver.done < solver.steps:
            solver.step()
            bar.update(task, completed=solver.done)
