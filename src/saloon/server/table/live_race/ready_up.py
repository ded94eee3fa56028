"""The rest before a reveal: people get ready, and then a foreperiod begins whose length nobody can foresee."""

from __future__ import annotations

import math
from collections.abc import Iterable

from saloon.server import wire
from saloon.server.match.match import Match
from saloon.server.race.fairness import draw_foreperiod
from saloon.server.table.live_race.race_clock import RaceTimes
from saloon.server.table.people import People

UNHURRIED = 20.0  # times as long people may rest where nobody is in a hurry


class ReadyUp:
    """The seats that are ready for one reveal, and until when the others are waited for."""

    def __init__(
        self, people: People, times: RaceTimes, pace: float, reveal: int, *, fast: bool, look: int = 0
    ) -> None:
        self.reveal = reveal
        self.ready: set[int] = set()
        self.early: set[int] = set()  # seats that answered before the reveal
        self.fore = False  # whether the foreperiod has begun
        self._people = people
        self._times = times
        self._pace = pace * 1000.0
        longest = look + self._times.rest * (1.0 if fast else UNHURRIED)
        longest = math.inf if self._guests() == 1 else longest  # one person against bots keeps nobody waiting
        self.until = self._times.clock.now() + (longest if self.awaits() else self._pace)

    def awaits(self) -> bool:
        """Whether somebody is here, or coming back to a table that was just stood up, and not yet ready."""
        people = self._people
        awaited = {seat for guest, seat in self._playing() if people.is_here(guest) or people.is_coming(guest)}
        return not awaited <= self.ready

    def _playing(self) -> list[tuple[str, int]]:
        """The people who play themselves, with their seats."""
        rows = self._people.seats
        return [(row.guest, row.seat) for row in rows if row.kind == "guest" and not row.warm and row.guest is not None]

    def _guests(self) -> int:
        """How many people play, each at a device of their own."""
        return len({guest for guest, _ in self._playing()})

    def seats_changed(self) -> None:
        """Somebody sat down or stood up: where only bots are left, nobody is waited for."""
        if not self.fore and self.until == math.inf and not self._guests():
            self.until = self._times.clock.now() + self._pace

    @property
    def left(self) -> int | None:
        """Milliseconds until the others are waited for no longer; None if that never comes."""
        return None if self.until == math.inf else max(0, round(self.until - self._times.clock.now()))

    def get_ready(self, seats: Iterable[int]) -> None:
        """These seats are ready."""
        self.ready.update(seats)

    def begin_foreperiod(self, match: Match) -> None:
        """From now on the reveal may come at any moment."""
        self.fore = True
        self.until = self._times.clock.now() + foreperiod_of(match, self.reveal) * self._times.fore

    def news(self) -> wire.Resting:
        """The message about the rest, for everybody."""
        return wire.Resting(self.reveal, sorted(self.ready), 0 if self.fore else self.left, self.fore)


def foreperiod_of(match: Match, reveal: int) -> int:
    """The foreperiod before a reveal, as the match's luck has it."""
    return draw_foreperiod(match.luck.stream(f"fore {reveal}"))
