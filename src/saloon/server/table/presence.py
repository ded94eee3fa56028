"""Who comes to a table and who goes: connections open and close, seats change hands, and the match begins."""

from __future__ import annotations

import time
from functools import partial

from saloon.server import wire
from saloon.server.common import metrics
from saloon.server.table import seat_commands
from saloon.server.table.context import Host, TableContext
from saloon.server.table.effects import INFO, INFO_SOON, SEE_OUT, Anew, Effects, Frames, Message, Past, answer
from saloon.server.table.live_race.ping_schedule import PingSchedule
from saloon.server.table.state import TableState
from saloon.server.table.timekeeper import Timekeeper
from saloon.server.transport.connection import Connection


class Presence:
    """Who is here, comes and goes."""

    def __init__(self, state: TableState, context: TableContext, house: Host, pings: PingSchedule | None) -> None:
        self._state = state
        self._house = house
        self._pings = pings
        self._crowd = context.spectators
        self._shows = context.shows
        self.patience = context.patience  # seconds before a bot keeps the seat of somebody who is gone

    # Connections ------------------------------------------------------------------------------------------------

    def attach(self, connection: Connection) -> Effects:
        """Somebody opened a connection to this table."""
        people = self._state.people
        refusal = self._refusal(connection)
        if refusal is not None:
            return answer(connection, wire.Failed(refusal))
        first = not people.connections
        people.come(connection)
        metrics.LINES.inc()
        if self._pings is not None:
            self._pings.attach(connection)
        effects = Effects(wakes=False)
        effects.told += [Anew([connection]), INFO_SOON]
        effects.then = partial(self._settle_in, connection, first)
        return effects

    def _settle_in(self, connection: Connection, first: bool) -> Effects:
        """Somebody has come and been told everything: they get their seats back, and a paused match goes on."""
        if self.ready():  # bots among themselves wait for somebody to watch
            return self.begin(Effects())
        own = self._state.people.seats_of(connection.guest)
        effects = self._keep_warm(own, False) or Effects(wakes=first)
        if own:
            self.wait_for_the_gone(effects)
        return effects

    def detach(self, connection: Connection) -> Effects | None:
        """A connection was closed."""
        state = self._state
        if not self._go(connection):
            return None
        effects = Effects(wakes=not state.people.connections)  # a match of bots rests while nobody watches
        effects.told.append(INFO_SOON)
        seats = state.people.seats_of(connection.guest)
        if seats and state.row.phase != "over":
            self._wait_for(seats, effects)
        return effects

    def _go(self, connection: Connection) -> bool:
        if not self._state.people.go(connection):
            return False
        metrics.LINES.dec()
        return True

    # Seats ------------------------------------------------------------------------------------------------------

    def people_changed(self, effects: Effects) -> Effects:
        """Somebody came or went: the match begins when everybody is there; else all see it anew."""
        if self.ready():
            return self.begin(effects)
        effects.row = True
        effects.told += [SEE_OUT, Anew()]
        effects.done()
        return effects

    def ready(self) -> bool:
        """Whether the match can begin."""
        return self._state.row.phase == "gathering" and self._state.people.complete()

    def begin(self, effects: Effects) -> Effects:
        """Everybody is here: the match begins, from its opening or from the position it was taken over at."""
        state = self._state
        match, row = state.begin_match(), state.row
        state.time = Timekeeper(row.terms.clock, len(row.seats))
        before = [*match.past] if match.past else []
        effects.unit = match.settle(0)
        effects.row = True
        row.phase = "playing"
        row.barred = {}  # nobody sits down any more
        row.began = int(time.time() * 1000)
        effects.told += [SEE_OUT, INFO, Past(before), Frames(0)]
        effects.done()
        self.wait_for_the_gone(effects)
        return effects

    def rename(self, guest: str, old: str, new: str) -> Effects:
        """Somebody has another name."""
        seat_commands.rename(self._state.row, guest, old, new)
        for connection in self._state.people.connections:
            if connection.guest == guest:
                connection.name = new
        return self._info_of_seats()

    def forget(self, guest: str) -> Effects:
        """Somebody is erased, and nobody on open connections too; where the match goes on, a bot plays for them."""
        self._state.people.forget(guest)
        seat_commands.forget(self._state.row, guest, self._state.game)
        return self.people_changed(Effects())

    def _info_of_seats(self) -> Effects:
        effects = Effects()
        effects.row = True
        effects.told.append(INFO)
        return effects

    # Bots that keep seats warm -----------------------------------------------------------------------------------

    def wait_for_the_gone(self, effects: Effects) -> None:
        """Set the timers after which bots play for those who are not here, however they left."""
        row, people = self._state.row, self._state.people
        gone = [seat.seat for seat in row.seats if seat.kind == "guest" and not people.is_here(seat.guest)]
        if gone and row.phase == "playing" and row.terms.absent == "bot":
            self._wait_for(gone, effects)

    def _wait_for(self, seats: list[int], effects: Effects) -> None:
        """A bot keeps these seats, unless somebody comes back to them in time."""
        effects.timers.append((self.patience, partial(self._keep_warm, seats, True)))

    def _keep_warm(self, seats: list[int], warm: bool) -> Effects | None:
        """Let a bot play for somebody who is gone, where the terms allow it; or give the seats back to their owner."""
        match, people = self._state.row, self._state.people
        rows = [row for row in match.seats if row.seat in seats and row.kind == "guest" and row.warm != warm]
        if warm:
            wanted = match.phase == "playing" and match.terms.absent == "bot"
            rows = [row for row in rows if wanted and not people.is_here(row.guest)]
        for row in rows:
            row.warm = warm
        return self._info_of_seats() if rows else None

    # Spectators -------------------------------------------------------------------------------------------------

    def see_out(self) -> list[Message]:
        """Send away spectators whom the terms exclude, or who watch too many shows of bots; returns their messages."""
        too_many = self._too_many_shows()
        gone = [one for one in self._state.people.connections if too_many or self._unwanted(one)]
        for connection in gone:
            self._go(connection)
        return [
            Message(wire.Failed("failed-shows" if too_many else self._why_unwanted(connection)), [connection])
            for connection in gone
        ]

    def _refusal(self, connection: Connection) -> str | None:
        """Why somebody may not come in; None if they may."""
        if self._unwanted(connection):
            return self._why_unwanted(connection)
        people = self._state.people
        if people.watching() >= self._crowd and not people.seats_of(connection.guest):
            return "failed-crowded"
        return "failed-shows" if self._too_many_shows() else None

    def _unwanted(self, connection: Connection) -> bool:
        """Whether a connection belongs to a spectator where the terms exclude them, and no seat is left to take."""
        row = self._state.row
        full = all(seat.kind != "open" for seat in row.seats) or connection.guest in row.barred
        return full and not row.terms.spectators and not self._state.people.seats_of(connection.guest)

    def _why_unwanted(self, connection: Connection) -> str:
        return "failed-sent-away" if connection.guest in self._state.row.barred else "failed-no-spectators"

    def _too_many_shows(self) -> bool:
        """Whether only bots play here, and at enough other tables of the same host."""
        row = self._state.row
        return self._state.people.bots_only and row.phase != "over" and self._house.shows(row) >= self._shows
