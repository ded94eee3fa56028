"""The questions before a match: which game, and against whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Final, TypeVar

from rich.table import Table as Grid
from rich.text import Text

from saloon.bots import ranked_bots
from saloon.cli.narrate import game_title
from saloon.cli.players import NOBODY, players_of, shown_names
from saloon.cli.saves import unfinished
from saloon.cli.screen import Screen
from saloon.kernel import Game, games
from saloon.locales import Speaker

OFFERED: Final = 3  # unfinished matches to choose from
Thing = TypeVar("Thing")


def game_summary(game: Game, say: Speaker) -> str:
    """The game in a sentence, if somebody has written it."""
    return say(f"{game.id}-summary") if say.knows(f"{game.id}-summary") else ""


def bot_summary(name: str, say: Speaker) -> str:
    """A bot in a sentence, if somebody has written it."""
    return say(f"house-bot-{name}") if say.knows(f"house-bot-{name}") else ""


def choose_match(screen: Screen, say: Speaker, folder: Path) -> Game | Path:
    """A game, or a match that was left before its end."""
    things: list[tuple[Game | Path, str, str]] = [
        (game, game_title(game, say), game_summary(game, say)) for game in games().values()
    ]
    for path, record in islice(unfinished(folder), OFFERED):
        game = games().get(record.game)
        if game is not None and players_of(record):
            names = ", ".join(shown_names(list(record.players.values())))
            things.append((path, say("house-choose-unfinished", game=game_title(game, say), names=names), path.name))
    screen.show(Text(f" {say('house-welcome')} ", "title"))
    return _choose(screen, say, things)


def choose_bot(screen: Screen, say: Speaker, game: Game) -> str:
    """A bot for all other seats, or another person at the keyboard."""
    things = [(name, shown_names([name])[0], bot_summary(name, say)) for name in ranked_bots(game)]
    things.append((NOBODY, say("house-choose-person"), say("house-choose-person-does")))
    screen.show(say("house-choose-bot"))
    return _choose(screen, say, things)


def _choose(screen: Screen, say: Speaker, things: Sequence[tuple[Thing, str, str]]) -> Thing:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for number, (_, name, summary) in enumerate(things, 1):
        grid.add_row(Text(f"{number:>3}", "aside"), Text(name, "move"), Text(summary))
    screen.show(grid)
    while True:
        line = screen.ask(say("house-choose-prompt"))
        if not line:
            return things[0][0]
        if line.isdecimal() and 1 <= int(line) <= len(things):
            return things[int(line) - 1][0]
        screen.show(say("house-choose-again", text=line, last=len(things)))
