"""Connections whose other end is in the test: what comes is given in pieces, and time goes as the test says."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, cast

from saloon.server.common.limits import Bucket
from saloon.server.transport.framing import CLOSE
from saloon.server.transport.websocket import WebSocket

MASK: Final = b"\x37\xfa\x21\x3d"
XOR: Final = [bytes(byte ^ other for byte in range(256)) for other in range(256)]
Frames = list[tuple[int, bytes]]


def from_browser(
    opcode: int, payload: bytes = b"", *, last: bool = True, reserved: int = 0, mask: bytes = MASK
) -> bytes:
    """A frame as a client sends it, whatever is wrong with it."""
    first = bytes([(0x80 if last else 0) | reserved << 4 | opcode])
    size = len(payload)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    hidden = bytearray(payload)
    for place, byte in enumerate(mask):
        hidden[place::4] = payload[place::4].translate(XOR[byte])
    return first + length + mask + hidden


def frames_of(data: bytes) -> Frames:
    """The frames that a server has written."""
    found = []
    while data:
        assert data[0] & 0x70 == 0
        assert data[1] < 0x80
        head = {126: 4, 127: 10}.get(data[1], 2)
        size = data[1] if head == 2 else int.from_bytes(data[2:head], "big")
        assert len(data) >= head + size
        found.append((data[0] & 0x0F, data[head : head + size]))
        data = data[head + size :]
    return found


class Wire:
    """A transport that notes what is done to it, and the server around it."""

    root_path = ""

    def __init__(self, app: Any = None, address: str = "127.0.0.1") -> None:
        self.loaded_app = app
        self.connections: set[Any] = set()
        self.tasks: set[asyncio.Task[None]] = set()
        self.default_headers: list[tuple[bytes, bytes]] = []
        self.total_requests = 0
        self.address = address
        self.protocol: Any = None
        self.written = b""
        self.unread = 0  # bytes of it that the other side has not taken
        self.reading = True
        self.half_closed = self.closed = self.aborted = False

    def join(self, protocol: Any) -> None:
        """Let a protocol have it."""
        self.protocol = protocol
        protocol.connection_made(self)

    def give(self, data: bytes) -> None:
        """The other side sends something."""
        if not self.closed:
            self.protocol.data_received(data)

    def set_protocol(self, protocol: Any) -> None:
        """Another one takes over."""
        self.protocol = protocol

    def get_extra_info(self, name: str) -> Any:
        """What is known of the connection."""
        return {"peername": (self.address, 50000), "sockname": ("127.0.0.1", 8000)}.get(name)

    def set_write_buffer_limits(self, high: int) -> None:
        """`unread` says what waits."""

    def get_write_buffer_size(self) -> int:
        """What waits for the other side."""
        return self.unread

    def is_closing(self) -> bool:
        """Whether it was closed here."""
        return self.closed

    def can_write_eof(self) -> bool:
        """As TCP can."""
        return True

    def write_eof(self) -> None:
        """Nothing more will be written."""
        self.half_closed = True

    def write(self, data: bytes) -> None:
        """Note it."""
        assert not self.half_closed
        self.written += data

    def pause_reading(self) -> None:
        """Nothing more is to come."""
        self.reading = False

    def resume_reading(self) -> None:
        """It may come again."""
        self.reading = True

    def abort(self) -> None:
        """It ends at once."""
        self.aborted = True
        if self.closed and self.unread:
            asyncio.get_running_loop().call_soon(self.lose)
        self.unread = 0
        self.close()

    def close(self) -> None:
        """It ends when all is sent."""
        if not self.closed:
            self.closed = True
            if not self.unread:
                asyncio.get_running_loop().call_soon(self.lose)

    def lose(self) -> None:
        """It has ended."""
        self.closed = True
        self.protocol.connection_lost(None)


class Hours(asyncio.SelectorEventLoop):
    """An event loop whose clock stands until it is put forward, so that no machine is too slow for a story."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 1000.0

    def time(self) -> float:
        """The loop's clock."""
        return self._now

    async def pass_by(self, seconds: float) -> None:
        """Let so many seconds pass, a quarter at a time, with all that is due in them."""
        for _ in range(round(4 * seconds)):
            self._now += 0.25
            for _ in range(4):
                await asyncio.sleep(0)


def in_time(story: Callable[[Hours], Coroutine[Any, Any, None]]) -> None:
    """Tell a story in which time passes as it says."""
    loop = Hours()
    try:
        loop.run_until_complete(story(loop))
    finally:
        loop.close()


@dataclass
class Talk:
    """A line that repeats what it hears, and what became of it."""

    wire: Wire
    line: WebSocket
    bucket: Bucket
    heard: list[bytes] = field(default_factory=list)
    ended: bool = False

    @property
    def said(self) -> Frames:
        """What the server has written."""
        return frames_of(self.wire.written)

    @property
    def code(self) -> int | None:
        """The code with which it was closed; 0 for a close without one."""
        codes = [int.from_bytes(payload[:2], "big") for opcode, payload in self.said if opcode == CLOSE]
        assert len(codes) <= 1
        return codes[0] if codes else None


def talk(bucket: Bucket | None = None) -> Talk:
    """A line that somebody listens to, within a running loop."""
    wire = Wire()
    line = WebSocket(cast("Any", wire), cast("Any", wire), {})
    wire.join(line)
    found = Talk(wire, line, bucket or Bucket(40.0, 160.0))

    def ended() -> None:
        found.ended = True

    line.listen(found.heard.append, ended, found.bucket)
    return found


def after(pieces: Iterable[bytes], bucket: Bucket | None = None) -> Talk:
    """What has become of a line after all this has come."""

    async def story() -> Talk:
        found = talk(bucket)
        for piece in pieces:
            found.wire.give(piece)
        for _ in range(3):
            await asyncio.sleep(0)
        return found

    return asyncio.run(story())


def chopped(data: bytes) -> list[bytes]:
    """Byte by byte."""
    return [data[place : place + 1] for place in range(len(data))]


def in_parts(opcode: int, parts: Sequence[bytes]) -> bytes:
    """A message in several frames."""
    last = len(parts) - 1
    return b"".join(from_browser(0 if place else opcode, part, last=place == last) for place, part in enumerate(parts))
