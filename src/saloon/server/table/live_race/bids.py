"""Bids of a race, and the moves that they become once their order is settled."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from saloon.kernel import Refused
from saloon.server import wire
from saloon.server.match.match import Match, Unit
from saloon.server.race.cheat_signals import Answer
from saloon.server.race.fairness import RankedTime, heats
from saloon.server.race.timings import Timed, order_of, timed
from saloon.server.store import BidRow
from saloon.server.table.effects import Effects, Message, moved
from saloon.server.table.live_race.referee import Referee
from saloon.server.table.people import People


class Bid(Struct, frozen=True):
    """An answer that is stored and has no rank yet."""

    seat: int
    move: str
    command: int
    charged: float  # the reaction time that counts, since the reveal was first shown
    answer: Answer
    grain: float = 0.0  # the step of the timer that measured it


def row_of(bid: Bid, reveal: int, at: int) -> BidRow:
    """A bid as it is stored."""
    return BidRow(bid.seat, reveal, bid.move, at, bid.command, msgspec.json.encode(bid).decode())


def read_bid(row: BidRow) -> Bid:
    """A bid that was stored."""
    return msgspec.json.decode(row.bid, type=Bid)


def heats_of(bids: Iterable[Bid]) -> list[list[Bid]]:
    """Bids in the order of their times, those that nobody can tell apart together."""
    by_seat = {bid.seat: bid for bid in bids}
    open_bids = [RankedTime(bid.seat, bid.charged, bid.grain) for bid in by_seat.values()]
    return [[by_seat[standing.seat] for standing in heat] for heat in heats(open_bids)]


class Photo:
    """The photo finish of some bids: makes their moves, and tells how each was timed."""

    def __init__(self, match: Match, reveal: int, at: int, referee: Referee) -> None:
        self.unit = Unit()
        self.finishes: list[wire.Finish] = []
        self.refused: list[tuple[int, wire.Refused]] = []
        self.seats: set[int] = set()
        self._match = match
        self._reveal = reveal
        self._at = at
        self._referee = referee

    def make(self, heats: Sequence[Sequence[Bid]]) -> None:
        """Make the moves of these heats in their order; a dead heat is decided by lot."""
        for heat in heats:
            by_seat = {bid.seat: bid for bid in heat}
            order = order_of(list(by_seat), self._match.luck, self._reveal)
            for seat in order:
                self._make(by_seat[seat], order if len(order) > 1 else [])

    def make_fallbacks(self) -> None:
        """The time is up: seats that have not answered make the game's fallback, as long as answers are awaited."""
        while self._match.racing():
            seat = self._match.to_move()[0]
            self._move(seat, self._match.game.moves.text(self._match.state.fallback(seat)), 0, "time")

    def effects(self, people: People) -> Effects:
        """Everybody is sent the times, then the frames; a seat whose move was refused may answer again."""
        effects = moved(self._match, self.unit)
        effects.told.insert(0, Message(wire.Settled(self._reveal, self.finishes), people.connections))
        for seat, refused in self.refused:
            guest = people.seats[seat].guest
            effects.tell(refused, [connection for connection in people.connections if connection.guest == guest])
        return effects

    def _make(self, bid: Bid, heat: list[int]) -> None:
        flag = self._referee.look(bid.seat, bid.answer)
        note = timed(bid.answer, bid.charged, heat, flag)
        accepted = True
        try:
            self._move(bid.seat, bid.move, bid.command, str(note) if self._referee.fast else "")
        except Refused as error:
            accepted = False
            refusal = error.refusal
            answer = wire.Refused(bid.command, refusal.rule, refusal.message, refusal.values)
            self.refused.append((bid.seat, answer))
        self.seats.add(bid.seat)
        self.finishes.append(finish_of(bid.seat, note, accepted))

    def _move(self, seat: int, move: str, command: int, note: str) -> None:
        unit = self._match.move(seat, move, self._at, command, note)
        self.unit.entries.extend(unit.entries)
        self.unit.events.extend(unit.events)


def finish_of(seat: int, note: Timed, accepted: bool = True) -> wire.Finish:
    """An answer on the photo-finish strip."""
    return wire.Finish(
        seat, note.claimed, note.credit, note.residual, note.charged, note.heat, note.flag, accepted, note.camera
    )
