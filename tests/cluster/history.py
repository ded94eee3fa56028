"""What a database holds of every match, read past the store."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import asyncpg

from saloon.server.store.entries import Entry, decode

Rows = Sequence[Sequence[Any]]

MATCHES = "SELECT id, number, game, options, phase, secret FROM matches"
SEATS = "SELECT match, seat, nonce FROM seats ORDER BY match, seat"
UNITS = "SELECT match, seq, entries, house FROM units ORDER BY match, seq"
BIDS = "SELECT match, command, seat FROM bids"


@dataclass
class StoredUnit:
    """Entries that came together, and which house wrote them."""

    seq: int
    entries: list[Entry]
    house: int = 0


@dataclass
class StoredMatch:
    """One match."""

    id: str
    game: str
    options: str
    phase: str
    secret: str
    nonces: list[str] = field(default_factory=list)  # one a seat
    units: list[StoredUnit] = field(default_factory=list)
    bids: set[tuple[int, int]] = field(default_factory=set)  # command and seat

    @property
    def entries(self) -> list[Entry]:
        """All its entries in their order."""
        return [entry for unit in self.units for entry in unit.entries]

    @property
    def changes_of_owner(self) -> int:
        """How often another house went on with it."""
        houses = [unit.house for unit in self.units]
        return sum(one != other for one, other in pairwise(houses))


async def read_postgres(url: str) -> dict[str, StoredMatch]:
    """All matches of a database."""
    connection = await asyncpg.connect(url)
    try:
        return together(*[await connection.fetch(query) for query in (MATCHES, SEATS, UNITS, BIDS)])
    finally:
        await connection.close()


def read_sqlite(data: Path) -> dict[str, StoredMatch]:
    """All matches of a file whose house was killed, from a copy."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / data.name
        for suffix in ("", "-wal"):
            if Path(f"{data}{suffix}").exists():
                shutil.copy(f"{data}{suffix}", f"{copy}{suffix}")
        with closing(sqlite3.connect(copy)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            matches = list(file.execute(MATCHES))
            seats, bids = list(file.execute(SEATS)), list(file.execute(BIDS))
            units = [(match, seq, entries, 0) for match, seq, entries in file.execute(UNITS.replace(", house", ""))]
            for (row,) in file.execute("SELECT units FROM journal ORDER BY row"):
                units += [(match, seq, json.dumps(entries), 0) for match, seq, entries in json.loads(row)]
    return together(matches, seats, sorted(units), bids)


def together(matches: Rows, seats: Rows, units: Rows, bids: Rows) -> dict[str, StoredMatch]:
    """The rows of a database as matches."""
    by_number, by_id = {}, {}
    for id_, number, game, options, phase, secret in matches:
        by_number[number] = by_id[id_] = StoredMatch(id_, game, options, phase, secret)
    for match, _, nonce in seats:
        by_id[match].nonces.append(nonce)
    for match, seq, entries, house in units:
        by_number[match].units.append(StoredUnit(seq, decode(entries), house))
    for match, command, seat in bids:
        by_id[match].bids.add((command, seat))
    return by_id


def options_of(match: StoredMatch) -> dict[str, object]:
    """The options that differ from the rulings."""
    options: dict[str, object] = json.loads(match.options)
    return options
