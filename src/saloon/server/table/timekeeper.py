"""A table's own time, which stands still while the house is closed, and the alarm of its clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable

from saloon.server.common.clock_settings import ClockSettings
from saloon.server.table.clock import Clock
from saloon.server.wire import ClockNow


class Timekeeper:
    """Milliseconds since the match began; and, if the table has a clock, the seats whose time is up."""

    def __init__(self, settings: ClockSettings | None, seats: int) -> None:
        self._clock = None if settings is None else Clock(settings, seats)
        self._moment = 0
        self._since = time.monotonic()
        self._alarm: asyncio.TimerHandle | None = None

    def now(self) -> int:
        """The table's time."""
        return self._moment + int((time.monotonic() - self._since) * 1000)

    def replay(self, at: int) -> None:
        """A stored entry came at this time; the table's time goes on from there."""
        self._moment = at
        self._since = time.monotonic()
        if self._clock is not None:
            self._clock.pass_to(at)

    def turn_of(self, seats: list[int], turn: Hashable) -> None:
        """These seats are to move in this turn (`Game.turn`)."""
        if self._clock is not None:
            self._clock.turn_of(seats, turn)

    def stand(self, seats: list[int], turn: Hashable) -> ClockNow | None:
        """How the clock stands now that these seats are to move; None without a clock."""
        if self._clock is None:
            return None
        self._clock.pass_to(self.now())
        self._clock.turn_of(seats, turn)
        return self._clock.now()

    def set_alarm(self, seats: list[int], turn: Hashable, ring: Callable[[], None], pace: float) -> None:
        """Ring when the time of some seat is up; if it is already, after so many seconds, so that people can follow."""
        self.stop()
        if self._clock is not None:
            self.stand(seats, turn)
            left = self._clock.left()
            if left is not None:
                wait = left / 1000 if left else pace
                self._alarm = asyncio.get_running_loop().call_later(wait + 0.01, ring)

    def pause(self) -> None:
        """Nobody's time runs."""
        self.stop()
        self.stand([], None)

    @property
    def alarmed(self) -> bool:
        """Whether the time of some seat runs out unless it moves."""
        return self._alarm is not None

    def late(self) -> int | None:
        """A seat whose time is up, for which a move is made now, and every other one of that turn."""
        if self._clock is None:
            return None
        self._clock.pass_to(self.now())
        return next(iter(self._clock.late()), None)

    def stop(self) -> None:
        """No alarm any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
