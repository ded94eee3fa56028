"""What a match consists of as it is stored, entry by entry."""

from __future__ import annotations

from msgspec import Struct

UNDO = "undo"  # an entry that takes the seat's last move back


class Entry(Struct, frozen=True, gc=False, array_like=True):
    """One line of a match as it is stored: a move or a take-back, when it came, and which command brought it."""

    seat: int
    move: str
    at: int
    command: int = 0
    note: str = ""
