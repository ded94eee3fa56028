"""How a table tells what happened: to each connection its letter, which is what the seats behind it may know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from saloon.kernel import Event
from saloon.server import wire
from saloon.server.match.match import Match, Unit
from saloon.server.table.coaching import Advisor, may_coach
from saloon.server.table.event_history import History
from saloon.server.table.frame_builder import NOTHING, FrameBuilder
from saloon.server.table.table_info import TableInfo
from saloon.server.transport.connection import Connection
from saloon.server.transport.encode import letter, line_of

if TYPE_CHECKING:
    from saloon.server.table.table import Table

Outgoing = tuple[Connection, bytes]  # what is to be said on a connection
PAUSE: Final = 0.1  # seconds at least between two messages of who has come and gone


class Publisher:
    """Writes letters and news to the connections of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._news = TableInfo(table)
        self._history = History()
        self._advisor = Advisor()
        self._due: asyncio.TimerHandle | None = None  # when people are told who has come and gone
        self._told_at = 0.0  # when they were last, by the event loop's clock

    def letters(self, unit: Unit, since: int, mover: Connection | None = None) -> list[Outgoing]:
        """For each connection the frames of its seats, after the answer to who moved."""
        table = self._table
        match = table.match
        assert match is not None
        if table.race is not None:
            table.race.follow(match)
        moment = self._moment(match, unit, since)
        return [
            (connection, self._letter(connection, moment, unit if connection is mover else None))
            for connection in table.people.connections
        ]

    def _moment(self, match: Match, unit: Unit, since: int) -> FrameBuilder:
        table = self._table
        return FrameBuilder(match, unit, since, table.time, table.race, table.window.left(match), self._advisor)

    def _letter(self, connection: Connection, moment: FrameBuilder, done: Unit | None) -> bytes:
        """What is said on one connection."""
        seats, coached = self._table.people.viewpoints(connection), self._coached(connection)
        if done is None:
            return moment.letter_to(seats, coached)
        return moment.answer_to(line_of(wire.Done(done.entries[0].command)), seats, coached)

    def all_to(self, connection: Connection) -> None:
        """Everything anew, for who comes or has missed something."""
        connection.send(self._news.to(connection.guest))
        table = self._table
        match = table.match
        if match is None:
            return
        if table.race is not None:
            table.race.showing(connection)
        if table.row.phase == "over" or table.game.shows_log(table.options):
            self._past_to(connection, match.past())
        connection.post(
            self._moment(match, NOTHING, match.seq).letter_to(
                table.people.viewpoints(connection), self._coached(connection)
            )
        )

    def past(self, before: list[list[Event]]) -> None:
        """Tell everybody what happened before the match was taken over, where that may be read."""
        if self._table.game.shows_log(self._table.options):
            for connection in self._table.people.connections:
                self._past_to(connection, before)

    def _past_to(self, connection: Connection, past: list[list[Event]]) -> None:
        for told in self._history.tell(past, self._table.people.viewpoints(connection)):
            connection.send(told)

    def _coached(self, connection: Connection) -> bool:
        """Whether the coach advises who is at this connection."""
        return (
            connection.coached and self._table.row.phase == "playing" and may_coach(self._table.row, self._table.game)
        )

    def to_all(self, message: wire.ToBrowser) -> None:
        """Say the same on every connection; it is written once."""
        written = letter(message)
        for connection in self._table.people.connections:
            connection.post(written)

    def news(self) -> None:
        """Tell everybody who sits where."""
        self.stop()
        self._told_at = asyncio.get_running_loop().time()
        written: dict[str | None, bytes] = {}  # spectators read the same
        for connection in self._table.people.connections:
            reader = self._news.reader(connection.guest)
            if reader not in written:
                written[reader] = letter(self._news.to(reader))
            connection.post(written[reader])

    def news_soon(self) -> None:
        """Tell everybody who has come and gone: with whoever else comes and goes now, and not again and again."""
        if self._due is None:
            loop = asyncio.get_running_loop()
            self._due = loop.call_at(max(loop.time(), self._told_at + PAUSE), self.news)

    def stop(self) -> None:
        """Nobody is to be told any more."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
