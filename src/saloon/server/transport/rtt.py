"""Round-trip times of a connection: pings that the browser answers by itself, and what the kernel measured."""

from __future__ import annotations

import time
from itertools import count
from typing import Final, Protocol

from saloon.server.race.round_trips import RoundTrips
from saloon.server.transport.ended import ENDED

FORGOTTEN: Final = 64  # pings without an answer that are remembered


def now_ms() -> float:
    """The house's clock. An event loop's own is too coarse: it stands still during a turn of the loop."""
    return time.perf_counter() * 1000.0


class Wire(Protocol):
    """Where pings go out."""

    def ping(self, payload: bytes) -> None:
        """Send a ping."""

    def kernel_rtt(self) -> float | None:
        """The kernel's own measure in milliseconds, if it has one."""


class PingMeter:
    """Pings a connection and keeps its round trips."""

    def __init__(self, wire: Wire) -> None:
        self.trips = RoundTrips()
        self.sees_kernel = True  # False where a proxy stands between: the kernel would measure the way to that
        self._wire: Wire = wire
        self._numbers = count(1)
        self._sent: dict[bytes, float] = {}

    def beat(self) -> None:
        """Send a ping."""
        payload = b"beat" + next(self._numbers).to_bytes(8, "big")
        if len(self._sent) >= FORGOTTEN:
            self._sent.pop(next(iter(self._sent)))
        self._sent[payload] = now_ms()
        self._wire.ping(payload)

    def stop(self) -> None:
        """The connection has ended."""
        self._wire = ENDED

    def answered(self, payload: bytes) -> bool:
        """A pong came; only those that answer one of our pings count, and once."""
        sent = self._sent.pop(payload, None)
        if sent is None:
            return False
        now = now_ms()
        self.trips.add(now, now - sent, self._wire.kernel_rtt() if self.sees_kernel else None)
        return True
