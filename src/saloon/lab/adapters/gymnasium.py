"""Any game as a Gymnasium environment: the learner has one seat, bots have the others.

    import gymnasium
    import saloon.lab.adapters.gymnasium

    env = gymnasium.make("saloon/duel-v1", opponent="greedy")
    observation, info = env.reset(seed=7)

Importing this module adds every installed game to Gymnasium's registry, with the version of its rules in the name.
"""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

from saloon.bots import Bot, make_bot
from saloon.bots.match import ask, tell_all
from saloon.kernel import Event, Game, Sight, games, stream
from saloon.lab.adapters.episode import Episode, result_of, settle_seed, settle_terms
from saloon.lab.adapters.extra import extra
from saloon.lab.adapters.spaces import MoveSpace, Observation, observation_space, observe
from saloon.lab.adapters.text import describe

with extra("learn"):
    import gymnasium
    from gymnasium.error import ResetNeeded

ILLEGAL = -1.0  # the reward of a loss


class SaloonEnv(gymnasium.Env[Observation, Any]):
    """One seat against bots. A step is the learner's move and everything until it is to choose again.

    The reward comes at the end of the match: 1 for the winner, -1 for the last, evenly between. The mask of legal moves
    is in the observation and in the info. An action that is not legal ends the match with a loss, and
    `info["refused"]` names the rule.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "render_fps": 4}  # noqa: RUF012 - Gymnasium's way

    def __init__(
        self,
        game: str | Game,
        opponent: str | type[Bot] = "random",
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        seats: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """`opponent` is a bot's specification or class; without a `seat` the learner changes seats between matches."""
        self.game, self.options, self.seats = settle_terms(game, options, seats)
        if seat is not None and seat not in range(self.seats):
            raise ValueError(f"there is no seat {seat}; the seats are 0 to {self.seats - 1}")
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise ValueError(f"there is no render mode {render_mode!r}; there are ansi and human")
        self.opponent = opponent
        self.fixed_seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_space(self.game)
        self.action_space = MoveSpace(self.game.moves.of_seats)
        self.match: Episode | None = None
        self.seat = 0
        self._bots: dict[int, Bot] = {}
        self._over = True
        self._invite(0)  # so that an opponent that does not exist is refused now
        self.close()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match: of this seed, or of the seed that follows from the last match's.

        A learner without a fixed seat gets one from the seed, and the next one in each match that follows. A match that
        the bots end before the learner is to choose is skipped.
        """
        super().reset(seed=seed)
        match = self._begin(seed)
        while self._over:
            match = self._begin(None)
        self._show()
        return self._observe(match)

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the learner's move and let the others answer."""
        match = self.match
        if match is None or self._over:
            raise ResetNeeded("the match is over, or has not begun: call reset() first")
        move = index(action)
        if move not in match.legal:
            return self._refuse(match, move)
        match.choose(move)
        self._let_bots_play(match)
        outcome = match.outcome
        reward = 0.0 if outcome is None else outcome.returns()[self.seat]
        observation, info = self._observe(match)
        self._show()
        return observation, reward, self._over, False, info

    def render(self) -> str | None:
        """The learner's view as text: returned (`ansi`) or printed (`human`)."""
        if self.match is None:
            raise ResetNeeded("there is nothing to show before the first reset()")
        text = describe(self.game, self.match.state, self.seat, self.match.legal)
        if self.render_mode == "human":
            print(text)  # noqa: T201 - that is what this mode is for
            return None
        return text

    def close(self) -> None:
        """Close the bots."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}

    def _begin(self, seed: int | None) -> Episode:
        """A new match, played until the learner is to choose."""
        last = None if self.match is None else self.match.seed
        number = settle_seed(seed, last)
        self.seat = self._next_seat(number, begins=seed is not None or last is None)
        self.close()
        self._invite(number)
        self.match = Episode(self.game, self.options, self.seats, number, self._tell)
        self._over = False
        self._let_bots_play(self.match)
        return self.match

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _next_seat(self, seed: int, begins: bool) -> int:
        if self.fixed_seat is not None:
            return self.fixed_seat
        return stream(seed, "seat").below(self.seats) if begins else (self.seat + 1) % self.seats

    def _invite(self, seed: int) -> None:
        """Seat the bots; the match's seed determines their choices too."""
        for seat in range(self.seats):
            if seat != self.seat:
                rng = stream(seed, "bot", seat)
                self._bots[seat] = make_bot(self.opponent, self.game, self.options, self.seats, seat, rng)
        self._sight = stream(seed, "sight")

    def _tell(self, event: Event) -> None:
        tell_all(list(self._bots.values()), event)

    def _let_bots_play(self, match: Episode) -> None:
        """Make the bots' moves until the learner is to choose, or the match is over."""
        while match.legal and match.seat != self.seat:
            bot = self._bots[match.seat]
            match.choose(ask(bot, match.state, Sight(match.state, match.seat, self._sight)))
        if not match.legal:
            self._over = True
            self.close()

    def _observe(self, match: Episode) -> tuple[Observation, dict[str, Any]]:
        observation = observe(self.game, match.state, self.seat, () if self._over else match.legal)
        info: dict[str, Any] = {"seat": self.seat, "action_mask": observation["action_mask"].copy()}
        outcome = match.outcome
        if outcome is not None:
            info |= result_of(outcome, self.seat)
        return observation, info

    def _refuse(self, match: Episode, move: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """End the match with a loss for the learner."""
        refusal = match.why_not(move) if move in range(self.game.moves.of_seats) else None
        self._over = True
        self.close()
        observation, info = self._observe(match)
        info["refused"] = "no such move" if refusal is None else refusal.rule
        return observation, ILLEGAL, True, False, info


for installed in games().values():
    gymnasium.register(
        id=f"saloon/{installed.id}-v{installed.rules_version}",
        entry_point=f"{__name__}:{SaloonEnv.__name__}",
        vector_entry_point="saloon.lab.adapters.vector:SaloonVectorEnv",
        kwargs={"game": installed.id},
    )
