"""A table's own time, which stands still while the house is closed, and the alarm of its clock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from saloon.server.clock import Clock
from saloon.server.wire import ClockNow, ClockSettings


class Timekeeper:
    """Milliseconds since the match began; and, if the table has a clock, who is late."""

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

    def turn_of(self, seats: list[int]) -> None:
        """These seats are to move."""
        if self._clock is not None:
            self._clock.turn_of(seats)

    def stand(self, seats: list[int]) -> ClockNow | None:
        """How the clock stands now that these seats are to move; None without a clock."""
        if self._clock is None:
            return None
        self._clock.pass_to(self.now())
        self._clock.turn_of(seats)
        return self._clock.now()

    def set_alarm(self, seats: list[int], ring: Callable[[], None]) -> None:
        """Ring when the time of some seat is up."""
        self.stop()
        if self._clock is not None:
            self.stand(seats)
            left = self._clock.left()
            if left is not None:
                self._alarm = asyncio.get_running_loop().call_later(left / 1000 + 0.01, ring)

    @property
    def alarmed(self) -> bool:
        """Whether the time of some seat runs out unless it moves."""
        return self._alarm is not None

    def late(self) -> int | None:
        """A seat whose time is up, for which a move is made now; it gets a turn's seconds for what is left of it."""
        if self._clock is None:
            return None
        self._clock.pass_to(self.now())
        late = self._clock.late()
        if not late:
            return None
        self._clock.move_made_late()
        return late[0]

    def stop(self) -> None:
        """No alarm any more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
