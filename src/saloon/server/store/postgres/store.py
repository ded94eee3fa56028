"""Guests, matches and all that belongs to them in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, Literal, Self

import asyncpg
import msgspec

from saloon.server.store.change import Change
from saloon.server.store.entries import Entry, read_entries, read_entries_since
from saloon.server.store.match_values import MATCH_COLUMNS, match_of
from saloon.server.store.postgres import changes
from saloon.server.store.postgres.connections import Connect, connector, pool_of
from saloon.server.store.postgres.guests import Guests
from saloon.server.store.postgres.migrate import migrate
from saloon.server.store.postgres.retention import Retention
from saloon.server.store.postgres.rooms import Rooms
from saloon.server.store.postgres.writer import Writer
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
UNITS: Final = """SELECT u.entries FROM units u JOIN matches m ON m.number = u.match WHERE m.id = $1 ORDER BY u.seq"""
UNITS_SINCE: Final = """
    SELECT m.id AS match, u.seq, u.entries
    FROM unnest($1::text[], $2::int[]) AS k (match, since)
    JOIN matches m ON m.id = k.match
    JOIN units u ON u.match = m.number AND u.seq >= coalesce(
        (SELECT max(e.seq) FROM units e WHERE e.match = m.number AND e.seq <= k.since), 0)
    ORDER BY u.match, u.seq"""
RESULTS: Final = """SELECT r.match, r.ladder, s.guest, s.name, r.rank FROM results r
    JOIN seats s ON s.match = r.match AND s.seat = r.seat WHERE r.game = $1 ORDER BY r.row"""

Person = tuple[int, Literal["open", "guest", "bot"], str | None, str, str, bool]
people_of: Final = msgspec.json.Decoder(list[Person]).decode


class PostgresStore(Guests, Retention, Rooms):
    """One database that any number of houses share."""

    def __init__(self, pool: asyncpg.Pool, connect: Connect, house: int) -> None:
        super().__init__(pool)
        self._connect = connect
        self._writer = Writer(connect, house)
        self._numbers: list[int] = []
        self.damage = ""  # PostgreSQL looks after its own files
        self.has_room = True

    @classmethod
    async def open(cls, url: str, name: str = "", address: str = "") -> Self:
        """Open the database, bringing it up to date, as a new house."""
        connect = connector(url)
        first = await connect()
        try:
            await migrate(first)
            house = await first.fetchval(
                "INSERT INTO houses (name, address, version, rules) VALUES ($1, $2, '', '{}') RETURNING id",
                name,
                address,
            )
            await first.execute("INSERT INTO beats (house) VALUES ($1)", house)
        finally:
            await first.close()
        return cls(await pool_of(url), connect, house)

    @property
    def house(self) -> int:
        """This life of this process."""
        return self._writer.house

    async def close(self) -> None:
        """Finish all writing and let go."""
        await self._writer.close()
        await self._pool.close()

    async def key(self) -> bytes:
        """The key that signs cookies; made once, and the same for all houses."""
        await self._pool.execute(
            "INSERT INTO notes (name, value) VALUES ('key', $1) ON CONFLICT DO NOTHING", os.urandom(32)
        )
        return bytes(await self._pool.fetchval("SELECT value FROM notes WHERE name = 'key'"))

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
            await self._writer.write(changes.Changes(times=rows))

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
        units: dict[str, list[tuple[int, str]]] = {match: [] for match in known}
        for row in await self._pool.fetch(UNITS_SINCE, [*known], [*known.values()]) if known else []:
            units[row["match"]].append((row["seq"], row["entries"]))
        return {match: read_entries_since(rows, known[match]) for match, rows in units.items()}

    async def units(self, match: str) -> list[str]:
        """The same as they are stored, for whoever reads them in another process."""
        return [row["entries"] for row in await self._pool.fetch(UNITS, match)]

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
