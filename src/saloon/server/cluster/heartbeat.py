"""A house shows that it lives, learns which others do, and closes those that do not."""

from __future__ import annotations

import asyncio
import math
import time
from typing import Final

import asyncpg
import structlog

from saloon.server.cluster.houses import BEAT, LIVING, SENTENCE, SESSION, House, Pulse, read_houses
from saloon.server.common import metrics
from saloon.server.store.postgres.connections import Connect
from saloon.server.store.postgres.writer import writer_name

log = structlog.get_logger()

LOCK_TIMEOUT: Final = "SET lock_timeout = '300ms'"
HOLD: Final = "SELECT pg_try_advisory_lock($1::int, $2::int)"
END_OTHERS: Final = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name = $1 AND datname = current_database() AND pid <> pg_backend_pid()"""


class Heartbeat:
    """The one connection on which a house beats, at even intervals, as long as its event loop runs."""

    def __init__(self, connect: Connect, house: int, pulse: Pulse) -> None:
        self._connect = connect
        self._house = house
        self._pulse = pulse
        self._connection: asyncpg.Connection | None = None
        self._holds = False  # whether the session holds the house's advisory lock
        self._fresh = True  # whether this session has not beaten yet
        self._sent = self._heard = -math.inf  # when the last one was sent, and the last that the database has heard
        self._task: asyncio.Task[None] | None = None
        self.living: list[House] = []  # at the last heartbeat; this one among them
        self.closed = asyncio.Event()  # set once another house has closed this one
        self.changed = asyncio.Event()  # set whenever a house has come, gone or begun to leave

    @property
    def age(self) -> float:
        """Seconds since the last heartbeat that the database has heard."""
        return time.monotonic() - self._heard

    @property
    def well(self) -> bool:
        """Whether others take this house for alive."""
        return self.age < self._pulse.broken and not self.closed.is_set()

    async def start(self) -> None:
        """Beat from now on; the first one is heard when this returns."""
        await self.beat()
        metrics.HEARTBEAT_AGE.set_function(lambda: self.age)
        self._task = asyncio.create_task(self._go_on())

    async def stop(self) -> None:
        """Beat no more."""
        if self._task is not None:
            self._task.cancel()
        if self._connection is not None:
            self._connection.terminate()

    async def _go_on(self) -> None:
        while not self.closed.is_set():
            await asyncio.sleep(max(0.0, self._sent + self._pulse.beat - time.monotonic()))
            try:
                await self.beat()
            except Exception as error:  # whatever it is: the next one may be heard
                log.warning("the database does not hear the heartbeat", reason=str(error) or type(error).__name__)
                self.lose()

    def lose(self) -> None:
        """Open another connection for the next heartbeat."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def beat(self) -> None:
        """One heartbeat: show that this house lives, look for the others, and close those that are silent."""
        self._sent = time.monotonic()
        connection = await self._usable()
        state = await connection.fetchval(BEAT, self._house, self._fresh, self._pulse.broken)
        if state in (None, "closed"):
            log.error("this house has been closed by another one", house=self._house)
            self.closed.set()
            return
        self._fresh, self._heard = False, self._sent
        if not self._holds:  # the session that had it may take a moment to end
            self._holds = await connection.fetchval(HOLD, SESSION, self._house)
        self._see(read_houses(await connection.fetch(LIVING)))
        for house in self.living:
            if house.id != self._house and house.silence > self._pulse.gone:
                await self._sentence(connection, house)

    def _see(self, living: list[House]) -> None:
        if [(house.id, house.state) for house in living] != [(house.id, house.state) for house in self.living]:
            self.changed.set()
        self.living = living

    async def _sentence(self, connection: asyncpg.Connection, accused: House) -> None:
        """Close a house that has been silent for too long; what keeps a lock on its row is ended."""
        pulse = self._pulse
        try:
            closed = await connection.fetchval(SENTENCE, self._house, accused.id, pulse.silent, pulse.gone)
        except asyncpg.LockNotAvailableError:  # it was stopped in the middle of a commit
            await connection.execute(END_OTHERS, writer_name(accused.id))
            return
        if closed is not None:
            log.warning("a house was silent and is closed", house=accused.id, seconds=round(accused.silence, 2))
            self.changed.set()
            self._see([house for house in self.living if house.id != accused.id])

    async def _usable(self) -> asyncpg.Connection:
        """The connection, opened anew if it was lost: the old one's session is ended, so that its lock is free."""
        if self._connection is None or self._connection.is_closed():
            self._connection = connection = await self._connect()
            self._fresh, self._holds = True, False
            await connection.execute(LOCK_TIMEOUT)
            await connection.execute(END_OTHERS, name_of(self._house))
        return self._connection


def name_of(house: int) -> str:
    """What PostgreSQL calls the connection of a house's heartbeat."""
    return f"saloon heartbeat {house}"
