"""The only one who writes. What waits is committed together, and each caller goes on when its part is on disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.ext.asyncio import AsyncConnection

Step = tuple[Executable, Sequence[dict[str, Any]]]


class Writer:
    """Takes work from all tables; commits what has gathered while the last commit was under way."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self._waiting: list[tuple[list[Step], asyncio.Future[None]]] = []
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
        while self._waiting:
            await asyncio.sleep(0)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch and not await self._commit(batch) and len(batch) > 1:
                for item in batch:  # one of them is bad: let each stand or fall alone
                    await self._commit([item])

    async def _commit(self, batch: list[tuple[list[Step], asyncio.Future[None]]]) -> bool:
        try:
            for statement, rows in merged([step for steps, _ in batch for step in steps]):
                await self.connection.execute(statement, rows or None)
            await self.connection.commit()
        except Exception as error:
            await self.connection.rollback()
            if len(batch) == 1:
                _settle(batch[0][1], error)
            return False
        for _, done in batch:
            _settle(done, None)
        return True


def merged(steps: list[Step]) -> list[Step]:
    """Neighbouring steps with the same statement become one with all their rows."""
    joined: list[tuple[Executable, list[dict[str, Any]]]] = []
    for statement, rows in steps:
        if joined and rows and joined[-1][1] and joined[-1][0] is statement:
            joined[-1][1].extend(rows)
        else:
            joined.append((statement, list(rows)))
    return list(joined)


def _settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():
        return  # the caller has gone
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
