"""Our batches: features and legal moves are written for every step, and legal moves drawn."""

from __future__ import annotations

import gymnasium
import numpy as np

import saloon.lab.adapters.gymnasium  # noqa: F401 - adds the games to Gymnasium's registry
from benchmarks.contestant import Contestant, Tally
from saloon.lab.batch import Batch, MaskForm

STEPS = 16


class OwnBatch(Contestant):
    """All seats are the learner's, or one if there are opponents."""

    def __init__(
        self, seed: int, game: str, envs: str, mask: MaskForm = "bytes", opponents: str = "", seats: str = ""
    ) -> None:
        number = int(seats) if seats else None
        self.batch = Batch(game, int(envs), seats=number, seed=seed, mask=mask, opponents=opponents or None)
        self.batch.reset()

    def play(self, tally: Tally) -> None:
        for _ in range(STEPS):
            self.batch.step(self.batch.sample())
            tally.matches += len(self.batch.ended)
        tally.moves += STEPS * self.batch.envs


class NumpyChooses(OwnBatch):
    """The same, but numpy draws the moves from the mask, as a program of one's own does."""

    def play(self, tally: Tally) -> None:
        rows, rng = self.batch.rows, np.random.default_rng(tally.moves)
        for _ in range(STEPS):
            places = rng.random(self.batch.envs) * rows.mask.sum(1, np.int32)
            self.batch.step((rows.mask.cumsum(1, np.int16) <= places[:, None]).sum(1))
            tally.matches += len(self.batch.ended)
        tally.moves += STEPS * self.batch.envs


class Vectorised(Contestant):
    """Gymnasium's vector environments of our games, against a random opponent; `sync` is Gymnasium's own wrapper."""

    def __init__(self, seed: int, game: str, envs: str, mode: str) -> None:
        self.envs = gymnasium.make_vec(f"saloon/{game}-v1", int(envs), vectorization_mode=mode)
        self.seen, _ = self.envs.reset(seed=seed)
        self.rng = np.random.default_rng(seed)

    def play(self, tally: Tally) -> None:
        mask = self.seen["action_mask"]
        places = self.rng.random(len(mask)) * mask.sum(1, np.int32)
        moves = (mask.cumsum(1, np.int16) <= places[:, None]).sum(1)
        self.seen, _, over, _, _ = self.envs.step(
            np.minimum(moves, mask.shape[1] - 1)
        )  # after an end no move is marked
        tally.matches += int(over.sum())
        tally.moves += len(mask)
