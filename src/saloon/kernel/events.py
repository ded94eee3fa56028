"""Events: what a move did, for the log, animations, sounds and screen readers."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(title="Seat")]  # marks the fields that are shown as a player's name


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """One thing that happened. An event that hides something from somebody overrides `seen_by`.

    Frozen values made of frozen values cannot form a cycle, so the garbage collector need not track them (`gc=False`).
    """

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat may see it (None: a spectator), or None if it sees nothing."""
        return self
