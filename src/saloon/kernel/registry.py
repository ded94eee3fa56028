"""Games are found through entry points: a package declares its games in `saloon.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from saloon.kernel.game import Game


class BadGameFile(ValueError):  # noqa: N818
    """A file that belongs to a game cannot be used, so neither can the game."""


class UnknownGame(LookupError):  # noqa: N818
    """No installed game has this name."""


@cache
def games() -> dict[str, Game]:
    """Every installed game, by its id."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="saloon.games"), key=lambda entry: entry.name):
        game = entry.load()
        if game.id != entry.name:
            raise ValueError(f"the entry point {entry.name!r} gives a game that calls itself {game.id!r}")
        found[game.id] = game
    return found


def find_game(name: str) -> Game:
    """The game of this id."""
    game = games().get(name)
    if game is None:
        raise UnknownGame(f"there is no game {name!r}; there are {', '.join(games())}")
    return game
