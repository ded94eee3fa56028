"""What the house asks of its memory."""

from __future__ import annotations

import hashlib
import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert as upsert

from saloon.server.entries import Entry
from saloon.server.store.journal import UNITS, read_entries
from saloon.server.store.reader import Reader
from saloon.server.store.rows import BidRow, GuestRow, MatchRow, Placed, ResultRow, SeatRow, Terms
from saloon.server.store.schema import bids, guests, house, matches, results, seats
from saloon.server.store.sql import step, text
from saloon.server.store.statements import additions, changes, end_steps, result_steps
from saloon.server.store.writer import Done, Writer, unit_of

KNOWN_GUESTS: Final = 4096  # that are not looked up again when they open their next line
MATCH_COLUMNS: Final = [column.name for column in matches.columns]
LARGE: Final = ("wal_autocheckpoint=8000", "cache_size=-32000")  # pages, KiB: many tables write to many pages again
MATCH: Final = text(select(matches).where(matches.c.id == bindparam("of_match")))
HIGHEST_NUMBER: Final = text(select(func.max(matches.c.number)))
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
RESULTS: Final = (
    select(results.c.match, results.c.ladder, seats.c.guest, seats.c.name, results.c.rank)
    .join(seats, (seats.c.match == results.c.match) & (seats.c.seat == results.c.seat))
    .where(results.c.game == bindparam("of_game"))
    .order_by(results.c.row)
)
OWN: Final = select(matches.c.id).where(
    matches.c.id.in_(select(seats.c.match).where(seats.c.guest == bindparam("of_guest")))
)
FINISHED: Final = OWN.where(matches.c.phase == "over").order_by(matches.c.number.desc())
UNFINISHED: Final = OWN.where(matches.c.phase != "over")
GUESTS: Final = select(guests.c.id, guests.c.name, guests.c.seen)
GUEST: Final = text(GUESTS.where(guests.c.id == bindparam("value")))
GUEST_OF_CODE: Final = text(GUESTS.where(guests.c.recovery == bindparam("value")))


class Store:
    """One SQLite file. What is asked about one row is answered at once, longer questions beside; one writer writes."""

    def __init__(self, path: Path, engine: Engine) -> None:
        self.path = path
        self._engine = engine
        self._reader = Reader(engine)
        self._here = connect(path)
        self._guests: dict[str, GuestRow] = {}  # who was here lately
        self._matches: int = self._here.execute(HIGHEST_NUMBER).fetchone()[0] or 0
        self._writer = Writer(connect(path))

    @classmethod
    async def open(cls, path: Path) -> Store:
        """Open the file, making it or bringing it up to date."""
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
        event.listen(engine, "connect", prepare)
        with engine.begin() as connection:
            migrate(connection)
        return cls(path, engine)

    async def close(self) -> None:
        """Finish all writing and close the file."""
        await self._writer.close()
        self._reader.close()
        self._here.close()
        self._engine.dispose()

    # The house itself -------------------------------------------------------------------------------------------

    async def key(self) -> bytes:
        """The key that signs cookies; made once."""
        query = select(house.c.value).where(house.c.name == "key")
        found = await self._reader.read(lambda connection: connection.execute(query).scalar())
        if found is not None:
            return bytes(found)
        key = os.urandom(32)
        await self._writer.write(step(insert(house).values(name="key", value=key)))
        return key

    async def ready(self) -> bool:
        """Whether the file can be read and written."""
        await self._writer.write(step(update(house).where(house.c.name == "key").values(name="key")))
        return True

    # Guests -----------------------------------------------------------------------------------------------------

    async def save_guest(self, guest: GuestRow) -> None:
        """A new guest, or a new name or visit of a known one."""
        row = msgspec.structs.asdict(guest)
        statement = upsert(guests).values(row)
        change = statement.on_conflict_do_update(index_elements=["id"], set_={"name": guest.name, "seen": guest.seen})
        await self._writer.write(step(change))
        self._remember(guest)

    async def guest(self, guest: str) -> GuestRow | None:
        """The guest of this id."""
        known = self._guests.get(guest)
        if known is None:
            known = self._guest(GUEST, guest)
            if known is not None:
                self._remember(known)
        return known

    def _remember(self, guest: GuestRow) -> None:
        if len(self._guests) >= KNOWN_GUESTS:
            self._guests.clear()
        self._guests[guest.id] = guest

    async def set_recovery(self, guest: str, code: str) -> None:
        """Whoever knows this code may come back as this guest, once."""
        await self._writer.write(step(update(guests).where(guests.c.id == guest).values(recovery=hashed(code))))

    async def recover(self, code: str) -> GuestRow | None:
        """The guest whose code this is; the code is spent."""
        found = self._guest(GUEST_OF_CODE, hashed(code))
        if found is not None:
            await self._writer.write(step(update(guests).where(guests.c.id == found.id).values(recovery=None)))
        return found

    async def forget_guest(self, guest: str) -> None:
        """Erase a guest: the name at every seat, and the guest itself. The matches stay, with nobody's name."""
        await self._writer.write(
            step(update(seats).where(seats.c.guest == guest).values(guest=None, name="")),
            step(update(matches).where(matches.c.host == guest).values(host="")),
            step(delete(guests).where(guests.c.id == guest)),
        )
        self._guests.pop(guest, None)

    async def guests_unseen_since(self, moment: int) -> list[str]:
        """Guests who have not been here since this second."""
        return await self._ids(select(guests.c.id).where(guests.c.seen < moment))

    def _guest(self, query: str, value: str) -> GuestRow | None:
        row = self._here.execute(query, {"value": value}).fetchone()
        return None if row is None else GuestRow(*row)

    # Matches ----------------------------------------------------------------------------------------------------

    async def add_match(self, match: MatchRow, moves: Sequence[Entry] = ()) -> None:
        """A new match with its seats, and the entries it begins with; it is given its number."""
        self._matches += 1
        match.number = self._matches
        await self._writer.write(*additions(match), unit=unit_of(match, 0, moves))

    async def save_match(self, before: MatchRow, match: MatchRow, seq: int = 0, moves: Sequence[Entry] = ()) -> None:
        """What changed of a match since it was as `before`: people, terms, phase; with new entries from `seq` on."""
        await self._writer.write(*changes(before, match), unit=unit_of(match, seq, moves))

    def append(self, match: MatchRow, seq: int, moves: Sequence[Entry], done: Done) -> None:
        """New entries of a match, from `seq` on, and that it is over if it is; `done` is called once durable."""
        self._writer.append(match, seq, moves, done)

    async def append_durably(
        self, match: MatchRow, seq: int, moves: Sequence[Entry], ended: Sequence[ResultRow] = ()
    ) -> None:
        """The same, with what a ranked match that ends by it adds to its ladder; durable when this returns."""
        steps = [*end_steps(match), *result_steps(ended)]
        await self._writer.write(*steps, unit=unit_of(match, seq, moves))

    async def results(self, game: str) -> list[Placed]:
        """The results of a game's ranked matches, in the order in which they ended."""
        query = RESULTS.params(of_game=game)
        return await self._reader.read(lambda connection: [Placed(*row) for row in connection.execute(query)])

    async def save_bid(self, match: str, bid: BidRow) -> None:
        """An answer in a race, in the place of the seat's last one. Durable when this returns."""
        row = msgspec.structs.asdict(bid)
        statement = upsert(bids).values({"match": match, **row})
        await self._writer.write(step(statement.on_conflict_do_update(index_elements=["match", "seat"], set_=row)))

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
        query = UNITS.params(of_match=match)
        found = await self._reader.read(lambda connection: list(connection.execute(query).scalars("entries")))
        return [entry for unit in found for entry in read_entries(unit)]

    async def matches_of(self, guest: str, most: int = 50) -> list[MatchRow]:
        """The matches at which a guest sits: those that are not over, then the others, the newest first."""
        query = OWN.order_by(matches.c.phase == "over", matches.c.created.desc())
        return await self._found(query, guest, most)

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

    async def unfinished_of(self, guest: str) -> list[str]:
        """The matches at which a guest sits and that are not over."""
        return await self._ids(UNFINISHED.params(of_guest=guest))

    async def running(self) -> list[str]:
        """The matches that are being played."""
        return await self._ids(select(matches.c.id).where(matches.c.phase == "playing"))

    async def _ids(self, query: Select[str]) -> list[str]:
        return await self._reader.read(lambda connection: list(connection.execute(query).scalars()))


def connect(path: Path) -> sqlite3.Connection:
    """A connection for whoever carries out many small statements: without SQLAlchemy around it."""
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    prepare(connection, None)
    return connection


def prepare(connection: Any, _record: Any) -> None:
    """Set a connection up: readers never wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", *LARGE):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the tables of an old file up to date: all the way or, if the house is killed over it, not at all."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver opens a transaction for rows, but for no table
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """Where Alembic finds the way from each form of the tables to the next."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def copy_while_running(path: Path, target: Path) -> None:
    """A consistent copy of the file in one file, whatever is being written to it."""
    source = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        source.close()
        copy.close()


def hashed(code: str) -> str:
    """How a recovery code is kept."""
    return hashlib.sha256(code.encode()).hexdigest()


def match_of(row: Sequence[Any], people: list[SeatRow]) -> MatchRow:
    """The match of a row."""
    values = dict(zip(MATCH_COLUMNS, row, strict=True))
    terms = msgspec.json.decode(values["terms"], type=Terms)
    ranks = None if values["ranks"] is None else msgspec.json.decode(values["ranks"], type=list[int])
    return MatchRow(**{**values, "terms": terms, "ranks": ranks, "seats": people})


def seat_of(row: Sequence[Any]) -> SeatRow:
    """The seat of a row."""
    seat = SeatRow(*row)
    seat.warm = bool(seat.warm)  # SQLite has no truth values
    return seat
