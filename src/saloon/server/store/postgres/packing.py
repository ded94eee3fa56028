"""Finished matches in one row each: what takes most of a database's room then takes an eighth of it.

A match that is over is never added to, so nobody writes what is packed. Whoever reads finds the same entries before and
after. The units stay where they are, and are read no more; they go with their partition.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

import asyncpg

from saloon.server.store.postgres.partitions import drop_full, make_room

STORED: Final = """
SELECT u.seq, u.entries, NULL::bytea AS packed FROM units u
    WHERE NOT m.packed AND u.match = m.number AND u.seq >= {since}
UNION ALL SELECT 0, NULL, p.entries FROM packed p WHERE p.match = m.number"""
UNITS: Final = f"""
SELECT s.entries, s.packed FROM matches m, LATERAL ({STORED.format(since=0)}) s WHERE m.id = $1 ORDER BY s.seq"""
LAST: Final = "coalesce((SELECT max(e.seq) FROM units e WHERE e.match = m.number AND e.seq <= k.since), 0)"
UNITS_SINCE: Final = f"""
SELECT m.id AS match, s.seq, s.entries, s.packed
FROM unnest($1::text[], $2::int[]) AS k (match, since)
JOIN matches m ON m.id = k.match, LATERAL ({STORED.format(since=LAST)}) s
ORDER BY m.number, s.seq"""

OVER: Final = """
SELECT m.number FROM matches m
WHERE m.phase = 'over' AND NOT m.packed AND m.touched <= ceil(extract(epoch FROM clock_timestamp())) - $2
ORDER BY m.touched LIMIT $1 FOR UPDATE SKIP LOCKED"""
READ: Final = "SELECT match, entries FROM units WHERE match = ANY($1) ORDER BY match, seq"
KEEP: Final = "INSERT INTO packed (match, entries) SELECT * FROM unnest($1::bigint[], $2::bytea[])"
MARK: Final = "UPDATE matches SET packed = true WHERE number = ANY($1)"


class Packing:
    """Packs matches of a database, and reads those that are."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool

    async def pack(self, most: int, rest: int) -> int:
        """Pack some matches that have been over for so many seconds; how many were. Several houses share the work."""
        async with self._pool.acquire() as connection, connection.transaction():
            numbers = [row["number"] for row in await connection.fetch(OVER, most, rest)]
            if not numbers:
                return 0
            found = [(row["match"], row["entries"]) for row in await connection.fetch(READ, numbers)]
            packed = await asyncio.to_thread(pack_all, found)
            await connection.execute(KEEP, [*packed], [*packed.values()])
            await connection.execute(MARK, numbers)
        return len(numbers)

    async def make_room(self) -> None:
        """See to it that there are partitions for new matches, and none that are not needed any more."""
        async with self._pool.acquire() as connection:
            await make_room(connection)
            await drop_full(connection)

    async def units(self, match: str) -> list[str]:
        """The entries of a match as they are stored: unit by unit, or all in one."""
        return [text_of(row) for row in await self._pool.fetch(UNITS, match)]

    async def _units_since(self, known: Mapping[str, int]) -> dict[str, list[tuple[int, str]]]:
        """The units of these matches that may hold what came after so many entries, with how many were before each."""
        units: dict[str, list[tuple[int, str]]] = {match: [] for match in known}
        for row in await self._pool.fetch(UNITS_SINCE, [*known], [*known.values()]) if known else []:
            units[row["match"]].append((row["seq"], text_of(row)))
        return units


def pack_all(units: Sequence[tuple[int, str]]) -> dict[int, bytes]:
    """Units, by match and in their order, as one of each match."""
    matches = groupby(units, key=lambda unit: unit[0])
    return {match: packed(entries for _, entries in own) for match, own in matches}


def packed(units: Iterable[str]) -> bytes:
    """Units as one that is compressed."""
    whole = ",".join(unit[1:-1] for unit in units)  # each is a JSON array
    return zlib.compress(f"[{whole}]".encode(), 9)


def text_of(row: Mapping[str, Any]) -> str:
    """A unit of a row, packed or not."""
    return str(row["entries"]) if row["packed"] is None else zlib.decompress(row["packed"]).decode()
