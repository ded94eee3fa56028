"""Who comes to a table and who goes: connections open and close, and a bot plays for somebody who is gone."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from saloon.server import wire
from saloon.server.common import metrics
from saloon.server.table.actor import Job, Work
from saloon.server.transport.connection import Connection

if TYPE_CHECKING:
    from saloon.server.table.table import Table


class Presence:
    """Who is here, comes and goes."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def attach(self, connection: Connection) -> Work | None:
        """Somebody opened a connection to this table."""
        table = self._table
        refusal = self._refusal(connection)
        if refusal is not None:
            connection.send(wire.Failed(refusal))
            return None
        first = not table.people.connections
        table.people.come(connection)
        metrics.LINES.inc()
        if table.race is not None:
            table.race.ping_schedule.attach(connection)
        table.publisher.all_to(connection)
        table.publisher.news_soon()
        if table.ready():  # bots among themselves wait for somebody to watch
            return table.begin()
        own = table.people.seats_of(connection.guest)
        if own:
            self.wait_for_the_gone()
        back = self._warm(own, False)
        if first and back is None:
            table.wake()  # what nobody watched may have rested
        return back

    def detach(self, connection: Connection) -> None:
        """A connection was closed."""
        table = self._table
        if not table.people.go(connection):
            return
        metrics.LINES.dec()
        table.publisher.news_soon()
        seats = table.people.seats_of(connection.guest)
        if seats and table.row.phase != "over":
            self._wait_for(seats)
        if not table.people.connections:
            table.wake()  # what nobody watches may rest

    def wait_for_the_gone(self) -> None:
        """Whoever plays on waits no longer than this for those who are not here, however they went."""
        table = self._table
        gone = [row.seat for row in table.row.seats if row.kind == "guest" and not table.people.is_here(row.guest)]
        if gone and table.row.phase == "playing" and table.row.terms.absent == "bot":
            self._wait_for(gone)

    def _wait_for(self, seats: list[int]) -> None:
        """A bot keeps these seats, unless somebody comes back to them in time."""
        self._table.spawn(self._after(self._table.context.patience, lambda: self._warm(seats, True)))

    def see_out_spectators(self) -> None:
        """Send away whom the terms no longer want, and who watches one match of bots too many."""
        too_many = self._too_many_shows()
        for connection in [
            connection for connection in self._table.people.connections if too_many or self._unwanted(connection)
        ]:
            connection.send(wire.Failed("failed-shows" if too_many else self._why_unwanted(connection)))
            self.detach(connection)

    def _refusal(self, connection: Connection) -> str | None:
        """Why somebody may not come in; None if they may."""
        if self._unwanted(connection):
            return self._why_unwanted(connection)
        people = self._table.people
        if people.watching() >= self._table.context.spectators and not people.seats_of(connection.guest):
            return "failed-crowded"
        return "failed-shows" if self._too_many_shows() else None

    def _unwanted(self, connection: Connection) -> bool:
        """Whether a connection belongs to a spectator where none are wanted; who may still take a seat is welcome."""
        row = self._table.row
        full = all(seat.kind != "open" for seat in row.seats) or connection.guest in row.barred
        return full and not row.terms.spectators and not self._table.people.seats_of(connection.guest)

    def _why_unwanted(self, connection: Connection) -> str:
        return "failed-sent-away" if connection.guest in self._table.row.barred else "failed-no-spectators"

    def _too_many_shows(self) -> bool:
        """Whether only bots play here, and at enough other tables of the same host."""
        table = self._table
        return table.people.bots_only and table.row.phase != "over" and table.house.shows(table) >= table.context.shows

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
        self._table.publisher.news()
        self._table.wake()
