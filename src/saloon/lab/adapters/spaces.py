"""Observations and actions as Gymnasium's spaces describe them.

An observation is a dictionary: `observation` holds the numbers of `State.features`, `action_mask` a 1 for each legal
move. An action is a move: its id in the game's move table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from saloon.kernel import Game, State
from saloon.lab.adapters.extra import extra

with extra("learn"):
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

INTEGERS = frozenset({int, np.int64})

Observation: TypeAlias = "dict[str, NDArray[Any]]"


class MoveSpace(spaces.Discrete):
    """Every move that a seat can ever make: a discrete space with fast paths for the usual actions and masks."""

    def contains(self, x: Any) -> bool:
        """Whether this is a move."""
        if type(x) in INTEGERS:
            return 0 <= int(x) < int(self.n)
        return super().contains(x)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random move: of a mask, one of those it marks, each as likely as the others."""
        if probability is None and type(mask) is np.ndarray and mask.dtype == np.int8 and mask.shape == (self.n,):
            marks = mask.tobytes()
            marked = marks.count(1)
            if marked and marked + marks.count(0) == self.n:
                return mask.nonzero()[0][int(self.np_random.random() * marked)]
        return super().sample(mask, probability)


def observation_space(game: Game) -> spaces.Space[Any]:
    """The observation space of one seat."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (game.features,), np.uint8),
            "action_mask": spaces.Box(0, 1, (game.moves.of_seats,), np.int8),
        }
    )


def observe(game: Game, state: State, seat: int, legal: Sequence[int]) -> Observation:
    """The current observation of a seat, in fresh arrays, which the learner may keep and change."""
    return {
        "observation": np.frombuffer(bytearray(state.features(seat)), np.uint8),
        "action_mask": mask(legal, game.moves.of_seats),
    }


def mask(legal: Sequence[int], size: int) -> NDArray[np.int8]:
    """A 1 for each legal move. Marking bytes is faster than indexing an array with a list."""
    marks = bytearray(size)
    for move in legal:
        marks[move] = 1
    return np.frombuffer(marks, np.int8)
