"""Letters: messages that go out on a line together, as the one frame that travels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.server.framing import TEXT, frame
from saloon.server.wire import ToBrowser, write_into

NEWLINE: Final = 10

_sheet: Final = (
    bytearray()
)  # what is being written; the same memory every time, as there are hundreds of letters a turn


def letter(messages: Sequence[ToBrowser]) -> bytes:
    """One frame with these messages, a line each."""
    write_into(messages[0], _sheet)
    for message in messages[1:]:
        _sheet.append(NEWLINE)
        write_into(message, _sheet, -1)
    return frame(TEXT, _sheet)
