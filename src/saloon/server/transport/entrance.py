"""Accepts TCP connections: upgrades go to our WebSocket, everything else to uvicorn's HTTP.

uvicorn waits for ever for a whole request and for its answer to be read, takes headers of any length, and reads the
next request while it answers one. Here requests pass one at a time, and slow or oversized ones are ended.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, cast

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from saloon.server.common.limits import Crowd
from saloon.server.transport.ended import ENDED
from saloon.server.transport.handshake import REFUSED, asks_for_line
from saloon.server.transport.websocket import WebSocket

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

HEAD: Final = 32 * 1024  # bytes of a request before its body
PIECE: Final = 4096  # bytes of a body that are passed on at once: what follows it is not to slip through
LEFT_OVER: Final = 512 * 1024  # bytes that may come after a request's answer, or while it is waited for
PATIENCE: Final = 10.0  # seconds until a head is whole, until its body is, and until the next one is begun
STALLED: Final = 30.0  # seconds in which somebody must have read some of an answer
LOOK: Final = 5.0  # seconds between two looks at that
FAREWELL: Final = 2.0  # seconds for a client that is sent away to read the reason
END: Final = b"\r\n\r\n"


class Entrance:
    """A TCP connection until it is upgraded: an `asyncio.Protocol` by its methods."""

    def __init__(
        self,
        crowd: Crowd,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._crowd = crowd
        self._config = config
        self._server = server_state
        self._state = app_state
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._left: Callable[[], None] | None = None  # from the moment on that it is counted
        self._http: Any = None  # uvicorn's protocol, from the first request on
        self._answered_by: Callable[[], None] | None = None  # what that does after an answer
        self._unread = b""  # data that was not passed on yet
        self._begun = True  # whether there is some of a head: the first one is due since the connection was made
        self._left_over = 0  # bytes of a body that came after its answer
        self._due = 0.0  # when the awaited data must be here
        self._waiting = 0  # bytes of answers that waited at the last look
        self._since = 0.0  # when they became so many
        self._deaf = False  # once it was sent away
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A TCP connection was accepted."""
        self._transport = cast("asyncio.Transport", transport)
        peer = transport.get_extra_info("peername")
        address = peer[0] if isinstance(peer, tuple) else ""
        if not self._crowd.enter(address):
            self._transport.abort()
            return
        self._left = partial(self._crowd.leave, address)
        self._server.connections.add(self)  # type: ignore[arg-type]  # uvicorn names its own protocols alone
        self._due = self._loop.time() + PATIENCE
        self._timer = self._loop.call_later(LOOK, self._look)

    # Incoming data -------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Some of a request, or of several."""
        if self._deaf:
            self._left_over += len(data)
            if self._left_over > LEFT_OVER:
                self._transport.abort()
            return
        self._unread += data
        self._go_on()

    def _is_between(self) -> bool:
        """Whether the last request was read and answered, and the next one is to come."""
        cycle = None if self._http is None else self._http.cycle
        return cycle is None or (cycle.response_complete and not cycle.more_body)

    def _go_on(self) -> None:
        """Pass on a whole head, then its body; data after that waits for the answer."""
        if self._transport.is_closing():
            return
        if self._is_between() and not self._read_head():
            return
        start = 0
        while start < len(self._unread) and not self._transport.is_closing():
            cycle = self._http.cycle
            if cycle is None or not cycle.more_body:
                break
            if cycle.response_complete:  # uvicorn does not tell where the rest of such a body ends
                self._left_over += PIECE
                if self._left_over > LEFT_OVER:
                    self._transport.abort()
                    return
            self._http.data_received(self._unread[start : start + PIECE])
            start += PIECE
        self._unread = self._unread[start:]
        if len(self._unread) > HEAD and not self._transport.is_closing():
            self._transport.pause_reading()
            if len(self._unread) > LEFT_OVER:  # uvicorn may have let more come
                self._transport.abort()

    def _read_head(self) -> bool:
        """Read the head of a request, and let uvicorn have it; False if it is not here yet, or asks for a WebSocket."""
        self._unread = self._unread.lstrip(b"\r\n")  # RFC 9112, 2.2
        if self._unread and not self._begun:
            self._begun = True
            self._due = self._loop.time() + PATIENCE
        end = self._unread.find(END, 0, HEAD)
        if end < 0:
            if len(self._unread) >= HEAD:
                self._send_away(431)
            return False
        head, self._unread = self._unread[: end + 4], self._unread[end + 4 :]
        if asks_for_line(head):
            self._open_line(head)
            return False
        self._begun = False
        self._due = self._loop.time() + PATIENCE
        self._pass_on(head)
        return True

    def _pass_on(self, head: bytes) -> None:
        if self._http is None:
            self._http = cast("Any", AutoHTTPProtocol)(self._config, self._server, self._state)
            self._answered_by = self._http.on_response_complete
            self._http.on_response_complete = self._answered
            self._server.connections.discard(self)
            self._http.connection_made(self._transport)
        self._http.data_received(head)

    def _answered(self) -> None:
        """A request was answered: the next one may come."""
        assert self._answered_by is not None
        self._answered_by()
        self._stop_uvicorns_timer()
        self._due = self._loop.time() + PATIENCE
        self._left_over = 0
        if self._unread and not self._deaf and not self._transport.is_closing():
            self._transport.resume_reading()
            self._loop.call_soon(self._go_on)

    def _stop_uvicorns_timer(self) -> None:
        """It would close the connection while the beginning of the next request is here."""
        if self._http.timeout_keep_alive_task is not None:
            self._http.timeout_keep_alive_task.cancel()
            self._http.timeout_keep_alive_task = None

    def _open_line(self, head: bytes) -> None:
        """Hand the TCP connection over to a WebSocket."""
        self._stop()
        if self._http is not None:
            self._server.connections.discard(self._http)
        connection = WebSocket(self._config, self._server, self._state)
        if self._left is not None:
            connection.at_end(self._left)
            self._left = None
        self._transport.set_protocol(cast("asyncio.Protocol", connection))
        connection.connection_made(self._transport)
        connection.data_received(head)
        if self._unread:
            connection.data_received(self._unread)

    # Slow clients ------------------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Check whether the awaited progress was made: part of a request arrived, or part of an answer was read."""
        now = self._loop.time()
        waiting = self._transport.get_write_buffer_size()
        if waiting != self._waiting:
            self._waiting, self._since = waiting, now
        elif waiting and now - self._since >= STALLED:
            self._transport.abort()
            return
        pause = LOOK
        if not waiting and not self._transport.is_closing() and self._is_awaited():
            if now >= self._due:
                self._give_up()
                return
            pause = min(pause, self._due - now)
        self._timer = self._loop.call_later(pause, self._look)

    def _is_awaited(self) -> bool:
        """Whether a request, or the rest of one, is to come."""
        return self._is_between() or self._http.cycle.more_body

    def _give_up(self) -> None:
        """Stop waiting; a client that has begun a request is told."""
        if self._is_between():
            if self._unread:
                self._send_away(408)
            else:
                self._transport.close()
        elif self._http.cycle.response_started:
            self._transport.abort()
        else:
            self._send_away(408)

    def _send_away(self, status: int) -> None:
        """Send the reason, and end the connection once it was read: unread input would make the system drop it."""
        self._stop()
        self._deaf = True
        self._unread = b""
        self._transport.write(REFUSED[status])
        if self._transport.can_write_eof():
            self._transport.write_eof()
        self._timer = self._loop.call_later(FAREWELL, self._transport.abort)

    def _stop(self) -> None:
        self._server.connections.discard(self)
        if self._timer is not None:
            self._timer.cancel()

    # Events of the transport -----------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        """An answer is read slowly."""
        if self._http is not None:
            self._http.pause_writing()

    def resume_writing(self) -> None:
        """Most of it was read."""
        self._waiting = 0
        if self._http is not None:
            self._http.resume_writing()

    def eof_received(self) -> None:
        """Nothing more will be asked; the transport closes by itself."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The TCP connection has ended."""
        self._stop()
        if self._left is not None:
            self._left()
        self._transport = ENDED
        if self._http is not None:
            self._http.connection_lost(exc)
            self._http.cycle = None  # these know each other: else they would wait for the garbage collector
            self._http = self._answered_by = None

    def shutdown(self) -> None:
        """The server closes."""
        self._transport.close()


def entrance(connections: int) -> type[asyncio.Protocol]:
    """The protocol class for uvicorn; an address may hold this many connections at once, 0 for any number."""
    return cast("type[asyncio.Protocol]", partial(Entrance, Crowd(connections)))
