"""What a match consists of as it is stored, entry by entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from saloon.kernel import Arranged, Moved, read_arranged
from saloon.kernel.arrangements import MARK
from saloon.server.store.rows import Sitter

UNDO = "undo"  # an entry that takes the seat's last move back


class Entry(Struct, frozen=True, gc=False, array_like=True):
    """One line of a match as it is stored: a move, a take-back or something that people settled beside the rules.

    With it stands when it came, and which command brought it. Names stand elsewhere: a guest may be erased.
    """

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


def record_lines(
    entries: Iterable[Entry], sitters: Sequence[Sitter] = (), names: Sequence[str] = ()
) -> tuple[Moved | Arranged, ...]:
    """The lines as a record writes them, without the moves that were taken back before anybody learnt from them.

    `sitters` are those who left their seats in the match, one after the other, and `names` who sits there now.
    """
    kept: list[Moved | Arranged] = []
    coming = names_of_newcomers(sitters, names)
    for entry in entries:
        if entry.move == UNDO:
            del kept[max(place for place, line in enumerate(kept) if isinstance(line, Moved))]
        elif entry.move.startswith(MARK):
            arranged = read_arranged(entry.seat, entry.move, entry.at, entry.note)
            sits = arranged.what == "sits" and coming
            kept.append(replace(arranged, name=coming.pop(0)) if sits else arranged)
        else:
            kept.append(Moved(entry.seat, entry.move, entry.at, entry.note))
    return tuple(kept)


def kept_entries(entries: Iterable[Entry]) -> list[Entry]:
    """The entries of the moves that stand: without those that were taken back, and without what people settled."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.move == UNDO:
            kept.pop()
        elif not entry.move.startswith(MARK):
            kept.append(entry)
        elif count := read_arranged(entry.seat, entry.move).count:
            del kept[-count:]
    return kept


def names_of_newcomers(sitters: Sequence[Sitter], names: Sequence[str]) -> list[str]:
    """Who sat down each time that somebody left: the next one to leave the same seat, or who sits there now."""
    return [
        next((later.name for later in sitters[place + 1 :] if later.seat == sitter.seat), names[sitter.seat])
        for place, sitter in enumerate(sitters)
    ]


def first_names(sitters: Sequence[Sitter], names: Sequence[str]) -> list[str]:
    """Who sat at each seat in the beginning."""
    return [next((sitter.name for sitter in sitters if sitter.seat == seat), name) for seat, name in enumerate(names)]
