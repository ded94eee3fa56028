"""The journal: what tables add to their matches, one row a commit, until it is put where matches are looked for.

A commit adds to hundreds of matches. One row for all of them touches one page; the units of a match are put in their
place when there are many, as one row a match, so that a page of the index is written once for many moves.
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, exists, func, insert, select, true, union_all, update

from saloon.server.store.entries import Entry
from saloon.server.store.sqlite.schema import journal, matches, units
from saloon.server.store.sqlite.sql import text

Unit = tuple[int, int, Sequence[Entry]]  # the number of a match, how many entries came before, and the new ones

ENOUGH: Final = 4096  # units that are put away together; whoever looks for a match reads through them

ADD: Final = text(insert(journal).values(units=bindparam("units")), "qmark")
ALL: Final = text(select(journal.c.units).order_by(journal.c.row))
CLEAR: Final = text(delete(journal))
PUT: Final = text(  # what was added to a match that is gone by now goes as well: its number may be given again
    insert(units).from_select(
        ["match", "seq", "entries"],
        select(bindparam("match"), bindparam("seq"), bindparam("entries")).where(
            exists().where(matches.c.number == bindparam("of_match"))
        ),
    ),
    "qmark",
)
TOUCH: Final = text(
    update(matches).where(matches.c.number == bindparam("of_match")).values(touched=bindparam("now")), "qmark"
)

_each = func.json_each(journal.c.units).table_valued("value")
_number, _seq, _entries = (func.json_extract(_each.c.value, f"$[{place}]") for place in range(3))
UNITS: Final = union_all(  # of one match
    select(units.c.seq, units.c.entries)
    .join(matches, matches.c.number == units.c.match)
    .where(matches.c.id == bindparam("of_match")),
    select(_seq, _entries)
    .select_from(journal.join(_each, true()).join(matches, matches.c.number == _number))
    .where(matches.c.id == bindparam("of_match")),
).order_by("seq")

write: Final = msgspec.json.Encoder().encode
read: Final = msgspec.json.Decoder(list[tuple[int, int, msgspec.Raw]]).decode


class Journal:
    """Adds units within the transactions of a connection, and puts them away."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._execute = connection.execute
        self._execute_many = connection.executemany
        self._count = 0  # about how many units are there: those of a transaction that was rolled back count as well
        self.due = False  # whether it is to be put away however little there is

    @property
    def full(self) -> bool:
        """Whether there is enough to be put away."""
        return self.due or self._count >= ENOUGH

    def add(self, new: list[Unit]) -> None:
        """Write these down."""
        if new:
            self._execute(ADD, (write(new).decode(),))
            self._count += len(new)

    def put_away(self) -> None:
        """Put everything that is there in its place, and remember that something happened to these matches."""
        gathered: dict[int, tuple[int, list[bytes]]] = {}
        for (row,) in self._execute(ALL):
            for match, seq, entries in read(row):
                gathered.setdefault(match, (seq, []))[1].append(bytes(entries)[1:-1])
        found = sorted(gathered.items())
        rows = [(match, seq, f"[{b','.join(parts).decode()}]", match) for match, (seq, parts) in found]
        self._execute_many(PUT, rows)
        now = int(time.time())
        self._execute_many(TOUCH, [(now, match) for match in gathered])
        self._execute(CLEAR)
        self._count = 0
        self.due = False
