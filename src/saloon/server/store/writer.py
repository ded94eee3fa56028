"""The only one who writes. What waits is committed together, and each caller goes on when its part is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, Executable

Step = tuple[Executable, Sequence[dict[str, Any]]]
Work = tuple[list[Step], asyncio.Future[None]]


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

    async def write(self, *steps: Step) -> None:
        """Carry these statements out, all or none; returns when they are durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((list(steps), done))
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
        steps = merged([step for steps, _ in batch for step in steps])
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, steps)
        except Exception as error:
            if len(batch) > 1:
                return False
            settle(batch[0][1], error)
        else:
            for _, done in batch:
                settle(done, None)
        return True

    def _write(self, steps: list[Step]) -> None:
        with self._connection.begin():
            for statement, rows in steps:
                self._connection.execute(statement, rows or None)


def merged(steps: list[Step]) -> list[Step]:
    """Neighbouring steps with the same statement become one with all their rows."""
    joined: list[tuple[Executable, list[dict[str, Any]]]] = []
    for statement, rows in steps:
        if joined and rows and joined[-1][1] and joined[-1][0] is statement:
            joined[-1][1].extend(rows)
        else:
            joined.append((statement, list(rows)))
    return list(joined)


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    """Let a caller go on, if it still waits."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
