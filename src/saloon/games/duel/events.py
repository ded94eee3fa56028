"""What happens in a duel."""

from __future__ import annotations

from typing import Literal

from saloon.kernel.events import Event, Seat


class Began(Event, frozen=True):
    """This seat begins."""

    seat: Seat


class Drew(Event, frozen=True):
    """A seat drew a card, which only it may see."""

    seat: Seat
    card: int | None

    def seen_by(self, seat: int | None) -> Drew:
        """The card is the drawer's secret (TG-4)."""
        return self if seat == self.seat else Drew(self.seat, None)


class Laid(Event, frozen=True):
    """A seat laid a card on the rising or falling pile of `owner`, where `covered` lay on top."""

    seat: Seat
    card: int
    owner: Seat
    pile: Literal["rising", "falling"]
    covered: int
    way: Literal["step", "jump", "help"]  # onwards, ten back (TG-10, TG-11), on the opponent's pile (TG-13)


class Ended(Event, frozen=True):
    """A seat ended its turn and draws so many cards."""

    seat: Seat
    draws: int


class Won(Event, frozen=True):
    """The match is over."""

    seat: Seat
    reason: Literal["emptied", "stuck"]  # all 58 cards laid (TG-18), or the opponent cannot lay two (TG-19)


DuelEvent = Began | Drew | Laid | Ended | Won
