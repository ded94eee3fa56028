"""What a table says: frames of the match as each seat may know it, and news of its people."""

from __future__ import annotations

from msgspec import Struct

from saloon.kernel import Event, Game, Outcome
from saloon.server import wire
from saloon.server.coaching import advise, may_coach
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

    def __init__(
        self, match: Match, unit: Unit, since: int, time: Timekeeper, race: Race | None, window: int | None = None
    ) -> None:
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
        self._window = window
        self._plain: list[bytes | None] = [None] * (match.seats + 1)  # frames without advice, a spectator's at the end

    def frame(self, seat: int | None, coached: bool = False) -> wire.Frame:
        """The match as a seat may know it, with what it may see of what just happened; a coach's advice if wanted."""
        match = self._match
        state = match.state
        return wire.Frame(
            seq=match.seq,
            since=self._since,
            seat=seat,
            view=state.view(seat),
            to_move=self._to_move,
            legal=[] if seat is None else match.game.moves.brief(state.legal(seat)),
            events=seen_by(seat, self._events),
            undone=self._undone,
            can_take_back=seat is not None and match.may_ask_back(seat),
            ending=self._ending,
            clock=self._clock,
            at=self._at,
            race=self._race,
            coach=advise(match, seat) if coached and seat is not None else None,
            window=self._window,
        )

    def written(self, seat: int | None, coached: bool) -> bytes:
        """The same as it travels; without a coach it is written once a seat, however many look."""
        if coached:
            return wire.write(self.frame(seat, coached))
        place = self._match.seats if seat is None else seat
        written = self._plain[place]
        if written is None:
            written = self._plain[place] = wire.write(self.frame(seat))
        return written


def seen_by(seat: int | None, events: list[Event]) -> list[object]:
    """What a seat may see of events."""
    seen = [event.seen_by(seat) for event in events]
    return [event for event in seen if event is not None]


def table_news(
    row: MatchRow, game: Game, options: Struct, changed: dict[str, object], people: People, guest: str | None
) -> wire.Table:
    """The people and terms of a table, for one reader. The luck's secret is shown when the match is over."""
    nonces = [seat.nonce for seat in row.seats]
    luck = wire.Luck(commitment(row.secret), nonces, row.secret if row.phase == "over" else None)
    return wire.Table(
        match=row.id,
        game=row.game,
        rules=row.rules,
        options=changed,
        phase=row.phase,
        seats=people.info(),
        yours=people.seats_of(guest),
        host=guest is not None and guest == row.host,
        spectators=row.terms.spectators,
        chat=row.terms.chat,
        hints=row.terms.hints,
        shows_log=game.shows_log(options),
        coach=may_coach(row, game),
        absent=row.terms.absent,
        race=row.terms.race,
        camera=row.terms.camera,
        clock=row.terms.clock,
        luck=luck if row.secret else None,
        watching=people.watching(),
        next=row.next,
    )


def ending(outcome: Outcome) -> wire.Ending:
    """An outcome as it travels."""
    return wire.Ending(list(outcome.scores), list(outcome.ranks), outcome.reason, outcome.rule)
