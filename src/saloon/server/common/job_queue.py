"""Long jobs run in a worker process, in fair turns between clients; finished answers are cached."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Hashable
from typing import Any, Final, TypeVar

from msgspec import Struct

from saloon.server.common.fair_queue import USUAL, FairQueue
from saloon.server.common.sized_cache import SizedCache
from saloon.server.common.worker_processes import Workers

T = TypeVar("T")
WAITING: Final = 32  # pieces of work that one address may have waiting: a room full of people, each with a page or two
ROOM: Final = 32_000_000  # bytes of answers that are kept


class Asker(Struct, frozen=True):
    """The client of a job, and how urgent the job is."""

    address: str
    rank: int = USUAL


class JobQueue:
    """One worker process; clients take turns at it, and its answers are cached."""

    def __init__(self, patience: float, waiting: int = WAITING, room: int = ROOM) -> None:
        self._workers = Workers(1, patience)
        self._queue = FairQueue(1, waiting=waiting)
        self._kept = SizedCache(room)

    async def do(self, asker: Asker, work: Callable[..., T], *arguments: Any) -> T:
        """The result of the job, or its error; `Busy` if too many jobs wait."""
        async with self._queue.turn(asker.address, asker.rank):
            return await self._workers.run(work, *arguments)

    async def find(
        self,
        asker: Asker,
        key: Hashable,
        work: Callable[..., bytes],
        material: Callable[[], Awaitable[tuple[Any, ...]]],
    ) -> bytes:
        """The cached answer, or that of the job; the job's input is fetched when its turn has come."""
        found = self._kept.get(key)
        if found is None:
            async with self._queue.turn(asker.address, asker.rank):
                found = self._kept.get(key)  # somebody else may have asked the same
                if found is None:
                    found = await self._workers.run(work, *await material())
                    self._kept.put(key, found)
        return found

    def close(self) -> None:
        """Finish the job under way and take no more."""
        self._workers.close()
