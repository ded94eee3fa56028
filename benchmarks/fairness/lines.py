"""Lines between a player and the house: how long a packet takes, from a seed."""

from __future__ import annotations

import random
from typing import Final

from msgspec import Struct

SPIKE: Final = 0.01  # of what is sent is lost once, and comes when TCP has sent it again
SPIKE_MS: Final = 200.0
STALL: Final = 0.0005  # of it finds the line half open: nothing passes for a while, and nobody is told
STALL_MS: Final = 1500.0
TOGETHER: Final = 1500.0  # milliseconds in which packets share their fate, so that many of them meet no more than few


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


class Way:
    """One direction of a line."""

    def __init__(self, least: float, jitter: float, rng: random.Random) -> None:
        self._least, self._jitter, self._rng = least, jitter, rng
        self._moment = -1
        self._trouble = 0.0

    def delay(self) -> float:
        """How long something takes that is sent some time after the last thing."""
        self._trouble = self._draw_trouble()
        return self._least + self._rng.expovariate(1.0 / self._jitter) + self._trouble

    def delay_at(self, now: float) -> float:
        """The same at a moment: packets that are sent together meet the same trouble."""
        moment = int(now / TOGETHER)
        if moment != self._moment:
            self._moment = moment
            return self.delay()
        return self._least + self._rng.expovariate(1.0 / self._jitter) + self._trouble

    def _draw_trouble(self) -> float:
        lost = SPIKE_MS if self._rng.random() < SPIKE else 0.0
        return lost + (STALL_MS if self._rng.random() < STALL else 0.0)


# One-way delay and jitter as measured for such lines; the ways of a mobile line differ most.
FIBRE: Final = Profile("fibre", 10, 10, 2, 120)
MOBILE: Final = Profile("4G", 28, 42, 12, 60)
FAR: Final = Profile("far", 95, 85, 8, 60)
WIFI: Final = Profile("poor wifi", 25, 25, 30, 30)
PROFILES: Final = (FIBRE, MOBILE, FAR, WIFI)

EVEN: Final = tuple(Profile(f"{rtt} ms", rtt / 2, rtt / 2, 4, 60) for rtt in (20, 60, 120, 250))
