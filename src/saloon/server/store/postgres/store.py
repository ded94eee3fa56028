"""Guests, matches and all that belongs to them in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import platform
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Literal, Self

import asyncpg
import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from saloon.server.store.change import Change
from saloon.server.store.entries import Entry, read_entries, read_entries_since
from saloon.server.store.match_values import MATCH_COLUMNS, match_of
from saloon.server.store.postgres import changes
from saloon.server.store.postgres.connections import UNREACHABLE, Connect, connector, pool_of
from saloon.server.store.postgres.guests import Guests
from saloon.server.store.postgres.migrate import migrate
from saloon.server.store.postgres.packing import Packing
from saloon.server.store.postgres.retention import Retention
from saloon.server.store.postgres.rooms import Rooms
from saloon.server.store.postgres.shared import SharedRows
from saloon.server.store.postgres.writer import Fenced, Writer, writer_name
from saloon.server.store.protocol import Done, ResultsReader
from saloon.server.store.rows import BidRow, MatchRow, Placed, SeatRow

NUMBERS: Final = 64  # that a house takes at a time
SEATS: Final = """(SELECT coalesce(json_agg(json_build_array(s.seat, s.kind, s.guest, s.name, s.nonce, s.warm)
                                            ORDER BY s.seat), '[]') FROM seats s WHERE s.match = m.id) AS people"""
MATCH: Final = f"SELECT {', '.join(f'm.{name}' for name in MATCH_COLUMNS)}, {SEATS} FROM matches m"
OWN: Final = "m.id IN (SELECT match FROM seats WHERE guest = $1)"
NOT_AWAY: Final = "(m.phase = 'over' OR NOT EXISTS (SELECT FROM away a WHERE a.match = m.id AND a.guest = $1))"
BY_THEMSELVES: Final = """AND ((m.terms::jsonb ->> 'clock') IS NOT NULL
    OR EXISTS (SELECT FROM seats s WHERE s.match = m.id AND (s.kind = 'bot' OR s.warm)))"""
RESULTS: Final = """SELECT r.match, r.ladder, s.guest, s.name, r.rank FROM results r
    JOIN seats s ON s.match = r.match AND s.seat = r.seat WHERE r.game = $1 ORDER BY r.row"""

Person = tuple[int, Literal["open", "guest", "bot"], str | None, str, str, bool]
people_of: Final = msgspec.json.Decoder(list[Person]).decode


JOIN: Final = """
WITH house AS (INSERT INTO houses (name, address, version, rules) VALUES ($1, $2, $3, $4::jsonb) RETURNING id),
     beat AS (INSERT INTO beats (house) SELECT id FROM house)
SELECT id FROM house"""


class Release(Struct, frozen=True):
    """A match that this house runs no more."""

    id: str
    owner: int | None = None  # who is to run it; None: whichever house is asked first
    time: int | None = None  # the table's own, in milliseconds, where that counts


class PostgresStore(Guests, Packing, Retention, Rooms):
    """One database that any number of houses share."""

    def __init__(self, pool: asyncpg.Pool, connect: Connect, writing: Connect, house: int, key: bytes) -> None:
        super().__init__(pool, connect, house)
        self.pool = pool
        self._connect = connect
        self._key = key
        self.shared = SharedRows(pool, self._news, house, key)
        self._writer = Writer(writing, house)
        self._numbers: list[int] = []
        self.unreachable = UNREACHABLE
        self.damage = ""  # PostgreSQL looks after its own files
        self.has_room = True

    @classmethod
    async def open(
        cls, url: str, address: str = "", version: str = "", rules: Mapping[str, int] = MappingProxyType({})
    ) -> Self:
        """Open the database, bringing it up to date, as a new house that is reached at this address."""
        connect = connector(url)
        first = await connect()
        try:
            await migrate(first)
            name, known = platform.node(), msgspec.json.encode(dict(rules)).decode()
            house = await first.fetchval(JOIN, name, address, version, known)
            key = await key_of(first)
        finally:
            await first.close()
        store = cls(await pool_of(url), connect, connector(url, writer_name(house)), house, key)
        await store._news.open()
        return store

    @property
    def fenced(self) -> asyncio.Event:
        """Set once something was not written because another house has closed this one."""
        return self._writer.fenced

    async def close(self) -> None:
        """Finish all writing and let go."""
        await self._news.close()
        await self._writer.close()
        await self._pool.close()

    async def key(self) -> bytes:
        """The key that signs cookies; made once, and the same for all houses."""
        return self._key

    async def look_through(self) -> None:
        """Nothing to do: PostgreSQL looks after its own files."""

    async def ready(self) -> bool:
        """Whether the database answers; nothing is written, or all houses would be ill when it blinks."""
        return bool(await self._pool.fetchval("SELECT true")) and not self._writer.fenced.is_set()

    # Writing ----------------------------------------------------------------------------------------------------

    async def add_match(self, match: MatchRow, moves: Sequence[Entry] = ()) -> None:
        """A new match with its seats, and the entries it begins with; it is given its number."""
        if not self._numbers:
            first = await self._pool.fetchval("SELECT nextval('match_numbers')")
            self._numbers = [*range(first + NUMBERS - 1, first - 1, -1)]
        match.number = self._numbers.pop()
        await self._writer.write(changes.of_new_match(match, moves))

    def save(self, change: Change, done: Done) -> None:
        """Write what a table did; `done` is called once all of it is durable, or with the error if it may not be."""
        if change.results:
            done = partial(self._ranked, done)
        self._writer.submit(changes.of_change(change), done)

    def _ranked(self, done: Done, error: Exception | None) -> None:
        """A ladder has changed, unless the results could not be written."""
        self.ladder_changes += error is None
        done(error)

    async def save_times(self, times: Mapping[str, int]) -> None:
        """How late it is at these tables, in milliseconds since their match began."""
        if times:
            rows = [{"id": match, "time": time} for match, time in times.items()]
            with suppress(Fenced):  # what another house has taken over goes on there
                await self._writer.write(changes.Changes(times=rows))

    async def release(self, left: Sequence[Release]) -> None:
        """Others may run these matches, after everything that was to be written of them."""
        await self._writer.write(changes.Changes(releases=[asdict(release) for release in left]))

    # Reading ----------------------------------------------------------------------------------------------------

    async def bids(self, match: str) -> list[BidRow]:
        """The last answer of every seat in a race, settled or not."""
        query = "SELECT seat, reveal, move, at, command, bid FROM bids WHERE match = $1 ORDER BY seat"
        return [BidRow(*row) for row in await self._pool.fetch(query, match)]

    async def match(self, match: str) -> MatchRow | None:
        """The match of this id, with its seats."""
        row = await self._pool.fetchrow(f"{MATCH} WHERE m.id = $1", match)
        return None if row is None else with_people(row)

    async def entries(self, match: str) -> list[Entry]:
        """All entries of a match, in their order."""
        return read_entries(await self.units(match))

    async def entries_since(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Of each of these matches the entries that came after so many."""
        units = await self._units_since(known)
        return {match: read_entries_since(rows, known[match]) for match, rows in units.items()}

    async def matches_of(self, guest: str, most: int = 50) -> list[MatchRow]:
        """The matches at which a guest sits: those that are not over, then the others, the newest first."""
        query = f"{MATCH} WHERE {OWN} AND {NOT_AWAY} ORDER BY m.phase = 'over', m.created DESC LIMIT $2"
        return [with_people(row) for row in await self._pool.fetch(query, guest, most)]

    async def finished_of(self, guest: str, game: str | None, before: str | None, most: int) -> list[MatchRow]:
        """The finished matches at which a guest sits, of one game or of all, that were opened before another one."""
        query = f"""{MATCH} WHERE {OWN} AND m.phase = 'over' AND ($2::text IS NULL OR m.game = $2)
            AND ($3::text IS NULL
                 OR (m.created, m.number) < (SELECT b.created, b.number FROM matches b WHERE b.id = $3))
            ORDER BY m.created DESC, m.number DESC LIMIT $4"""
        return [with_people(row) for row in await self._pool.fetch(query, guest, game, before, most)]

    async def put_away(self, guest: str, chosen: Sequence[str]) -> None:
        """A guest wants to see some of its unfinished matches in no list."""
        await self._pool.execute(
            """INSERT INTO away (match, guest) SELECT DISTINCT s.match, $1 FROM seats s
               WHERE s.guest = $1 AND s.match = ANY($2) ON CONFLICT DO NOTHING""",
            guest,
            list(chosen),
        )

    async def take_out(self, guest: str, chosen: Sequence[str]) -> None:
        """A guest wants to see matches again that it had put away."""
        await self._pool.execute("DELETE FROM away WHERE guest = $1 AND match = ANY($2)", guest, list(chosen))

    async def running(self) -> list[str]:
        """The matches that are being played, the latest first."""
        return await self._running("")

    async def running_by_themselves(self) -> list[str]:
        """Those of them that go on though nobody comes: a bot sits there, or a clock runs."""
        return await self._running(BY_THEMSELVES)

    async def _running(self, condition: str) -> list[str]:
        query = f"SELECT m.id FROM matches m WHERE m.phase = 'playing' {condition} ORDER BY m.touched DESC"
        return [row["id"] for row in await self._pool.fetch(query)]

    async def results(self, game: str) -> list[Placed]:
        """The results of a game's ranked matches, in the order in which they ended."""
        return [Placed(*row) for row in await self._pool.fetch(RESULTS, game)]

    def results_reader(self) -> ResultsReader:
        """What reads the same in another process."""
        return partial(read_results, self._connect)


async def key_of(connection: asyncpg.Connection) -> bytes:
    """The key of all houses; whichever is opened first makes it."""
    await connection.execute(
        "INSERT INTO notes (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING", os.urandom(32)
    )
    return bytes(await connection.fetchval("SELECT value FROM notes WHERE name = 'key'"))


def read_results(connect: Connect, game: str) -> list[Placed]:
    """The results of a game's ranked matches, in the order in which they ended; for another process."""

    async def read() -> list[Placed]:
        connection = await connect()
        try:
            return [Placed(*row) for row in await connection.fetch(RESULTS, game)]
        finally:
            await connection.close()

    return asyncio.run(read())


def with_people(row: Sequence[Any]) -> MatchRow:
    """The match of a row that carries its seats."""
    *values, people = row
    return match_of(values, [SeatRow(*seat) for seat in people_of(people)])
