"""The duel as a hand-written PettingZoo environment with an action mask, bare and in PettingZoo's usual wrappers."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from benchmarks.aec import play_aec
from benchmarks.contestant import Contestant, Match
from benchmarks.duels.plain import CARDS, MOVES, Duel, deal

Observation = dict[str, NDArray[np.int8]]

ACTION = {move: action for action, move in enumerate(MOVES)}
AGENTS = ["seat_0", "seat_1"]
SIGHT = CARDS.stop + 5  # a mark for each card in hand, the four tops, and how many cards are laid


class DuelEnv(AECEnv[str, Observation, int | None]):
    """A match with an agent for each seat, over the plain engine."""

    metadata: dict[str, Any] = {"name": "duel_v0", "render_modes": [], "is_parallelizable": False}  # noqa: RUF012 - their way

    def __init__(self) -> None:
        self.render_mode = None
        self.possible_agents = AGENTS
        self.sight: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, 60, (SIGHT,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(MOVES),), np.int8),
            }
        )
        self.moves: spaces.Space[Any] = spaces.Discrete(len(MOVES))
        self.rng = Random()
        self.duel: Duel

    def observation_space(self, _agent: str) -> spaces.Space[Any]:
        return self.sight

    def action_space(self, _agent: str) -> spaces.Space[Any]:
        return self.moves

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng.seed(seed)
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos = {agent: {} for agent in AGENTS}
        self.duel = deal(self.rng)
        self.go_on()

    def observe(self, agent: str) -> Observation:
        seat = AGENTS.index(agent)
        me, foe = self.duel.sides[seat], self.duel.sides[1 - seat]
        observation = np.zeros(SIGHT, np.int8)
        observation[me.hand] = 1
        observation[CARDS.stop :] = me.rising, me.falling, foe.rising, foe.falling, self.duel.laid
        mask = np.zeros(len(MOVES), np.int8)
        if seat == self.duel.turn and self.duel.winner is None:
            mask[[ACTION[move] for move in self.duel.legal()]] = 1
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.duel.play(MOVES[action])
        self.go_on()

    def go_on(self) -> None:
        """Select who is to move, or settle who has won."""
        winner = self.duel.winner
        if winner is not None:
            for seat, agent in enumerate(AGENTS):
                self.rewards[agent] = 1.0 if seat == winner else -1.0
                self.terminations[agent] = True
            self._accumulate_rewards()
        self.agent_selection = AGENTS[self.duel.turn]


def wrapped(env: AECEnv[str, Any, Any]) -> AECEnv[str, Any, Any]:
    """The environment in the wrappers that PettingZoo's own games come with."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, -1.0))
    )


class Bare(Contestant):
    """Random moves, in the documented loop."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.env = self.make()
        self.env.reset(seed=seed)

    def make(self) -> AECEnv[str, Any, Any]:
        """The environment to play in."""
        return DuelEnv()

    def match(self) -> Match:
        return play_aec(self.env, self.rng.random)


class Wrapped(Bare):
    """The same in the usual wrappers."""

    def make(self) -> AECEnv[str, Any, Any]:
        return wrapped(DuelEnv())
