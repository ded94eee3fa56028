"""`saloon games`: the installed games, with their bots and options."""

from __future__ import annotations

import msgspec
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from saloon.bots.registry import EXAMPLES, find_bot, ranked_bots
from saloon.cli.arguments import Color, Language
from saloon.cli.narrate import game_title
from saloon.cli.screen import open_console
from saloon.cli.welcome import bot_summary, game_summary
from saloon.kernel import Game, games
from saloon.kernel.options import show_value
from saloon.locales import Speaker


def list_games(say: Language, color: Color = True) -> None:
    """List the games with their seats, bots and options."""
    console = open_console(color)
    for game in games().values():
        console.print(game_headline(game, say))
        console.print(game_summary(game, say))
        console.print(say("house-games-bots"), style="aside")
        console.print(Padding(_rows(bot_rows(game, say)), (0, 0, 0, 2)))
        console.print(say("house-games-options"), style="aside")
        console.print(Padding(_rows(option_rows(game, say)), (0, 0, 0, 2)))


def game_headline(game: Game, say: Speaker) -> Text:
    """The game's name, its id, and the numbers of seats."""
    least, most = game.seats.start, game.seats.stop - 1
    chosen = "no" if least == most else "yes"
    facts = say("house-games-facts", least=least, most=most, range=chosen, rules=game.rules_version)
    return Text.assemble((f" {game_title(game, say)} ", "title"), " ", (game.id, "move"), f" · {facts}")


def bot_rows(game: Game, say: Speaker) -> list[tuple[str, str]]:
    """Each bot, the strongest first, with how it plays and which budgets it takes."""
    rows = []
    for name in ranked_bots(game):
        does = bot_summary(name, say)
        examples = ", ".join(f"{name}:{EXAMPLES[budget]}" for budget in find_bot(game, name).takes)
        rows.append((name, say("house-games-budget", does=does, examples=examples) if examples else does))
    return rows


def option_rows(game: Game, say: Speaker) -> list[tuple[str, str]]:
    """Each option with its default, and what it does."""
    rows = []
    for field in msgspec.structs.fields(game.Options):
        message = option_message(game, field.name)
        words = say("house-option", name=say(message), does=say(f"{message}-does")) if say.knows(message) else ""
        rows.append((f"{field.name}={show_value(field.default)}", words))
    return rows


def option_message(game: Game, option: str) -> str:
    """The message that names an option."""
    return f"{game.id}-option-{option.replace('_', '-')}"


def _rows(rows: list[tuple[str, str]]) -> Grid:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for name, words in rows:
        grid.add_row(Text(name, "move"), Text(words))
    return grid
