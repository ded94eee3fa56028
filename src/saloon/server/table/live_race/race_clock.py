"""The time of races in milliseconds: a clock and an alarm, which a test can take into its own hands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from saloon.server.transport.rtt import now_ms


class Alarm(Protocol):
    """Something that will ring."""

    def cancel(self) -> None:
        """Let it not ring."""


class RaceClock:
    """The house's clock and the event loop's alarms."""

    def now(self) -> float:
        """The time."""
        return now_ms()

    def at(self, moment: float, ring: Callable[[], None]) -> Alarm:
        """Ring at this moment, or at once if it is past."""
        return asyncio.get_running_loop().call_later(max(0.0, moment - self.now()) / 1000.0, ring)


class RaceTimes(Struct, frozen=True):
    """How a house times its races."""

    rest: float = 15_000.0  # how long people may rest between two reveals
    fore: float = 1.0  # the part of each foreperiod that is waited; a benchmark has no time for all of it
    clock: RaceClock = RaceClock()
    direct: bool = (
        True  # whether connections reach the house without a proxy, so that its kernel measures the whole way
    )
