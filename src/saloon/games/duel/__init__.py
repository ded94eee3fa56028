"""The Game: Le Duel, a card duel for two."""

from saloon.games.duel.setup import GAME

__all__ = ["GAME"]
