"""Publishing: writes to each connection of a table what its seats may know of what happened."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Final

from saloon.kernel import Event
from saloon.server import wire
from saloon.server.match.match import Match, Unit
from saloon.server.table.answer_window import AnswerWindow
from saloon.server.table.coaching import Advisor, may_coach
from saloon.server.table.effects import Anew, Effects, Frames, Info, Message, Outgoing, Past
from saloon.server.table.event_history import History
from saloon.server.table.frame_builder import NOTHING, FrameBuilder
from saloon.server.table.live_race.race import Race
from saloon.server.table.state import TableState
from saloon.server.table.table_info import TableInfo
from saloon.server.transport.connection import Connection
from saloon.server.transport.encode import letter, line_of

PAUSE: Final = 0.1  # seconds at least between two lists of the people who are here


class Publisher:
    """Writes letters and news to the connections of one table."""

    def __init__(
        self, state: TableState, race: Race | None, window: AnswerWindow, see_out: Callable[[], list[Message]]
    ) -> None:
        self._state = state
        self._race = race
        self._window = window
        self._see_out = see_out
        self._info = TableInfo(state)
        self._history = History()
        self._advisor = Advisor()
        self._due: asyncio.TimerHandle | None = None  # when the list of people is sent again
        self._told_at = 0.0  # when they were last, by the event loop's clock

    def publish(self, effects: Effects) -> None:
        """Send the messages of a job, in their order, each to its audience."""
        for telling in effects.told:
            if isinstance(telling, Frames):
                self._frames(telling, effects.unit)
            elif isinstance(telling, Message):
                self._say(telling)
            elif isinstance(telling, Info):
                self._tell_info(soon=telling.soon)
            elif isinstance(telling, Anew):
                for connection in self._state.people.connections if telling.to is None else telling.to:
                    self._all_to(connection)
            elif isinstance(telling, Past):
                self._past(telling.events)
            else:
                self._see_people_out()

    def write_ahead(self, effects: Effects) -> None:
        """Encode frames while the disk writes, if they are sent first; not in a race, whose frames contain the time."""
        first = effects.told[0] if effects.told and self._race is None else None
        if isinstance(first, Frames):
            first.letters = self._letters(first, effects.unit)

    def _frames(self, frames: Frames, unit: Unit | None) -> None:
        """Send the frames of a unit; and the seats with their people, if it ended the match."""
        letters = self._letters(frames, unit) if frames.letters is None else frames.letters
        for connection, written in letters:
            connection.post(written)
        if self._state.row.phase == "over":
            self.info()

    def _letters(self, frames: Frames, unit: Unit | None) -> list[Outgoing]:
        """For each connection the frames of its seats; the one that moved gets its answer first."""
        match = self._state.match
        assert match is not None
        assert unit is not None
        self.follow_race(match)
        moment = self._moment(match, unit, frames.since)
        return [
            (connection, self._letter(connection, moment, unit if connection is frames.mover else None))
            for connection in self._state.people.connections
        ]

    def follow_race(self, match: Match) -> None:
        """The match has moved on: if that lets people rest before the next reveal, they are told so."""
        resting = None if self._race is None else self._race.follow(match)
        if resting is not None:
            self._to(self._state.people.connections, resting)

    def _moment(self, match: Match, unit: Unit, since: int) -> FrameBuilder:
        return FrameBuilder(match, unit, since, self._state.time, self._race, self._window.left(match), self._advisor)

    def _letter(self, connection: Connection, moment: FrameBuilder, done: Unit | None) -> bytes:
        """The bytes for one connection."""
        seats, coached = self._state.people.viewpoints(connection), self._coached(connection)
        if done is None:
            return moment.letter_to(seats, coached)
        return moment.answer_to(line_of(wire.Done(done.entries[0].command)), seats, coached)

    def _all_to(self, connection: Connection) -> None:
        """Send everything from the beginning, to a connection that is new or has missed something."""
        connection.send(self._info.to(connection.guest))
        state = self._state
        match = state.match
        if match is None:
            return
        if self._race is not None:
            self._race.answer_times.showing(connection)
        if match.past is not None and state.shows_past:
            self._past_to(connection, match.past)
        moment = self._moment(match, NOTHING, match.seq)
        connection.post(moment.letter_to(state.people.viewpoints(connection), self._coached(connection)))

    def _past(self, before: list[list[Event]]) -> None:
        """Send the past of a match that goes on from another one to everybody, where the game shows its log."""
        if before and self._state.game.shows_log(self._state.options):
            for connection in self._state.people.connections:
                self._past_to(connection, before)

    def _past_to(self, connection: Connection, past: list[list[Event]]) -> None:
        for told in self._history.tell(past, self._state.people.viewpoints(connection)):
            connection.send(told)

    def missing_past(self, effects: Effects) -> Iterator[None] | None:
        """The work that must come before these messages, as steps, if they need the past and it is not kept yet."""
        match = self._state.match
        if match is None or match.past is not None:
            return None
        for telling in effects.told:
            if isinstance(telling, Anew) and self._state.shows_past:
                return match.keep_past()
        for connection in self._state.people.connections:
            if connection.coached:
                return match.keep_past()
        return None

    def _coached(self, connection: Connection) -> bool:
        """Whether this connection gets a coach's advice."""
        row = self._state.row
        return connection.coached and row.phase == "playing" and may_coach(row, self._state.game)

    def _say(self, said: Message) -> None:
        """Send a message to its audience."""
        self._to(said.to, said.message)

    def _to(self, connections: list[Connection], message: wire.ToBrowser) -> None:
        """Send the same message on several connections; it is encoded once."""
        written = letter(message)
        for connection in connections:
            connection.post(written)

    def _see_people_out(self) -> None:
        farewells = self._see_out()
        for farewell in farewells:
            self._say(farewell)
        if farewells:
            self._info_soon()

    def _tell_info(self, *, soon: bool) -> None:
        if soon:
            self._info_soon()
        else:
            self.info()

    def info(self) -> None:
        """Send everybody the seats with their people."""
        self.stop()
        self._told_at = asyncio.get_running_loop().time()
        written: dict[str | None, bytes] = {}  # spectators read the same
        for connection in self._state.people.connections:
            reader = self._info.reader(connection.guest)
            if reader not in written:
                written[reader] = letter(self._info.to(reader))
            connection.post(written[reader])

    def _info_soon(self) -> None:
        """Send the list of people soon: one message for all who come and go within a moment."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_at(max(loop.time(), self._told_at + PAUSE), self.info)

    def stop(self) -> None:
        """Send nothing any more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
