"""The frames of a WebSocket as a server reads and writes them (RFC 6455), without a connection."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

CONTINUED: Final = 0
TEXT: Final = 1
BINARY: Final = 2
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

from_bytes: Final = int.from_bytes  # looked up once, not with every message

PROTOCOL_ERROR: Final = 1002
TOO_LONG: Final = 1009


class BadFrame(Exception):  # noqa: N818
    """What came is no WebSocket that may go on; `code` is the one to close it with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Puts messages together from whatever pieces arrive."""

    def __init__(self, longest: int) -> None:
        self._longest = longest  # bytes of a whole message
        self._rest = b""  # the beginning of a frame
        self._begun = 0  # the opcode of a message of which more frames are to come
        self._parts: list[bytes] = []

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """The messages and control frames that are complete now, by opcode; `BadFrame` if the line cannot go on."""
        if self._rest:
            data = self._rest + data
        complete: list[tuple[int, bytes]] = []
        start: i64 = 0
        size: i64 = len(data)
        while size - start >= 6:
            first: i64 = data[start]
            length: i64 = data[start + 1]
            if first & 0x70 or length < 0x80:  # no extension was agreed on, and what a client sends is masked
                raise BadFrame(PROTOCOL_ERROR)
            length -= 0x80
            head: i64 = start + 2
            if length == 126:
                length = data[head] << 8 | data[head + 1]
                head += 2
            elif length == 127:
                raise BadFrame(TOO_LONG)  # such a length has no place in 16 bits
            if length > self._longest:
                raise BadFrame(TOO_LONG)
            end = head + 4 + length
            if end > size:
                break
            payload = masked(data[head + 4 : end], data[head : head + 4])
            self._take(complete, first & 0x0F, first >= 0x80, payload)
            start = end
        self._rest = data[start:] if start < size else b""
        return complete

    def _take(self, complete: list[tuple[int, bytes]], opcode: i64, last: bool, payload: bytes) -> None:
        """A frame: a control frame, a whole message, or a part of one."""
        if opcode >= CLOSE:
            if not last or len(payload) > 125 or opcode > PONG:
                raise BadFrame(PROTOCOL_ERROR)
            complete.append((opcode, payload))
            return
        if opcode > BINARY or (opcode == CONTINUED) != (self._begun != 0):
            raise BadFrame(PROTOCOL_ERROR)
        if last and opcode:
            complete.append((opcode, payload))
            return
        self._begun = self._begun or opcode
        self._parts.append(payload)
        if sum([len(part) for part in self._parts]) > self._longest:
            raise BadFrame(TOO_LONG)
        if last:
            complete.append((self._begun, b"".join(self._parts)))
            self._begun = 0
            self._parts = []


def masked(payload: bytes, mask: bytes) -> bytes:
    """The payload with its mask laid over it or taken off."""
    size = len(payload)
    whole = (mask * (size // 4 + 1))[:size]
    return (from_bytes(payload, "big") ^ from_bytes(whole, "big")).to_bytes(size, "big")


def frame(opcode: int, payload: bytes | bytearray) -> bytes:
    """One frame, as a server writes it."""
    size = len(payload)
    first = 0x80 | opcode
    if size < 126:
        return (first << 8 | size).to_bytes(2, "big") + payload
    if size < 1 << 16:
        return (first << 24 | 126 << 16 | size).to_bytes(4, "big") + payload
    return bytes((first, 127)) + size.to_bytes(8, "big") + payload
