"""Games that come with PettingZoo, in its usual wrappers. They run in RLCard's environment, without our packages."""

from __future__ import annotations

from importlib import import_module
from random import Random

import numpy as np

from benchmarks.contestant import Contestant, Match


class PettingZoo(Contestant):
    """The documented loop of `agent_iter`, `last` and `step`, with a move drawn from the mask."""

    def __init__(self, seed: int, game: str) -> None:
        self.rng = Random(seed)
        self.env = import_module(f"pettingzoo.classic.{game}").env()
        self.env.reset(seed=seed)

    def match(self) -> Match:
        env, random = self.env, self.rng.random
        env.reset()
        starter = env.agent_selection
        moves = 0
        won = False
        for agent in env.agent_iter():
            observation, reward, termination, truncation, _ = env.last()
            if termination or truncation:
                won |= agent == starter and bool(reward > 0)
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(random() * len(legal))]))
            moves += 1
        return Match(moves, won)
