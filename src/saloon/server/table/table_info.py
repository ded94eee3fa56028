"""The message about a table's people and terms, as each reader gets it."""

from __future__ import annotations

from saloon.kernel import changed_options
from saloon.server import wire
from saloon.server.match.luck import commitment
from saloon.server.table.coaching import may_coach
from saloon.server.table.state import TableState


class TableInfo:
    """Builds the message; parts that never change are worked out once."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._options = changed_options(state.options)
        self._shows_log = state.game.shows_log(state.options)
        self._commitment = commitment(state.row.secret)

    def reader(self, guest: str | None) -> str | None:
        """The key of a reader's message: the guest, or None for all who have no part in the table."""
        row = self._state.row
        return guest if guest == row.host or guest in row.barred or self._state.people.seats_of(guest) else None

    def to(self, guest: str | None) -> wire.Table:
        """The message for one reader."""
        row, people = self._state.row, self._state.people
        terms = row.terms
        host = guest is not None and guest == row.host
        return wire.Table(
            match=row.id,
            game=row.game,
            rules=row.rules,
            options=self._options,
            phase=row.phase,
            seats=people.info(),
            yours=people.seats_of(guest),
            host=host,
            barred=[name for one, name in row.barred.items() if host or one == guest],
            spectators=terms.spectators,
            chat=terms.chat,
            hints=terms.hints,
            shows_log=self._shows_log,
            coach=may_coach(row, self._state.game),
            absent=terms.absent,
            race=None if terms.race is None else wire.RaceInfo(terms.race.mode, terms.race.camera),
            clock=terms.clock,
            luck=self._luck() if row.secret else None,
            watching=people.watching(),
            next=row.next,
        )

    def _luck(self) -> wire.Luck:
        """The luck's secret is shown when the match is over."""
        row = self._state.row
        nonces = [seat.nonce for seat in row.seats]
        return wire.Luck(self._commitment, nonces, row.secret if row.phase == "over" else None)
