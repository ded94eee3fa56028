"""Who may do what at a table; whoever may not is told why."""

from __future__ import annotations

from saloon.server.common.quotas import Quotas
from saloon.server.match.match import Match
from saloon.server.table.answer_window import AnswerWindow
from saloon.server.table.live_race.race import Race
from saloon.server.table.seat_commands import Failure
from saloon.server.table.state import TableState
from saloon.server.transport.connection import Connection


class Rights:
    """What stands against a command; `Failure` says it, and nothing has changed."""

    def __init__(
        self, state: TableState, race: Race | None, window: AnswerWindow, quotas: Quotas, patience: float
    ) -> None:
        self._state = state
        self._race = race
        self._window = window
        self._quotas = quotas
        self._patience = patience  # seconds after which somebody who is gone is no longer waited for

    def seat(self, connection: Connection, wanted: int | None) -> int:
        """The seat that a command is for: one of the sender's own, as the cookie says."""
        own = self._state.people.seats_of(connection.guest)
        if wanted is None and len(own) == 1:
            return own[0]
        if wanted is None or wanted not in own:
            raise Failure("failed-not-your-seat")
        return wanted

    def playing(self) -> Match:
        """The match, while it is played."""
        match, phase = self._state.match, self._state.row.phase
        if match is None or phase != "playing":
            raise Failure("failed-not-playing" if phase == "gathering" else "failed-over")
        return match

    def must_be_now(self, match: Match, seq: int | None) -> None:
        """What was meant for another position is not done in this one."""
        if seq is not None and seq != match.seq:
            raise Failure("failed-stale")

    def must_have_room(self, connection: Connection) -> None:
        """Nobody fills the disk with moves that come and go."""
        if not self._quotas.take("moves", connection.address, connection.guest):
            raise Failure("failed-quota")

    def must_not_count(self) -> None:
        """Whatever would change a ranked match is refused."""
        if self._state.row.terms.mode == "ranked":
            raise Failure("failed-ranked")

    def must_be_host(self, connection: Connection) -> None:
        """Only the host may do it."""
        if connection.guest is None or connection.guest != self._state.row.host:
            raise Failure("failed-not-host")

    def must_not_disturb(self) -> None:
        """What people settle waits until a race is over, and until an answer that was given is heard."""
        if self._race is not None and not self._race.settled:
            raise Failure("failed-in-race")
        self.must_not_cut_short()

    def must_not_cut_short(self) -> None:
        """An answer that somebody has given to what was asked out of turn is heard before anything else happens."""
        if self._window.holds_persons:
            raise Failure("failed-in-window")

    def may_admit(self, guest: str | None) -> bool:
        """Whether somebody may answer who would like a seat: the host, or while the host is gone who sits here."""
        host = guest is not None and guest == self._state.row.host
        return host or (bool(self._state.people.seats_of(guest)) and self.host_is_gone())

    def host_is_gone(self) -> bool:
        """Whether the host is not here, and has not been for so long that others may stand in."""
        people, host = self._state.people, self._state.row.host
        return not people.is_here(host) and people.away_for(host or None) >= self._patience
