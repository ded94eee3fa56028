"""`saloon arena`: every bot against every other, with ratings and a report."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from saloon.cli.lab_options import Bots, EngineName, GameName, Jobs, Order, Out, Records, Resume, Seats, Seed, Set

REPORT: Final = "report.html"


def hold_arena(
    game: GameName,
    bots: Bots,
    out: Out,
    matches: Annotated[int, typer.Option(min=1, help="How many matches for every pair of bots.")] = 100,
    seed: Seed = 1,
    seats: Seats = None,
    set: Set = None,
    jobs: Jobs = 1,
    engine: EngineName = None,
    resume: Resume = False,
    records: Records = True,
) -> None:
    """Play every bot against every other at every seat, rate them, and write FOLDER/report.html."""
    from saloon.cli.lab_run import carry_out  # noqa: PLC0415 - the laboratory is slow to import
    from saloon.cli.lab_tables import show_standings  # noqa: PLC0415
    from saloon.lab.arena import compare  # noqa: PLC0415
    from saloon.lab.plan import plan_arena  # noqa: PLC0415

    order = Order(game, bots, out, matches, seed, seats, set or [], jobs, engine, resume, records)
    folder, _ = carry_out(order, plan_arena, "openskill", "altair", "vl_convert")
    standings = compare(folder.results(), folder.plan.bots)
    show_standings(standings)

    from saloon.lab.report import write_report  # noqa: PLC0415 - slow as well: the tables come first

    write_report(out / REPORT, folder.plan, standings)
    typer.echo(f"The report: {out / REPORT}")
