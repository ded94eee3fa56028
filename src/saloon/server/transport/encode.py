"""Letters: messages that go out on a line together, as the one frame that travels."""

from __future__ import annotations

from typing import Final

from saloon.server.transport.framing import TEXT, frame
from saloon.server.wire import ToBrowser, write, write_into

ROOM: Final = bytes(2000)  # more than most frames of matches need

_sheet: Final = bytearray()  # what they are written on: given room at once, it need not be moved for more while writing


def letter(message: ToBrowser) -> bytes:
    """A message alone."""
    return frame(TEXT, write(message))


def line_of(message: ToBrowser) -> bytes:
    """A message that others follow."""
    return write(message) + b"\n"


def long_letter(lines: bytes, last: ToBrowser) -> bytes:
    """A long message, after the lines of others."""
    _sheet.extend(ROOM)
    write_into(last, _sheet, len(lines))
    if lines:
        _sheet[: len(lines)] = lines
    return frame(TEXT, _sheet)
