"""The interface of a bot."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from saloon.kernel import Event, Game, Rng, Sight

LEISURE: Final = 4_000  # milliseconds; the longest reaction time by default


class Budget(Struct, frozen=True):
    """The search budget of a move: milliseconds, or nodes, which makes a bot deterministic for a seed."""

    ms: int | None = None
    nodes: int | None = None


class Reaction(Struct, frozen=True):
    """A move in a game in which seats move at once, and how many seconds it takes this player to make it."""

    move: int
    seconds: float


class Bot:
    """A player for one seat of one match."""

    level = 0  # how strong it is among the bots of its game; higher is stronger
    takes: tuple[Literal["ms", "nodes"], ...] = ()  # the budgets that a specification may give it
    budget = Budget()  # the default
    advises = False  # whether it chooses for a person's hint: then it gives up only what is lost

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seat = seat
        self.rng = rng
        if budget is not None:
            self.budget = budget

    def watch(self, event: Event) -> None:
        """Take note of an event, as this seat may see it."""

    def choose(self, sight: Sight) -> int:
        """One of the legal moves."""
        raise NotImplementedError

    def react(self, sight: Sight) -> Reaction:
        """A move and its reaction time, for games in which seats race; by default after a random time."""
        return Reaction(self.choose(sight), self.rng.below(LEISURE) / 1000)

    def close(self) -> None:
        """The match is over; free resources."""
