"""Bots: each is given what its seat may know, its legal moves and imagined states, and nothing else."""

from saloon.bots.bot import Bot, Budget, Reaction
from saloon.bots.program import BadProgram
from saloon.bots.registry import BadBot, bot_names, make_bot, ranked_bots, read_bot, strongest_bot

__all__ = [
    "BadBot",
    "BadProgram",
    "Bot",
    "Budget",
    "Reaction",
    "bot_names",
    "make_bot",
    "ranked_bots",
    "read_bot",
    "strongest_bot",
]
