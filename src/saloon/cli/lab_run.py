"""Runs the matches of a command, with progress and messages for the person who typed it."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import BrokenExecutor

import typer

from saloon.bots import BadBot
from saloon.cli.arguments import setting_texts
from saloon.cli.lab_meter import Meter
from saloon.cli.lab_options import Order
from saloon.cli.usage import wrong_usage
from saloon.kernel import BadOptions, UnknownGame, find_game
from saloon.lab.batches import BadMatch
from saloon.lab.engines import BadEngine, Engine, read_engine
from saloon.lab.extras import MissingExtra, need
from saloon.lab.folder import BadFolder, RunFolder
from saloon.lab.plan import BadPlan, Plan, timed_bots
from saloon.lab.simulation import simulate
from saloon.lab.statistics import Tally


def carry_out(order: Order, make_plan: Callable[..., Plan], *packages: str) -> tuple[RunFolder, Tally]:
    """Play the matches; ends the program on wrong usage, if a match fails, or after Ctrl-C."""
    try:
        need("lab", "polars", *packages)
        engine = read_engine(order.engine, order.jobs)
        folder = RunFolder(order.out, read_plan(order, make_plan), order.resume)
        return folder, play(folder, engine)
    except (BadBot, BadEngine, BadFolder, BadOptions, BadPlan, MissingExtra, UnknownGame) as error:
        wrong_usage(str(error))


def read_plan(order: Order, make_plan: Callable[..., Plan]) -> Plan:
    """The plan of these arguments."""
    game = find_game(order.game)
    bots = [bot.strip() for bot in order.bots.split(",")]
    options = setting_texts(order.set)
    plan = make_plan(game, bots, order.matches, order.seed, order.seats, options, order.records)
    if timed := timed_bots(game, bots):
        typer.echo(f"Note: another run may differ, for these think by the clock: {', '.join(timed)}.", err=True)
    if rest := plan.matches % len(plan.groups[0]):  # plan_arena refuses this
        fair = plan.matches - rest + len(bots)
        typer.echo(f"Note: {plan.matches} matches do not seat {len(bots)} bots equally often; {fair} do.", err=True)
    return plan


def play(folder: RunFolder, engine: Engine) -> Tally:
    """Play the matches that the folder lacks, with a progress bar."""
    tally = Tally()
    for result in folder.results():
        tally.add(result)
    try:
        with Meter(folder.plan, tally) as meter:
            simulate(folder, engine, meter.watch)
    except KeyboardInterrupt:
        say_where(folder, "Stopped")
        raise typer.Exit(130) from None
    except (BadMatch, BrokenExecutor) as error:
        say_where(folder, f"saloon: {error}\nBroken off")
        raise typer.Exit(1) from None
    return tally


def say_where(folder: RunFolder, what: str) -> None:
    """Say what is kept and how to continue."""
    kept = f"{folder.finished} of {folder.plan.matches} matches are finished and kept in {folder.path}"
    typer.echo(f"{what}: {kept}; --resume goes on.", err=True)
