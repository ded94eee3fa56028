"""One open line to a browser, as a table sees it."""

from __future__ import annotations

import asyncio

from saloon.server.pulse import Pulse
from saloon.server.wire import ToBrowser, write

OUTBOX = 256  # messages that may wait for a slow reader before its line is cut; it comes back and asks for all anew
TOO_SLOW = 4408  # the code that it is closed with


class Connection:
    """Messages are put into an outbox and never waited for."""

    def __init__(self, guest: str | None, name: str) -> None:
        self.guest = guest
        self.name = name
        self.heard_at = 0.0  # when the message that is being carried out came, in milliseconds of the house's clock
        self.pulse: Pulse | None = None  # measures round trips, where the server can
        self.closed_with: int | None = None  # the code, once the line is to be closed after what waits
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._awaited: asyncio.Future[None] | None = None  # whoever sends, while there is nothing

    def send(self, message: ToBrowser) -> None:
        """Send a message."""
        self.send_bytes(write(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is already written."""
        if len(self._waiting) < OUTBOX:
            self._waiting.append(message)
            self._wake()
        else:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Close the line for a reason, after what waits was sent; the first reason counts."""
        if self.closed_with is None:
            self.closed_with = code
            self._wake()

    def _wake(self) -> None:
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)

    async def outgoing(self) -> list[bytes]:
        """What waits to be sent, as soon as there is something, or the end."""
        if not self._waiting and self.closed_with is None:
            self._awaited = self._loop.create_future()
            await self._awaited
        waiting, self._waiting = self._waiting, []
        return waiting
