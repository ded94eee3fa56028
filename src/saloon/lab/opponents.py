"""Bots as the opponents of a learner, in a batch of matches."""

from __future__ import annotations

from functools import partial

from msgspec import Struct

from saloon.bots import Bot, make_bot
from saloon.bots.match import ask, audience
from saloon.kernel import Game, Rng, Sight, State, stream
from saloon.kernel.state import Tell
from saloon.lab.stepper import Opponents, RandomOpponents, learner_in


def seat_opponents(
    game: Game, options: Struct, seats: int, opponent: str | type[Bot] | None, seat: int | None, envs: int
) -> Opponents:
    """The opponents of so many matches: none, those who play at random in compiled code, or bots."""
    if opponent is None:
        if seat is not None:
            raise ValueError("without opponents the learner has every seat")
        return Opponents()
    fixed = -1 if seat is None else seat
    if opponent == "random":
        return RandomOpponents(envs, seats, fixed)
    return BotOpponents(game, options, seats, opponent, fixed, envs)


class BotOpponents(Opponents):
    """Bots, seated and asked as `adapters.gymnasium` does."""

    def __init__(
        self, game: Game, options: Struct, seats: int, opponent: str | type[Bot], seat: int, envs: int
    ) -> None:
        self.invite = partial(make_bot, opponent, game, options, seats)
        self.seats = seats
        self.seat = seat
        self.learners = [-1] * envs
        self.bots: list[dict[int, Bot]] = [{} for _ in range(envs)]
        self.sights = [Rng(0)] * envs
        self.begin(0, 0)  # so that an opponent that does not exist is refused now
        self.end(0)
        self.learners[0] = -1

    def begin(self, env: int, seed: int) -> int:
        """Seat the bots; the match's seed determines their choices too."""
        learner = learner_in(self.seat, self.seats, seed, self.learners[env])
        self.learners[env] = learner
        self.sights[env] = stream(seed, "sight")
        self.bots[env] = {
            seat: self.invite(seat, stream(seed, "bot", seat)) for seat in range(self.seats) if seat != learner
        }
        return learner

    def choose(self, env: int, state: State, seat: int) -> int:
        """The bot's move."""
        return ask(self.bots[env][seat], state, Sight(state, seat, self.sights[env]))

    def listener(self, env: int) -> Tell | None:
        """The bots that watch."""
        return audience(list(self.bots[env].values()), None)

    def end(self, env: int) -> None:
        """Close the bots."""
        for bot in self.bots[env].values():
            bot.close()
        self.bots[env] = {}
