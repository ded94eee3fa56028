"""The coach at a table, where it may help."""

from __future__ import annotations

import structlog

from saloon.kernel import Advice, Coach, Event, Game, find_coach, visible_to
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
    """Remembers what the coach said in the position at hand, however many connections ask, and how often."""

    def __init__(self) -> None:
        self._asked: tuple[Match, int] | None = None  # the match and its `seq`
        self._said: dict[int, Advice | None] = {}

    def advise(self, match: Match, seat: int) -> Advice | None:
        """What the coach says to a seat now."""
        if self._asked != (match, match.seq):
            self._asked = match, match.seq
            self._said = {}
        if seat not in self._said:
            self._said[seat] = advise(match, seat)
        return self._said[seat]


def advise(match: Match, seat: int) -> Advice | None:
    """What the coach says to a seat, having watched the match from its beginning; None if it has nothing to choose."""
    kind = find_coach(match.game)
    legal = match.state.legal(seat)
    if kind is None or len(legal) < 2:
        return None
    try:
        return advice_of(kind(match.game, match.options, match.seats, seat), match, legal)
    except Exception:  # whatever is wrong with a coach, the match is not
        log.exception("a coach failed", game=match.game.id)
        return None


def advice_of(coach: Coach, match: Match, legal: list[int]) -> Advice | None:
    """What a coach says once it has seen what its seat could see."""
    state = match.game.open(match.options, match.seats)
    since = match.held_since.get(coach.seat, 0)  # who came later was told no more before than spectators

    def tell(event: Event) -> None:
        coach.look_at([event])

    def tell_as_public(event: Event) -> None:
        coach.look_at(visible_to(None, [event]))

    for number, entry in enumerate(match.moves):
        state.apply(entry.seat, match.game.moves.parse(entry.move), tell if number >= since else tell_as_public)
    return coach.advise(match.state.view(coach.seat), legal)
