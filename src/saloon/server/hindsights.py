"""Finished matches looked back on, in a process of their own: neither the house nor its bots wait for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

import msgspec

from saloon.kernel import Record, look_back, read_record

KEPT: Final = 64  # matches whose hindsight is remembered


class Hindsights:
    """Looks back on one match at a time, and on none twice as long as it remembers."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._found: dict[str, asyncio.Future[bytes]] = {}

    async def on(self, match: str, record: Record) -> bytes:
        """What is to be said of a match, as JSON; those who ask at the same time wait for the same answer."""
        found = self._found.pop(match, None)
        if found is None or found.cancelled() or (found.done() and found.exception() is not None):
            found = asyncio.get_running_loop().run_in_executor(self._open_pool(), write, str(record))
        self._found[match] = found  # the latest asked for last
        for forgotten in list(self._found)[:-KEPT]:
            del self._found[forgotten]
        return await asyncio.shield(found)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        return self._pool

    def close(self) -> None:
        """Look back no more, once the match at hand is done."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def write(record: str) -> bytes:
    """The hindsight on a record, as JSON."""
    return msgspec.json.encode(look_back(read_record(record)))
