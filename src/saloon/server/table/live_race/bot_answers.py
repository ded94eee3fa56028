"""The answers of bots in a race: each is asked once a reveal, and heard when its reaction time has passed.

Nobody waits for bots: once all people have answered, the bots are heard at once, with the times that they would have
taken.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Coroutine, Iterable
from functools import partial
from typing import Final

from msgspec import Struct

from saloon.server.match.match import Match
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.effects import Effects, Job
from saloon.server.table.live_race.race_clock import Alarm, RaceClock
from saloon.server.table.people import People

Heard = Callable[[Match, int, str, int, float], Effects | None]  # match, seat, move, reveal, and when it is due
BEAT: Final = 900.0  # milliseconds in which people see that their own answers were taken


class Waiting(Struct, frozen=True):
    """A bot's answer that waits for its time."""

    due: float
    job: Job
    alarm: Alarm


class BotAnswers:
    """Asks the bots of one table."""

    def __init__(
        self,
        bots: BotSeats,
        people: People,
        clock: RaceClock,
        submit: Callable[[Job], None],
        spawn: Callable[[Coroutine[None, None, None]], None],
        heard: Heard,
    ) -> None:
        self._bots = bots
        self._people = people
        self._clock = clock
        self._submit = submit
        self._spawn = spawn
        self._heard = heard
        self.asked: set[int] = set()  # the seats whose bots think of an answer
        self._waiting: dict[int, Waiting] = {}
        self._at_the_latest = math.inf

    def begin(self) -> None:
        """Forget what was asked: there is another race, or none."""
        for each in self._waiting.values():
            each.alarm.cancel()
        self.asked.clear()
        self._waiting.clear()
        self._at_the_latest = math.inf

    def plays(self, seat: int) -> bool:
        """Whether a bot answers for this seat."""
        return self._bots.plays(seat)

    def ask(self, match: Match, seats: Iterable[int], reveal: int, since: float) -> None:
        """Let bots answer, unless the table is deserted; their time runs from this moment."""
        for seat in () if self._people.deserted() else seats:
            if self._bots.plays(seat):
                self.asked.add(seat)
                self._spawn(self._let_answer(match, seat, reveal, since))

    async def _let_answer(self, match: Match, seat: int, reveal: int, since: float) -> None:
        reaction = await self._bots.react(match, seat, reveal)
        if reaction is None:
            return
        race = match.game.race
        least = 0 if race is None else race.least(match.state)
        move, delay = reaction[0], max(reaction[1], least)
        due = since + delay
        self._await(seat, due, partial(self._heard, match, seat, move, reveal, due))

    def _await(self, seat: int, due: float, job: Job) -> None:
        alarm = self._clock.at(min(due, self._at_the_latest), partial(self._hear, seat, job))
        self._waiting[seat] = Waiting(due, job, alarm)

    def _hear(self, seat: int, job: Job) -> None:
        del self._waiting[seat]
        self._submit(job)

    def hurry(self) -> None:
        """All people have answered: no bot is waited for, whether it has thought already or not."""
        if self._at_the_latest < math.inf:
            return
        self._at_the_latest = self._clock.now() + BEAT
        for seat, each in list(self._waiting.items()):
            each.alarm.cancel()
            self._await(seat, each.due, each.job)
