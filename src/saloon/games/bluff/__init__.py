"""Bluff You!, dice under a cup and the truth about them, for two to eight."""

from saloon.games.bluff.setup import GAME

__all__ = ["GAME"]
