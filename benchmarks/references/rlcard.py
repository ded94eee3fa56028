"""Card games that come with RLCard, written in Python. It runs in an environment of its own, without our packages."""

from __future__ import annotations

from random import Random

import rlcard

from benchmarks.contestant import Contestant, Match


class RLCard(Contestant):
    """The environment's own loop: a state with its legal actions comes out, an action goes in."""

    def __init__(self, seed: int, game: str) -> None:
        self.rng = Random(seed)
        self.env = rlcard.make(game, config={"seed": seed})

    def match(self) -> Match:
        env, choice = self.env, self.rng.choice
        state, _ = env.reset()
        moves = 0
        while not env.is_over():
            state, _ = env.step(choice(list(state["legal_actions"])))
            moves += 1
        return Match(moves, starter_won=bool(env.get_payoffs()[0] > 0))
