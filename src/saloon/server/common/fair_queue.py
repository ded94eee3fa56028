"""A fair queue for a scarce resource such as a worker process: clients take turns, however many jobs each of them has.

Each job belongs to a client (an address, a guest, a table) and has a rank. Lower ranks come first; within a rank the
clients take turns, however many jobs each of them has; the jobs of one client keep their order. The number of waiting
jobs is bounded for each client and in all: a job beyond that is refused at once.
"""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

URGENT: Final = 0  # the rank of requests for which a person's own match waits
USUAL: Final = 1  # the rank of everything else


class Busy(Exception):  # noqa: N818
    """Too many jobs wait already."""


class FairQueue:
    """Gives turns, up to a number at once."""

    def __init__(self, at_once: int, each: int | None = None, waiting: int = 8, in_all: int = 1000) -> None:
        self._at_once = at_once
        self._each = each or at_once  # turns that one client may have at once
        self._most = waiting  # requests of one client that may wait
        self._in_all = in_all  # requests of all clients that may wait
        self._running: Counter[str] = Counter()  # turns by client
        self._asked: Counter[str] = Counter()  # waiting requests, by client
        self._ranks: dict[int, dict[str, deque[Future[None]]]] = {}  # clients in the order of their turns

    @property
    def waiting(self) -> int:
        """How many jobs wait."""
        return self._asked.total()

    @asynccontextmanager
    async def turn(self, client: str, rank: int = USUAL) -> AsyncIterator[None]:
        """Wait for a turn and hold it as long as the block lasts; `Busy` if too many jobs wait."""
        await self._wait(client, rank)
        try:
            yield
        finally:
            self._end(client)

    async def _wait(self, client: str, rank: int) -> None:
        """Wait until it is this client's turn."""
        if self._free(client):  # nobody who waits could use it: a turn that ends is given away at once
            self._running[client] += 1
            return
        if self._asked[client] >= self._most or self.waiting >= self._in_all:
            raise Busy
        turn = get_running_loop().create_future()
        self._ranks.setdefault(rank, {}).setdefault(client, deque()).append(turn)
        self._asked[client] += 1
        try:
            await turn
        except BaseException:  # the client is gone
            if turn.cancelled():
                self._forget(client, rank, turn)
            else:  # and the turn had just been given
                self._end(client)
            raise

    def _free(self, client: str) -> bool:
        """Whether a client could have a turn now."""
        return self._running.total() < self._at_once and self._running[client] < self._each

    def _end(self, client: str) -> None:
        """A turn is over: give the free turns away."""
        self._running -= Counter([client])
        for clients in self._ranks.values():
            if client in clients:  # all others have a turn before its next one
                clients[client] = clients.pop(client)
        while (found := self._next()) is not None:
            client, rank = found
            clients = self._ranks[rank]
            turn = clients[client][0]
            clients[client] = clients.pop(client)
            self._forget(client, rank, turn)
            if not turn.done():  # the client is still there
                self._running[client] += 1
                turn.set_result(None)

    def _next(self) -> tuple[str, int] | None:
        """The client whose turn is next."""
        ordered = ((client, rank) for rank in sorted(self._ranks) for client in self._ranks[rank])
        return next((found for found in ordered if self._free(found[0])), None)

    def _forget(self, client: str, rank: int, turn: Future[None]) -> None:
        """Nobody waits for this turn any more."""
        clients = self._ranks.get(rank, {})
        if turn not in clients.get(client, ()):
            return
        clients[client].remove(turn)
        self._asked -= Counter([client])
        if not clients[client]:
            del clients[client]
        if not clients:
            del self._ranks[rank]
