"""What a bot is."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import Event, Game, Rng, Sight


class Budget(Struct, frozen=True):
    """How much thinking a move may cost: milliseconds, or nodes, which makes a bot deterministic for a seed."""

    ms: int | None = None
    nodes: int | None = None


class Bot:
    """A player for one seat of one match."""

    level = 0  # its place on the ladder of its game, the strongest highest
    budget = Budget()  # what it takes when nobody says

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

    def close(self) -> None:
        """The match is over; free what was held."""
