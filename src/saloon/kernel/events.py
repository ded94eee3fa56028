"""What a move did: for the log, the animation, the sound and the screen reader."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(title="Seat")]  # marks the fields that whoever tells of an event turns into names


class Event(Struct, frozen=True, gc=False, tag_field="event", tag=str.lower):
    """One thing that happened. What hides something from somebody overrides `seen_by`.

    What is frozen and made of frozen things is in no cycle: the garbage collector need not know it (`gc=False`).
    """

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat may see it (None: a spectator), or None if it sees nothing."""
        return self
