"""Any game as a PettingZoo environment in which the agents act one after another (AEC).

    env = saloon_env("duel", options={"touch_move": True})
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination or truncation else choose(observation["action_mask"]))

`saloon_env` comes with PettingZoo's usual wrappers; `MatchEnv` is the environment inside them. Importing this module
adds every installed game to PettingZoo's registry, as `saloon/duel-v1` with the version of its rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import attrgetter, index
from typing import Any, NoReturn, TypeAlias

from saloon.kernel import Game, Refused, games
from saloon.lab.adapters.episode import Episode, result_of, settle_seed, settle_terms
from saloon.lab.adapters.extra import extra
from saloon.lab.adapters.spaces import MoveSpace, Observation, observation_space, observe
from saloon.lab.adapters.text import describe

with extra("learn"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers


Action: TypeAlias = int | None


class MatchEnv(AECEnv[str, Observation, Action], EzPickle):
    """A match with an agent for each seat: `seat_0`, `seat_1` and so on.

    Nature plays inside, from the match's seed. Where several seats may move, they are asked in their order, going
    round from the last mover; what a seat does not see of the others' choices stays hidden from it. Rewards come at
    the end of the match: 1 for the winner, -1 for the last, evenly between. An action that is not legal is refused
    with the rule that forbids it, and nothing changes.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, options, seats, render_mode)
        self.game, self.options, self.seats = settle_terms(game, options, seats)
        self.metadata = {
            "name": f"saloon_{self.game.id}_v{self.game.rules_version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there are ansi and human")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: observation_space(self.game) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: MoveSpace(self.game.moves.of_seats) for agent in self.possible_agents
        }
        self.state_space = spaces.Box(0, 255, (self.seats * self.game.features,), np.uint8)
        self.match: Episode

    @property
    def unwrapped(self) -> MatchEnv:
        """The environment itself, without wrappers."""
        return self

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the seat's features, and a mark for each legal move."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every move of the seats."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: of this seed, or of the seed that follows from the last match's."""
        last = self.match.seed if hasattr(self, "match") else None
        self.match = Episode(self.game, self.options, self.seats, settle_seed(seed, last))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat knows; its mask is empty while another seat is to choose."""
        match = self.match
        seat = self.possible_agents.index(agent)
        return observe(self.game, match.state, seat, match.legal if seat == match.seat else ())

    def state(self) -> NDArray[np.uint8]:
        """The features of all seats one after the other, for learners with a critic that sees everything."""
        features = b"".join(self.match.state.features(seat) for seat in range(self.seats))
        return np.frombuffer(bytearray(features), np.uint8)

    def step(self, action: Action) -> None:
        """Make the agent's move; an agent whose match is over steps with None and leaves."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = index(action)  # type: ignore[arg-type] # None is refused with a TypeError
        if move not in self.match.legal:
            self._refuse(move)
        self.match.choose(move)
        self._go_on()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The view of the seat that is to choose, as text: returned (`ansi`) or printed (`human`)."""
        match = self.match
        text = describe(self.game, match.state, match.seat, match.legal)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what this mode is for
            return None
        return text

    def close(self) -> None:
        """There is nothing to close."""

    def _go_on(self) -> None:
        """Select the next agent, or give out the rewards."""
        if self.match.legal:
            self.agent_selection = self.possible_agents[self.match.seat]
            return
        outcome = self.match.outcome
        assert outcome is not None
        for seat, (agent, reward) in enumerate(zip(self.possible_agents, outcome.returns(), strict=True)):
            self.rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = result_of(outcome, seat)
        self._accumulate_rewards()
        self.agent_selection = self.possible_agents[0]

    def _refuse(self, move: int) -> NoReturn:
        if not 0 <= move < self.game.moves.of_seats:
            raise ValueError(f"{move} is no move: the moves are 0 to {self.game.moves.of_seats - 1}")
        refusal = self.match.why_not(move)
        assert refusal is not None
        raise Refused(refusal)


class _Near(wrappers.BaseWrapper[str, Observation, Action]):
    """A wrapper that reads the environment's public state directly.

    PettingZoo's wrappers ask each other for it, layer by layer, through `__getattr__`, which costs several times more
    than the match itself. What they check stays theirs. Before the first reset the environment has no such state: then
    the lookup fails, and Python asks the wrapper's own `__getattr__` after all.
    """

    def __init__(self, env: MatchEnv | _Near, *settings: float) -> None:
        self.inner: MatchEnv = env.unwrapped
        super().__init__(env, *settings)

    @property
    def unwrapped(self) -> MatchEnv:
        """The environment inside all wrappers."""
        return self.inner

    def __str__(self) -> str:
        return str(self.inner)

    agents = property(attrgetter("inner.agents"))
    agent_selection = property(attrgetter("inner.agent_selection"))
    rewards = property(attrgetter("inner.rewards"))
    terminations = property(attrgetter("inner.terminations"))
    truncations = property(attrgetter("inner.truncations"))
    infos = property(attrgetter("inner.infos"))
    _cumulative_rewards = property(attrgetter("inner._cumulative_rewards"))


class TerminateIllegal(_Near, wrappers.TerminateIllegalWrapper[str, Observation, Action]):
    """An illegal move ends the match and costs its agent the reward of a loss."""


class AssertOutOfBounds(_Near, wrappers.AssertOutOfBoundsWrapper[str, Observation, Action]):
    """An action outside the action space is a mistake of the program."""


class OrderEnforcing(_Near, wrappers.OrderEnforcingWrapper[str, Observation, Action]):
    """The environment is reset before it is used, and stepped once an agent."""


def saloon_env(
    game: str | Game,
    options: Mapping[str, object] | None = None,
    seats: int | None = None,
    render_mode: str | None = None,
) -> OrderEnforcing:
    """The environment with PettingZoo's usual wrappers."""
    env = MatchEnv(game, options, seats, render_mode)
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(env, -1.0)))


for installed in games().values():
    register("aec", f"saloon/{installed.id}-v{installed.rules_version}", saloon_env, kwargs={"game": installed.id})
