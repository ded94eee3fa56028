"""Guests, matches and all that belongs to them in one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Select, bindparam, delete, exists, func, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from saloon.server.store.change import Change
from saloon.server.store.entries import Entry, read_entries, read_entries_since
from saloon.server.store.match_values import MATCH_COLUMNS, match_of
from saloon.server.store.protocol import Done, ResultsReader
from saloon.server.store.rows import BidRow, MatchRow, Placed, SeatRow
from saloon.server.store.sqlite.guests import GuestStore
from saloon.server.store.sqlite.journal import UNITS
from saloon.server.store.sqlite.retention import Retention
from saloon.server.store.sqlite.rooms import RoomStore
from saloon.server.store.sqlite.schema import away, bids, matches, results, seats
from saloon.server.store.sqlite.sql import step, text
from saloon.server.store.sqlite.statements import additions
from saloon.server.store.sqlite.writer import unit_of

MATCH: Final = text(select(*(matches.c[name] for name in MATCH_COLUMNS)).where(matches.c.id == bindparam("of_match")))
UPDATE_TIME: Final = text(update(matches).where(matches.c.id == bindparam("of_match")).values(time=bindparam("time")))
SEATS: Final = text(
    select(seats.c.seat, seats.c.kind, seats.c.guest, seats.c.name, seats.c.nonce, seats.c.warm)
    .where(seats.c.match == bindparam("of_match"))
    .order_by(seats.c.seat)
)
BIDS: Final = (
    select(bids.c.seat, bids.c.reveal, bids.c.move, bids.c.at, bids.c.command, bids.c.bid)
    .where(bids.c.match == bindparam("of_match"))
    .order_by(bids.c.seat)
)
RESULTS: Final = text(
    select(results.c.match, results.c.ladder, seats.c.guest, seats.c.name, results.c.rank)
    .join(seats, (seats.c.match == results.c.match) & (seats.c.seat == results.c.seat))
    .where(results.c.game == bindparam("of_game"))
    .order_by(results.c.row)
)
STORED: Final = UNITS.subquery()
EARLIER: Final = select(func.max(STORED.c.seq)).where(STORED.c.seq <= bindparam("since")).scalar_subquery()
UNITS_SINCE: Final = (  # and the one in which the first of them may stand
    select(STORED.c.seq, STORED.c.entries).where(STORED.c.seq >= func.coalesce(EARLIER, 0)).order_by(STORED.c.seq)
)
OWN: Final = select(matches.c.id).where(
    matches.c.id.in_(select(seats.c.match).where(seats.c.guest == bindparam("of_guest")))
)
PUT_AWAY: Final = (matches.c.phase != "over") & exists().where(
    away.c.match == matches.c.id, away.c.guest == bindparam("of_guest")
)
FINISHED: Final = OWN.where(matches.c.phase == "over").order_by(matches.c.number.desc())
RUNNING: Final = select(matches.c.id).where(matches.c.phase == "playing").order_by(matches.c.touched.desc())
BOT_SITS: Final = exists().where(seats.c.match == matches.c.id, (seats.c.kind == "bot") | seats.c.warm)
HAS_CLOCK: Final = func.json_extract(matches.c.terms, "$.clock").is_not(None)


class SqliteStore(GuestStore, Retention, RoomStore):
    """Matches and all that belongs to them, beside guests and rooms."""

    async def add_match(self, match: MatchRow, moves: Sequence[Entry] = ()) -> None:
        """A new match with its seats, and the entries it begins with; it is given its number."""
        self._matches += 1
        match.number = self._matches
        await self._writer.write(*additions(match), unit=unit_of(match, 0, moves))

    def save(self, change: Change, done: Done) -> None:
        """Write what a table did; `done` is called once all of it is durable, or with the error if nothing of it is."""
        if change.results:
            done = partial(self._ranked, done)
        self._writer.save(change, done)

    def _ranked(self, done: Done, error: Exception | None) -> None:
        """A ladder has changed, unless the results could not be written."""
        self.ladder_changes += error is None
        done(error)

    async def save_times(self, times: Mapping[str, int]) -> None:
        """How late it is at these tables, in milliseconds since their match began."""
        if times:
            rows = [{"of_match": match, "time": time} for match, time in times.items()]
            await self._writer.write((UPDATE_TIME, rows))

    async def bids(self, match: str) -> list[BidRow]:
        """The last answer of every seat in a race, settled or not."""
        rows = await self._reader.read(lambda connection: list(connection.execute(BIDS, {"of_match": match})))
        return [BidRow(*row) for row in rows]

    async def match(self, match: str) -> MatchRow | None:
        """The match of this id, with its seats."""
        row = self._here.execute(MATCH, {"of_match": match}).fetchone()
        if row is None:
            return None
        return match_of(row, [seat_of(seat) for seat in self._here.execute(SEATS, {"of_match": match})])

    async def entries(self, match: str) -> list[Entry]:
        """All entries of a match, in their order."""
        return read_entries(await self.units(match))

    async def entries_since(self, known: Mapping[str, int]) -> dict[str, list[Entry]]:
        """Of each of these matches the entries that came after so many."""

        def look(connection: Connection) -> dict[str, list[tuple[int, str]]]:
            return {
                match: [
                    (row.seq, row.entries)
                    for row in connection.execute(UNITS_SINCE, {"of_match": match, "since": since})
                ]
                for match, since in known.items()
            }

        found = await self._reader.read(look) if known else {}
        return {match: read_entries_since(units, known[match]) for match, units in found.items()}

    async def units(self, match: str) -> list[str]:
        """The same as they lie in the file, for whoever reads them elsewhere."""
        query = UNITS.params(of_match=match)
        return await self._reader.read(lambda connection: list(connection.execute(query).scalars("entries")))

    async def matches_of(self, guest: str, most: int = 50) -> list[MatchRow]:
        """The matches at which a guest sits: those that are not over, then the others, the newest first.

        What the guest has put away is not among them until it is over.
        """
        query = OWN.where(~PUT_AWAY).order_by(matches.c.phase == "over", matches.c.created.desc())
        return await self._found(query, guest, most)

    async def put_away(self, guest: str, chosen: Sequence[str]) -> None:
        """A guest wants to see some of the matches at which it sits in no list, as long as they are not over."""
        sits = set(await self._ids(OWN.where(matches.c.id.in_(chosen)).params(of_guest=guest)))
        if sits:
            rows = [{"match": match, "guest": guest} for match in sorted(sits)]
            await self._writer.write(step(upsert(away).on_conflict_do_nothing(), *rows))

    async def take_out(self, guest: str, chosen: Sequence[str]) -> None:
        """A guest wants to see matches again that it had put away."""
        found = (away.c.match == bindparam("of_match"), away.c.guest == guest)
        if chosen:
            await self._writer.write(step(delete(away).where(*found), *({"of_match": match} for match in chosen)))

    async def finished_of(self, guest: str, game: str | None, before: str | None, most: int) -> list[MatchRow]:
        """The finished matches at which a guest sits, of one game or of all, that were opened before another one."""
        query = FINISHED if game is None else FINISHED.where(matches.c.game == game)
        if before is not None:
            query = query.where(
                matches.c.number < select(matches.c.number).where(matches.c.id == before).scalar_subquery()
            )
        return await self._found(query, guest, most)

    async def _found(self, query: Select[str], guest: str, most: int) -> list[MatchRow]:
        rows = [await self.match(match) for match in await self._ids(query.params(of_guest=guest).limit(most))]
        return [row for row in rows if row is not None]

    async def running(self) -> list[str]:
        """The matches that are being played, the latest first."""
        return await self._ids(RUNNING)

    async def running_by_themselves(self) -> list[str]:
        """Those of them that go on though nobody comes: a bot sits there, or a clock runs."""
        return await self._ids(RUNNING.where(BOT_SITS | HAS_CLOCK))

    async def results(self, game: str) -> list[Placed]:
        """The results of a game's ranked matches, in the order in which they ended."""
        return await asyncio.to_thread(read_results, self.path, game)

    def results_reader(self) -> ResultsReader:
        """What reads the same in another process."""
        return partial(read_results, self.path)


def read_results(path: Path, game: str) -> list[Placed]:
    """The results of a game's ranked matches, in the order in which they ended; for whoever reads beside the house."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return [Placed(*row) for row in connection.execute(RESULTS, {"of_game": game})]


def seat_of(row: Sequence[Any]) -> SeatRow:
    """The seat of a row."""
    seat = SeatRow(*row)
    seat.warm = bool(seat.warm)  # SQLite has no truth values
    return seat
