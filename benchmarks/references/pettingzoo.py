"""Games that come with PettingZoo, in its usual wrappers. They run in RLCard's environment, without our packages."""

from __future__ import annotations

from importlib import import_module
from random import Random

from benchmarks.aec import play_aec
from benchmarks.contestant import Contestant, Match


class PettingZoo(Contestant):
    """Random moves, in the documented loop."""

    def __init__(self, seed: int, game: str) -> None:
        self.rng = Random(seed)
        self.env = import_module(f"pettingzoo.classic.{game}").env()
        self.env.reset(seed=seed)

    def match(self) -> Match:
        return play_aec(self.env, self.rng.random)
