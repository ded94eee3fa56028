"""How much delay a connection has: the round-trip times of the last minute prove it."""

from __future__ import annotations

from collections import deque
from statistics import fmean
from typing import Final

from msgspec import Struct

from saloon.server.race.fairness import Proof

WINDOW: Final = 60_000.0  # milliseconds
MOST: Final = 240  # samples kept
SLACK: Final = 20.0  # a browser answers a ping so much later than its system acknowledges bytes


class Sample(Struct, frozen=True):
    """One round trip: of a WebSocket ping, and of the bytes below it as the kernel saw them, where nothing hides it."""

    at: float
    ping: float
    kernel: float | None


class RoundTrips:
    """A sliding window. A page can delay its pongs, but hardly the acknowledgements of its operating system."""

    def __init__(self) -> None:
        self._samples: deque[Sample] = deque(maxlen=MOST)

    def __len__(self) -> int:
        return len(self._samples)

    def add(self, at: float, ping: float, kernel: float | None = None) -> None:
        """A ping was answered."""
        self._samples.append(Sample(at, ping, kernel))

    def forget_before(self, now: float) -> None:
        """Drop the samples that are older than the window, except the last one: it is better than none."""
        while len(self._samples) > 1 and self._samples[0].at < now - WINDOW:
            self._samples.popleft()

    def proof(self, now: float) -> Proof:
        """The round-trip times that are proved now; nothing before the first pong."""
        self.forget_before(now)
        if not self._samples:
            return Proof()
        pings = [sample.ping for sample in self._samples]
        floor, usual = min(pings), fmean(pings)
        kernel = [sample.kernel for sample in self._samples if sample.kernel is not None]
        if kernel:
            floor = min(floor, min(kernel) + SLACK)
            usual = max(floor, min(usual, fmean(kernel) + SLACK))
        return Proof(floor, usual, max(pings))

    def held_back(self) -> float:
        """By how much nearly all pongs come later than the kernel's acknowledgements; 0 where nothing tells.

        It is the lower quartile: on a connection that hangs for a second many come late, and the kernel tells it late.
        """
        gaps = sorted(sample.ping - sample.kernel for sample in self._samples if sample.kernel is not None)
        return max(0.0, gaps[len(gaps) // 4]) if gaps else 0.0
