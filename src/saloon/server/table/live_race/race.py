"""The races of a table whose game lets several seats move at once: reveals, bids, ranks.

A reveal waits until people are ready, and then for a foreperiod that nobody can foresee. A bid is stored, then shown
as locked, and made as a move like any other once no faster one can be on its way (race/fairness.py). A house that is
killed goes on where it was: stored bids keep their time, and everybody else's runs on from the last thing that was
stored.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Literal

import msgspec

from saloon.kernel import NATURE, Refused
from saloon.server import wire
from saloon.server.match.match import Match
from saloon.server.race.cheat_signals import Answer
from saloon.server.race.fairness import LOCK_OUT
from saloon.server.race.timings import foreperiod_note, read_timed, timed
from saloon.server.store import BidRow, RaceTerms
from saloon.server.table.live_race.bids import Bid, Photo, finish_of, heats_of
from saloon.server.table.live_race.ghost import GHOST
from saloon.server.table.live_race.open_bids import OpenBids
from saloon.server.table.live_race.ping_schedule import PingSchedule
from saloon.server.table.live_race.race_clock import Alarm
from saloon.server.table.live_race.ready_up import ReadyUp, foreperiod_of
from saloon.server.table.live_race.referee import Referee, exact
from saloon.server.table.seat_commands import Failure
from saloon.server.transport.connection import Connection

if TYPE_CHECKING:
    from saloon.server.table.table import Table


class Race:
    """What goes on at a table between its moves."""

    def __init__(self, table: Table) -> None:
        assert table.game.race is not None
        self._table = table
        self._rules = table.game.race
        self._terms = table.row.terms.race or RaceTerms()
        self._clock = table.context.race.clock
        self._referee = Referee(self._terms.mode, table.people, table.context.watch, self._rules.input)
        self._phase: Literal["rest", "race"] | None = None
        self._reveal = -1  # which of nature's moves
        self._ready_up = ReadyUp(table, self._reveal, fast=self._referee.fast)
        self._shown: dict[Connection, float] = {}  # when the reveal was last shown to a connection
        self._open_bids = OpenBids(self._referee)
        self._asked: set[int] = set()  # the seats whose bots think of an answer
        self._alarm: Alarm | None = None
        self.ping_schedule = PingSchedule(table)

    # What is next -----------------------------------------------------------------------------------------------

    def wake(self, match: Match) -> bool:
        """See what is next; False if that is not a race's affair."""
        self.follow(match)
        if self._phase == "rest":
            self._ready_up.seats_changed()
        if self._phase == "race":  # a bot may have sat down since
            newcomers = [seat for seat in match.to_move() if seat not in self._asked | self._open_bids.bids.keys()]
            self._ask_bots(match, newcomers, self._clock.now())
        self._set_alarm()
        return self._phase is not None

    def follow(self, match: Match) -> None:
        """The match has moved on, and everybody is about to be shown."""
        if match.awaits_reveal():
            self._begin_rest(match)
        elif not match.racing():
            self._phase = None
        elif self._phase != "race":
            self._start(match, self._clock.now())
            self._shown = dict.fromkeys(self._table.people.connections, self._open_bids.since)

    def pause(self) -> None:
        """Nothing rings until the table is woken again."""
        self._stop_alarm()

    def close(self) -> None:
        """Nothing rings any more; a bot that is still about to answer is not heard."""
        self._phase = None
        self._stop_alarm()
        self.ping_schedule.stop()

    def _stop_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _set_alarm(self) -> None:
        self._stop_alarm()
        if self._phase is not None:
            open_bids, racing = self._open_bids, self._phase == "race"
            next_thing = (
                open_bids.next_rank(self._table.to_move(), self._clock.now()) if racing else self._ready_up.until
            )
            if next_thing < math.inf:
                self._alarm = self._clock.at(next_thing, lambda: self._table.submit(self._tick))

    async def _tick(self) -> None:
        match, now = self._table.match, self._clock.now()
        if match is None or self._table.row.phase != "playing":
            return
        if self._phase == "race":
            await self._settle(match, now)
        elif self._phase is None or now < self._ready_up.until:
            self._set_alarm()
        elif self._ready_up.fore:
            await self._show(match)
        else:
            self._begin_foreperiod(match)

    def reopen(self, match: Match, stored: Sequence[BidRow]) -> None:
        """Go on with a race after the house was closed in the middle of it."""
        for entry in match.moves:
            noted = read_timed(entry.note)
            if noted is not None and noted.flag is not None:
                self._referee.condemn(entry.seat, noted.flag)
        if not match.racing():
            return
        table = self._table
        self._reveal = match.drawn - 1
        own = [row for row in stored if row.reveal == self._reveal]
        bids = [msgspec.json.decode(row.bid, type=Bid) for row in own]
        table.time.replay(max([table.time.now(), *(row.at for row in own)]))
        shown_at = max(entry.at for entry in match.moves if entry.seat == NATURE)
        passed = max([table.time.now() - shown_at, *(bid.charged for bid in bids)])  # nobody overtakes what is stored
        self._start(match, self._clock.now() - passed)
        self._open_bids.bids = {bid.seat: bid for bid in bids if bid.seat in match.to_move()}
        for bid in bids:
            if bid.command:
                table.commands.remember(table.row.seats[bid.seat].guest, bid.command)

    # Until the reveal -------------------------------------------------------------------------------------------

    def _begin_rest(self, match: Match) -> None:
        if self._phase == "rest" and self._reveal == match.drawn:
            return
        self._phase, self._reveal = "rest", match.drawn
        look = self._rules.look(match.state)
        self._ready_up = ReadyUp(self._table, self._reveal, fast=self._referee.fast, look=look)
        self._tell(self._ready_up.news())

    def ready(self, connection: Connection) -> None:
        """Somebody is ready; when everybody is, the foreperiod begins."""
        own = self._table.people.seats_of(connection.guest)
        if not own:
            raise Failure("failed-not-your-seat")
        if self._phase != "rest" or self._ready_up.fore or self._table.match is None:
            return
        self._ready_up.get_ready(own)
        if self._ready_up.awaits():
            self._tell(self._ready_up.news())
        else:
            self._begin_foreperiod(self._table.match)

    def _begin_foreperiod(self, match: Match) -> None:
        self._ready_up.begin_foreperiod(match)
        self._tell(self._ready_up.news())
        self._set_alarm()

    async def _show(self, match: Match) -> None:
        """Turn up what is raced about: only now it is drawn, then stored, then sent."""
        unit = match.reveal(self._table.time.now(), foreperiod_note(foreperiod_of(match, self._reveal)))
        await self._table.settle_within(unit)

    def showing(self, connection: Connection) -> None:
        """The position is about to be sent to one connection anew: its answers are measured from there."""
        self._shown[connection] = self._clock.now()

    def _start(self, match: Match, since: float) -> None:
        self._phase = "race"
        limit = self._rules.limit(match.state) if self._terms.limit else None
        self._open_bids = OpenBids(self._referee, self._reveal, since, math.inf if limit is None else since + limit)
        self._asked.clear()
        self._ask_bots(match, match.to_move(), since)

    # Bids -------------------------------------------------------------------------------------------------------

    @property
    def alarmed(self) -> bool:
        """Whether something happens by itself: a rest ends, cards are shown, answers are ranked."""
        return self._alarm is not None

    @property
    def running(self) -> bool:
        """Whether moves are bids now."""
        return self._phase is not None

    async def bid(self, connection: Connection, seat: int, command: wire.Bid | wire.Move) -> None:
        """Store an answer, and show that there is one; what it is and its rank are for later."""
        if isinstance(command, wire.Bid) and self._phase != "race" and command.reveal == self._open_bids.reveal:
            self._look_at_late(connection, seat, command.timing)
        match = self._open_to(seat, command)
        timing = command.timing if isinstance(command, wire.Bid) else None
        by_camera = timing is not None and timing.camera is not None
        self._check_camera(by_camera)
        move = match.game.moves.parse(command.move)
        refusal = match.state.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        text = match.game.moves.text(move)
        made = self._open_bids.poses.began(seat, text, connection.heard_at) if by_camera else connection.heard_at
        answer, charged = self._time(connection, seat, timing, made, move)
        if seat in self._ready_up.early and charged < LOCK_OUT:
            raise Failure("failed-locked-out")
        charged = max(charged, self._rules.least(match.state))
        grain = 0.0 if timing is None else min(timing.grain, self._referee.policy.grain_cap)
        await self._lock(Bid(seat, text, command.id, charged, answer, grain), connection)
        await self._settle(match, self._clock.now())

    def _time(
        self, connection: Connection, seat: int, timing: wire.Timing | None, made: float, move: int | None = None
    ) -> tuple[Answer, float]:
        """An answer as it is timed; who lost the connection and came back has seen the cards before."""
        shown = self._shown.get(connection, self._open_bids.since)
        answer = self._referee.answer(seat, connection, connection.heard_at, made - shown, timing, move)
        return answer, answer.verdict.charged + shown - self._open_bids.since

    def _look_at_late(self, connection: Connection, seat: int, timing: wire.Timing) -> None:
        """An answer that comes when its race is over is none, but speaks for or against its seat like any other."""
        if not self._open_bids.ranked(seat):
            answer, charged = self._time(connection, seat, timing, connection.heard_at)
            self._referee.look(seat, answer)
            self._referee.look_back(seat, charged, answer, self._open_bids.times())
            self._open_bids.ran.append(Bid(seat, "", 0, charged, answer))

    def pose(self, connection: Connection, seat: int, command: wire.Pose) -> None:
        """Somebody's hands took a pose before a camera; what it was is told nobody."""
        if not self._rules.input.by_camera:
            return
        if self._phase == "race" and command.reveal == self._reveal and seat not in self._open_bids.bids:
            self._open_bids.poses.take(seat, command.move, connection.heard_at)

    def _open_to(self, seat: int, command: wire.Bid | wire.Move) -> Match:
        """The match, if this seat may answer now."""
        match = self._table.match
        if self._phase == "rest" and self._ready_up.fore:
            self._ready_up.early.add(seat)
        if match is None or self._phase != "race":
            raise Failure("failed-early")
        if isinstance(command, wire.Bid) and command.reveal != self._reveal:
            raise Failure("failed-stale")
        if seat in self._open_bids.bids:
            raise Failure("failed-locked")
        return match

    def _check_camera(self, by_camera: bool) -> None:
        """A ranked match is played before cameras by everybody or by nobody; some games are never."""
        if by_camera and not self._rules.input.by_camera:
            raise Failure("failed-no-camera")
        if self._terms.mode == "ranked" and by_camera != self._terms.camera:
            raise Failure("failed-camera" if self._terms.camera else "failed-no-camera")

    async def _lock(self, bid: Bid, connection: Connection | None = None) -> None:
        table = self._table
        stored = msgspec.json.encode(bid).decode()
        row = BidRow(bid.seat, self._reveal, bid.move, table.time.now(), bid.command, stored)
        await table.context.store.save_bid(table.row.id, row)
        self._open_bids.bids[bid.seat] = bid
        if connection is not None:
            table.commands.answer(connection, bid.command)
        self._tell(wire.Locked(self._reveal, bid.seat))

    # Ranks ------------------------------------------------------------------------------------------------------

    async def _settle(self, match: Match, now: float) -> None:
        """Make the moves whose rank is settled, fastest first; when the time is up, the others' fallback."""
        open_bids, to_move = self._open_bids, self._table.to_move()
        over = open_bids.over(to_move, now)
        heats = open_bids.heats() if over else open_bids.settled(to_move, now)
        if not heats and not over:
            self._set_alarm()
            return
        finish = Photo(match, self._reveal, self._table.time.now(), self._referee)
        finish.make(heats)
        if not match.racing():  # nobody else may answer: the rules say why
            finish.make(heats_of(bid for bid in open_bids.bids.values() if bid.seat not in finish.seats))
        elif over:
            finish.make_fallbacks()
        open_bids.rank(finish.seats)
        if not match.racing():
            for bid in open_bids.ran:
                self._referee.look_back(bid.seat, bid.charged, bid.answer, open_bids.times())
            finish.finishes += self._outrun()
        await self._table.settle_within(finish.unit, news=wire.Settled(self._reveal, finish.finishes))
        for seat, refused in finish.refused:
            self._tell(refused, self._table.people.seats[seat].guest)
        if self._phase == "race":
            self._ask_bots(match, [seat for seat, _ in finish.refused], now)

    def _outrun(self) -> list[wire.Finish]:
        """A ghost that was beaten: when it would have answered, to be compared with."""
        for row in self._table.people.seats:
            answer = self._table.ghost.answer(self._reveal) if self._table.ghost is not None else None
            if answer is not None and row.name == GHOST and not self._open_bids.ranked(row.seat):
                return [finish_of(row.seat, timed(exact(answer[1]), answer[1], [], None), accepted=False)]
        return []

    # Bots -------------------------------------------------------------------------------------------------------

    def _ask_bots(self, match: Match, seats: Iterable[int], since: float) -> None:
        """Let bots answer, unless nobody is there to see it; their time runs since this moment."""
        for seat in () if self._table.people.deserted() else seats:
            if self._table.bots.plays(seat):
                self._asked.add(seat)
                self._table.spawn(self._let_bot_answer(match, seat, self._reveal, since))

    async def _let_bot_answer(self, match: Match, seat: int, reveal: int, since: float) -> None:
        reaction = await self._table.bots.react(match, seat, reveal)
        if reaction is None:
            return
        move, delay = reaction[0], max(reaction[1], self._rules.least(match.state))
        job = partial(self._bid_of_bot, match, seat, move, reveal)
        self._clock.at(since + delay, lambda: self._table.submit(job))

    async def _bid_of_bot(self, match: Match, seat: int, move: str, reveal: int) -> None:
        stale = self._table.match is not match or self._phase != "race" or self._reveal != reveal
        if stale or seat in self._open_bids.bids or seat not in match.to_move():
            return
        if not self._table.bots.plays(seat):
            self._asked.discard(seat)  # its owner is back
            return
        now = self._clock.now()
        time = now - self._open_bids.since
        await self._lock(Bid(seat, move, 0, time, exact(time)))
        await self._settle(match, now)

    # What is told ------------------------------------------------------------------------------------------------

    def now(self) -> wire.RaceNow | None:
        """How the race stands, for a frame."""
        if self._phase is None:
            return None
        racing, open_bids = self._phase == "race", self._open_bids
        now = self._clock.now()
        answers = None if open_bids.until == math.inf else round(max(0.0, open_bids.until - now))
        return wire.RaceNow(
            phase="fore" if not racing and self._ready_up.fore else self._phase,
            reveal=self._reveal,
            ready=sorted(self._ready_up.ready),
            locked=sorted(open_bids.bids) if racing else [],
            elapsed=round(now - open_bids.since) if racing else 0,
            limit=answers if racing else None if self._ready_up.fore else self._ready_up.left,
        )

    def _tell(self, news: wire.ToBrowser, guest: str | None = None) -> None:
        if guest is None:
            self._table.publisher.to_all(news)
        else:
            for connection in self._table.people.connections:
                if connection.guest == guest:
                    connection.send(news)
