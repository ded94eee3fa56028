"""How a table tells what happened: to each line its letter, which is what the seats behind it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.kernel import Event, visible_to
from saloon.server import wire
from saloon.server.coaching import may_coach
from saloon.server.connection import Connection
from saloon.server.frames import NOTHING, Moment
from saloon.server.letters import line_of, long_letter
from saloon.server.match import Unit
from saloon.server.news import News

if TYPE_CHECKING:
    from saloon.server.table import Table

Letter = tuple[Connection, bytes]  # what is to be said on a line


class Telling:
    """Writes letters and news to the lines of one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._news = News(table)

    def letters(self, unit: Unit, since: int, mover: Connection | None = None) -> list[Letter]:
        """For each line the frames of its seats, after the answer to who moved."""
        table = self._table
        match = table.match
        assert match is not None
        if table.race is not None:
            table.race.follow(match)
        moment = Moment(match, unit, since, table.time, table.race, table.window.left(match))
        return [(line, self._letter(line, moment, unit if line is mover else None)) for line in table.people.lines]

    def _letter(self, line: Connection, moment: Moment, done: Unit | None) -> bytes:
        """What is said on one line."""
        seats, coached = self._table.people.viewpoints(line), self._coached(line)
        if done is None and not coached and len(seats) == 1:
            return moment.letter(seats[0])
        lines = b"" if done is None else line_of(wire.Done(done.entries[0].command))
        for seat in seats[:-1]:
            lines += line_of(moment.frame(seat, coached))
        return long_letter(lines, moment.frame(seats[-1], coached))

    def all_to(self, line: Connection) -> None:
        """Everything anew, for who comes or has missed something."""
        line.send(self._news.to(line.guest))
        table = self._table
        match = table.match
        if match is None:
            return
        if table.race is not None:
            table.race.showing(line)
        moment = Moment(match, NOTHING, match.seq, table.time, table.race, table.window.left(match))
        past = match.past() if table.row.phase == "over" or table.game.shows_log(table.options) else None
        for seat in table.people.viewpoints(line):
            if past is not None:
                line.send(wire.Past(seat, visible_to(seat, past)))
            line.send(moment.frame(seat, self._coached(line)))

    def past(self, events: list[Event]) -> None:
        """Tell everybody what happened before the match was taken over, where that may be read."""
        if self._table.game.shows_log(self._table.options):
            for line in self._table.people.lines:
                for seat in self._table.people.viewpoints(line):
                    line.send(wire.Past(seat, visible_to(seat, events)))

    def _coached(self, line: Connection) -> bool:
        """Whether the coach advises who is at this line."""
        return line.coached and self._table.row.phase == "playing" and may_coach(self._table.row, self._table.game)

    def news(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where."""
        for line in self._table.people.lines:
            if line is not but:
                line.send(self._news.to(line.guest))
