"""A match in a PettingZoo environment, whoever wrote it: the documented loop of `agent_iter`, `last` and `step`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.contestant import Match


def play_aec(env: Any, random: Callable[[], float]) -> Match:
    """Play a match with moves drawn from the mask."""
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
