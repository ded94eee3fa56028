"""One open connection to a browser, as a table sees it."""

from __future__ import annotations

from typing import Protocol

from mypy_extensions import mypyc_attr

from saloon.server.transport.encode import letter
from saloon.server.transport.rtt import PingMeter
from saloon.server.wire import ToBrowser


class Socket(Protocol):
    """The part of a WebSocket that a connection uses."""

    def send(self, letter: bytes) -> None:
        """Queue an encoded frame, without waiting; a slow reader is cut off."""

    def close(self, code: int) -> None:
        """Close the connection for a reason, after what waits was sent; the first reason counts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Connection:
    """The guest at the other end, and the messages for it."""

    def __init__(self, guest: str | None, name: str, socket: Socket, address: str = "") -> None:
        self.guest = guest
        self.name = name
        self.address = address  # where it comes from, if that is known
        self.hurried = False  # whether bots should hurry
        self.coached = False  # whether the person at the other end wants a coach
        self._socket = socket
        self.heard_at = 0.0  # when the message that is being carried out came, in milliseconds of the house's clock
        self.rtt: PingMeter | None = None  # measures round trips, where the server can

    def send(self, message: ToBrowser) -> None:
        """Send a message."""
        self._socket.send(letter(message))

    def post(self, written: bytes) -> None:
        """Send a frame that is already encoded."""
        self._socket.send(written)

    def close(self, code: int) -> None:
        """Close the connection for a reason."""
        self._socket.close(code)
