"""Dynamit Joe, a western town and everybody's dynamite, for two to twelve."""

from saloon.games.joe.setup import GAME

__all__ = ["GAME"]
