"""What happens in Nerve."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.kernel import Event, Seat


class Dealt(Event, frozen=True):
    """A seat was dealt a card, which only it may see."""

    seat: Seat
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        """The card is its owner's secret (NV-2)."""
        return self if seat == self.seat else replace(self, card=None)


class Kept(Event, frozen=True):
    """A seat keeps its card."""

    seat: Seat


class Swapped(Event, frozen=True):
    """A seat puts its card aside and gets another."""

    seat: Seat


class Showed(Event, frozen=True):
    """All cards, in the order of the seats."""

    cards: tuple[int, ...]


NerveEvent = Dealt | Kept | Swapped | Showed
