"""The only one in a house who writes matches: one statement, one message and one round trip for all that waits.

The statement carries the fence. It takes a shared lock on this house's row and writes nothing if another house has
closed it: a house that was taken for dead, and comes back, cannot add to a match that somebody else has gone on with.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

import asyncpg
import msgspec
import structlog

from saloon.server.common import metrics
from saloon.server.store.postgres.changes import TABLES, Changes, joined
from saloon.server.store.postgres.connections import UNUSABLE, Connect
from saloon.server.store.protocol import Done

log = structlog.get_logger()

FENCE: Final = "fence AS (SELECT id FROM houses WHERE id = $1 AND state <> 'closed' FOR SHARE)"
UNITS: Final = """added AS (
    INSERT INTO units (match, seq, entries, house)
    SELECT u.match, u.seq, u.entries, fence.id
    FROM fence, unnest($2::bigint[], $3::int[], $4::text[]) AS u (match, seq, entries))"""
APPEND: Final = f"WITH {FENCE}, {UNITS} SELECT count(*) FROM fence"

# The same with everything else that changes seldom; each table's rows come as one JSON array.
WRITE: Final = f"""
WITH {FENCE}, {UNITS},
new_matches AS (
    INSERT INTO matches (id, number, game, rules, options, phase, host, terms, secret, prefix, created, began, next,
                         ranks, barred, time, sitters, room, touched)
    SELECT r.id, r.number, r.game, r.rules, r.options, r.phase, r.host, r.terms, r.secret, r.prefix, r.created, r.began,
           r.next, r.ranks, r.barred, r.time, r.sitters, r.room, r.created
    FROM fence, jsonb_populate_recordset(NULL::matches, $5::jsonb) r),
matches_changed AS (
    UPDATE matches m SET phase = r.phase, host = r.host, terms = r.terms, began = r.began, next = r.next,
                         ranks = r.ranks, barred = r.barred, sitters = r.sitters,
                         touched = extract(epoch FROM clock_timestamp())::bigint
    FROM fence, jsonb_populate_recordset(NULL::matches, $6::jsonb) r WHERE m.id = r.id),
times AS (
    UPDATE matches m SET time = r.time
    FROM fence, jsonb_populate_recordset(NULL::matches, $7::jsonb) r WHERE m.id = r.id),
seats_written AS (
    INSERT INTO seats (match, seat, kind, guest, name, nonce, warm)
    SELECT r.match, r.seat, r.kind, r.guest, r.name, r.nonce, r.warm
    FROM fence, jsonb_populate_recordset(NULL::seats, $8::jsonb) r
    ON CONFLICT (match, seat) DO UPDATE SET kind = excluded.kind, guest = excluded.guest, name = excluded.name,
                                            nonce = excluded.nonce, warm = excluded.warm),
seats_gone AS (
    DELETE FROM seats s USING fence, jsonb_to_recordset($9::jsonb) AS r (match text, seats int)
    WHERE s.match = r.match AND s.seat >= r.seats),
bids_written AS (
    INSERT INTO bids (match, seat, reveal, move, at, command, bid)
    SELECT r.match, r.seat, r.reveal, r.move, r.at, r.command, r.bid
    FROM fence, jsonb_populate_recordset(NULL::bids, $10::jsonb) r
    ON CONFLICT (match, seat) DO UPDATE SET reveal = excluded.reveal, move = excluded.move, at = excluded.at,
                                            command = excluded.command, bid = excluded.bid),
results_written AS (
    INSERT INTO results (match, seat, game, ladder, rank)
    SELECT r.match, r.seat, r.game, r.ladder, r.rank
    FROM fence, jsonb_populate_recordset(NULL::results, $11::jsonb) r),
released AS (
    UPDATE matches m SET owner = r.owner, time = coalesce(r.time, m.time)
    FROM fence, jsonb_populate_recordset(NULL::matches, $12::jsonb) r WHERE m.id = r.id AND m.owner = fence.id)
SELECT count(*) FROM fence"""

# What a statement that nobody has heard of any more may still do is over before anything else is done.
END_OTHERS: Final = """
SELECT pg_terminate_backend(pid, 3000) FROM pg_stat_activity
WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()"""
STATEMENT: Final = "SET transaction_timeout = '3s'"  # of a house that was stopped, in the middle of one
SINCE: Final = 17  # the version that knows it
AGAIN: Final = 0.2  # seconds until a database that does not answer is asked again
FAREWELL: Final = 5.0  # seconds that a house which closes waits for it

encode = msgspec.json.Encoder().encode


def writer_name(house: int) -> str:
    """What PostgreSQL calls the connection on which a house writes."""
    return f"saloon writer {house}"


class Fenced(RuntimeError):  # noqa: N818
    """Another house has closed this one: nothing was written, and nothing will be."""


class Work:
    """What one caller wants written, all or none."""

    def __init__(self, changes: Changes, done: Done) -> None:
        self.changes = changes
        self.done = done


class Writer:
    """Gathers what all tables want written while the last batch is under way."""

    def __init__(self, connect: Connect, house: int) -> None:
        self._connect = connect
        self.house = house
        self._connection: asyncpg.Connection | None = None
        self._waiting: list[Work] = []
        self._running: asyncio.Task[None] | None = None
        self._closing = False
        self.failing = False  # whether the last batch could not be written
        self.fenced = asyncio.Event()  # set once this house has been closed by another

    def submit(self, changes: Changes, done: Done) -> None:
        """Write this soon; `done` is called when it is durable, or with the error if it may not be."""
        self._waiting.append(Work(changes, done))
        if self._running is None:
            self._running = asyncio.get_running_loop().create_task(self._run())

    async def write(self, changes: Changes) -> None:
        """Write this; durable when it returns."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if written.done():
                return
            if error is None:
                written.set_result(None)
            else:
                written.set_exception(error)

        self.submit(changes, done)
        await written

    async def close(self) -> None:
        """Finish what waits, unless the database is gone, then stop."""
        self._closing = True
        if self._running is not None:
            await asyncio.wait([self._running], timeout=FAREWELL)
        if self._running is not None:
            self._running.cancel()
        if self._connection is not None:
            await self._connection.close()

    async def _run(self) -> None:
        await asyncio.sleep(0)  # together with what else this turn of the loop brings
        try:
            while self._waiting:
                batch = together(self._waiting)
                del self._waiting[: len(batch)]
                self._end(batch, await self._write_batch(batch))
        finally:
            self._running = None

    async def _write_batch(self, batch: list[Work]) -> list[Exception | None]:
        """Write a batch; if one of it is bad, each stands or falls alone."""
        try:
            await self._send(joined(work.changes for work in batch))
        except Exception as error:  # whatever it is: who waits hears of it, and the next batch begins
            lost = self._drop_if_lost(error)
            if lost:
                await self._come_back()
            if lost or len(batch) == 1 or isinstance(error, Fenced):
                return [error] * len(batch)
            return [error for work in batch for error in await self._write_batch([work])]
        return [None] * len(batch)

    def _drop_if_lost(self, error: Exception) -> bool:
        """Whether nobody knows what became of the statement; its connection is not used again then."""
        known = isinstance(error, asyncpg.PostgresError) and not str(error.sqlstate).startswith(("57", "08"))
        if known or isinstance(error, ValueError | Fenced):  # the server refused it, or it could not be sent
            return False
        if self._connection is not None:
            self._connection.terminate()
        return True

    async def _send(self, changes: Changes) -> None:
        """One statement; an error says that nothing of it was written, or that nobody knows."""
        connection = await self._usable()
        numbers = [unit[0] for unit in changes.units]
        seqs = [unit[1] for unit in changes.units]
        entries = [unit[2] for unit in changes.units]
        with metrics.COMMIT.time():
            if changes.only_units:
                alive = await connection.fetchval(APPEND, self.house, numbers, seqs, entries)
            else:
                rare = [encode(getattr(changes, name)).decode() for name in TABLES]
                alive = await connection.fetchval(WRITE, self.house, numbers, seqs, entries, *rare)
        if not alive:
            self.fenced.set()
            metrics.REFUSED.count += 1
            raise Fenced("this house was closed by another one")

    async def _come_back(self) -> None:
        """Wait until it is known what has become of the last statement: who reads now reads what will stay."""
        self.failing = True
        while not self._closing:
            try:
                await self._usable()
            except UNUSABLE as error:
                log.warning("the database does not answer", reason=str(error) or type(error).__name__)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _usable(self) -> asyncpg.Connection:
        """The connection, opened anew if it was lost: the session of the old one is ended first."""
        if self._connection is None or self._connection.is_closed():
            connection = await self._connect()
            try:
                await prepare(connection, writer_name(self.house))
            except BaseException:
                connection.terminate()
                raise
            self._connection = connection
        return self._connection

    def _end(self, batch: Sequence[Work], errors: Sequence[Exception | None]) -> None:
        """Let the callers go on; what waits by then is the next batch."""
        self.failing = None not in errors
        for work, error in zip(batch, errors, strict=True):
            try:
                work.done(error)
            except Exception:  # one who cannot go on keeps nobody else waiting
                log.exception("what was written could not be told")


def together(waiting: Sequence[Work]) -> list[Work]:
    """What of it one statement can write: a row is written once in it, and each of these may be of the same match."""
    first = waiting[0].changes.of_rows
    return [*takewhile(lambda work: work.changes.of_rows == first, waiting)]


async def prepare(connection: asyncpg.Connection, name: str) -> None:
    """Make a connection the only one on which a house writes."""
    if connection.get_server_version().major >= SINCE:
        await connection.execute(STATEMENT)
    ended = [row[0] for row in await connection.fetch(END_OTHERS, name)]
    if not all(ended):
        raise TimeoutError("an earlier session does not end")
