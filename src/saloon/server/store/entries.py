"""What a match consists of as it is stored, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec
from msgspec import Struct

from saloon.kernel import Moved

UNDO = "undo"  # an entry that takes the seat's last move back


class Entry(Struct, frozen=True, gc=False, array_like=True):
    """One line of a match as it is stored: a move or a take-back, when it came, and which command brought it."""

    seat: int
    move: str
    at: int
    command: int = 0
    note: str = ""


decode: Final = msgspec.json.Decoder(list[Entry]).decode


def read_entries(units: Iterable[str]) -> list[Entry]:
    """The entries of stored units, in their order."""
    return [entry for unit in units for entry in decode(unit)]


def read_entries_since(units: Iterable[tuple[int, str]], since: int) -> list[Entry]:
    """The entries of stored units but for the first ones of the match; each unit comes with how many were before it."""
    return [entry for seq, unit in units for place, entry in enumerate(decode(unit), seq) if place >= since]


def kept_entries(entries: Iterable[Entry]) -> list[Entry]:
    """The entries of the moves, without those that were taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.move == UNDO:
            kept.pop()
        else:
            kept.append(entry)
    return kept


def record_moves(entries: Iterable[Entry]) -> tuple[Moved, ...]:
    """The moves as a record writes them, without those that were taken back."""
    return tuple(Moved(entry.seat, entry.move, entry.at, entry.note) for entry in kept_entries(entries))
