"""The server's side of a WebSocket, without ASGI's queues and tasks.

The ASGI application decides whether it may be opened, as for any other. From then on a message reaches its listener in
the turn of the event loop that read it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import unquote

import structlog

from saloon.server.common.limits import Bucket
from saloon.server.transport.ended import ENDED
from saloon.server.transport.framing import BINARY, CLOSE, PING, PONG, FrameReader, frame
from saloon.server.transport.handshake import REFUSED, WELCOME, Headers, read_request
from saloon.server.transport.outbox import outbox_of
from saloon.server.transport.rtt import PingMeter
from saloon.server.transport.slow_reader import TOO_SLOW, UNSENT, SlowReader
from saloon.server.transport.tcp import kernel_rtt, kernel_unread

if TYPE_CHECKING:
    from mypy_extensions import i64
    from starlette.types import Message
    from uvicorn.config import Config
    from uvicorn.server import ServerState

EXTENSION: Final = "saloon.socket"  # where the application finds the socket in its scope
LONGEST: Final = 4096  # bytes of a message; a longer one ends the connection
GATHERED: Final = 16 * 1024  # bytes of a connection that the outbox takes; more go out at once
UNFINISHED: Final = 10.0  # seconds in which a message must become whole
QUIET: Final = 10.0  # seconds after which a silent browser is asked whether it is still there, and then given up
FAREWELL: Final = 10.0  # seconds for a browser to agree to a close
LAST_WORDS: Final = 64 * 1024  # bytes that may still come from a client that was told to go
FEW: Final = 8  # frames read from a client that was told to go before anybody listened

GOING_AWAY: Final = 1012
MOVED: Final = 4421  # the match goes on at another house: the page opens the line anew at once

log = structlog.get_logger()
Listener = Callable[[bytes], None]


class WebSocket:
    """A connection from its upgrade to its end: an `asyncio.Protocol` by what it does.

    The application is asked with `websocket.connect` and answers with `websocket.accept` or `websocket.close`. Then it
    calls `listen` and may return.
    """

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._root = config.root_path
        self._state = app_state
        self._server = server_state
        self.rtt = PingMeter(self)
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._request = b""  # as it was read, until the application has decided
        self._accept = b""  # the answer to the browser's key, from the handshake on
        self._open = False
        self._closing = False
        self._lost = False  # whether the connection has ended
        self._heard = True  # whether anything was heard since the last ping
        self._unread = 0  # bytes that it had not read when it was last asked
        self._timer: asyncio.TimerHandle | None = None
        self._outbox = outbox_of(self._loop)
        self._unsent = b""  # frames that wait for the post
        self._slow: SlowReader | None = None  # while much waits in the transport
        self._early = b""  # data that came before anybody listened
        self._reader = FrameReader(LONGEST)
        self._bucket: Bucket | None = None  # pays for frames
        self._awaited: i64 = 0  # the number of the frame that began what is not whole yet, and
        self._patience: asyncio.TimerHandle | None = None  # how long that is waited for
        self._deaf = False  # once nothing that comes counts any more
        self._last_words = 0  # bytes that came since then
        self._listener: Listener | None = None
        self._ended: list[Callable[[], None]] = []  # called when the connection ends

    # Calls of the application ----------------------------------------------------------------------------------

    def listen(self, listener: Listener, ended: Callable[[], None], bucket: Bucket) -> None:
        """Hear every message from now on, and the end of the connection once. A frame takes a token of the bucket."""
        self.at_end(ended)
        if self._transport.is_closing():
            return
        self._listener, self._bucket = listener, bucket
        early, self._early = self._early, b""
        if early:
            self.data_received(early)

    def parcel(self) -> tuple[int, bytes]:
        """The descriptor of a connection that is not accepted yet and what was read of it, for another process."""
        self._transport.pause_reading()
        return self._transport.get_extra_info("socket").fileno(), self._request + self._early

    def given_away(self) -> None:
        """Another process has it: here it ends, and the browser does not notice."""
        self._closing = self._deaf = True
        self._transport.abort()

    def kept(self) -> None:
        """No other process has it: it is read on."""
        self._transport.resume_reading()

    def at_end(self, ended: Callable[[], None]) -> None:
        """Hear once that the connection has ended."""
        if self._lost:
            ended()
        else:
            self._ended.append(ended)

    def send(self, letter: bytes) -> None:
        """Queue an encoded frame for the next flush; nothing is waited for."""
        if not self._closing:
            self._gather(letter)

    def _gather(self, data: bytes) -> None:
        if not self._unsent:
            self._unsent = data
            self._outbox.schedule(self)
            return
        self._unsent += data
        if len(self._unsent) > GATHERED:
            self.send_out()

    def send_out(self) -> None:
        """Write everything queued since the last flush."""
        unsent, self._unsent = self._unsent, b""
        if unsent and not self._transport.is_closing():
            self._transport.write(unsent)
            if self._slow is not None:
                self._slow.give(len(unsent))

    def close(self, code: int) -> None:
        """Close the connection for a reason, after what waits was sent; the first reason counts."""
        if not self._closing:
            self._closing = True
            self.send_out()
            self._transport.write(frame(CLOSE, code.to_bytes(2, "big")))
            self._set_timer(FAREWELL, self._transport.abort)
            if self._bucket is None:
                self._bucket = Bucket(0.0, FEW)

    def ping(self, payload: bytes) -> None:
        """Send a ping at once, after the messages before it."""
        if not self._closing:
            self.send_out()
            self._transport.write(frame(PING, payload))

    def kernel_rtt(self) -> float | None:
        """The smoothed round trip of the TCP connection in milliseconds; None where the system does not tell."""
        endpoint = self._transport.get_extra_info("socket")
        return None if endpoint is None else kernel_rtt(endpoint)

    # Events of the connection -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The TCP connection that asked for an upgrade is ours now."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.set_write_buffer_limits(UNSENT)
        self._server.connections.add(self)  # type: ignore[arg-type]  # uvicorn names its own protocols alone

    def data_received(self, data: bytes) -> None:
        """The request, as a whole, and then frames."""
        if self._deaf:
            self._last_words += len(data)
            if self._last_words > LAST_WORDS:
                self._transport.abort()
        elif self._bucket is not None:
            self._read(data, self._bucket)
        elif not self._accept:
            self._shake_hands(data)
        else:
            self._early += data
            if len(self._early) > LONGEST:
                self._transport.abort()

    def _read(self, data: bytes, bucket: Bucket) -> None:
        self._heard = True
        reader = self._reader
        before: i64 = reader.frames
        complete = reader.feed(data, int(bucket.level()))
        bucket.spend(float(reader.frames - before))
        ping: bytes | None = None
        for opcode, payload in complete:
            if opcode <= BINARY:
                if not self._closing and self._listener is not None:
                    self._listener(payload)
            elif opcode == PING:
                ping = payload
            elif opcode == PONG:
                if self.rtt.answered(payload):
                    bucket.spend(-1.0)  # it was asked for
            else:
                self._pong(ping)
                self._agree_to_close(payload)
                return
        self._pong(ping)
        if reader.refused:
            self._give_up(reader.refused)
        elif reader.unfinished != self._awaited:
            self._await_rest(reader.unfinished)

    def _pong(self, ping: bytes | None) -> None:
        """Answer the last ping of those that came together, which answers for all of them (RFC 6455, 5.5.3)."""
        if ping is not None and not self._closing:
            self._transport.write(frame(PONG, ping))

    def _agree_to_close(self, payload: bytes) -> None:
        if not self._closing:
            self._closing = True
            self.send_out()
            self._transport.write(frame(CLOSE, payload[:2]))
            self._set_timer(FAREWELL, self._transport.abort)
        self._deaf = True
        self._transport.close()

    def _give_up(self, code: int) -> None:
        """Close a connection after an error of its protocol."""
        self.close(code)
        self._deaf = True
        if self._transport.can_write_eof() and not self._transport.is_closing():
            self._transport.write_eof()

    def _await_rest(self, began: i64) -> None:
        """Set the time limit for an unfinished message; 0 for none."""
        self._awaited = began
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if began:
            self._patience = self._loop.call_later(UNFINISHED, self._give_up, TOO_SLOW)

    def pause_writing(self) -> None:
        """Much output waits for a slow reader."""
        self._slow = SlowReader(self, self._outbox.slow, self._loop)

    def resume_writing(self) -> None:
        """The slow reader has read most of it."""
        if self._slow is not None:
            self._slow.stop()
            self._slow = None
            self._heard = True

    def waiting(self) -> int:
        """Bytes that wait for the reader."""
        return self._transport.get_write_buffer_size()

    def eof_received(self) -> None:
        """The browser has hung up; the transport closes by itself."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        self._server.connections.discard(self)
        self._closing = self._lost = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._await_rest(0)
        self.resume_writing()
        self._listener = None
        ended, self._ended = self._ended, []
        for end in ended:
            end()
        self._transport = ENDED
        self.rtt.stop()

    def shutdown(self) -> None:
        """The house closes."""
        self.close(GOING_AWAY)
        self._transport.close()

    def _set_timer(self, seconds: float, then: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(seconds, then)

    def _look_after(self) -> None:
        """Ping the browser; end the connection if the last ping was not answered."""
        unread = self.waiting() + kernel_unread(self._transport.get_extra_info("socket"))
        reads = self._slow is not None or unread < self._unread  # the question waits behind what is being read
        if not self._heard and not reads:
            self._transport.abort()
            return
        self._unread = unread
        self._heard = False
        self._transport.write(frame(PING, b""))
        self._set_timer(QUIET, self._look_after)

    # Opening ----------------------------------------------------------------------------------------------------

    def _shake_hands(self, request: bytes) -> None:
        """Let the application decide about an upgrade; an ill-formed request is refused."""
        asked = read_request(request)
        if isinstance(asked, int):
            self._refuse(asked)
            return
        target, headers, self._accept = asked
        self._request = request
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
            log.exception("a connection could not be opened")
            if not self._open:
                self._refuse(500)
        if self._listener is None and not self._closing:
            self._transport.close()

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _answer(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self._open, self._request = True, b""
            self._gather(WELCOME % self._accept)
            self._set_timer(QUIET, self._look_after)
        elif self._open:
            self.close(message["code"])
        else:
            self._refuse(403)

    def _refuse(self, status: int) -> None:
        self._closing = self._deaf = True
        self._transport.write(REFUSED[status])
        self._transport.close()
        self._set_timer(FAREWELL, self._transport.abort)
