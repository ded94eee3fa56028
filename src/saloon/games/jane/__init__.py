"""Dexterity Jane, a race of ten fingers over the cards on the table, for two to nine."""

from saloon.games.jane.setup import GAME

__all__ = ["GAME"]
