"""The coach at a table, where it may help."""

from __future__ import annotations

import structlog

from saloon.kernel import Advice, Coach, Event, Game, find_coach
from saloon.server.match.match import Match
from saloon.server.store import MatchRow

log = structlog.get_logger()


def may_coach(row: MatchRow, game: Game) -> bool:
    """Whether people may switch the coach on: as the host says, or else where nobody plays against another person."""
    if find_coach(game) is None:
        return False
    people = sum(seat.kind != "bot" for seat in row.seats)
    return people <= 1 if row.terms.coach is None else row.terms.coach


class Advisor:
    """Keeps a coach for each seat that wants one, and what it said in the position at hand."""

    def __init__(self) -> None:
        self._asked: tuple[int, int] | None = None  # the match and its `seq`
        self._said: dict[int, Advice | None] = {}
        self._coached: dict[int, CoachedSeat] = {}

    def advise(self, match: Match, seat: int) -> Advice | None:
        """What the coach says to a seat now, however many connections ask."""
        if self._asked != (match.number, match.seq):
            self._asked = match.number, match.seq
            self._said = {}
        if seat not in self._said:
            self._said[seat] = self._advise(match, seat)
        return self._said[seat]

    def _advise(self, match: Match, seat: int) -> Advice | None:
        """What the coach says, having watched the match from its beginning; None if the seat has nothing to choose."""
        kind, legal = find_coach(match.game), match.state.legal(seat)
        if kind is None or len(legal) < 2:
            return None
        try:
            coached = self._coached.get(seat)
            if coached is None or not coached.follows(match):
                coached = self._coached[seat] = CoachedSeat(kind(match.game, match.options, match.seats, seat), match)
            return coached.advise(match, legal)
        except Exception:  # whatever is wrong with a coach, the match is not
            log.exception("a coach failed", game=match.game.id)
            self._coached.pop(seat, None)
            return None


class CoachedSeat:
    """A seat with its coach, which has watched a match up to some move."""

    def __init__(self, coach: Coach, match: Match) -> None:
        self._coach = coach
        self._match = match.number
        self._watched = 0  # moves
        self._last: list[Event] | None = None  # what the last of them did

    def follows(self, match: Match) -> bool:
        """Whether all that the coach has watched is still part of the match: nothing of it was taken back."""
        past, watched = match.past or [], self._watched
        if self._match != match.number or watched > len(past):
            return False
        return not watched or past[watched - 1] is self._last

    def advise(self, match: Match, legal: list[int]) -> Advice | None:
        """What the coach says once it has seen what is new, as far as its seat may see it."""
        past = match.past or []
        for events in past[self._watched :]:
            self._coach.look_at(events)
            self._last = events
        self._watched = len(past)
        return self._coach.advise(match.state.view(self._coach.seat), legal)
