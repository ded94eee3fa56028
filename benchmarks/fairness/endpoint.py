"""The end of a WebSocket in a browser (RFC 6455), whose pongs may be held back."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable, Iterator
from typing import Self

from saloon.server.transport.framing import CLOSE, PING, PONG, TEXT, masked

MASKED = 0x80


class Endpoint(asyncio.Protocol):
    """Passes on every message that comes, in the turn of the event loop in which it comes."""

    def __init__(self, hear: Callable[[bytes], None], pong_delay: float) -> None:
        self.ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._pong_delay = pong_delay / 1000.0
        self._rest = b""
        self._transport: asyncio.Transport

    @classmethod
    async def open(cls, port: int, path: str, cookie: str, hear: Callable[[bytes], None], pong_delay: float) -> Self:
        """Connect, and shake hands."""
        loop = asyncio.get_running_loop()
        _, end = await loop.create_connection(lambda: cls(hear, pong_delay), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        end._transport.write(
            f"GET {path} HTTP/1.1\r\nHost: saloon\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await end._welcomed
        return end

    def send(self, message: bytes, opcode: int = TEXT) -> None:
        """Send a message, unless the line has ended."""
        if self._transport.is_closing():
            return
        size = len(message)
        head = bytes((MASKED | opcode, MASKED | size)) if size < 126 else bytes((MASKED | opcode, MASKED | 126))
        mask = os.urandom(4)
        self._transport.write(head + (b"" if size < 126 else size.to_bytes(2, "big")) + mask + masked(message, mask))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The way to the proxy is open."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has ended."""
        for waiting in (self._welcomed, self.ended):
            if not waiting.done():
                waiting.set_result(None)

    def data_received(self, data: bytes) -> None:
        """The answer to the handshake, and then frames."""
        self._rest += data
        if not self._welcomed.done():
            if b"\r\n\r\n" not in self._rest:
                return
            self._rest = self._rest.partition(b"\r\n\r\n")[2]
            self._welcomed.set_result(None)
        for opcode, payload in self._frames():
            if opcode == TEXT:
                self._hear(payload)
            elif opcode == PING:
                asyncio.get_running_loop().call_later(self._pong_delay, self.send, payload, PONG)
            elif opcode == CLOSE:
                self.close()

    def _frames(self) -> Iterator[tuple[int, bytes]]:
        """The frames that are complete; the house sends no message in parts."""
        start = 0
        while (head := self._head(start)) is not None and head[0] + head[1] <= len(self._rest):
            begin, size = head
            yield self._rest[start] & 0x0F, self._rest[begin : begin + size]
            start = begin + size
        self._rest = self._rest[start:]

    def _head(self, start: int) -> tuple[int, int] | None:
        """Where the payload of a frame begins, and its size, once that is known."""
        if len(self._rest) < start + 2:
            return None
        size = self._rest[start + 1]
        extra = {126: 2, 127: 8}.get(size, 0)
        begin = start + 2 + extra
        if len(self._rest) < begin:
            return None
        return begin, int.from_bytes(self._rest[start + 2 : begin], "big") if extra else size
