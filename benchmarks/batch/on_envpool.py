"""EnvPool, in the same environment: random actions, observations made."""

from __future__ import annotations

import envpool
import numpy as np

from benchmarks.contestant import Contestant, Tally


class EnvPool(Contestant):
    """A game of EnvPool, written in C++, on one thread."""

    def __init__(self, seed: int, game: str, envs: str) -> None:
        self.size = int(envs)
        self.pool = envpool.make(game, env_type="gymnasium", num_envs=self.size, num_threads=1, seed=seed % 2**31)
        self.pool.reset()
        self.rng = np.random.default_rng(seed)
        self.actions = self.pool.action_space.n

    def play(self, tally: Tally) -> None:
        actions = self.rng.integers(0, self.actions, self.size, "int32")
        _, _, over, cut, _ = self.pool.step(actions)
        tally.matches += int((over | cut).sum())
        tally.moves += self.size
