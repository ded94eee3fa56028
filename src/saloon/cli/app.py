"""The `saloon` command and its sub-commands."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Annotated

import typer

from saloon import __version__
from saloon.cli import arena, balance, bot, check, data, games, play, replay, serve, sim, solve
from saloon.kernel import bits

app = typer.Typer(
    name="saloon",
    help="Four tabletop games: play them, study them, build bots for them.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
app.command("games")(games.list_games)
app.command("play", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})(play.play_in_terminal)
app.command("replay")(replay.replay_record)
app.command("check")(check.check_records)
app.command("serve")(serve.serve)
app.command("backup")(data.backup)
app.command("sim")(sim.simulate_matches)
app.command("arena")(arena.hold_arena)
app.command("balance")(balance.weigh_sides)
app.command("solve")(solve.solve_game)
app.command("bot")(bot.run_bot)
for entry in sorted(entry_points(group="saloon.commands"), key=lambda entry: entry.name):
    app.add_typer(entry.load(), name=entry.name)  # a game's own commands


def show_version(wanted: bool) -> None:
    """Print the version and whether the rules are compiled, then stop."""
    if wanted:
        compiled = not str(bits.__file__).endswith(".py")
        typer.echo(f"saloon {__version__} (rules {'compiled' if compiled else 'in plain Python'})")
        raise typer.Exit


@app.callback()
def frame(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Print the version, and stop.")
    ] = False,
) -> None:
    """Four tabletop games: play them, study them, build bots for them."""
