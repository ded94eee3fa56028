"""Who comes to a table and who goes: lines open and close, and a bot keeps the seat of somebody who is gone warm."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saloon.server import wire
from saloon.server.common import metrics
from saloon.server.table.actor import Job, Work
from saloon.server.transport.connection import Connection

if TYPE_CHECKING:
    from saloon.server.table.table import Table


class Attendance:
    """Who is here, comes and goes."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def attach(self, line: Connection) -> Work | None:
        """Somebody opened a line to this table."""
        table = self._table
        refusal = self._refusal(line)
        if refusal is not None:
            line.send(wire.Failed(refusal))
            return None
        first = not table.people.lines
        table.people.come(line)
        metrics.LINES.inc()
        if table.race is not None:
            table.race.heartbeat.attach(line)
        table.telling.all_to(line)
        table.telling.news_soon()
        if table.ready():  # bots among themselves wait for somebody to watch
            return table.begin()
        own = table.people.seats_of(line.guest)
        if own:
            self.wait_for_the_gone()
        back = self._warm(own, False)
        if first and back is None:
            table.wake()  # what nobody watched may have rested
        return back

    def detach(self, line: Connection) -> None:
        """A line was closed."""
        table = self._table
        if not table.people.go(line):
            return
        metrics.LINES.dec()
        table.telling.news_soon()
        seats = table.people.seats_of(line.guest)
        if seats and table.row.phase != "over":
            self._wait_for(seats)
        if not table.people.lines:
            table.wake()  # what nobody watches may rest

    def wait_for_the_gone(self) -> None:
        """Whoever plays on waits no longer than this for those who are not here, however they went."""
        table = self._table
        gone = [row.seat for row in table.row.seats if row.kind == "guest" and not table.people.is_here(row.guest)]
        if gone and table.row.phase == "playing" and table.row.terms.absent == "bot":
            self._wait_for(gone)

    def _wait_for(self, seats: list[int]) -> None:
        """A bot keeps these seats, unless somebody comes back to them in time."""
        self._table.spawn(self._after(self._table.tools.patience, lambda: self._warm(seats, True)))

    def see_out_spectators(self) -> None:
        """Send away whom the terms no longer want, and who watches one match of bots too many."""
        too_many = self._too_many_shows()
        for line in [line for line in self._table.people.lines if too_many or self._unwanted(line)]:
            line.send(wire.Failed("failed-shows" if too_many else self._why_unwanted(line)))
            self.detach(line)

    def _refusal(self, line: Connection) -> str | None:
        """Why somebody may not come in; None if they may."""
        if self._unwanted(line):
            return self._why_unwanted(line)
        people = self._table.people
        if people.watching() >= self._table.tools.spectators and not people.seats_of(line.guest):
            return "failed-crowded"
        return "failed-shows" if self._too_many_shows() else None

    def _unwanted(self, line: Connection) -> bool:
        """Whether a line belongs to a spectator where none are wanted; who may still take a seat is welcome."""
        row = self._table.row
        full = all(seat.kind != "open" for seat in row.seats) or line.guest in row.barred
        return full and not row.terms.spectators and not self._table.people.seats_of(line.guest)

    def _why_unwanted(self, line: Connection) -> str:
        return "failed-sent-away" if line.guest in self._table.row.barred else "failed-no-spectators"

    def _too_many_shows(self) -> bool:
        """Whether only bots play here, and at enough other tables of the same host."""
        table = self._table
        return table.people.bots_only and table.row.phase != "over" and table.house.shows(table) >= table.tools.shows

    async def _after(self, seconds: float, job: Job) -> None:
        await asyncio.sleep(seconds)
        self._table.submit(job)

    def _warm(self, seats: list[int], warm: bool) -> Work | None:
        """A bot begins to keep the seats of somebody who is gone, where the terms say so; or gives them back."""
        match, people = self._table.row, self._table.people
        rows = [row for row in match.seats if row.seat in seats and row.kind == "guest" and row.warm != warm]
        if warm:
            wanted = match.phase == "playing" and match.terms.absent == "bot"
            rows = [row for row in rows if wanted and not people.is_here(row.guest)]
        for row in rows:
            row.warm = warm
        return self._save_and_tell() if rows else None

    async def _save_and_tell(self) -> None:
        await self._table.save()
        self._table.telling.news()
        self._table.wake()
