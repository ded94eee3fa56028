"""The message about a table's people and terms, as each reader gets it."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.kernel import changed_options
from saloon.server import wire
from saloon.server.match.luck import commitment
from saloon.server.table.coaching import may_coach
from saloon.server.table.rights import Rights
from saloon.server.table.state import TableState


class TableInfo:
    """Builds the message; parts that never change are worked out once."""

    def __init__(self, state: TableState, rights: Rights) -> None:
        self._state = state
        self._rights = rights
        self._options = changed_options(state.options)
        self._shows_log = state.game.shows_log(state.options)
        self._commitment = commitment(state.row.secret)

    def reader(self, guest: str | None) -> str | None:
        """The key of a reader's message: the guest, or None for all who have no part in the table."""
        row = self._state.row
        asks = any(request.guest == guest for request in self._state.asked.requests)
        knows = guest == row.host or guest in row.barred or asks or self._state.people.seats_of(guest)
        return guest if knows else None

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
            seats=self._seats(),
            yours=people.seats_of(guest),
            host=host,
            barred=[name for one, name in row.barred.items() if host or one == guest],
            spectators=terms.spectators,
            chat=terms.chat,
            hints=terms.hints,
            shows_log=self._shows_log,
            coach=may_coach(row, self._state.game),
            absent=terms.absent,
            late=terms.late,
            paused=self._state.paused,
            offer=self._offer(guest),
            asking=self._asking(guest),
            race=None if terms.race is None else wire.RaceInfo(terms.race.mode, terms.race.camera),
            clock=terms.clock,
            luck=self._luck() if row.secret else None,
            watching=people.watching(),
            next=row.next,
        )

    def _seats(self) -> list[wire.SeatInfo]:
        state, sitters = self._state, self._state.row.sitters
        seats = state.people.info()
        if not sitters and not any(state.gave_up(seat.seat) for seat in seats):
            return seats
        return [
            replace(
                seat,
                before=[sitter.name for sitter in sitters if sitter.seat == seat.seat],
                gave_up=state.gave_up(seat.seat),
            )
            for seat in seats
        ]

    def _offer(self, guest: str | None) -> wire.OfferNow | None:
        """What is offered; what a take-back would undo is told to those who are asked, as their first seat saw it."""
        offer, people = self._state.offer, self._state.people
        if offer is None or self._state.row.phase != "playing":
            return None
        asked = sorted(seat for one in offer.asked for seat in people.seats_of(one))
        own = people.seats_of(guest)
        undone = offer.undone.get(own[0], []) if own else []
        return wire.OfferNow(offer.number, offer.kind, offer.seat, asked, offer.seq, offer.back, undone)

    def _asking(self, guest: str | None) -> list[wire.RequestNow]:
        """Who would like a seat, for those who may answer, and for whoever asks."""
        requests = self._state.asked.requests
        if not requests:
            return []
        answers = self._rights.may_admit(guest)
        return [
            wire.RequestNow(one.number, one.seat, one.name, one.guest == guest, answers)
            for one in requests
            if answers or one.guest == guest
        ]

    def _luck(self) -> wire.Luck:
        """The luck's secret is shown when the match is over."""
        row = self._state.row
        nonces = [seat.nonce for seat in row.seats]
        return wire.Luck(self._commitment, nonces, row.secret if row.phase == "over" else None)
