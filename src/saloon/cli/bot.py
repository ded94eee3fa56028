"""`saloon bot`: an installed bot as a program that speaks the bot protocol."""

from __future__ import annotations

import contextlib
import sys
from typing import Annotated

import typer

from saloon.bots import BadBot
from saloon.cli.usage import wrong_usage
from saloon.kernel import UnknownGame, find_game


def run_bot(
    game: Annotated[str, typer.Argument(help="The game, as in `saloon games`.")],
    bot: Annotated[str, typer.Option(help="Which bot, as in `random` or `master:nodes=2000`.")] = "random",
    stdio: Annotated[bool, typer.Option("--stdio", help="Use standard input and output.")] = False,
) -> None:
    """Let a bot play through a line protocol (docs/protocol.md)."""
    from saloon.bots.stdio import Program, serve  # noqa: PLC0415 - only this command needs it

    if not stdio:
        wrong_usage("say how to talk to the bot: --stdio")
    try:
        program = Program(find_game(game), bot)
    except (UnknownGame, BadBot) as error:
        wrong_usage(str(error))
    answers = sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):  # whatever a bot prints must not look like an answer
        serve(program, sys.stdin.buffer, answers)
