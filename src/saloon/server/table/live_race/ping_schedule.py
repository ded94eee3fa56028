"""The heartbeat of a table: pings on all its lines, often at first and then every second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.server.table.live_race.race_clock import Alarm
from saloon.server.transport.connection import Connection

if TYPE_CHECKING:
    from saloon.server.table.table import Table

BEAT: Final = 1000.0  # milliseconds between two pings of a line
FIRST_BEATS: Final = 250.0  # and as long as it has shown little of itself
ENOUGH: Final = 8  # round trips


class Heartbeat:
    """Beats until the match is over, as long as somebody is here whose line can be measured."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._times = table.tools.race
        self._next: Alarm | None = None

    def attach(self, line: Connection) -> None:
        """Begin to measure a line."""
        if line.pulse is not None:
            line.pulse.sees_kernel = self._times.direct
            if self._next is None:
                self._beat()

    def stop(self) -> None:
        """Ping nobody any more."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _beat(self) -> None:
        pulses = [line.pulse for line in self._table.people.lines if line.pulse is not None]
        self._next = None
        for pulse in pulses:
            pulse.beat()
        if pulses and self._table.row.phase != "over":
            pause = FIRST_BEATS if any(len(pulse.trips) < ENOUGH for pulse in pulses) else BEAT
            self._next = self._times.clock.at(self._times.clock.now() + pause, self._beat)
