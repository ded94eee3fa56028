"""Frames: a match at one moment, as each seat may know it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from saloon.kernel import visible_to
from saloon.server import wire
from saloon.server.match.match import Match, Unit
from saloon.server.table.coaching import Advisor
from saloon.server.table.live_race.race import Race
from saloon.server.table.timekeeper import Timekeeper
from saloon.server.transport.encode import line_of, long_letter

NOTHING: Final = Unit()


class FrameBuilder:
    """Builds the frames of a match at one moment; shared parts are worked out once."""

    def __init__(
        self,
        match: Match,
        unit: Unit,
        since: int,
        time: Timekeeper,
        race: Race | None,
        window: int | None = None,
        advisor: Advisor | None = None,
    ) -> None:
        outcome = match.state.outcome()
        self._match = match
        self._view = match.state.viewer()
        self._since = since
        self._events = unit.events
        self._undone = unit.undone
        self._to_move = match.to_move()
        self._ending = None if outcome is None else wire.ending(outcome)
        self._race = None if race is None else race.now()
        self._clock = time.stand(self._to_move if self._race is None and window is None else [], match.turn())
        if self._clock is not None and unit.late is not None:
            self._clock = replace(self._clock, late=unit.late)
        self._at = time.now()
        self._window = window
        self._advisor = advisor or Advisor()
        self._letters: list[bytes | None] = [None] * (match.seats + 1)  # of one frame each, a spectator's at the end
        self._long_letters: dict[tuple[bool, tuple[int | None, ...]], bytes] = {}  # of several, or with advice

    def frame(self, seat: int | None, coached: bool = False) -> wire.Frame:
        """The frame of a seat: its view, its legal moves, the events it may see, and a coach's advice if wanted."""
        match = self._match
        state = match.state
        return wire.Frame(
            seq=match.seq,
            since=self._since,
            seat=seat,
            view=self._view(seat),
            to_move=self._to_move,
            legal=[] if seat is None else match.game.moves.brief(state.legal(seat)),
            events=visible_to(seat, self._events),
            undone=self._undone,
            can_take_back=seat is not None and match.may_ask_back(seat),
            ending=self._ending,
            clock=self._clock,
            at=self._at,
            race=self._race,
            coach=self._advisor.advise(match, seat) if coached and seat is not None else None,
            window=self._window,
        )

    def letter(self, seat: int | None) -> bytes:
        """The encoded frame of a seat, without advice; encoded once, however many connections look."""
        place = self._match.seats if seat is None else seat
        written = self._letters[place]
        if written is None:
            written = self._letters[place] = long_letter(b"", self.frame(seat))
        return written

    def letter_to(self, seats: list[int | None], coached: bool) -> bytes:
        """The encoded frames of several seats at one device, or with advice; encoded once as well."""
        if len(seats) == 1 and not coached:
            return self.letter(seats[0])
        key = coached, tuple(seats)
        written = self._long_letters.get(key)
        if written is None:
            written = self._long_letters[key] = self.answer_to(b"", seats, coached)
        return written

    def answer_to(self, answer: bytes, seats: list[int | None], coached: bool) -> bytes:
        """The same after an answer, for the connection that moved."""
        lines = answer
        for seat in seats[:-1]:
            lines += line_of(self.frame(seat, coached))
        return long_letter(lines, self.frame(seats[-1], coached))
