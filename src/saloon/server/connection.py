"""One open line to a browser, as a table sees it."""

from __future__ import annotations

from typing import Protocol

from saloon.server.pulse import Pulse
from saloon.server.wire import ToBrowser, write


class Socket(Protocol):
    """What carries a line."""

    def send(self, message: bytes) -> None:
        """Send a message, without waiting; who reads too slowly is cut off."""

    def close(self, code: int) -> None:
        """Close the line for a reason, after what waits was sent; the first reason counts."""


class Connection:
    """Who is at the other end, and what it is told."""

    def __init__(self, guest: str | None, name: str, socket: Socket) -> None:
        self.guest = guest
        self.name = name
        self.coached = False  # whether whoever sits at the other end wants a coach
        self.send_bytes = socket.send  # a message that is already written
        self.close = socket.close
        self.heard_at = 0.0  # when the message that is being carried out came, in milliseconds of the house's clock
        self.pulse: Pulse | None = None  # measures round trips, where the server can

    def send(self, message: ToBrowser) -> None:
        """Send a message."""
        self.send_bytes(write(message))
