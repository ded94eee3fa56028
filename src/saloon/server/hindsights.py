"""Finished matches looked back on, in a process of their own: neither the house nor its bots wait for it."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from saloon.kernel import Record, look_back, read_record
from saloon.server.workers import Workers

KEPT: Final = 64  # matches whose hindsight is remembered
PATIENCE: Final = 300.0  # seconds for one match


class Hindsights:
    """Looks back on one match at a time, and on none twice as long as it remembers."""

    def __init__(self) -> None:
        self._workers = Workers(1, PATIENCE)
        self._found: dict[str, asyncio.Task[bytes]] = {}

    async def on(self, match: str, record: Record) -> bytes:
        """What is to be said of a match, as JSON; those who ask at the same time wait for the same answer."""
        found = self._found.pop(match, None)
        if found is None or found.cancelled() or (found.done() and found.exception() is not None):
            found = asyncio.ensure_future(self._workers.run(write, str(record)))
        self._found[match] = found  # the latest asked for last
        for forgotten in list(self._found)[:-KEPT]:
            del self._found[forgotten]
        return await asyncio.shield(found)

    def close(self) -> None:
        """Look back no more, once the match at hand is done."""
        self._workers.close()


def write(record: str) -> bytes:
    """The hindsight on a record, as JSON."""
    return msgspec.json.encode(look_back(read_record(record)))
