"""Measured figures of the bots: the benchmark of a game writes `GAME/figures.json` beside its bots."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from saloon.kernel import Game

Figures = dict[str, dict[str, float]]  # of each bot, by their names


def figures_file(game: Game) -> Path:
    """The file with the figures of a game's bots."""
    return Path(__file__).parent / game.id / "figures.json"


@cache
def read_figures(game: Game) -> Figures:
    """All figures of a game's bots; none if nothing was measured."""
    file = figures_file(game)
    return msgspec.json.decode(file.read_bytes(), type=Figures) if file.exists() else {}


def bot_figures(game: Game, bot: str) -> dict[str, float]:
    """The figures of one bot."""
    return read_figures(game).get(bot, {})
