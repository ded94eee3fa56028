"""A table: the one actor that runs a match. Everything that happens to it waits in its inbox and is done in turn.

A move is checked, made, stored, and only then told: what anybody has seen is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import msgspec
import structlog
from msgspec import Struct

from saloon.bots.registry import strongest_bot
from saloon.kernel import (
    NATURE,
    Outcome,
    Refused,
    UnknownMove,
    changed_options,
    find_game,
    option_texts,
    read_options,
    seats_of,
)
from saloon.server import seating, wire
from saloon.server.clock import Clock
from saloon.server.connection import Connection
from saloon.server.frames import NOTHING, frame, table_news
from saloon.server.luck import Luck, new_nonce
from saloon.server.match import Entry, Match, Unit
from saloon.server.people import People
from saloon.server.seating import Failure
from saloon.server.store import MatchRow, Store
from saloon.server.thinkers import Question, Thinkers

log = structlog.get_logger()
REMEMBERED = 256  # answers kept for commands that come twice
Job = Callable[[], Awaitable[None]]


class Tools(Struct, frozen=True):
    """What a table works with."""

    store: Store
    thinkers: Thinkers
    pace: float  # seconds a bot takes at least for a move, so that people can follow
    patience: float  # seconds before a bot keeps the seat of somebody who is gone


class Host(Protocol):
    """What a table asks of the house."""

    async def rematch(self, row: MatchRow, outcome: Outcome) -> str:
        """Open the next match of the same people."""


class Table:
    """One match and the people around it."""

    def __init__(self, row: MatchRow, tools: Tools, house: Host) -> None:
        self.row = row
        self.game = find_game(row.game)
        self.options = read_options(self.game.Options, msgspec.json.decode(row.options))
        self.people = People(row.seats)
        self._tools = tools
        self._house = house
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._answers: OrderedDict[tuple[str | None, int], wire.ToBrowser] = OrderedDict()
        self._match: Match | None = None
        self._clock: Clock | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: dict[int, int] = {}  # seat -> seq it thinks about
        self._tasks: set[asyncio.Task[None]] = set()
        self._moment = 0  # the table's time when it last stood still
        self._since = time.monotonic()
        self._do: dict[type, Callable[..., Awaitable[wire.ToBrowser | None]]] = {
            wire.Move: self._move,
            wire.TakeBack: self._take_back,
            wire.Sit: self._sit,
            wire.Stand: self._stand,
            wire.Place: self._place,
            wire.Start: self._start,
            wire.Rematch: self._rematch,
            wire.Say: self._say,
            wire.Change: self._change,
            wire.Hint: self._hint,
        }

    # The actor --------------------------------------------------------------------------------------------------

    def open(self, entries: Sequence[Entry]) -> None:
        """Stand the table up again from what is stored, and begin to work."""
        if self.row.phase != "gathering":
            self._stand_up()
            for entry in entries:
                self._replay(entry)
            if entries:
                self._moment = entries[-1].at
        self._since = time.monotonic()
        self._spawn(self._run())
        self._wake()

    def _replay(self, entry: Entry) -> None:
        assert self._match is not None
        if self._clock is not None:
            self._clock.pass_to(entry.at)
        self._match.restore([entry])
        if self._clock is not None:
            self._clock.turn_of(self._to_move())
        if entry.command:
            self._remember(self.row.seats[entry.seat].guest, wire.Done(entry.command))

    def close(self) -> None:
        """Stop working; what was acknowledged is stored."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._tasks:
            task.cancel()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way."""
        return not self.people.lines and not self._thinking and self._inbox.empty()

    def submit(self, job: Job) -> None:
        """Put a job into the inbox."""
        self._inbox.put_nowait(job)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self) -> None:
        while True:
            job = await self._inbox.get()
            try:
                await job()
            except Exception:
                log.exception("a table's job failed", match=self.row.id)
                await self._start_over()

    async def _start_over(self) -> None:
        """Something went wrong between memory and disk: what is stored is the truth."""
        row = await self._tools.store.match(self.row.id)
        assert row is not None
        self.row = row
        self.people.seats = row.seats
        self._match = self._clock = None
        if row.phase != "gathering":
            self._stand_up()
            for entry in await self._tools.store.entries(row.id):
                self._replay(entry)
        for line in self.people.lines:
            self._show_all(line)

    def now(self) -> int:
        """The table's own time in milliseconds; it stands still while the house is closed."""
        return self._moment + int((time.monotonic() - self._since) * 1000)

    # Lines ------------------------------------------------------------------------------------------------------

    async def attach(self, line: Connection) -> None:
        """Somebody opened a line to this table."""
        if not self.row.terms.spectators and not self.people.seats_of(line.guest) and self._full():
            line.send(wire.Failed("failed-no-spectators"))
            return
        self.people.lines.append(line)
        await self._warm(self.people.seats_of(line.guest), False)
        self._show_all(line)
        self._tell_table(but=line)

    async def detach(self, line: Connection) -> None:
        """A line was closed."""
        if line in self.people.lines:
            self.people.lines.remove(line)
            self._tell_table()
            if not self.people.is_here(line.guest):
                self._watch_absent(self.people.seats_of(line.guest))

    def _full(self) -> bool:
        return all(row.kind != "open" for row in self.row.seats)

    def _watch_absent(self, seats: list[int]) -> None:
        if seats and self.row.phase == "playing" and self.row.terms.absent == "bot":
            self._spawn(self._after(self._tools.patience, lambda: self._warm(seats, True)))

    async def _after(self, seconds: float, job: Job) -> None:
        await asyncio.sleep(seconds)
        self.submit(job)

    async def _warm(self, seats: list[int], warm: bool) -> None:
        """A bot begins to keep the seats of somebody who is gone, or gives them back."""
        rows = [row for row in (self.row.seats[seat] for seat in seats) if row.kind == "guest" and row.warm != warm]
        if warm:
            rows = [row for row in rows if not self.people.is_here(row.guest) and self.row.terms.absent == "bot"]
        if not rows:
            return
        for row in rows:
            row.warm = warm
        await self._save()
        self._tell_table()
        self._wake()

    # Commands ---------------------------------------------------------------------------------------------------

    async def carry_out(self, line: Connection, command: wire.FromBrowser) -> None:
        """Do what a person asks, once, and answer."""
        if isinstance(command, wire.Ping):
            line.send(wire.Pong(command.n))
            return
        if isinstance(command, wire.Sync):
            self._show_all(line)
            return
        known = self._answers.get((line.guest, command.id))
        if known is not None:
            line.send(known)
            return
        try:
            answer = await self._do[type(command)](line, command)
        except Refused as error:
            refusal = error.refusal
            line.send(wire.Refused(command.id, refusal.rule, refusal.message, refusal.values))
        except UnknownMove:
            line.send(wire.Failed("failed-unknown-move", command.id))
        except Failure as error:
            line.send(wire.Failed(str(error), command.id))
        else:
            if answer is not None:
                self._remember(line.guest, answer)
                line.send(answer)

    def _remember(self, guest: str | None, answer: wire.ToBrowser) -> None:
        assert isinstance(answer, wire.Done)
        self._answers[guest, answer.id] = answer
        if len(self._answers) > REMEMBERED:
            self._answers.popitem(last=False)

    def _seat(self, line: Connection, wanted: int | None) -> int:
        """The seat that a command is for: one of the sender's own, as the cookie says."""
        own = self.people.seats_of(line.guest)
        if wanted is None and len(own) == 1:
            return own[0]
        if wanted not in own:
            raise Failure("failed-not-your-seat")
        return wanted

    def _playing(self) -> Match:
        if self._match is None or self.row.phase != "playing":
            raise Failure("failed-not-playing" if self.row.phase == "gathering" else "failed-over")
        return self._match

    def _must_be_host(self, line: Connection) -> None:
        if line.guest is None or line.guest != self.row.host:
            raise Failure("failed-not-host")

    async def _move(self, line: Connection, command: wire.Move) -> None:
        seat = self._seat(line, command.seat)
        unit = self._playing().move(seat, command.move, self.now(), command.id)
        await self._settle(unit, line)

    async def _take_back(self, line: Connection, command: wire.TakeBack) -> None:
        seat = self._seat(line, command.seat)
        unit = self._playing().take_back(seat, self.now(), command.id)
        await self._settle(unit, line)

    async def _sit(self, line: Connection, command: wire.Sit) -> wire.Done:
        seating.sit(self.row, command.seat, line.guest, line.name, command.nonce)
        await self._people_changed()
        return wire.Done(command.id)

    async def _stand(self, line: Connection, command: wire.Stand) -> wire.Done:
        seating.stand(self.row, self._seat(line, command.seat), self.game)
        await self._people_changed()
        return wire.Done(command.id)

    async def _place(self, line: Connection, command: wire.Place) -> wire.Done:
        self._must_be_host(line)
        seating.place(self.row, command.seat, command.player, self.people, self.game)
        await self._people_changed()
        return wire.Done(command.id)

    async def _start(self, line: Connection, command: wire.Start) -> wire.Done:
        self._must_be_host(line)
        if self.row.phase != "gathering":
            raise Failure("failed-playing")
        seating.close_ranks(self.row, self.game)
        await self._people_changed()
        return wire.Done(command.id)

    async def _people_changed(self) -> None:
        """Somebody came or went: the match begins when everybody is there; else all see it anew."""
        if self.row.phase == "gathering" and self.people.complete():
            await self._begin()
            return
        await self._save()
        for line in self.people.lines:
            self._show_all(line)
        self._wake()

    async def _rematch(self, line: Connection, command: wire.Rematch) -> wire.Done:
        if not self.people.seats_of(line.guest):
            raise Failure("failed-not-your-seat")
        outcome = self._match.state.outcome() if self._match is not None else None
        if outcome is None:
            raise Failure("failed-playing")
        if self.row.next is None:
            self.row.next = await self._house.rematch(self.row, outcome)
            await self._save()
            self._tell_table()
        return wire.Done(command.id)

    async def _say(self, line: Connection, command: wire.Say) -> wire.Done:
        own = self.people.seats_of(line.guest)
        if not own:
            raise Failure("failed-not-your-seat")
        if command.text is not None and not self.row.terms.chat:
            raise Failure("failed-no-chat")
        said = wire.Said(own[0], self.row.seats[own[0]].name, command.phrase, command.text)
        for viewer in self.people.lines:
            viewer.send(said)
        return wire.Done(command.id)

    async def _change(self, line: Connection, command: wire.Change) -> wire.Done:
        self._must_be_host(line)
        wanted = {
            name: value for name in ("spectators", "chat", "absent") if (value := getattr(command, name)) is not None
        }
        self.row.terms = msgspec.structs.replace(self.row.terms, **wanted)
        await self._save()
        self._tell_table()
        return wire.Done(command.id)

    async def _hint(self, line: Connection, command: wire.Hint) -> None:
        seat = self._seat(line, command.seat)
        match = self._playing()
        if not self.row.terms.hints:
            raise Failure("failed-no-hints")
        if seat not in self._to_move():
            raise Failure("failed-not-your-turn")
        self._spawn(self._answer_hint(line, command.id, match, seat))

    async def _answer_hint(self, line: Connection, command: int, match: Match, seat: int) -> None:
        move = await self._tools.thinkers.choose(self._question(match, seat, strongest_bot(self.game)))
        line.send(wire.Done(command, move))

    # The match --------------------------------------------------------------------------------------------------

    def _stand_up(self) -> None:
        luck = Luck(self.row.secret, self.row.id, [row.nonce for row in self.row.seats])
        self._match = Match(self.game, self.options, len(self.row.seats), luck, self.row.prefix)
        if self.row.terms.clock is not None:
            self._clock = Clock(self.row.terms.clock, len(self.row.seats))

    async def _begin(self) -> None:
        """Everybody is here: the match begins."""
        for row in self.row.seats:
            row.nonce = row.nonce or new_nonce()
        self._stand_up()
        assert self._match is not None
        self._moment, self._since = 0, time.monotonic()
        taken_over = await self._tools.store.entries(self.row.id)
        self._match.restore(taken_over)
        unit = self._match.settle(0)
        self.row.phase = "playing"
        self.row.began = int(time.time() * 1000)
        await self._tools.store.save_match(self.row, len(taken_over), unit.entries)
        self._tell_table()
        self._publish(unit, 0)
        self._wake()

    async def _settle(self, unit: Unit, line: Connection | None) -> None:
        """Store what a command did, then tell everybody, then see who is next."""
        assert self._match is not None
        before = self._match.seq - len(unit.entries)
        over = self._match.state.to_move() == 0
        if over:
            self.row.phase = "over"
            await self._tools.store.save_match(self.row, before, unit.entries)
        else:
            await self._tools.store.append(self.row.id, before, unit.entries)
        if line is not None:
            done = wire.Done(unit.entries[0].command)
            self._remember(line.guest, done)
            line.send(done)
        self._publish(unit, before)
        if over:
            self._tell_table()
        self._wake()

    def _to_move(self) -> list[int]:
        return [] if self._match is None else [s for s in seats_of(self._match.state.to_move()) if s != NATURE]

    def _wake(self) -> None:
        """Wake the bots that are to move, and set the alarm of the clock."""
        if self._match is None or self.row.phase != "playing":
            return
        stand_in = strongest_bot(self.game)
        for seat in self._to_move():
            bot = self.people.bot_at(seat, stand_in)
            if bot is not None and self._thinking.get(seat) != self._match.seq:
                self._thinking[seat] = self._match.seq
                self._spawn(self._think(self._match, seat, bot, self._match.seq))
        self._set_alarm()

    async def _think(self, match: Match, seat: int, bot: str, seq: int) -> None:
        started = time.monotonic()
        try:
            move = await self._tools.thinkers.choose(self._question(match, seat, bot))
        except Exception:
            log.exception("a bot failed", match=self.row.id, bot=bot)
            move = self.game.moves.text(match.state.fallback(seat))
        await asyncio.sleep(max(0.0, self._tools.pace - (time.monotonic() - started)))
        self.submit(lambda: self._bot_move(match, seat, move, seq))

    async def _bot_move(self, match: Match, seat: int, move: str, seq: int) -> None:
        if self._thinking.get(seat) == seq:
            del self._thinking[seat]
        stale = match is not self._match or match.seq != seq or self.row.phase != "playing"
        if stale or self.people.bot_at(seat, "") is None:
            self._wake()
        else:
            await self._settle(match.move(seat, move, self.now()), None)

    def _question(self, match: Match, seat: int, bot: str) -> Question:
        options = option_texts(changed_options(self.options))
        moves = [(entry.seat, entry.move) for entry in match.moves]
        return self.game.id, options, match.seats, moves, seat, bot, f"{self.row.secret}{seat}"

    # The clock --------------------------------------------------------------------------------------------------

    def _set_alarm(self) -> None:
        if self._clock is None:
            return
        self._clock.pass_to(self.now())
        self._clock.turn_of(self._to_move())
        if self._alarm is not None:
            self._alarm.cancel()
        left = self._clock.left()
        if left is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(left / 1000 + 0.01, self.submit, self._ring)

    async def _ring(self) -> None:
        """Somebody's time is up: the game's fallback is moved."""
        if self._clock is None or self._match is None or self.row.phase != "playing":
            return
        self._clock.pass_to(self.now())
        late = self._clock.late()
        if late:
            self._clock.move_made_late()
            move = self.game.moves.text(self._match.state.fallback(late[0]))
            await self._settle(self._match.move(late[0], move, self.now(), note="time"), None)
        else:
            self._set_alarm()

    # Telling ----------------------------------------------------------------------------------------------------

    async def _save(self) -> None:
        await self._tools.store.save_match(self.row)

    def _publish(self, unit: Unit, since: int) -> None:
        if self._clock is not None:
            self._clock.pass_to(self.now())
            self._clock.turn_of(self._to_move())
        match, at = self._match, self.now()
        assert match is not None
        written: dict[int | None, bytes] = {}
        for line in self.people.lines:
            for seat in self.people.viewpoints(line):
                if seat not in written:
                    written[seat] = wire.write(frame(match, seat, unit, since, self._clock, at))
                line.send_bytes(written[seat])

    def _show_all(self, line: Connection) -> None:
        """Everything anew, for who comes or has missed something."""
        line.send(table_news(self.row, self.options, self.people, line.guest))
        if self._match is not None:
            for seat in self.people.viewpoints(line):
                line.send(frame(self._match, seat, NOTHING, self._match.seq, self._clock, self.now()))

    def _tell_table(self, but: Connection | None = None) -> None:
        for line in self.people.lines:
            if line is not but:
                line.send(table_news(self.row, self.options, self.people, line.guest))
