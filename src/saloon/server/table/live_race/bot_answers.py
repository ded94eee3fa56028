"""The answers of bots in a race: each is asked once a reveal, and heard when its reaction time has passed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from functools import partial

from saloon.server.match.match import Match
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.effects import Effects, Job
from saloon.server.table.live_race.race_clock import RaceClock
from saloon.server.table.people import People

Heard = Callable[[Match, int, str, int], Effects | None]  # a bot's answer: the match, its seat, the move, the reveal


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

    def plays(self, seat: int) -> bool:
        """Whether a bot answers for this seat."""
        return self._bots.plays(seat)

    def ask(self, match: Match, seats: Iterable[int], reveal: int, since: float) -> None:
        """Let bots answer, unless nobody is there to see it; their time runs since this moment."""
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
        job = partial(self._heard, match, seat, move, reveal)
        self._clock.at(since + delay, lambda: self._submit(job))
