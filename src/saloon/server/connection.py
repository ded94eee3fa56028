"""One open line to a browser, as a table sees it."""

from __future__ import annotations

import asyncio

from saloon.server.wire import ToBrowser, write

OUTBOX = 256  # messages that may wait for a slow reader before its line is cut; it comes back and asks for all anew


class Connection:
    """Messages are put into an outbox and never waited for."""

    def __init__(self, guest: str | None, name: str) -> None:
        self.guest = guest
        self.name = name
        self.too_slow = False
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()

    def send(self, message: ToBrowser) -> None:
        """Send a message."""
        self.send_bytes(write(message))

    def send_bytes(self, message: bytes) -> None:
        """Send a message that is already written."""
        if len(self._waiting) >= OUTBOX:
            self.too_slow = True
        else:
            self._waiting.append(message)
        self._wake.set()

    async def outgoing(self) -> list[bytes]:
        """What waits to be sent, as soon as there is something."""
        await self._wake.wait()
        self._wake.clear()
        waiting, self._waiting = self._waiting, []
        return waiting
