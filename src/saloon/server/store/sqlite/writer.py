"""The only one who writes. What waits is committed together, and each caller goes on when its part is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import structlog

from saloon.server.common import metrics
from saloon.server.store.change import Change
from saloon.server.store.entries import Entry
from saloon.server.store.protocol import Done
from saloon.server.store.rows import MatchRow
from saloon.server.store.sqlite.journal import Journal, Unit
from saloon.server.store.sqlite.sql import Step
from saloon.server.store.sqlite.statements import steps_of

log = structlog.get_logger()


class Work:
    """What one caller wants written, all or none."""

    def __init__(self, steps: Sequence[Step], unit: Unit | None, done: Done, *, long: bool = False) -> None:
        self.steps = steps
        self.unit = unit
        self.done = done
        self.long = long  # whether it may touch so many rows that the loop should not wait for it
        self.changed = 0  # rows that its statements changed


class Writer:
    """Takes work from all tables; commits what has gathered while the last commit was under way.

    Statements take microseconds and are carried out at once. The commit waits for the disk, in a thread of its own: one
    hop there and back for a whole batch, during which the connection is the thread's. Work that is long is carried out
    there as well, after the rest of its batch.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._execute = connection.execute
        self._execute_many = connection.executemany
        self._loop = asyncio.get_running_loop()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Work] = []
        self._busy = False  # whether a batch is under way, or about to begin
        self.failing = False  # whether the last batch could not be written
        self._journal = Journal(connection)
        self._execute("BEGIN IMMEDIATE")
        self._journal.put_away()  # what the last house left, so that those who come back are found sooner
        self._execute("COMMIT")

    def submit(self, work: Work) -> None:
        """Write this soon; `done` is called when it is durable, or with the error if it cannot be."""
        self._waiting.append(work)
        if not self._busy:
            self._busy = True
            self._loop.call_soon(self._begin)  # together with what else this turn of the loop brings

    def save(self, change: Change, done: Done) -> None:
        """What a table did."""
        self.submit(Work(steps_of(change), unit_of(change.match, change.seq, change.entries), done))

    async def write(self, *steps: Step, unit: Unit | None = None, long: bool = False) -> int:
        """Carry these statements out and add this unit; returns how many rows that changed, once it is durable."""
        written: asyncio.Future[None] = self._loop.create_future()
        work = Work(steps, unit, partial(settle, written), long=long)
        self.submit(work)
        await written
        return work.changed

    async def put_away(self) -> None:
        """Put what the journal holds in its place."""
        self._journal.due = True
        await self.write()

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self.write()
        self._disk.shutdown()
        self._connection.close()

    def _begin(self) -> None:
        """Carry out what waits, if anything does, and let it be committed."""
        batch, self._waiting = self._waiting, []
        if not batch:
            self._busy = False
            return
        try:
            errors = self._carry_out(batch)
        except Exception as error:  # whatever it is: who waits hears of it, and the next batch begins
            self._end(batch, [error] * len(batch))
        else:
            self._disk.submit(self._commit, batch, errors)

    def _carry_out(self, batch: list[Work]) -> list[Exception | None]:
        """Carry a batch out in one transaction; if one of it is bad, let each stand or fall alone."""
        self._execute("BEGIN IMMEDIATE")
        try:
            for work in batch:
                if not work.long:
                    self._change(work)
            self._journal.add([work.unit for work in batch if work.unit is not None and not work.long])
        except Exception:
            self._roll_back()
            self._execute("BEGIN IMMEDIATE")
            return [None if work.long else self._attempt(work) for work in batch]
        return [None] * len(batch)

    def _attempt(self, work: Work) -> Exception | None:
        """Carry out one caller's statements, or none of them."""
        self._execute("SAVEPOINT attempt")
        try:
            self._change(work)
            if work.unit is not None:
                self._journal.add([work.unit])
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # a full disk ends the transaction, and with it everybody's work
            self._execute("ROLLBACK TO attempt")
            return error
        return None

    def _change(self, work: Work) -> None:
        work.changed = 0
        for statement, rows in work.steps:
            work.changed += max(0, self._execute_many(statement, rows).rowcount)

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._execute("ROLLBACK")

    def _commit(self, batch: list[Work], errors: list[Exception | None]) -> None:
        """In the thread: do what takes longer, and wait until the disk has all of it."""
        try:
            for place, work in enumerate(batch):
                if work.long:
                    errors[place] = self._attempt(work)
            with metrics.COMMIT.time():
                if self._journal.full:
                    self._journal.put_away()
                self._execute("COMMIT")
        except Exception as error:  # whoever waits must hear of it, whatever it is
            errors = [error] * len(batch)
        self._loop.call_soon_threadsafe(self._end, batch, errors)

    def _end(self, batch: list[Work], errors: list[Exception | None]) -> None:
        """Let the callers go on; what waits by then is the next batch."""
        self._loop.call_soon(self._loop.call_soon, self._begin)  # after the post, with prompt answers
        self.failing = None not in errors
        try:
            self._roll_back()  # what could not be committed
        except sqlite3.Error:
            log.exception("what was not committed cannot be taken back")
        for work, error in zip(batch, errors, strict=True):
            if error is None and work.unit is not None:
                metrics.MOVES.count += len(work.unit[2])
            try:
                work.done(error)
            except Exception:  # one who cannot go on keeps nobody else waiting
                log.exception("what was written could not be told")


def unit_of(match: MatchRow, seq: int, moves: Sequence[Entry]) -> Unit | None:
    """The unit of entries that came together, if there are any."""
    if not match.number:
        raise ValueError("a match that the store has given no number has no entries")
    return (match.number, seq, moves) if moves else None


def settle(written: asyncio.Future[None], error: Exception | None) -> None:
    """Let a caller go on, if it still waits."""
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
