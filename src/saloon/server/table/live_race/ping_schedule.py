"""The ping schedule of a table: pings on all its connections, often at first and then every second."""

from __future__ import annotations

from typing import Final

from saloon.server.table.live_race.race_clock import Alarm, RaceTimes
from saloon.server.table.state import TableState
from saloon.server.transport.connection import Connection

BEAT: Final = 1000.0  # milliseconds between two pings of a connection
FIRST_BEATS: Final = 250.0  # and as long as it has shown little of itself
ENOUGH: Final = 8  # round trips


class PingSchedule:
    """Beats until the match is over, as long as somebody is here whose connection can be measured."""

    def __init__(self, state: TableState, times: RaceTimes) -> None:
        self._state = state
        self._times = times
        self._next: Alarm | None = None

    def attach(self, connection: Connection) -> None:
        """Begin to measure a connection."""
        if connection.rtt is not None:
            connection.rtt.sees_kernel = self._times.direct
            if self._next is None:
                self._beat()

    def stop(self) -> None:
        """Ping nobody any more."""
        if self._next is not None:
            self._next.cancel()
            self._next = None

    def _beat(self) -> None:
        meters = [connection.rtt for connection in self._state.people.connections if connection.rtt is not None]
        self._next = None
        for meter in meters:
            meter.beat()
        if meters and self._state.row.phase != "over":
            pause = FIRST_BEATS if any(len(meter.trips) < ENOUGH for meter in meters) else BEAT
            self._next = self._times.clock.at(self._times.clock.now() + pause, self._beat)
