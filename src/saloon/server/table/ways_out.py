"""Ways out of a match: to give up, to agree on an end, on a pause, on taking back what has taught something.

What was settled is an entry of the match like a move. An offer is none: it lapses with the next thing that happens,
and bots wait for its answer so that there is time for one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from saloon.kernel import Arranged, Refused
from saloon.server import wire
from saloon.server.match.match import LATE, Match, Unit
from saloon.server.table.asked import Offer
from saloon.server.table.effects import INFO, Effects, moved
from saloon.server.table.live_race.race import Race
from saloon.server.table.rights import Rights
from saloon.server.table.seat_commands import Failure
from saloon.server.table.state import TableState
from saloon.server.table.undoing import FARTHEST, undone_by
from saloon.server.transport.connection import Connection

TIME_TO_ANSWER: Final = 30.0  # seconds after which an offer lapses by itself: bots and races wait for it

MovesFor = Callable[[Connection, wire.Move], Effects | None]


class WaysOut:
    """The commands with which people leave a match, or a position, in other ways than by playing on."""

    def __init__(self, state: TableState, rights: Rights, race: Race | None) -> None:
        self._state = state
        self._rights = rights
        self._race = race

    def give_up(self, connection: Connection, command: wire.GiveUp, moves: MovesFor) -> Effects | None:
        """Somebody gives up: by a move where the rules have one, else their place is the last."""
        seat, match = self._rights.seat(connection, command.seat), self._rights.playing()
        self._rights.must_be_now(match, command.seq)
        if self._state.gave_up(seat):
            raise Failure("failed-gave-up")
        move = match.game.give_up(match.state, seat)
        if move is not None:
            return moves(connection, wire.Move(command.id, match.game.moves.text(move), seat, command.seq))
        self._rights.must_not_disturb()
        if match.seats > 2:
            self._rights.must_not_count()  # no bot may play on there
        unit = match.arrange(Arranged(seat, "gives-up"), self._state.time.now(), command.id)
        row = self._state.row.seats[seat]
        row.warm = match.outcome() is None
        people = [other for other in self._state.row.seats if other.kind == "guest"]
        if row.warm and all(self._state.gave_up(other.seat) for other in people):
            unit.entries += match.arrange(Arranged(seat, "ends"), self._state.time.now()).entries
            row.warm = False
        effects = self._settled(connection, command.id, match, unit, Arranged(seat, "gives-up"))
        effects.row = True
        return effects

    def offer(self, connection: Connection, command: wire.Offer) -> Effects:
        """Somebody offers something to all others who play; where there is nobody else, it is done at once."""
        state, match = self._state, self._rights.playing()
        seat = self._rights.seat(connection, command.seat)
        guest = connection.guest or ""
        self._rights.must_not_count()
        self._rights.must_be_now(match, command.seq)
        self._rights.must_not_disturb()
        others = self._others(guest)
        back = self._check(match, seat, command, others)
        if state.offer is not None:
            raise Failure("failed-offer-open")
        if not state.asked.may_offer(guest, match.seq):
            raise Failure("failed-offered")
        offer = state.asked.offer(command.kind, seat, guest, list(others), match.seq)
        offer.back = back
        if not others:
            return self._carry_out(connection, command.id, match, offer)
        if back:
            asked = [seat for seats in others.values() for seat in seats]
            offer.undone = undone_by(match, back, seat, asked)
        effects = Effects(connection, command.id)
        effects.told.append(INFO)
        effects.done()
        effects.timers.append((TIME_TO_ANSWER, partial(self._grow_old, offer)))
        return effects

    def _check(self, match: Match, seat: int, command: wire.Offer, others: dict[str, list[int]]) -> int:
        """Whether this can be offered now; returns how many moves a take-back would undo."""
        if command.kind == "draw" and not others:
            raise Failure("failed-nobody-to-ask")
        if self._state.paused and command.kind in ("pause", "takeback"):
            raise Failure("failed-paused")
        if command.kind != "takeback":
            return 0
        if match.game.race is not None:
            raise Failure("failed-takeback-race")
        before = match.last_move_of(seat)
        if before is None:
            raise Refused(LATE)
        if len(match.moves) - before > FARTHEST:
            raise Failure("failed-takeback-far")
        return len(match.moves) - before

    def _others(self, guest: str) -> dict[str, list[int]]:
        """All other people who play here, and their seats; nobody waits for who is gone where a bot plays for them."""
        others: dict[str, list[int]] = {}
        for row in self._state.row.seats:
            if row.kind == "guest" and not row.warm and row.guest is not None and row.guest != guest:
                others.setdefault(row.guest, []).append(row.seat)
        return others

    def answer(self, connection: Connection, command: wire.Answer) -> Effects:
        """Somebody agrees or does not, or takes an offer back."""
        state, match, guest = self._state, self._rights.playing(), connection.guest
        offer = state.offer
        if offer is None or offer.number != command.offer:
            raise Failure("failed-offer-lapsed")
        if guest == offer.guest and not command.yes:
            return self._lapse(offer, "withdrawn", None, Effects(connection, command.id))
        if guest is None or guest not in offer.asked:
            raise Failure("failed-not-asked")
        if not command.yes:
            seat = state.people.seats_of(guest)[0]
            return self._lapse(offer, "declined", seat, Effects(connection, command.id))
        self._rights.must_not_disturb()
        offer.asked.remove(guest)
        still = set(offer.asked).intersection(self._others(offer.guest))
        if not still:
            return self._carry_out(connection, command.id, match, offer)
        effects = Effects(connection, command.id)
        effects.told.append(INFO)
        effects.done()
        return effects

    def resume(self, connection: Connection, command: wire.Resume) -> Effects:
        """The match goes on after a pause."""
        seat = self._rights.seat(connection, next(iter(self._state.people.seats_of(connection.guest)), None))
        match = self._rights.playing()
        if not self._state.paused:
            raise Failure("failed-not-paused")
        if self._race is not None:
            self._race.rest_anew()
        return self._arrange(connection, command.id, match, Arranged(seat, "resumes"))

    def _carry_out(self, connection: Connection, command: int, match: Match, offer: Offer) -> Effects:
        """Everybody has agreed."""
        self._state.asked.lapse()
        if offer.kind == "takeback":
            return self._arrange(connection, command, match, Arranged(offer.seat, "takes-back", count=offer.back))
        if offer.kind == "pause":
            return self._arrange(connection, command, match, Arranged(offer.seat, "pauses"))
        how = Arranged(offer.seat, "drawn" if offer.kind == "draw" else "unfinished")
        return self._arrange(connection, command, match, how)

    def _arrange(self, connection: Connection, command: int, match: Match, arranged: Arranged) -> Effects:
        unit = match.arrange(arranged, self._state.time.now(), command)
        return self._settled(connection, command, match, unit, arranged)

    def _settled(self, connection: Connection, command: int, match: Match, unit: Unit, arranged: Arranged) -> Effects:
        effects = moved(match, unit, connection, command)
        at, seat = unit.entries[0].at, arranged.seat
        news = wire.Arrangement(match.seq, at, seat, arranged.what, count=arranged.count)
        effects.tell(news, self._state.people.connections)
        effects.told.append(INFO)
        return effects

    def _grow_old(self, offer: Offer) -> Effects | None:
        """Nobody has answered for too long."""
        return self._lapse(offer, "late", None, Effects()) if self._state.offer is offer else None

    def _lapse(self, offer: Offer, why: wire.LapsedWhy, by: int | None, effects: Effects) -> Effects:
        self._state.asked.lapse()
        effects.tell(wire.Lapsed(offer.number, offer.kind, offer.seat, why, by), self._state.people.connections)
        effects.told.append(INFO)
        effects.done()
        return effects
