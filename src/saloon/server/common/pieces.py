"""Long work in the event loop's thread, in pieces: others have their turn between them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

PIECE: Final = 0.004  # seconds


def take_piece(steps: Iterator[object]) -> bool:
    """Take steps for a few milliseconds; whether that was all of them."""
    until = time.perf_counter() + PIECE
    return all(time.perf_counter() < until for _ in steps)


async def in_pieces(steps: Iterator[object]) -> None:
    """Take all steps, with turns of the event loop between."""
    while not take_piece(steps):
        await asyncio.sleep(0)
