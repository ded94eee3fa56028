"""The chart of a match between two: what every position is worth to the roller, computed by `saloon solve bluff`.

One byte for each position (positions.py): from 0, surely lost, to 254, surely won. It is read on first use.
"""

from __future__ import annotations

import lzma
from functools import cache
from pathlib import Path
from typing import Final

from saloon.bots.bluff.positions import COUNT

FILE: Final = Path(__file__).with_name("chart.xz")
HALF: Final = 127  # steps from an even chance to certainty


def write_chart(file: Path, worths: list[float]) -> int:
    """Write what positions are worth, from -1 to 1; returns the size of the file."""
    steps = bytes([round((worth + 1) * HALF) for worth in worths])
    file.write_bytes(lzma.compress(steps, preset=9 | lzma.PRESET_EXTREME))
    return file.stat().st_size


@cache
def read_chart(file: Path = FILE) -> bytes:
    """The chart, one byte for each position."""
    steps = lzma.decompress(file.read_bytes())
    assert len(steps) == COUNT
    return steps


def worth_of(step: int) -> float:
    """The value of a byte: -1 is lost, 1 is won."""
    return step / HALF - 1
