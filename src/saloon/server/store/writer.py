"""The only one who writes. What waits is committed together, and each caller goes on when its part is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update

from saloon.server import metrics
from saloon.server.entries import Entry
from saloon.server.store.rows import MatchRow
from saloon.server.store.schema import matches, recent
from saloon.server.store.schema import units as units_table
from saloon.server.store.sql import Step, text

UnitValues = tuple[int, int, str]  # match, seq, entries
Done = Callable[[Exception | None], None]

END_MATCH: Final = text(update(matches).where(matches.c.id == bindparam("of_match")).values(phase=bindparam("over")))
UNIT: Final = ("match", "seq", "entries")
INSERT_UNIT: Final = text(insert(recent).values({name: bindparam(name) for name in UNIT}), "qmark")
COUNT_RECENT: Final = text(select(func.count()).select_from(recent))
IN_THEIR_PLACES: Final = select(recent.c.match, recent.c.seq, recent.c.entries).order_by(recent.c.match, recent.c.seq)
PUT_AWAY: Final = (text(insert(units_table).from_select(UNIT, IN_THEIR_PLACES)), text(delete(recent)))

ENOUGH: Final = 4096  # recent units that are put away together; whoever looks for a match reads through them
MANY: Final = 64  # works that do not wait for more: a commit of so many costs each of them little

write_entries = msgspec.json.Encoder().encode


class Work:
    """What one caller wants written, all or none."""

    def __init__(self, steps: Sequence[Step], units: Sequence[UnitValues], done: Done, moves: int) -> None:
        self.steps = steps
        self.units = units
        self.done = done
        self.moves = moves  # how many of them are in the units


class Writer:
    """Takes work from all tables; commits what has gathered while the last commit was under way.

    Statements take microseconds and are carried out at once. The commit waits for the disk, in a thread of its own: one
    hop there and back for a whole batch, during which the connection is the thread's. Few works wait for others to
    share a commit with; many begin one at once, so that the disk is busy with some tables while others move.

    New units lie one after the other, which touches one page however many matches are played. Now and then all of them
    are put where their matches are looked for, in that order: so a page of the index is written once for many moves.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._execute = connection.execute
        self._execute_many = connection.executemany
        self._loop = asyncio.get_running_loop()
        self._disk = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Work] = []
        self._committing = False  # whether the connection is the thread's
        self._recent: int = connection.execute(COUNT_RECENT).fetchone()[0]  # about how many units are not put away
        self._planned = False  # whether the next commit will be begun without being asked for

    def submit(self, work: Work) -> None:
        """Write this soon; `done` is called when it is durable, or with the error if it cannot be."""
        self._waiting.append(work)
        if self._committing:
            return
        if len(self._waiting) >= MANY:
            self._begin()
        elif not self._planned:
            self._planned = True
            self._loop.call_soon(self._begin_as_planned)  # together with what else this turn of the loop brings

    def append(self, match: MatchRow, seq: int, moves: Sequence[Entry], done: Done) -> None:
        """New entries of a match, and that it is over if it is."""
        self.submit(Work(end_steps(match), units_of(match.number, seq, moves), done, len(moves)))

    async def write(self, *steps: Step, units: Sequence[UnitValues] = (), moves: int = 0) -> None:
        """Carry these statements out and add these units; returns when they are durable."""
        written: asyncio.Future[None] = self._loop.create_future()
        self.submit(Work(steps, units, partial(settle, written), moves))
        await written

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self.write()
        self._disk.shutdown()
        self._connection.close()

    def _begin_as_planned(self) -> None:
        self._planned = False
        if not self._committing:
            self._begin()

    def _begin(self) -> None:
        """Carry out what waits, if anything does, and let it be committed."""
        batch, self._waiting = self._waiting, []
        self._committing = bool(batch)
        if batch:
            try:
                errors = self._carry_out(batch)
            except sqlite3.Error as error:
                self._end(batch, [error] * len(batch))
            else:
                self._disk.submit(self._commit, batch, errors)

    def _carry_out(self, batch: list[Work]) -> list[Exception | None]:
        """Carry a batch out in one transaction; if one of it is bad, let each stand or fall alone."""
        self._execute("BEGIN IMMEDIATE")
        try:
            for work in batch:
                for statement, rows in work.steps:
                    self._execute_many(statement, rows)
            units = [unit for work in batch for unit in work.units]
            self._execute_many(INSERT_UNIT, units)
        except sqlite3.Error:
            self._roll_back()
            self._execute("BEGIN IMMEDIATE")
            return [self._attempt(work) for work in batch]
        self._recent += len(units)
        return [None] * len(batch)

    def _attempt(self, work: Work) -> Exception | None:
        """Carry out one caller's statements, or none of them."""
        self._execute("SAVEPOINT attempt")
        try:
            for statement, rows in work.steps:
                self._execute_many(statement, rows)
            self._execute_many(INSERT_UNIT, work.units)
        except sqlite3.Error as error:
            if not self._connection.in_transaction:
                raise  # a full disk ends the transaction, and with it everybody's work
            self._execute("ROLLBACK TO attempt")
            return error
        return None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._execute("ROLLBACK")

    def _commit(self, batch: list[Work], errors: list[Exception | None]) -> None:
        """In the thread: wait until the disk has it."""
        try:
            with metrics.COMMIT.time():
                if self._recent >= ENOUGH:
                    self._put_away()
                self._execute("COMMIT")
        except Exception as error:  # whoever waits must hear of it, whatever it is
            errors = [error] * len(batch)
        self._loop.call_soon_threadsafe(self._end, batch, errors)

    def _put_away(self) -> None:
        for statement in PUT_AWAY:
            self._execute(statement)
        self._recent = 0

    def _end(self, batch: list[Work], errors: list[Exception | None]) -> None:
        """Begin the next batch if many wait for it already, and let the callers of this one go on."""
        self._committing = False
        self._roll_back()  # what could not be committed
        metrics.MOVES.inc(sum([work.moves for work, error in zip(batch, errors, strict=True) if error is None]))
        if len(self._waiting) >= MANY:
            self._begin()
        if not self._planned:
            self._planned = True
            self._loop.call_soon(self._loop.call_soon, self._begin_as_planned)  # after the post, with prompt answers
        for work, error in zip(batch, errors, strict=True):
            work.done(error)


def end_steps(match: MatchRow) -> list[Step]:
    """That a match is over, if it is."""
    return [(END_MATCH, [{"of_match": match.id, "over": "over"}])] if match.phase == "over" else []


def units_of(match: int, seq: int, moves: Sequence[Entry]) -> list[UnitValues]:
    """The unit of entries that came together, if there are any."""
    if not match:
        raise ValueError("a match that the store has given no number has no entries")
    return [(match, seq, write_entries(moves).decode())] if moves else []


def settle(written: asyncio.Future[None], error: Exception | None) -> None:
    """Let a caller go on, if it still waits."""
    if written.done():
        return
    if error is None:
        written.set_result(None)
    else:
        written.set_exception(error)
