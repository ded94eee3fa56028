"""Where connections come in: what asks for a line goes straight to a WebSocket, everything else to uvicorn's HTTP.

uvicorn would read such a request, put it together again and pass it on: a tenth of what it takes to open a line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from saloon.server.websocket import WebSocket

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

LINES: Final = b"GET /ws/"


class Entrance:
    """A connection until its first bytes say what it is: an `asyncio.Protocol` by what it does."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._config = config
        self._server = server_state
        self._state = app_state
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody comes."""
        self._transport = cast("asyncio.Transport", transport)
        self._server.connections.add(self)  # type: ignore[arg-type]  # uvicorn names its own protocols alone

    def data_received(self, data: bytes) -> None:
        """The beginning of the first request."""
        kind: Callable[..., object] = WebSocket if asks_for_line(data) else AutoHTTPProtocol
        protocol = cast("asyncio.Protocol", kind(self._config, self._server, self._state))
        self._server.connections.discard(self)
        self._transport.set_protocol(protocol)
        protocol.connection_made(self._transport)
        protocol.data_received(data)

    def pause_writing(self) -> None:
        """Nothing is written here."""

    def resume_writing(self) -> None:
        """Nothing is written here."""

    def eof_received(self) -> None:
        """Who hangs up before saying anything; the transport closes by itself."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Who has never said anything."""
        self._server.connections.discard(self)

    def shutdown(self) -> None:
        """The house closes."""
        self._transport.close()


ENTRANCE: Final = cast("type[asyncio.Protocol]", Entrance)  # as uvicorn and event loops take it


def asks_for_line(data: bytes) -> bool:
    """Whether this is a whole request for a WebSocket; uvicorn puts together what comes in pieces."""
    return (
        data.startswith(LINES)
        and data.find(b"\r\n\r\n") == len(data) - 4
        and b"\r\nupgrade: websocket\r\n" in data.lower()
    )
