"""What the kernel of a house would measure of each line if no proxy stood between, told from process to process.

The delaying proxy knows how long every packet takes; the house's own kernel sees only the way to the proxy. So the
proxy smooths the round trips as Linux does and writes them into a file of one number a port, which the house reads.
"""

from __future__ import annotations

import mmap
import struct
from pathlib import Path
from typing import Final

PORTS: Final = 1 << 16
NUMBER: Final = struct.Struct("d")
GAIN: Final = 1 / 8  # of Linux's smoothed round trip


class Kernel:
    """Round trips in milliseconds by the port from which a line reaches the house."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(PORTS * NUMBER.size))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), 0)

    def saw(self, port: int, trip: float) -> None:
        """A packet was acknowledged so much later."""
        smoothed = self.rtt(port)
        NUMBER.pack_into(
            self._map, port * NUMBER.size, trip if smoothed is None else smoothed + GAIN * (trip - smoothed)
        )

    def forget(self, port: int) -> None:
        """A line from this port is new, or hidden by somebody's proxy."""
        NUMBER.pack_into(self._map, port * NUMBER.size, 0.0)

    def rtt(self, port: int) -> float | None:
        """The smoothed round trip of a line, once there is one."""
        smoothed: float = NUMBER.unpack_from(self._map, port * NUMBER.size)[0]
        return smoothed or None
