"""Who is next at a table: bots are woken, windows open, races go on, and the alarm of the clock is set."""

from __future__ import annotations

from collections.abc import Callable

from saloon.server.match.match import Match
from saloon.server.table.answer_window import AnswerWindow
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.effects import Effects, Job, moved
from saloon.server.table.live_race.race import Race
from saloon.server.table.publish import Publisher
from saloon.server.table.state import TableState


class Turns:
    """Looks who is next whenever something has changed."""

    def __init__(
        self,
        state: TableState,
        window: AnswerWindow,
        bots: BotSeats,
        race: Race | None,
        publisher: Publisher,
        pace: float,
        submit: Callable[[Job], None],
    ) -> None:
        self._state = state
        self._window = window
        self._bots = bots
        self._race = race
        self._publisher = publisher
        self._pace = pace
        self._submit = submit
        self._closed = False

    @property
    def alarmed(self) -> bool:
        """Whether somebody's time runs, in a turn, a window or a race."""
        return self._state.time.alarmed or self._window.open or (self._race is not None and self._race.alarmed)

    def wake(self) -> None:
        """Wake the bots that are to move, and set the alarm of the clock; calling it again changes nothing."""
        state = self._state
        match = state.match
        if match is None or state.row.phase != "playing" or self._closed:
            return
        if state.people.bots_only and not state.people.connections:
            self._pause()
            return
        if self._race is not None:
            self._publisher.follow_race(match)
            if self._race.wake(match):
                state.time.stop()
                return
        movers = match.to_move()
        self._window.wake(match)
        self._bots.wake(match, movers)
        timed = [] if self.shares_time(match) else movers
        state.time.set_alarm(timed, match.turn(), self._alarm, self._pace)

    def shares_time(self, match: Match) -> bool:
        """Whether nobody's clock runs because all have the same time, in a window or in a race."""
        return self._window.asks(match) or (self._race is not None and match.racing())

    def close(self) -> None:
        """Nobody is woken any more, and nothing rings."""
        self._closed = True
        self._state.time.stop()
        self._window.stop()
        if self._race is not None:
            self._race.close()

    def _pause(self) -> None:
        """Bots alone wait for somebody to watch, and so does their time."""
        self._window.stop()
        self._state.time.pause()
        if self._race is not None:
            self._race.pause()

    def _alarm(self) -> None:
        self._submit(self._ring)

    def _ring(self) -> Effects:
        """Somebody's time is up: the game's fallback is moved."""
        match, late = self._state.match, self._state.time.late()
        if late is None or match is None or self._state.row.phase != "playing":
            return Effects()
        move = match.game.moves.text(match.state.fallback(late))
        unit = match.move(late, move, self._state.time.now(), note="time")
        unit.late = late
        return moved(match, unit)
