"""Card games that come with OpenSpiel, written in C++, played inside C++ alone.

(Driven from Python they are played by `benchmarks.duels.openspiel:OpenSpiel`, which takes the name of any game.)
"""

from __future__ import annotations

import pyspiel

from benchmarks.contestant import Contestant, Match, Tally
from benchmarks.duels.openspiel import OpenSpiel
from benchmarks.one import measure

SAMPLE = 0.5  # seconds in which the mean length of a match is measured
ROLLOUTS = 50  # matches at a time


class Rollouts(Contestant):
    """OpenSpiel's search with a single simulation, whose evaluator plays random matches to their end in C++.

    It does not tell how many moves it made: their mean number is taken from matches played step by step.
    """

    def __init__(self, seed: int, game: str) -> None:
        self.seed = seed
        self.stepped = OpenSpiel(seed, game)
        sample = measure(self.stepped, SAMPLE)
        self.moves = sample.moves / sample.matches
        self.game = self.stepped.game
        self.root = self.game.new_initial_state()
        while self.root.is_chance_node():
            outcomes, probabilities = zip(*self.root.chance_outcomes(), strict=True)
            self.root.apply_action(self.stepped.rng.choices(outcomes, probabilities)[0])

    def match(self) -> Match:
        return self.stepped.match()

    def play(self, tally: Tally) -> None:
        self.seed += 1
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=self.seed)
        search = pyspiel.MCTSBot(
            self.game,
            evaluator,
            uct_c=1.0,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=self.seed,
            verbose=False,
        )
        search.step(self.root)
        tally.matches += ROLLOUTS
        tally.moves += round(self.moves * ROLLOUTS)
