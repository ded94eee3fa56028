"""What a table says: frames of the match as each seat may know it, and news of its people."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import Outcome, changed_options
from saloon.server import wire
from saloon.server.entries import UNDO, Unit
from saloon.server.luck import commitment
from saloon.server.match import Match
from saloon.server.people import People
from saloon.server.race import Race
from saloon.server.store import MatchRow
from saloon.server.timekeeper import Timekeeper

NOTHING = Unit([], [])


class Moment:
    """A match at one moment, to be told to every seat: what all may know alike is worked out once."""

    def __init__(self, match: Match, unit: Unit, since: int, time: Timekeeper, race: Race | None) -> None:
        outcome = match.state.outcome()
        self._match = match
        self._since = since
        self._events = unit.events
        self._undone = any(entry.move == UNDO for entry in unit.entries)
        self._to_move = match.to_move()
        self._ending = None if outcome is None else ending(outcome)
        self._race = None if race is None else race.now()
        self._clock = time.stand(self._to_move if self._race is None else [])
        self._at = time.now()

    def frame(self, seat: int | None) -> wire.Frame:
        """The match as a seat may know it, with what it may see of what just happened."""
        match = self._match
        state = match.state
        seen = [event.seen_by(seat) for event in self._events]
        return wire.Frame(
            seq=match.seq,
            since=self._since,
            seat=seat,
            view=state.view(seat),
            to_move=self._to_move,
            legal=[] if seat is None else match.game.moves.brief(state.legal(seat)),
            events=[event for event in seen if event is not None],
            undone=self._undone,
            can_take_back=seat is not None and match.may_ask_back(seat),
            ending=self._ending,
            clock=self._clock,
            at=self._at,
            race=self._race,
        )


def table_news(row: MatchRow, options: Struct, people: People, guest: str | None) -> wire.Table:
    """The people and terms of a table, for one reader. The luck's secret is shown when the match is over."""
    nonces = [seat.nonce for seat in row.seats]
    luck = wire.Luck(commitment(row.secret), nonces, row.secret if row.phase == "over" else None)
    return wire.Table(
        match=row.id,
        game=row.game,
        rules=row.rules,
        options=changed_options(options),
        phase=row.phase,
        seats=people.info(),
        yours=people.seats_of(guest),
        host=guest is not None and guest == row.host,
        spectators=row.terms.spectators,
        chat=row.terms.chat,
        hints=row.terms.hints,
        absent=row.terms.absent,
        race=row.terms.race,
        clock=row.terms.clock,
        luck=luck if row.secret else None,
        watching=people.watching(),
        next=row.next,
    )


def ending(outcome: Outcome) -> wire.Ending:
    """An outcome as it travels."""
    return wire.Ending(list(outcome.scores), list(outcome.ranks), outcome.reason, outcome.rule)
