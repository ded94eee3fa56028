"""A WebSocket that talks to its table directly.

uvicorn opens it like any other and asks the application whether it may stay. From then on messages go to whoever
listens in the same turn of the event loop that reads them, without the queues and tasks that ASGI puts between.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

import structlog

from saloon.server.framing import BINARY, CLOSE, PING, PONG, TEXT, BadFrame, FrameReader, frame
from saloon.server.handshake import REFUSED, WELCOME, Headers, read_request
from saloon.server.post import post_of
from saloon.server.pulse import Pulse

if TYPE_CHECKING:
    from starlette.types import Message
    from uvicorn.config import Config
    from uvicorn.server import ServerState

EXTENSION: Final = "saloon.socket"  # where the application finds the socket in its scope
LONGEST: Final = 4096  # bytes of a message; a longer one ends the line
GATHERED: Final = 16 * 1024  # bytes of a line that the post takes; more go out at once
UNSENT: Final = 512 * 1024  # bytes that may wait for a slow reader before its line is cut; it comes back for all anew
TOO_SLOW: Final = 4408  # the code that it is closed with
GOING_AWAY: Final = 1012
QUIET: Final = 20.0  # seconds after which a silent browser is asked whether it is still there, and then given up
FAREWELL: Final = 10.0  # seconds for a browser to agree to a close

RTT_OFFSET: Final = 68  # of tcpi_rtt in Linux's struct tcp_info: a smoothed round trip in microseconds

log = structlog.get_logger()
Listener = Callable[[bytes], None]


class WebSocket:
    """One of uvicorn's connections, from its upgrade to its end: an `asyncio.Protocol` by what it does.

    The application is asked with `websocket.connect` and answers with `websocket.accept` or `websocket.close`. Then it
    calls `listen` and may return.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._root = config.root_path
        self._state = app_state
        self._server = server_state
        self.pulse = Pulse(self)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._accept = b""  # the answer to the browser's key, from the handshake on
        self._open = False
        self._closing = False
        self._heard = True  # since it was asked whether it is still there
        self._timer: asyncio.TimerHandle | None = None
        self._post = post_of(self._loop)
        self._unsent = b""  # frames that wait for the post
        self._early = b""  # what came before anybody listened
        self._reader = FrameReader(LONGEST)
        self._listener: Listener | None = None
        self._ended: Callable[[], None] | None = None

    # What the application does ----------------------------------------------------------------------------------

    def listen(self, listener: Listener, ended: Callable[[], None]) -> None:
        """Hear every message from now on, and once that the line has ended."""
        if self._transport.is_closing():
            ended()
            return
        self._listener, self._ended = listener, ended
        early, self._early = self._early, b""
        if early:
            self.data_received(early)

    def send(self, letter: bytes) -> None:
        """Send a letter, or anything else that is a frame already, with the next post; it is never waited for."""
        if not self._closing:
            self._gather(letter)

    def _gather(self, data: bytes) -> None:
        if not self._unsent:
            self._unsent = data
            self._post.expect(self)
            return
        self._unsent += data
        if len(self._unsent) > GATHERED:
            self.send_out()

    def send_out(self) -> None:
        """Send what was said since the last post."""
        unsent, self._unsent = self._unsent, b""
        if unsent and not self._transport.is_closing():
            self._transport.write(unsent)

    def close(self, code: int) -> None:
        """Close the line for a reason, after what waits was sent; the first reason counts."""
        if not self._closing:
            self._closing = True
            self.send_out()
            self._transport.write(frame(CLOSE, code.to_bytes(2, "big")))
            self._set_timer(FAREWELL, self._transport.abort)

    def ping(self, payload: bytes) -> None:
        """Send a ping at once, after what was said before it."""
        if not self._closing:
            self.send_out()
            self._transport.write(frame(PING, payload))

    def kernel_rtt(self) -> float | None:
        """The smoothed round trip of the TCP connection in milliseconds; None where the system does not tell."""
        endpoint = self._transport.get_extra_info("socket")
        return None if endpoint is None else kernel_rtt(endpoint)

    # What the connection does -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The upgrade of an HTTP connection."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(UNSENT)
        self._server.connections.add(self)  # type: ignore[arg-type]  # uvicorn names its own protocols alone

    def data_received(self, data: bytes) -> None:
        """The request, which uvicorn passes on whole, and then frames."""
        if self._listener is not None or self._closing:
            self._read(data)
        elif not self._accept:
            self._shake_hands(data)
        else:
            self._early += data
            if len(self._early) > LONGEST:
                self._transport.abort()

    def _read(self, data: bytes) -> None:
        self._heard = True
        try:
            for opcode, payload in self._reader.feed(data):
                if opcode in (TEXT, BINARY):
                    if not self._closing and self._listener is not None:
                        self._listener(payload)
                elif opcode == PING:
                    if not self._closing:  # who reads nothing is not given more to read
                        self._transport.write(frame(PONG, payload))
                elif opcode == PONG:
                    self.pulse.answered(payload)
                elif opcode == CLOSE:
                    self._agree_to_close(payload)
        except BadFrame as bad:
            self.close(bad.code)

    def _agree_to_close(self, payload: bytes) -> None:
        if not self._closing:
            self._closing = True
            self.send_out()
            self._transport.write(frame(CLOSE, payload[:2]))
        self._transport.close()

    def pause_writing(self) -> None:
        """Too much waits for a slow reader."""
        self.close(TOO_SLOW)

    def resume_writing(self) -> None:
        """A line that was cut gets the rest of what waited."""

    def eof_received(self) -> None:
        """The browser has hung up; the transport closes by itself."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has ended."""
        self._server.connections.discard(self)
        self._closing = True
        if self._timer is not None:
            self._timer.cancel()
        if self._ended is not None:
            ended, self._ended, self._listener = self._ended, None, None
            ended()

    def shutdown(self) -> None:
        """The house closes."""
        self.close(GOING_AWAY)
        self._transport.close()

    def _set_timer(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then)

    def _look_after(self) -> None:
        """Ask a browser whether it is still there; give up who has not answered since the last time."""
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self._transport.write(frame(PING, b""))
        self._set_timer(QUIET, self._look_after)

    # Opening ----------------------------------------------------------------------------------------------------

    def _shake_hands(self, request: bytes) -> None:
        """Let the application decide about a request; an ill-formed one is refused."""
        asked = read_request(request)
        if asked is None:
            self._refuse(400)
            return
        target, headers, self._accept = asked
        task = self._loop.create_task(self._ask(self._scope(target, headers)))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _scope(self, target: bytes, headers: Headers) -> dict[str, Any]:
        path, _, query = target.partition(b"?")
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": self._transport.get_extra_info("sockname"),
            "client": self._transport.get_extra_info("peername"),
            "root_path": self._root,
            "path": self._root + unquote(path.decode("ascii", "replace")),
            "raw_path": path,
            "query_string": query,
            "headers": headers,
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {EXTENSION: self},
        }

    async def _ask(self, scope: dict[str, Any]) -> None:
        try:
            await self._app(scope, self._receive, self._answer)
        except Exception:
            log.exception("a line could not be opened")
            if not self._open:
                self._refuse(500)
        if self._listener is None and not self._closing:
            self._transport.close()

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _answer(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._open = True
            self._gather(WELCOME % self._accept)
            self._set_timer(QUIET, self._look_after)
        elif self._open:
            self.close(message["code"])
        else:
            self._refuse(403)

    def _refuse(self, status: int) -> None:
        self._closing = True
        self._transport.write(REFUSED[status])
        self._transport.close()


PROTOCOL: Final = cast("type[asyncio.Protocol]", WebSocket)  # as uvicorn and event loops take it


def kernel_rtt(endpoint: socket.socket) -> float | None:
    """What the kernel has measured of a connection, in milliseconds."""
    if not hasattr(socket, "TCP_INFO") or endpoint.family not in (socket.AF_INET, socket.AF_INET6):
        return None
    info = endpoint.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, RTT_OFFSET + 4)
    rtt = int.from_bytes(info[RTT_OFFSET : RTT_OFFSET + 4], sys.byteorder)
    return rtt / 1000.0 or None
