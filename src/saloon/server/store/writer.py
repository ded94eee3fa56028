"""The only one who writes. What waits is committed together, and each caller goes on when its part is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Executable

from saloon.server import metrics
from saloon.server.store.schema import entries as entries_table

Step = tuple[Executable, Sequence[dict[str, Any]]]
EntryValues = tuple[str, int, int, str, int, int, str]  # match, seq, seat, move, at, command, note

COLUMNS: Final = [column.name for column in entries_table.columns if column.name != "row"]
INSERT_ENTRIES: Final = f"INSERT INTO {entries_table.name} ({', '.join(COLUMNS)}) VALUES "  # noqa: S608 - our own names
ONE_ENTRY: Final = f"({', '.join('?' * len(COLUMNS))})"
MOST_ENTRIES: Final = 100  # in one statement


class Work(NamedTuple):
    """What one caller wants written: statements, then entries."""

    steps: Sequence[Step]
    entries: Sequence[EntryValues]
    done: asyncio.Future[None]


class Writer:
    """Takes work from all tables; commits what has gathered while the last commit was under way.

    It writes in a thread of its own, with one hop there and back for a whole batch.
    """

    def __init__(self, engine: Engine) -> None:
        self._connection: Connection = engine.connect()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self._waiting: list[Work] = []
        self._wake = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def write(self, *steps: Step, entries: Sequence[EntryValues] = ()) -> None:
        """Carry these statements out and add these entries, all or none; returns when they are durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Work(steps, entries, done))
        self._wake.set()
        await done

    async def close(self) -> None:
        """Finish what waits, then stop."""
        await self.write()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._thread.submit(self._connection.close).result()
        self._thread.shutdown()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if not await self._commit(batch):
                for work in batch:  # one of them is bad: let each stand or fall alone
                    await self._commit([work])

    async def _commit(self, batch: list[Work]) -> bool:
        """Commit a batch and let its callers go on; False if it failed and was more than one."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch)
        except Exception as error:
            if len(batch) > 1:
                return False
            settle(batch[0].done, error)
        else:
            metrics.MOVES.inc(sum(len(work.entries) for work in batch))
            for work in batch:
                settle(work.done, None)
        return True

    def _write(self, batch: list[Work]) -> None:
        with metrics.COMMIT.time(), self._connection.begin():
            for work in batch:
                for statement, rows in work.steps:
                    self._connection.execute(statement, rows or None)
            self._add_entries([entry for work in batch for entry in work.entries])

    def _add_entries(self, entries: list[EntryValues]) -> None:
        """Many rows a statement: each statement costs a wait for the thread of the tables, which is always busy."""
        for start in range(0, len(entries), MOST_ENTRIES):
            rows = entries[start : start + MOST_ENTRIES]
            statement = INSERT_ENTRIES + ", ".join([ONE_ENTRY] * len(rows))
            self._connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows)))


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Let a caller go on, if it still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
