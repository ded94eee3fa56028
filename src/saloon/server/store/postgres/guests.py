"""Guests: who they are, where they sit, the code that brings one back."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Final

import asyncpg
import msgspec

from saloon.server.store.news import Erased, News, Renamed, SignedOut, guests_in
from saloon.server.store.postgres import news
from saloon.server.store.postgres.connections import Connect, in_one
from saloon.server.store.postgres.news import NewsReader
from saloon.server.store.recovery_codes import CODE_DAYS, hashed
from saloon.server.store.rows import GuestRow

COLUMNS: Final = "id, name, seen, session"
KNOWN_GUESTS: Final = 4096  # that are not looked up again when they open their next connection

RENAME: Final = """UPDATE seats s SET name = $3 FROM matches m
    WHERE m.id = s.match AND s.guest = $1 AND s.name = $2 AND m.phase <> 'over'"""

# What is done to the rows of somebody who is erased: as `seat_commands.forget` does it at a table in memory.
ERASE: Final = (
    """UPDATE seats s SET kind = 'open', guest = NULL, name = '', nonce = '', warm = false
       FROM matches m WHERE m.id = s.match AND m.phase = 'gathering' AND s.guest = ANY($1)""",
    """UPDATE seats s SET kind = 'bot', guest = NULL, name = coalesce($2::jsonb ->> m.game, ''), warm = false
       FROM matches m WHERE m.id = s.match AND m.phase = 'playing' AND s.guest = ANY($1)""",
    "UPDATE seats SET guest = NULL, name = '' WHERE guest = ANY($1)",
    "UPDATE matches SET host = '' WHERE host = ANY($1) AND phase = 'over'",
    """UPDATE matches m SET host = coalesce((SELECT s.guest FROM seats s WHERE s.match = m.id AND s.guest IS NOT NULL
                                             ORDER BY s.seat LIMIT 1), '') WHERE host = ANY($1)""",
    """UPDATE matches SET barred = (barred::jsonb - $1::text[])::text
       WHERE phase IN ('gathering', 'playing') AND barred IS NOT NULL AND barred::jsonb ?| $1""",
    """UPDATE matches m SET sitters = (
         SELECT jsonb_agg(CASE WHEN s.value ->> 2 = ANY($1) THEN jsonb_build_array(s.value -> 0, '', NULL)
                               ELSE s.value END ORDER BY s.number)
         FROM jsonb_array_elements(m.sitters::jsonb) WITH ORDINALITY AS s (value, number))::text
       WHERE sitters IS NOT NULL AND EXISTS (
         SELECT FROM jsonb_array_elements(m.sitters::jsonb) AS s (value) WHERE s.value ->> 2 = ANY($1))""",
    "UPDATE rooms SET host = '' WHERE host = ANY($1)",
    "DELETE FROM members WHERE guest = ANY($1)",
    "DELETE FROM away WHERE guest = ANY($1)",
    "DELETE FROM guests WHERE id = ANY($1)",
)


class Guests:
    """The questions about guests. Who was here lately is known, as long as news of other houses come through."""

    def __init__(self, pool: asyncpg.Pool, connect: Connect, house: int) -> None:
        self._pool = pool
        self.house = house  # this life of this process
        self.ladder_changes = 0
        self._news = NewsReader(connect, house)
        self._news.tell(self._hear)
        self._known: dict[str, GuestRow] = {}
        self.guest_changes = 0  # how often something that may be known has changed

    async def _hear(self, heard: News) -> None:
        """Another house has changed something."""
        self._changed(*guests_in(heard))
        self.ladder_changes += isinstance(heard, Erased)

    def _changed(self, *guests: str) -> None:
        """What is known of guests is true no more, nor what is being looked up at this moment."""
        self.guest_changes += 1
        for guest in guests:
            self._known.pop(guest, None)

    async def save_guest(self, guest: GuestRow) -> None:
        """A new guest, or a new name or visit of a known one."""
        await self._pool.execute(
            """INSERT INTO guests (id, name, seen, session) VALUES ($1, $2, $3, $4)
               ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen""",
            guest.id,
            guest.name,
            guest.seen,
            guest.session,
        )
        self._changed(guest.id)

    async def visited(self, guest: str, moment: int) -> None:
        """A guest was here at this second; one who was erased meanwhile stays so."""
        await self._pool.execute("UPDATE guests SET seen = $2 WHERE id = $1", guest, moment)
        self._changed(guest)

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest of this id."""
        known = self._known.get(guest) if self._news.current else None
        while known is None:
            changes = self.guest_changes
            found = guest_of(await self._pool.fetchrow(f"SELECT {COLUMNS} FROM guests WHERE id = $1", guest))
            if found is None:
                return None
            if changes == self.guest_changes:  # else it may have been read before the change
                self._remember(found)
                known = found
        return known

    def _remember(self, guest: GuestRow) -> None:
        if len(self._known) >= KNOWN_GUESTS:
            self._known.clear()
        self._known[guest.id] = guest

    async def rename_guest(self, guest: str, old: str, new: str) -> int:
        """Another name for a guest, also at its seats, unless the match is over; who shares its device keeps theirs."""

        async def do(connection: asyncpg.Connection) -> str:
            now = int(time.time())
            await connection.execute("UPDATE guests SET name = $2, seen = $3 WHERE id = $1", guest, new, now)
            done: str = await connection.execute(RENAME, guest, old, new)
            await news.write(connection, self.house, Renamed(guest, old, new))
            return done

        done = await in_one(self._pool, do)
        self._changed(guest)
        return int(done.rpartition(" ")[2])

    async def new_session(self, guest: str) -> None:
        """From now on the guest's earlier cookies are nobody's, and so is a code that was not used."""
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute("UPDATE guests SET session = session + 1, recovery = NULL WHERE id = $1", guest)
            await news.write(connection, self.house, SignedOut(guest))
        self._changed(guest)

    async def set_recovery(self, guest: str, code: str) -> None:
        """Whoever knows this code may come back as this guest, once and before it expires."""
        until = int(time.time()) + CODE_DAYS * 24 * 3600
        await self._pool.execute(
            "UPDATE guests SET recovery = $2, recovery_until = $3 WHERE id = $1", guest, hashed(code), until
        )

    async def recover(self, code: str) -> GuestRow | None:
        """The guest whose code this is; the code is spent, and of several who bring it at once only one comes in."""
        spent = f"""UPDATE guests SET recovery = NULL WHERE recovery = $1 AND recovery_until > $2
                    RETURNING {COLUMNS}"""
        return guest_of(await self._pool.fetchrow(spent, hashed(code), int(time.time())))

    async def forget_guests(self, gone: Sequence[str], stand_ins: Mapping[str, str]) -> None:
        """Erase guests: their names at every seat, and they themselves."""
        bots = msgspec.json.encode(dict(stand_ins)).decode()

        async def do(connection: asyncpg.Connection) -> None:
            for statement in ERASE:
                await connection.execute(statement, list(gone), *([bots] if "$2" in statement else []))
            await news.write(connection, self.house, Erased(tuple(gone)))

        await in_one(self._pool, do)
        self._changed(*gone)
        self.ladder_changes += 1

    async def guests_unseen_since(self, moment: int) -> list[str]:
        """Guests who have not been here since this second, the longest gone first."""
        rows = await self._pool.fetch("SELECT id FROM guests WHERE seen < $1 ORDER BY seen", moment)
        return [row["id"] for row in rows]

    async def count_guests(self) -> int:
        """How many guests there are."""
        return int(await self._pool.fetchval("SELECT count(*) FROM guests"))


def guest_of(row: asyncpg.Record | None) -> GuestRow | None:
    """The guest of a row."""
    return None if row is None else GuestRow(*row)
