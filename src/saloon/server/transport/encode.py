"""Encodes messages: one WebSocket frame may carry several, a message a line."""

from __future__ import annotations

from typing import Final

from saloon.server.transport.framing import TEXT, frame
from saloon.server.wire import ToBrowser, write, write_into

ROOM: Final = bytes(2000)  # more than most frames of matches need

_sheet: Final = bytearray()  # what they are written on: given room at once, it need not be moved for more while writing


def letter(message: ToBrowser) -> bytes:
    """A frame of one message."""
    return frame(TEXT, write(message))


def line_of(message: ToBrowser) -> bytes:
    """A message as one line, to be followed by others."""
    return write(message) + b"\n"


def long_letter(lines: bytes, last: ToBrowser) -> bytes:
    """A frame of lines and one long message after them."""
    _sheet.extend(ROOM)
    write_into(last, _sheet, len(lines))
    if lines:
        _sheet[: len(lines)] = lines
    return frame(TEXT, _sheet)
