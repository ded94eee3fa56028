"""What a seat may know of Nerve: its own card, the one it put aside, who has spoken, and at the end all cards."""

from __future__ import annotations

from msgspec import Struct


class NerveView(Struct, frozen=True):
    """The table as one seat sees it (None: a spectator)."""

    seat: int | None
    spoken: int  # how many seats have kept or swapped
    card: int  # one's own; 0 is none
    aside: int  # what one put aside; 0 is nothing
    dealt: tuple[bool, ...]  # who has a card now
    swapped: tuple[bool, ...]
    shown: tuple[int, ...]  # all cards once the match is over
