"""A turn clock as a value: it is told the table's time and never looks at one itself."""

from __future__ import annotations

from saloon.server.wire import ClockNow, ClockSettings


class Clock:
    """Each turn has its seconds; when they are gone, the bank of the seats on turn runs down."""

    def __init__(self, settings: ClockSettings, seats: int) -> None:
        self._turn = settings.turn * 1000
        self._banks = [settings.bank * 1000] * seats
        self._left = self._turn
        self._running: list[int] = []
        self._time = 0

    def pass_to(self, now: int) -> None:
        """Time has gone on to this millisecond."""
        spent = now - self._time
        self._time = now
        if not self._running:
            return
        over = max(0, spent - self._left)
        self._left = max(0, self._left - spent)
        for seat in self._running:
            self._banks[seat] = max(0, self._banks[seat] - over)

    def turn_of(self, seats: list[int]) -> None:
        """These seats are to move now; a new turn begins if they are others than before."""
        if seats != self._running:
            self._running = list(seats)
            self._left = self._turn

    def move_made_late(self) -> None:
        """A move was made for a seat whose time was up: the rest of its turn gets a turn's seconds again."""
        self._left = self._turn

    def left(self) -> int | None:
        """Milliseconds until the time of some seat is up; None if no clock runs."""
        if not self._running:
            return None
        return self._left + min(self._banks[seat] for seat in self._running)

    def late(self) -> list[int]:
        """The seats whose time is up."""
        return [seat for seat in self._running if self._left == 0 and self._banks[seat] == 0]

    def now(self) -> ClockNow:
        """How the clock stands."""
        return ClockNow(list(self._banks), self._left, list(self._running))
