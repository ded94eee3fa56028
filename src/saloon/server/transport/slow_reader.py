"""Slow readers: a connection with much unread data gets time as long as the client reads at all."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

UNSENT: Final = 512 * 1024  # bytes that may wait for a reader before somebody looks whether it reads
MOST_UNSENT: Final = 8 * 1024 * 1024  # bytes that may wait for one reader, and
ALL_UNSENT: Final = 64 * 1024 * 1024  # for all of whom somebody looks after
STALLED: Final = 10.0  # seconds in which a slow reader must have read something
TOO_SLOW: Final = 4408  # the code with which a connection is closed that does not read, or does not finish what it says


class Reading(Protocol):
    """The part of a connection that a slow reader's watch uses."""

    def waiting(self) -> int:
        """Bytes that wait for the reader."""

    def close(self, code: int) -> None:
        """Close the connection for a reason."""


class SlowReader:
    """Watches one connection while much output waits for its reader."""

    def __init__(self, connection: Reading, others: set[SlowReader], loop: asyncio.AbstractEventLoop) -> None:
        self._connection = connection
        self._others = others
        self._loop = loop
        self._given = connection.waiting()  # bytes for it so far
        self._read = 0  # those of them that it had read at the last look
        self._timer = loop.call_later(STALLED, self._look)
        others.add(self)
        self._judge()

    def give(self, size: int) -> None:
        """This many more bytes wait for it."""
        self._given += size
        self._judge()

    def stop(self) -> None:
        """It has read most of its output, or has gone."""
        self._timer.cancel()
        self._others.discard(self)

    def _judge(self) -> None:
        """Cut a connection for which too much waits; its page comes back for everything anew."""
        if self._connection.waiting() > MOST_UNSENT or sum([other.waiting() for other in self._others]) > ALL_UNSENT:
            self._connection.close(TOO_SLOW)

    def waiting(self) -> int:
        """Bytes that wait for it."""
        return self._connection.waiting()

    def _look(self) -> None:
        """Cut a connection whose reader has read nothing since the last look."""
        read = self._given - self._connection.waiting()
        if read <= self._read:
            self._connection.close(TOO_SLOW)
            return
        self._read = read
        self._timer = self._loop.call_later(STALLED, self._look)
