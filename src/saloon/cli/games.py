"""`saloon games`: what can be played, with which bots and options."""

from __future__ import annotations

import msgspec
import typer

from saloon.bots import bot_names
from saloon.kernel import games
from saloon.kernel.options import show_value


def list_games() -> None:
    """List the games with their seats, bots and options."""
    for game in games().values():
        last = game.seats.stop - 1
        seats = str(last) if len(game.seats) == 1 else f"{game.seats.start}-{last}"
        typer.echo(f"{game.id}: {seats} seats, rules {game.rules_version}")
        typer.echo(f"  bots: {', '.join(bot_names(game))}")
        fields = msgspec.structs.fields(game.Options)
        typer.echo(f"  options: {', '.join(f'{field.name}={show_value(field.default)}' for field in fields)}")
