"""Who comes to a table and who goes: lines open and close, and a bot keeps the seat of somebody who is gone warm."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saloon.server import metrics, wire
from saloon.server.actor import Job, Work
from saloon.server.connection import Connection

if TYPE_CHECKING:
    from saloon.server.table import Table


class Attendance:
    """Who is here, comes and goes."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def attach(self, line: Connection) -> Work | None:
        """Somebody opened a line to this table."""
        table = self._table
        table.people.lines.append(line)
        metrics.LINES.inc()
        if table.race is not None:
            table.race.heartbeat.attach(line)
        if self._unwanted(line):
            self._send_away(line)
            return None
        table.telling.all_to(line)
        table.telling.news(but=line)
        if table.ready():  # bots among themselves wait for somebody to watch
            return table.begin()
        own = table.people.seats_of(line.guest)
        if own:
            self.wait_for_the_gone()
        return self._warm(own, False)

    def detach(self, line: Connection) -> None:
        """A line was closed."""
        table = self._table
        if line not in table.people.lines:
            return
        table.people.lines.remove(line)
        metrics.LINES.dec()
        table.telling.news()
        seats = table.people.seats_of(line.guest)
        if seats and table.row.phase != "over":
            self._wait_for(seats)

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
        """Send away whom the terms no longer want."""
        for line in [line for line in self._table.people.lines if self._unwanted(line)]:
            self._send_away(line)

    def _unwanted(self, line: Connection) -> bool:
        """Whether a line belongs to a spectator where none are wanted; who may still take a seat is welcome."""
        row = self._table.row
        full = all(seat.kind != "open" for seat in row.seats)
        return full and not row.terms.spectators and not self._table.people.seats_of(line.guest)

    def _send_away(self, line: Connection) -> None:
        line.send(wire.Failed("failed-no-spectators"))
        self.detach(line)

    async def _after(self, seconds: float, job: Job) -> None:
        await asyncio.sleep(seconds)
        self._table.submit(job)

    def _warm(self, seats: list[int], warm: bool) -> Work | None:
        """A bot begins to keep the seats of somebody who is gone, where the terms say so; or gives them back."""
        match, people = self._table.row, self._table.people
        rows = [row for row in (match.seats[seat] for seat in seats) if row.kind == "guest" and row.warm != warm]
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
