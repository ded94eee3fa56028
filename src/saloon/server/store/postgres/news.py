"""News between houses: a row each, so that none is missed, and a notification, so that they are heard at once.

A row is written in the transaction of what it tells, under a lock that is held until it is visible: rows can be read in
the order of their numbers. Moves are never told this way, for a transaction that notifies waits for all others that do.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final

import asyncpg
import msgspec
import structlog

from saloon.server.store.news import Hear, News, read_news
from saloon.server.store.postgres.connections import UNUSABLE, Connect

log = structlog.get_logger()

SILENCE: Final = "no news from other houses"
CHANNEL: Final = "saloon_news"
LOCK: Final = 0x5A101  # an advisory lock: news are written one after the other
LOOK: Final = 4.0  # seconds until it is looked for news though none were announced
TRUST: Final = 10.0  # seconds after a look in which nothing that is known can be older than that
AGAIN: Final = 0.2  # seconds until a lost connection is opened anew
WRITE: Final = """
WITH turn AS MATERIALIZED (SELECT pg_advisory_xact_lock($1)),
old AS (DELETE FROM news WHERE at < clock_timestamp() - interval '1 hour')
INSERT INTO news (house, said) SELECT $2, $3 FROM turn RETURNING pg_notify($4, '')"""
READ: Final = "SELECT number, house, said FROM news WHERE number > $1 ORDER BY number"


async def write(connection: asyncpg.Connection, house: int, news: News) -> None:
    """Tell all other houses, if and as soon as the transaction on this connection is committed: its last statement."""
    await connection.execute(WRITE, LOCK, house, msgspec.json.encode(news).decode(), CHANNEL)


class NewsReader:
    """Hears what other houses tell, on a connection of its own."""

    def __init__(self, connect: Connect, house: int) -> None:
        self._connect = connect
        self._house = house
        self._told: list[Hear] = []  # who wants to hear, in this order
        self._last = 0  # the number of the newest that was read
        self._looked = -TRUST
        self._task: asyncio.Task[None] | None = None

    def tell(self, hear: Hear) -> None:
        """Somebody wants to hear from now on."""
        self._told.append(hear)

    async def open(self) -> None:
        """From now on everything is heard; what was told before is in the tables already."""
        connection = await self._connect()
        try:
            self._last = await connection.fetchval("SELECT coalesce(max(number), 0) FROM news")
        except BaseException:
            connection.terminate()
            raise
        self._task = asyncio.create_task(self._listen(connection))

    async def close(self) -> None:
        """Hear nothing any more."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    @property
    def current(self) -> bool:
        """Whether no news can have been missed for long, so that what is known may be believed."""
        return time.monotonic() < self._looked + TRUST

    async def _listen(self, connection: asyncpg.Connection | None) -> None:
        while True:
            try:
                connection = connection or await self._connect()
                await self._read_on(connection)
            except UNUSABLE as error:
                log.warning(SILENCE, reason=repr(error))
            finally:
                if connection is not None:
                    connection.terminate()
                    connection = None
            await asyncio.sleep(AGAIN)

    async def _read_on(self, connection: asyncpg.Connection) -> None:
        """Read what there is whenever something is announced, as long as the connection holds."""
        rung = asyncio.Event()
        connection.add_termination_listener(lambda _: rung.set())
        await connection.add_listener(CHANNEL, lambda *_: rung.set())
        while not connection.is_closed():
            rung.clear()
            await self._look(connection)
            with suppress(TimeoutError):
                await asyncio.wait_for(rung.wait(), LOOK)

    async def _look(self, connection: asyncpg.Connection) -> None:
        began = time.monotonic()
        for number, house, said in await connection.fetch(READ, self._last):
            self._last = number
            if house != self._house:
                await self._hear(said)
        self._looked = began

    async def _hear(self, said: str) -> None:
        for hear in self._told:
            try:
                await hear(read_news(said))
            except Exception:  # what one cannot make use of keeps nobody from the next
                log.exception("news could not be used", said=said)
