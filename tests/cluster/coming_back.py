"""People of tests who come back as the page does: on a busy machine a house may be taken for dead at any moment."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.people import PATIENCE

What = TypeVar("What")
LOST: Final = (OSError, InvalidHandshake, ConnectionClosed, TimeoutError)


def persist(action: Callable[[], What], *never: int) -> What:
    """Do something again whenever the line is lost over it; with none of these codes."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return action()
        except LOST as error:
            closed = error.rcvd if isinstance(error, ConnectionClosed) else None
            assert closed is None or closed.code not in never
            assert time.monotonic() < deadline
            time.sleep(0.05)
