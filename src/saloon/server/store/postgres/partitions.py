"""Partitions of `units` by the numbers of matches: made before they are needed, dropped once their matches are packed.

To delete row by row what was packed would double the work of the database; a table is dropped at once.
"""

from __future__ import annotations

from typing import Final

import asyncpg

SIZE: Final = 65_536  # matches in a partition: about a gigabyte of units
AHEAD: Final = 2 * SIZE  # numbers for which there is always room
FEW: Final = 1000  # matches of a partition that may go on when it is dropped: theirs are moved
LOCK: Final = 0x5A1008  # an advisory lock: one house at a time makes and drops
PATIENT: Final = "SET LOCAL lock_timeout = '1s'"  # who waits for the lock holds everybody up who writes

LAST: Final = "SELECT last_value FROM match_numbers"
END: Final = "SELECT coalesce(max(past), 0) FROM unit_partitions"
FULL: Final = f"""
SELECT p.first FROM unit_partitions p, match_numbers n WHERE p.past <= n.last_value
   AND (SELECT count(*) FROM (SELECT FROM matches m WHERE NOT m.packed AND m.number >= p.first AND m.number < p.past
                              LIMIT {FEW} + 1) loose) <= {FEW}
ORDER BY p.first"""


async def make_room(connection: asyncpg.Connection) -> None:
    """Make the partitions that new matches will need soon."""
    while await connection.fetchval(END) < await connection.fetchval(LAST) + AHEAD:
        async with connection.transaction():
            await connection.execute(PATIENT)
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            first = await connection.fetchval(END)
            if first >= await connection.fetchval(LAST) + AHEAD:
                return  # another house was faster
            past = first + SIZE
            await connection.execute(f"CREATE TABLE units_{first} (LIKE units INCLUDING ALL)")
            await connection.execute(
                f"ALTER TABLE units ATTACH PARTITION units_{first} FOR VALUES FROM ({first}) TO ({past})"
            )
            await connection.execute("INSERT INTO unit_partitions (first, past) VALUES ($1, $2)", first, past)


async def drop_full(connection: asyncpg.Connection) -> int:
    """Drop the partitions whose matches are packed; units of the few others are moved. How many were dropped."""
    full = [row["first"] for row in await connection.fetch(FULL)]
    for first in full:
        async with connection.transaction():
            await connection.execute(PATIENT)
            await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
            if await connection.fetchval("DELETE FROM unit_partitions WHERE first = $1 RETURNING first", first) is None:
                continue  # another house was faster
            await connection.execute(f"ALTER TABLE units DETACH PARTITION units_{first}")
            await connection.execute(
                f"""INSERT INTO units SELECT u.* FROM units_{first} u
                    JOIN matches m ON m.number = u.match AND NOT m.packed"""
            )
            await connection.execute(f"DROP TABLE units_{first}")
    return len(full)
