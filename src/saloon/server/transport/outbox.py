"""Output batching: everything queued for a connection during one event-loop turn is written in one call at its end.

A commit lets hundreds of tables publish in one turn. Sending everything afterwards, in one go, uses the processor's
caches better, and makes one packet of an answer and the messages that follow it.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from saloon.server.transport.slow_reader import SlowReader

if TYPE_CHECKING:
    from saloon.server.transport.websocket import WebSocket


class Outbox:
    """Flushes the output of connections once a turn of the event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[WebSocket] = []
        self.slow: set[SlowReader] = set()  # connections with more pending data than the system accepts

    def schedule(self, connection: WebSocket) -> None:
        """Flush this connection at the end of the turn."""
        if not self._waiting:
            self._loop.call_soon(self._send_all)
        self._waiting.append(connection)

    def _send_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for connection in waiting:
            connection.send_out()


_outboxes: Final[WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox]] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """The outbox of an event loop."""
    outbox = _outboxes.get(loop)
    if outbox is None:
        outbox = _outboxes[loop] = Outbox(loop)
    return outbox
