"""Work for other processes: what takes long must not stop the house's heart."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


class Workers:
    """Processes that are started when there is work, and started anew when one of them has died."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[..., T], *arguments: Any) -> T:
        """What the work gives. If a process dies over it, it is done once more: it may not be to blame."""
        pool = self._open()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(self._open(), work, *arguments)

    def close(self) -> None:
        """Stop the processes after the work they are at."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), stay_no_longer_than_the_house)
        return self._pool


def stay_no_longer_than_the_house() -> None:
    """In each process: end when the house does, which may be killed before it can say so."""
    Thread(target=follow_the_house, daemon=True).start()


def follow_the_house() -> None:
    """Wait for the end of the house, and end."""
    house = parent_process()
    assert house is not None
    house.join()
    os._exit(1)
