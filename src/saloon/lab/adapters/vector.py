"""Any game as a vectorised Gymnasium environment: many matches of a learner against bots, stepped in compiled code.

    envs = gymnasium.make_vec("saloon/duel-v1", 256, "vector_entry_point", opponent="greedy")

`adapters.gymnasium` adds it to Gymnasium's registry.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from saloon.bots import Bot
from saloon.kernel import Game
from saloon.lab.adapters.episode import result_of
from saloon.lab.adapters.extra import extra
from saloon.lab.adapters.spaces import MoveSpace, Observation, observation_space
from saloon.lab.batch import Batch

with extra("learn"):
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray


class SaloonVectorEnv(VectorEnv[Observation, Any, "NDArray[Any]"]):
    """The matches of `SaloonEnv`, many at once.

    A match that ends is followed by the next one in the same step: the observation is then the next match's first, and
    the last one of the match is in `info["final_obs"]`. With `copy=False` observations are the arrays that the next
    step writes into.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 - as there

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        opponent: str | type[Bot] = "random",
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        copy: bool = True,
    ) -> None:
        """`opponent` and `seat` are those of `SaloonEnv`."""
        self.batch = Batch(game, num_envs, options, seats, opponents=opponent, seat=seat, illegal="lost")
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.batch.game)
        self.single_action_space = MoveSpace(self.batch.game.moves.of_seats)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy
        self._seats = np.zeros(num_envs, np.uint8)

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all matches: of these seeds, or of a seed and those after it."""
        self.batch.reset(seed)
        return self._observe(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Make the learner's moves and let the others answer."""
        moved = self.batch.rows.seat.astype(np.intp)
        rows = self.batch.step(actions)
        rewards = rows.reward[np.arange(self.num_envs), moved].astype(np.float64)
        info = self._info()
        if self.batch.ended:
            info |= self._final()
        return self._observe(), rewards, rows.done.copy(), np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **kwargs: Any) -> None:
        """Close the bots."""
        self.batch.close()

    def _observe(self) -> Observation:
        features, mask = self.batch.rows.features, self.batch.rows.mask.view(np.int8)
        if self._copies:
            features, mask = features.copy(), mask.copy()
        return {"observation": features, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        """Where the learner sits, in each match."""
        return {"seat": self.batch.rows.seat.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    def _final(self) -> dict[str, Any]:
        """How matches ended, and the last observations of the learner."""
        size = self.batch.game.moves.of_seats
        observations = np.full(self.num_envs, None, object)
        infos: dict[str, Any] = {}
        for end in self.batch.ended:
            seen = np.frombuffer(bytearray(end.features), np.uint8)
            observations[end.env] = {"observation": seen, "action_mask": np.zeros(size, np.int8)}
            result: dict[str, Any] = {"seat": end.seat}
            result |= {"refused": "illegal"} if end.outcome is None else result_of(end.outcome, end.seat)
            infos = self._add_info(infos, result, end.env)
        done = self.batch.rows.done.copy()
        return {"final_obs": observations, "_final_obs": done, "final_info": infos, "_final_info": done.copy()}
