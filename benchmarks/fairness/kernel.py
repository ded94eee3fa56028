"""What the kernel of a house would measure of each line if no proxy stood between, told from process to process.

The delaying proxy knows how long every packet takes; the house's own kernel sees only the way to the proxy. So the
proxy smooths the round trips as Linux does and writes them into a file of one number an address, which the house reads.
(A port tells less: lines from different addresses may have the same one.)
"""

from __future__ import annotations

import mmap
import struct
from ipaddress import IPv4Address
from pathlib import Path
from typing import Final

ADDRESSES: Final = 1 << 20  # of 127.0.0.0/8, from its beginning
NUMBER: Final = struct.Struct("d")
GAIN: Final = 1 / 8  # of Linux's smoothed round trip


class Kernel:
    """Round trips in milliseconds by the address from which a line reaches the house."""

    def __init__(self, path: Path) -> None:
        if not path.exists():
            path.write_bytes(bytes(ADDRESSES * NUMBER.size))
        with path.open("r+b") as file:
            self._map = mmap.mmap(file.fileno(), 0)

    def saw(self, address: str, trip: float) -> None:
        """A packet was acknowledged so much later."""
        smoothed = self.rtt(address)
        self._note(address, trip if smoothed is None else smoothed + GAIN * (trip - smoothed))

    def forget(self, address: str) -> None:
        """A line from this address is new, or hidden by somebody's proxy."""
        self._note(address, 0.0)

    def rtt(self, address: str) -> float | None:
        """The smoothed round trip of a line, once there is one."""
        smoothed: float = NUMBER.unpack_from(self._map, place(address))[0]
        return smoothed or None

    def _note(self, address: str, trip: float) -> None:
        NUMBER.pack_into(self._map, place(address), trip)


def place(address: str) -> int:
    """Where in the file an address has its number."""
    return int(IPv4Address(address)) % ADDRESSES * NUMBER.size
