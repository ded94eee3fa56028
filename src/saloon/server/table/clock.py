"""A turn clock as a value: it is given the table's time and never reads a clock itself."""

from __future__ import annotations

from collections.abc import Hashable

from saloon.server.common.clock_settings import ClockSettings
from saloon.server.wire import ClockNow


class Clock:
    """Every seat has its seconds in each turn; when they are gone, its bank runs down.

    Whoever answers in the middle of somebody's turn stops that one's seconds and spends its own; neither gets them back
    before the turn is over.
    """

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self._seconds = settings.turn * 1000
        self._banks = [settings.bank * 1000] * seats
        self._left = [self._seconds] * seats  # of this turn
        self._turn: Hashable = None
        self._running: list[int] = []
        self._time = 0

    def pass_to(self, now: int) -> None:
        """Time has gone on to this millisecond."""
        spent = now - self._time
        self._time = now
        for seat in self._running:
            over = max(0, spent - self._left[seat])
            self._left[seat] = max(0, self._left[seat] - spent)
            self._banks[seat] = max(0, self._banks[seat] - over)

    def turn_of(self, seats: list[int], turn: Hashable = None) -> None:
        """These seats are to move now, in this turn; without a name for it a new one begins when they are others."""
        if turn != self._turn or (turn is None and seats != self._running):
            self._left = [self._seconds] * len(self._banks)
        self._running, self._turn = list(seats), turn

    def left(self) -> int | None:
        """Milliseconds until the time of some seat is up; None if no clock runs."""
        if not self._running:
            return None
        return min(self._left[seat] + self._banks[seat] for seat in self._running)

    def late(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self._running if self._left[seat] == 0 and self._banks[seat] == 0]

    def now(self) -> ClockNow:
        """How the clock stands."""
        left = min((self._left[seat] for seat in self._running), default=self._seconds)
        return ClockNow(list(self._banks), left, list(self._running))
