"""OpenSpiel's vector environment: random legal moves, observations made."""

from __future__ import annotations

import random

from open_spiel.python import rl_environment
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

from benchmarks.contestant import Contestant, Tally


class OpenSpiel(Contestant):
    """OpenSpiel's vector environment, which steps its games one after the other."""

    def __init__(self, seed: int, game: str, envs: str) -> None:
        self.rng = random.Random(seed)
        self.vector = SyncVectorEnv([rl_environment.Environment(game) for _ in range(int(envs))])
        self.steps = self.vector.reset()

    def play(self, tally: Tally) -> None:
        moves = []
        for step in self.steps:
            seen = step.observations
            legal = seen["legal_actions"][seen["current_player"]]
            moves.append(StepOutput(action=self.rng.choice(legal), probs=None))
        self.steps, _, done, _ = self.vector.step(moves, reset_if_done=True)
        tally.matches += sum(done)
        tally.moves += len(moves)
