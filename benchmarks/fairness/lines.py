"""Lines between a player and the house: how long a packet takes, from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

SPIKE: Final = 0.01  # of the packets are lost once, and come when TCP has sent them again
SPIKE_MS: Final = 200.0
STALL: Final = 0.0005  # of the packets find the line half open: nothing passes for a while, and nobody is told
STALL_MS: Final = 1500.0


class Profile(Struct, frozen=True):
    """A kind of line: milliseconds one way at least, and in the mean on top of that; up and down differ."""

    name: str
    down: float
    up: float
    jitter: float
    hz: int = 60  # of the screen at its end

    @property
    def rtt(self) -> float:
        return self.down + self.up

    def delays(self, rng: random.Random, way: float) -> Iterator[float]:
        """How long one packet after the other takes on this way."""
        while True:
            delay = way + rng.expovariate(1.0 / self.jitter)
            if rng.random() < SPIKE:
                delay += SPIKE_MS
            if rng.random() < STALL:
                delay += STALL_MS
            yield delay


# One-way delay and jitter as measured for such lines; the ways of a mobile line differ most.
FIBRE: Final = Profile("fibre", 10, 10, 2, 120)
MOBILE: Final = Profile("4G", 28, 42, 12, 60)
FAR: Final = Profile("far", 95, 85, 8, 60)
WIFI: Final = Profile("poor wifi", 25, 25, 30, 30)
PROFILES: Final = (FIBRE, MOBILE, FAR, WIFI)

EVEN: Final = tuple(Profile(f"{rtt} ms", rtt / 2, rtt / 2, 4, 60) for rtt in (20, 60, 120, 250))
