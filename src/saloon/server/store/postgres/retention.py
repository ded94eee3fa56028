"""What nobody needs any more: matches that never began, were given up, or are nobody's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import asyncpg

from saloon.server.store.news import Deleted
from saloon.server.store.postgres import news
from saloon.server.store.postgres.connections import in_one
from saloon.server.store.rows import Phase

UNTOUCHED: Final = "SELECT m.id FROM matches m WHERE m.phase = $1 AND m.touched < $2"
OLDEST_FIRST: Final = " ORDER BY m.touched"
NOBODYS: Final = f"""{UNTOUCHED}
    AND NOT EXISTS (SELECT FROM seats s WHERE s.match = m.id AND s.kind = 'guest')
    AND NOT EXISTS (SELECT FROM results r WHERE r.match = m.id){OLDEST_FIRST}"""
UNPLAYED: Final = f"""{UNTOUCHED}
    AND (SELECT count(*) FROM seats s WHERE s.match = m.id AND s.kind <> 'bot') = 1
    AND NOT EXISTS (
        SELECT FROM units u
        CROSS JOIN LATERAL jsonb_array_elements(u.entries::jsonb) WITH ORDINALITY AS e (entry, place)
        JOIN seats s ON s.match = m.id AND s.kind = 'guest' AND s.seat = (e.entry ->> 0)::int
        WHERE u.match = m.number AND u.seq + e.place - 1 >= m.prefix){OLDEST_FIRST}"""
DELETE: Final = """DELETE FROM matches WHERE id = ANY($1) AND phase = $2 AND touched < $3
    AND (owner IS NULL OR owner = $4 OR owner NOT IN (SELECT id FROM houses WHERE state <> 'closed'))
    RETURNING id, number"""
CLOCK: Final = "clock"
LEAP: Final = "leap"  # the note of what a clock said that had leapt, when it was last believed a little


class Retention:
    """Finds what nobody needs any more, and deletes it."""

    def __init__(self, pool: asyncpg.Pool, house: int) -> None:
        self._pool = pool
        self.house = house

    async def gathering_since(self, moment: int) -> list[str]:
        """Matches that have not begun though they were opened before this second."""
        return await self._found(UNTOUCHED + OLDEST_FIRST, "gathering", moment)

    async def given_up_since(self, moment: int) -> list[str]:
        """Matches that are not over though nothing has happened to them since this second."""
        return await self._found(UNTOUCHED + OLDEST_FIRST, "playing", moment)

    async def unplayed_since(self, moment: int) -> list[str]:
        """Matches against bots in which no person has moved, and nothing else happened since this second."""
        return await self._found(UNPLAYED, "playing", moment)

    async def nobodys_since(self, moment: int) -> list[str]:
        """Finished matches of before this second in which no person sat: bots' own, and imported records."""
        return await self._found(NOBODYS, "over", moment)

    async def _found(self, query: str, phase: Phase, moment: int) -> list[str]:
        return [row["id"] for row in await self._pool.fetch(query, phase, moment)]

    async def delete_matches(self, gone: Sequence[str], phase: Phase, moment: int) -> None:
        """Delete matches with all that belongs to them, if they are still as they were found.

        One at whose table somebody is in another house stays. A match whose rematch goes may have another one.
        """

        async def do(connection: asyncpg.Connection) -> None:
            deleted = await connection.fetch(DELETE, list(gone), phase, moment, self.house)
            numbers, ids = [row["number"] for row in deleted], [row["id"] for row in deleted]
            await connection.execute("DELETE FROM units WHERE match = ANY($1)", numbers)
            await connection.execute("DELETE FROM packed WHERE match = ANY($1)", numbers)
            await connection.execute("UPDATE matches SET next = NULL WHERE next = ANY($1)", ids)
            if ids:
                await news.write(connection, self.house, Deleted(tuple(ids)))

        await in_one(self._pool, do)

    async def note(self, name: str) -> bytes | None:
        """What is noted down under a name."""
        found = await self._pool.fetchval("SELECT value FROM notes WHERE name = $1", name)
        return None if found is None else bytes(found)

    async def write_note(self, name: str, value: bytes) -> None:
        """Note something down, in the place of what was there."""
        await self._pool.execute(
            "INSERT INTO notes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value,
        )

    async def last_moment(self) -> int | None:
        """The latest second that the server knows to have been; None in a new store."""
        noted = await self.note(CLOCK)
        if noted is not None:
            return int(noted)
        query = "SELECT greatest((SELECT max(seen) FROM guests), (SELECT max(touched) FROM matches))"
        found = await self._pool.fetchval(query)
        return None if found is None else int(found)

    async def last_leap(self) -> int | None:
        """What a clock that had leapt said when it was last believed a little."""
        noted = await self.note(LEAP)
        return None if noted is None else int(noted)

    async def note_leap(self, moment: int) -> None:
        """A clock that has leapt is believed a little; it says this."""
        await self.write_note(LEAP, b"%d" % moment)

    async def note_moment(self, moment: int) -> None:
        """Remember that it is this second."""
        await self.write_note(CLOCK, b"%d" % moment)
