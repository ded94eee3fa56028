"""Nerve, a game of one card."""

from nerve.setup import GAME

__all__ = ["GAME"]
