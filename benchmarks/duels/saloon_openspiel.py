"""Our engine through its own OpenSpiel adapter, in the loop in which the hand-written game is played."""

from __future__ import annotations

import saloon.lab.adapters.open_spiel  # noqa: F401 - tells OpenSpiel of our games
from benchmarks.duels import openspiel


class OpenSpiel(openspiel.OpenSpiel):
    """A game with explicit chance."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "saloon_duel")
