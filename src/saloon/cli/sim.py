"""`saloon sim`: many matches between bots, with their records and results."""

from __future__ import annotations

from typing import Annotated

import typer

from saloon.cli.lab_options import Bots, EngineName, GameName, Jobs, Order, Out, Records, Resume, Seats, Seed, Set


def simulate_matches(
    game: GameName,
    bots: Bots,
    out: Out,
    matches: Annotated[int, typer.Option(min=1, help="The number of matches.")] = 100,
    seed: Seed = 1,
    seats: Seats = None,
    set: Set = None,
    jobs: Jobs = 1,
    engine: EngineName = None,
    resume: Resume = False,
    records: Records = True,
) -> None:
    """Play many matches between bots; with each seed, every bot plays once at every seat."""
    from saloon.cli.lab_run import carry_out  # noqa: PLC0415 - the laboratory is slow to import
    from saloon.cli.lab_tables import show_tally  # noqa: PLC0415
    from saloon.lab.plan import plan_sim  # noqa: PLC0415

    order = Order(game, bots, out, matches, seed, seats, set or [], jobs, engine, resume, records)
    folder, tally = carry_out(order, plan_sim)
    show_tally(folder.plan, tally)
