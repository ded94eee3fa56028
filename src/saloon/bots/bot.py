"""What a bot is."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from saloon.kernel import Event, Game, Rng, Sight

LEISURE: Final = 4_000  # milliseconds


class Budget(Struct, frozen=True):
    """How much thinking a move may cost: milliseconds, or nodes, which makes a bot deterministic for a seed."""

    ms: int | None = None
    nodes: int | None = None


class Reaction(Struct, frozen=True):
    """A move in a game in which seats move at once, and how many seconds it takes this player to make it."""

    move: int
    seconds: float


class Bot:
    """A player for one seat of one match."""

    level = 0  # its place on the ladder of its game, the strongest highest
    takes: tuple[Literal["ms", "nodes"], ...] = ()  # which budgets it heeds; a specification may say no other
    budget = Budget()  # what it spends when nobody says
    advises = False  # whether a person asks for a hint: nobody is advised to give up what can be saved

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
        """Something happened, as this seat may see it."""

    def choose(self, sight: Sight) -> int:
        """One of the legal moves."""
        raise NotImplementedError

    def react(self, sight: Sight) -> Reaction:
        """The same where it matters who is first; a bot without a sense of time moves some time in a few seconds."""
        return Reaction(self.choose(sight), self.rng.below(LEISURE) / 1000)

    def close(self) -> None:
        """The match is over; free what was held."""
