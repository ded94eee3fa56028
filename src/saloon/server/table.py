"""A table: the one actor that runs a match. Whatever happens to it is done in turn, one thing after the other.

A move is checked, made, stored, and only then told: what anybody has seen is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Protocol

import msgspec
import structlog
from msgspec import Struct

from saloon.kernel import Outcome, find_game, read_options
from saloon.server import metrics, wire
from saloon.server.botseats import BotSeats
from saloon.server.commands import Commands
from saloon.server.connection import Connection
from saloon.server.entries import Entry, Unit
from saloon.server.frames import NOTHING, Moment, table_news
from saloon.server.luck import Luck, new_nonce
from saloon.server.match import Match
from saloon.server.people import People
from saloon.server.race import Race
from saloon.server.raceclock import RaceTimes
from saloon.server.store import MatchRow, Store
from saloon.server.thinkers import Thinkers
from saloon.server.timekeeper import Timekeeper

log = structlog.get_logger()
Job = Callable[[], Awaitable[None]]


class Tools(Struct, frozen=True):
    """What a table works with."""

    store: Store
    thinkers: Thinkers
    pace: float  # seconds a bot takes at least for a move, so that people can follow
    patience: float  # seconds before a bot keeps the seat of somebody who is gone
    race: RaceTimes = RaceTimes()


class Host(Protocol):
    """What a table asks of the house."""

    async def rematch(self, row: MatchRow, outcome: Outcome) -> str:
        """Open the next match of the same people."""


class Table:
    """One match and the people around it."""

    def __init__(self, row: MatchRow, tools: Tools, house: Host) -> None:
        self.row = row
        self.tools = tools
        self.house = house
        self.game = find_game(row.game)
        self.options = read_options(self.game.Options, msgspec.json.decode(row.options))
        self.people = People(row.seats)
        self.match: Match | None = None
        self.time = Timekeeper(row.terms.clock, len(row.seats))
        self.commands = Commands(self)
        self.bots = BotSeats(self)
        self.race = Race(self) if self.game.realtime else None
        self._turn = asyncio.Lock()  # held by the job that is being done; the others wait in the order they came
        self._tasks: set[asyncio.Task[None]] = set()

    # The actor --------------------------------------------------------------------------------------------------

    def open(self, entries: Sequence[Entry]) -> None:
        """Stand the table up again from what is stored, and begin to work."""
        self._restore(entries)
        if self.race is None:
            self.wake()
        else:
            self.submit(self._reopen_race)

    async def _reopen_race(self) -> None:
        if self.race is not None and self.match is not None and self.row.phase == "playing":
            await self.race.reopen(self.match)
            self.wake()

    def close(self) -> None:
        """Stop working; what was acknowledged is stored."""
        self.time.stop()
        if self.race is not None:
            self.race.close()
        for task in self._tasks:
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not self.people.lines and not self.bots.thinking and not self._turn.locked()

    async def do(self, job: Job) -> None:
        """Do a job when it is its turn; returns when it is done."""
        async with self._turn:
            try:
                await job()
            except Exception:
                log.exception("a table's job failed", match=self.row.id)
                await self._start_over()

    def submit(self, job: Job) -> None:
        """Let a job be done in its turn."""
        self.spawn(self.do(job))

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on by itself, as long as the table stands."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start_over(self) -> None:
        """Something went wrong between memory and disk: what is stored is the truth, and everybody sees it anew."""
        row = await self.tools.store.match(self.row.id)
        assert row is not None
        self.row = row
        self.people.seats = row.seats
        self.match = None
        self.time.stop()
        self.time = Timekeeper(row.terms.clock, len(row.seats))
        self._restore(await self.tools.store.entries(row.id))
        if self.race is not None:
            self.race.close()
            self.race = Race(self)
            await self._reopen_race()
        for line in self.people.lines:
            self.show_all(line)
        self.wake()

    def _restore(self, entries: Sequence[Entry]) -> None:
        if self.row.phase == "gathering":
            return
        match = self._stand_up()
        for entry in entries:
            self.time.replay(entry.at)
            match.restore([entry])
            self.time.turn_of(self.to_move())
            if entry.command:
                self.commands.remember(self.row.seats[entry.seat].guest, wire.Done(entry.command))

    def _stand_up(self) -> Match:
        luck = Luck(self.row.secret, self.row.id, [row.nonce for row in self.row.seats])
        self.match = Match(self.game, self.options, len(self.row.seats), luck, self.row.prefix, self.game.realtime)
        return self.match

    # Lines ------------------------------------------------------------------------------------------------------

    async def attach(self, line: Connection) -> None:
        """Somebody opened a line to this table."""
        self.people.lines.append(line)
        metrics.LINES.inc()
        if self.race is not None:
            self.race.attach(line)
        if self._unwanted(line):
            await self._send_away(line)
            return
        self.show_all(line)
        self.tell_table(but=line)
        await self._warm(self.people.seats_of(line.guest), False)

    async def detach(self, line: Connection) -> None:
        """A line was closed."""
        if line not in self.people.lines:
            return
        self.people.lines.remove(line)
        metrics.LINES.dec()
        self.tell_table()
        seats = self.people.seats_of(line.guest)
        if seats and not self.people.is_here(line.guest):
            self.spawn(self._after(self.tools.patience, lambda: self._warm(seats, True)))

    def _unwanted(self, line: Connection) -> bool:
        """Whether a line belongs to a spectator where none are wanted; who may still take a seat is welcome."""
        full = all(row.kind != "open" for row in self.row.seats)
        return full and not self.row.terms.spectators and not self.people.seats_of(line.guest)

    async def _send_away(self, line: Connection) -> None:
        line.send(wire.Failed("failed-no-spectators"))
        await self.detach(line)

    async def see_out_spectators(self) -> None:
        """Send away whom the terms no longer want."""
        for line in [line for line in self.people.lines if self._unwanted(line)]:
            await self._send_away(line)

    async def _after(self, seconds: float, job: Job) -> None:
        await asyncio.sleep(seconds)
        self.submit(job)

    async def _warm(self, seats: list[int], warm: bool) -> None:
        """A bot begins to keep the seats of somebody who is gone, where the terms say so; or gives them back."""
        rows = [row for row in (self.row.seats[seat] for seat in seats) if row.kind == "guest" and row.warm != warm]
        if warm:
            wanted = self.row.phase == "playing" and self.row.terms.absent == "bot"
            rows = [row for row in rows if wanted and not self.people.is_here(row.guest)]
        if rows:
            for row in rows:
                row.warm = warm
            await self.save()
            self.tell_table()
            self.wake()

    # The match --------------------------------------------------------------------------------------------------

    def to_move(self) -> list[int]:
        """The seats that are to move."""
        return [] if self.match is None else self.match.to_move()

    async def people_changed(self) -> None:
        """Somebody came or went: the match begins when everybody is there; else all see it anew."""
        if self.row.phase == "gathering" and self.people.complete():
            await self._begin()
            return
        await self.save()
        for line in self.people.lines:
            self.show_all(line)
        self.wake()

    async def _begin(self) -> None:
        """Everybody is here: the match begins, from its opening or from the position it was taken over at."""
        for row in self.row.seats:
            row.nonce = row.nonce or new_nonce()
        match = self._stand_up()
        self.time = Timekeeper(self.row.terms.clock, len(self.row.seats))
        taken_over = await self.tools.store.entries(self.row.id) if self.row.prefix else []
        match.restore(taken_over)
        unit = match.settle(0)
        self.row.phase = "playing"
        self.row.began = int(time.time() * 1000)
        await self.save(len(taken_over), unit)
        self.tell_table()
        self._publish(unit, 0)
        self.wake()

    async def settle(self, unit: Unit, line: Connection | None = None, news: wire.ToBrowser | None = None) -> None:
        """Store what a command did, then answer it, then tell everybody (the news first), then see who is next."""
        assert self.match is not None
        since = self.match.seq - len(unit.entries)
        over = self.match.state.to_move() == 0
        if over:
            self.row.phase = "over"
            await self.save(since, unit)
        else:
            await self.tools.store.append(self.row.id, since, unit.entries)
        if line is not None:
            self.commands.answer(line, wire.Done(unit.entries[0].command))
        if news is not None:
            for each in self.people.lines:
                each.send(news)
        self._publish(unit, since)
        if over:
            self.tell_table()
        self.wake()

    def wake(self) -> None:
        """Wake the bots that are to move, and set the alarm of the clock."""
        if self.match is not None and self.row.phase == "playing":
            if self.race is not None and self.race.wake(self.match):
                self.time.stop()
                return
            movers = self.to_move()
            self.bots.wake(self.match, movers)
            self.time.set_alarm(movers, self._alarm)

    def _alarm(self) -> None:
        self.submit(self._ring)

    async def _ring(self) -> None:
        """Somebody's time is up: the game's fallback is moved."""
        late = self.time.late()
        if late is None or self.match is None or self.row.phase != "playing":
            self.wake()
            return
        move = self.game.moves.text(self.match.state.fallback(late))
        await self.settle(self.match.move(late, move, self.time.now(), note="time"))

    # Telling ----------------------------------------------------------------------------------------------------

    async def save(self, seq: int = 0, unit: Unit = NOTHING) -> None:
        """Store the people, the terms and the phase, with what was just done."""
        await self.tools.store.save_match(self.row, seq, unit.entries)

    def _publish(self, unit: Unit, since: int) -> None:
        """Send each line the frames of its seats; a frame is written once a seat."""
        assert self.match is not None
        if self.race is not None:
            self.race.follow(self.match)
        moment = Moment(self.match, unit, since, self.time, self.race)
        written: dict[int | None, bytes] = {}
        for line in self.people.lines:
            for seat in self.people.viewpoints(line):
                if seat not in written:
                    written[seat] = wire.write(moment.frame(seat))
                line.send_bytes(written[seat])

    def show_all(self, line: Connection) -> None:
        """Everything anew, for who comes or has missed something."""
        line.send(table_news(self.row, self.options, self.people, line.guest))
        if self.match is not None:
            if self.race is not None:
                self.race.showing(line)
            moment = Moment(self.match, NOTHING, self.match.seq, self.time, self.race)
            for seat in self.people.viewpoints(line):
                line.send(moment.frame(seat))

    def tell_table(self, but: Connection | None = None) -> None:
        """Tell everybody who sits where."""
        for line in self.people.lines:
            if line is not but:
                line.send(table_news(self.row, self.options, self.people, line.guest))
