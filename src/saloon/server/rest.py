"""The rest before a reveal: people get ready, and then a fore-period begins whose length nobody can foresee."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from saloon.server import wire
from saloon.server.fairness import fore_period
from saloon.server.match import Match

if TYPE_CHECKING:
    from saloon.server.table import Table

UNHURRIED = 20.0  # times as long people may rest where nobody is in a hurry


class Rest:
    """Who is ready for one reveal, and until when the others are waited for."""

    def __init__(self, table: Table, reveal: int, *, fast: bool) -> None:
        self.reveal = reveal
        self.ready: set[int] = set()
        self.early: set[int] = set()  # who answered before there was anything to answer
        self.fore = False  # whether the fore-period has begun
        self._people = table.people
        self._times = table.tools.race
        longest = self._times.rest * (1.0 if fast else UNHURRIED)
        self.until = self._times.clock.now() + (longest if self.awaits() else table.tools.pace * 1000.0)

    def awaits(self) -> bool:
        """Whether somebody is here and not yet ready."""
        people = self._people
        here = {row.seat for row in people.seats if row.kind == "guest" and not row.warm and people.is_here(row.guest)}
        return not here <= self.ready

    def get_ready(self, seats: Iterable[int]) -> None:
        """Whoever sits there is ready."""
        self.ready.update(seats)

    def begin_fore(self, match: Match) -> None:
        """From now on the reveal may come at any moment."""
        self.fore = True
        self.until = self._times.clock.now() + fore_of(match, self.reveal) * self._times.fore

    def news(self) -> wire.Resting:
        """How it stands, for everybody."""
        left = 0 if self.fore else max(0, round(self.until - self._times.clock.now()))
        return wire.Resting(self.reveal, sorted(self.ready), left, self.fore)


def fore_of(match: Match, reveal: int) -> int:
    """The fore-period before a reveal, as the match's luck has it."""
    return fore_period(match.luck.stream(f"fore {reveal}"))
