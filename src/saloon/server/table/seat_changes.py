"""Seats change hands in a running match: who comes late sits down, the host takes a seat away, somebody stands up.

Every handover stands among the entries of the match, and the row remembers who left. Whoever sits down sees what the
seat's view holds and nothing of what the seat was told before (event_history.py).
"""

from __future__ import annotations

from typing import Final

from saloon.kernel import Arranged
from saloon.server import wire
from saloon.server.store import SeatRow
from saloon.server.table import seat_commands
from saloon.server.table.asked import Request
from saloon.server.table.effects import INFO, Effects
from saloon.server.table.live_race.race import Race
from saloon.server.table.presence import Presence
from saloon.server.table.rights import Rights
from saloon.server.table.seat_commands import Failure
from saloon.server.table.state import TableState
from saloon.server.transport.connection import Connection

OPEN_MODES: Final = (None, "friends", "relaxed")  # where people come by a link; not to one screen, a ghost or a ladder


class SeatChanges:
    """The commands with which seats of a running match change hands."""

    def __init__(self, state: TableState, presence: Presence, rights: Rights, race: Race | None) -> None:
        self._state = state
        self._presence = presence
        self._rights = rights
        self._race = race

    # Coming late ------------------------------------------------------------------------------------------------

    def come_late(self, connection: Connection, command: wire.Sit) -> Effects:
        """Somebody would like a seat of a bot, or of somebody who is gone."""
        state, guest = self._state, connection.guest
        if guest is None:
            raise Failure("failed-no-name")
        row = seat_commands.row_of(state.row, command.seat)
        self._must_be_free(row, guest)
        late = state.row.terms.late
        if guest == state.row.host or late == "free":
            return self._hand_over(row, guest, connection.name, Effects(connection, command.id))
        if late == "never":
            raise Failure("failed-late-never")
        if guest in state.asked.turned_down:
            raise Failure("failed-late-refused")
        if not any(self._rights.may_admit(other.guest) for other in state.people.connections):
            raise Failure("failed-nobody-to-ask")
        state.asked.request(row.seat, guest, connection.name)
        return self._info(connection, command.id)

    def admit(self, connection: Connection, command: wire.Admit) -> Effects:
        """The host, or who stands in for a host who is gone, lets somebody have a seat, or does not."""
        state = self._state
        if not self._rights.may_admit(connection.guest):
            raise Failure("failed-not-host")
        request = next((one for one in state.asked.requests if one.number == command.request), None)
        if request is None or not state.people.is_here(request.guest):
            raise Failure("failed-request-gone")
        effects = Effects(connection, command.id)
        if command.yes:
            self._rights.playing()
            row = state.row.seats[request.seat]
            self._must_be_free(row, request.guest)
            return self._hand_over(row, request.guest, request.name, effects)
        return self._turn_down(request, effects)

    def _turn_down(self, request: Request, effects: Effects) -> Effects:
        state = self._state
        state.asked.drop(request.guest)
        state.asked.turned_down.add(request.guest)
        effects.wakes = False
        theirs = [one for one in state.people.connections if one.guest == request.guest]
        effects.tell(wire.Failed("failed-late-refused"), theirs)
        effects.told.append(INFO)
        effects.done()
        return effects

    def _must_be_free(self, row: SeatRow, guest: str) -> None:
        """Whether somebody who comes may have this seat."""
        state = self._state
        self._rights.must_not_count()
        if state.row.terms.mode not in OPEN_MODES:
            raise Failure("failed-late-mode")
        if guest in state.row.barred:
            raise Failure("failed-sent-away")
        if state.people.seats_of(guest):
            raise Failure("failed-one-seat")
        if state.gave_up(row.seat):
            raise Failure("failed-gave-up")
        if row.kind == "guest" and state.people.is_here(row.guest):
            raise Failure("failed-seat-taken")
        if row.kind == "guest" and state.people.away_for(row.guest) < self._presence.patience:
            raise Failure("failed-too-soon")
        self._rights.must_not_disturb()

    # Leaving, and being sent away -------------------------------------------------------------------------------

    def stand(self, connection: Connection, command: wire.Stand) -> Effects:
        """Somebody leaves a running match: the bot plays on that they have named."""
        self._rights.must_not_count()
        row = self._state.row.seats[self._rights.seat(connection, command.seat)]
        bot = seat_commands.bot_for(self._state.game, command.bot)
        self._rights.must_not_cut_short()  # in a race the bot answers
        return self._give_to_bot(row, bot, Effects(connection, command.id))

    def remove(self, connection: Connection, command: wire.Remove) -> Effects:
        """The host takes a seat away; whoever sat there looks on from now on, if that is allowed."""
        state = self._state
        self._rights.must_be_host(connection)
        self._rights.must_not_count()
        self._rights.playing()
        row = seat_commands.row_of(state.row, command.seat)
        if row.kind != "guest" or row.guest is None:
            raise Failure("failed-nobody-there")
        if row.guest == connection.guest:
            raise Failure("failed-seat-taken")
        bot = seat_commands.bot_for(state.game, command.bot)
        self._rights.must_not_disturb()
        state.row.barred[row.guest] = row.name
        return self._give_to_bot(row, bot, Effects(connection, command.id))

    def readmit(self, connection: Connection, command: wire.Readmit) -> Effects:
        """Those who were sent away may take seats again."""
        self._rights.must_be_host(connection)
        self._state.row.barred = {}
        self._state.asked.turned_down.clear()
        effects = self._info(connection, command.id)
        effects.row = True
        return effects

    def hand_role_on(self, connection: Connection, command: wire.Host) -> Effects:
        """Somebody else who sits here is the host from now on."""
        state = self._state
        guest = seat_commands.row_of(state.row, command.seat).guest
        if guest is None:
            raise Failure("failed-nobody-there")
        if guest != connection.guest or not self._rights.host_is_gone():
            self._rights.must_be_host(connection)
        state.row.host = guest
        effects = self._info(connection, command.id)
        effects.row = True
        return effects

    # All of them ------------------------------------------------------------------------------------------------

    def _give_to_bot(self, row: SeatRow, bot: str, effects: Effects) -> Effects:
        leaver = row.guest
        effects = self._hand_over(row, None, bot, effects)
        seat_commands.pass_role_on(self._state.row, leaver)
        return effects

    def _hand_over(self, row: SeatRow, guest: str | None, name: str, effects: Effects) -> Effects:
        state, match = self._state, self._rights.playing()
        unit = match.arrange(Arranged(row.seat, "sits"), state.time.now(), effects.command)
        left = row.name
        seat_commands.hand_over(state.row, row, guest, name)
        if guest is not None:
            state.asked.drop(guest)
        if self._race is not None:
            self._race.rest_anew()
        effects.unit = unit
        self._presence.people_changed(effects)
        news = wire.Arrangement(match.seq, unit.entries[0].at, row.seat, "sits", name, left)
        effects.tell(news, state.people.connections)
        return effects

    def _info(self, connection: Connection, command: int) -> Effects:
        effects = Effects(connection, command, wakes=False)
        effects.told.append(INFO)
        effects.done()
        return effects
