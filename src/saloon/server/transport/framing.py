"""The frames of a WebSocket as a server reads and writes them (RFC 6455), without a connection."""

from __future__ import annotations

from codecs import utf_8_decode
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

# Why a connection is closed that may not go on.
PROTOCOL_ERROR: Final = 1002
NOT_UTF8: Final = 1007
TOO_LONG: Final = 1009
TOO_FAST: Final = 4430

PARTS: Final = 32  # frames from the first to the last one of a message; browsers send one


class BadFrame(Exception):  # noqa: N818
    """The peer broke the protocol; `code` is the one to close the connection with."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class FrameReader:
    """Puts messages together from the bytes that arrive.

    An unfinished message is bounded in bytes and parts here; the WebSocket bounds it in time, by `unfinished`.
    """

    def __init__(self, longest: int) -> None:
        self.frames: i64 = 0  # read so far
        self.unfinished: i64 = 0  # the number of the frame that began what is not whole yet; 0 if nothing is unfinished
        self.refused = 0  # the code to close the connection with, once it cannot go on
        self._longest: i64 = longest  # bytes of a whole message
        self._rest = b""  # the beginning of a frame
        self._begun: i64 = 0  # the opcode of a message of which more frames are to come
        self._first: i64 = 0  # the number of its first frame
        self._parts = b""  # what there is of it
        self._checked: i64 = 0  # how much of that is known to be text

    def feed(self, data: bytes, most: int) -> list[tuple[int, bytes]]:
        """The messages and control frames that are complete now, by opcode; at most so many frames are read.

        If there are more, or one that must not be, `refused` says why; what was whole before it is given all the same.
        """
        if self._rest:
            data = self._rest + data
        complete: list[tuple[int, bytes]] = []
        try:
            self._rest = self._read(data, most, complete)
        except BadFrame as bad:
            self.refused = bad.code
            self._rest = b""
        if self._begun:
            self.unfinished = self._first
        else:
            self.unfinished = self.frames + 1 if self._rest else 0
        return complete

    def _read(self, data: bytes, most: i64, complete: list[tuple[int, bytes]]) -> bytes:
        """Read whole frames; returns the rest of the data."""
        start: i64 = 0
        size: i64 = len(data)
        while size - start >= 2:
            first: i64 = data[start]
            length: i64 = data[start + 1] - 0x80
            self._check_head(first, length)
            head: i64 = start + 2
            if length == 126:
                if size - start < 4:
                    break
                length = data[head] << 8 | data[head + 1]
                head += 2
                if length < 126:  # RFC 6455, 5.2: a length takes no more bytes than it needs
                    raise BadFrame(PROTOCOL_ERROR)
            if length > self._longest:
                raise BadFrame(TOO_LONG)
            end: i64 = head + 4 + length
            if end > size:
                if size > head + 4:
                    self._foresee(first & 0x0F, masked(data[head + 4 :], data[head : head + 4]))
                break
            if most <= 0:
                raise BadFrame(TOO_FAST)
            most -= 1
            start = end
            self._take(complete, first, masked(data[head + 4 : end], data[head : head + 4]))
        return data[start:] if start < size else b""

    def _check_head(self, first: i64, length: i64) -> None:
        """See whether a frame may begin with this byte and this length, which is below 0 if it is not masked."""
        opcode: i64 = first & 0x0F
        if first & 0x70 or length < 0:  # no extension was agreed on, and what a client sends is masked
            raise BadFrame(PROTOCOL_ERROR)
        if opcode >= CLOSE:
            if first < 0x80 or length > 125 or opcode > PONG:
                raise BadFrame(PROTOCOL_ERROR)
        elif opcode > BINARY or (opcode == CONTINUED) != (self._begun != 0):
            raise BadFrame(PROTOCOL_ERROR)
        elif length == 127:
            raise BadFrame(TOO_LONG)  # such a length has no place in 16 bits

    def _take(self, complete: list[tuple[int, bytes]], first: i64, payload: bytes) -> None:
        """A frame: a control frame, a whole message, or a part of one."""
        self.frames += 1
        opcode: i64 = first & 0x0F
        if first < 0x80 or opcode == CONTINUED:
            self._take_part(complete, opcode, first >= 0x80, payload)
            return
        if opcode == TEXT:
            check_text(payload, whole=True)
        elif opcode == CLOSE:
            check_close(payload)
        complete.append((opcode, payload))

    def _take_part(self, complete: list[tuple[int, bytes]], opcode: i64, last: bool, payload: bytes) -> None:
        """A part of a message."""
        if opcode != CONTINUED:
            self._begun = opcode
            self._first = self.frames
            self._checked = 0
        elif self.frames - self._first >= PARTS:
            raise BadFrame(TOO_LONG)
        self._parts += payload
        if len(self._parts) > self._longest:
            raise BadFrame(TOO_LONG)
        if self._begun == TEXT:
            self._checked += check_text(self._parts[self._checked :], whole=last)
        if last:
            complete.append((self._begun, self._parts))
            self._begun = 0
            self._parts = b""

    def _foresee(self, opcode: i64, payload: bytes) -> None:
        """Check the beginning of a frame's payload: bytes that are no text are refused before the frame is whole."""
        if opcode == TEXT:
            check_text(payload, whole=False)
        elif opcode == CONTINUED and self._begun == TEXT:
            check_text(self._parts[self._checked :] + payload, whole=False)


def check_text(text: bytes, *, whole: bool) -> int:
    """Whether this is UTF-8, or the beginning of some; gives how many bytes of it are whole characters."""
    if text.isascii():
        return len(text)
    try:
        return utf_8_decode(text, "strict", whole)[1]
    except UnicodeDecodeError:
        raise BadFrame(NOT_UTF8) from None


def check_close(payload: bytes) -> None:
    """Whether a close has no reason, or one that may travel (RFC 6455, 7.4), with words that can be read."""
    if not payload:
        return
    code = from_bytes(payload[:2], "big")
    if len(payload) < 2 or not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999):
        raise BadFrame(PROTOCOL_ERROR)
    check_text(payload[2:], whole=True)


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
