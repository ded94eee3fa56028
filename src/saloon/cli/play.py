"""`saloon play`: matches in the terminal, against bots or with others at the same keyboard."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Final

import typer

from saloon.bots import BadBot, strongest_bot
from saloon.cli.arguments import Color, Language, bad_line, read_game, read_record_file, read_settings
from saloon.cli.keyboard import Keyboard, Leave
from saloon.cli.players import Player, seat_players
from saloon.cli.resume import resume_table
from saloon.cli.saves import new_save, saves_folder
from saloon.cli.screen import Screen, open_console
from saloon.cli.table import BotFailed, Table, new_seed
from saloon.cli.usage import wrong_usage
from saloon.cli.welcome import choose_bot, choose_match
from saloon.kernel import BadOptions, BadRecord, Game
from saloon.locales import Speaker

INTERRUPTED: Final = 130  # what a shell expects after Ctrl-C


def play_in_terminal(
    context: typer.Context,
    say: Language,
    game: Annotated[
        Game | None, typer.Argument(parser=read_game, metavar="GAME", help="The game; without it you are asked.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help="The players at the other seats, in order: planner, master:ms=500, or none for a person.",
        ),
    ] = None,
    seat: Annotated[int, typer.Option(help="Your seat, from 0.", min=0)] = 0,
    seats: Annotated[int | None, typer.Option(help="The number of seats, in games that allow several.")] = None,
    name: Annotated[list[str] | None, typer.Option(metavar="NAME", help="Your name; once for each person.")] = None,
    seed: Annotated[int | None, typer.Option(help="Determines chance, so that a match can be repeated.", min=0)] = None,
    setting: Annotated[
        list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="An option of the game.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue a saved match.")] = None,
    color: Color = True,
) -> None:
    """Play a game in the terminal, against bots or with others at the same keyboard.

    An option of the game can be given like the others: `--scenario 9.1` is `--set scenario=9.1`.
    """
    screen = Screen(open_console(color))
    bots = bot or []
    if context.args and (game is None or resume is not None):
        wrong_usage(
            f"{context.args[0]!r} is no option here; a saved match has its own, and a new one needs its game first"
        )
    if game is None and resume is None:
        game, resume, bots = ask_at_the_door(screen, say, bots)

    def seating(game: Game, seats: int) -> list[Player]:
        if seat >= seats:
            wrong_usage(f"there is no seat {seat}; {game.id} has the seats 0 to {seats - 1} here")
        return seat_players(seats, seat, bots or [strongest_bot(game)], name or [], say)

    try:
        if resume is not None:
            table = resume_table(read_record_file(str(resume)), seating, anew=bool(bots))
        else:
            assert game is not None
            options = read_settings(game, [*(setting or []), *settings_in(context.args, game)])
            players = seating(game, game.places(options).start if seats is None else seats)
            table = Table(game, options, players, new_seed() if seed is None else seed)
    except (BadBot, BadOptions, BotFailed) as error:
        wrong_usage(str(error))
    except BadRecord as error:
        typer.echo(bad_line(str(resume), error), err=True)
        raise typer.Exit(1) from None
    raise typer.Exit(play_on(table, resume, screen, say))


def settings_in(arguments: list[str], game: Game) -> list[str]:
    """The game's options among arguments that the command does not know: `--touch-move true`, `--scenario=9.1`."""
    settings = []
    rest = iter(arguments)
    for argument in rest:
        name, equals, value = argument.removeprefix("--").partition("=")
        option = name.replace("-", "_")
        if not argument.startswith("--") or option not in game.Options.__struct_fields__:
            wrong_usage(
                f"{game.id} has no option {argument!r}; `saloon games` lists them, `saloon play --help` the others"
            )
        if not equals and (value := next(rest, "")) == "":
            wrong_usage(f"option {argument!r} needs a value")
        settings.append(f"{option}={value}")
    return settings


def ask_at_the_door(screen: Screen, say: Speaker, bots: list[str]) -> tuple[Game | None, Path | None, list[str]]:
    """Ask for a game and its bots, or for a saved match; Ctrl-C or Ctrl-D ends the program."""
    try:
        chosen = choose_match(screen, say, saves_folder(os.environ))
        if isinstance(chosen, Path):
            return None, chosen, bots
        return chosen, None, bots or [choose_bot(screen, say, chosen)]
    except (EOFError, KeyboardInterrupt):
        raise typer.Exit from None


def play_on(table: Table, save: Path | None, screen: Screen, say: Speaker) -> int:
    """Play one match after the other until the people leave; returns the exit code."""
    folder = saves_folder(os.environ)
    following: Table | None = table
    code = 0
    while following is not None:
        table, following = following, None
        if save is None or save.parent != folder:
            save = new_save(folder, table.game.id, table.seed)
        keyboard = Keyboard(table, screen, say, save)
        try:
            keyboard.play()
        except Leave as leave:
            following, save = leave.table, leave.save
        except EOFError:
            screen.show("")
        except KeyboardInterrupt:
            screen.show("")
            code = INTERRUPTED
        except BotFailed as error:
            screen.show(str(error), style="refused")
            code = 1
        finally:
            table.close()
        keyboard.say_goodbye()
    return code
