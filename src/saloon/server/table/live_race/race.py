"""The races of a table whose game lets several seats move at once: reveals, bids, ranks.

A reveal waits until people are ready, then for a foreperiod that nobody can foresee. A bid is stored, then shown as
locked, and made as a move once no faster one can be on its way (race/fairness.py). A house that is killed goes on where
it was: stored bids keep their time, and everybody else's runs on from the last thing that was stored.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Literal

from saloon.kernel import NATURE, Refused
from saloon.server import wire
from saloon.server.match.match import Match
from saloon.server.race.fairness import LOCK_OUT
from saloon.server.race.timings import foreperiod_note
from saloon.server.store import BidRow, RaceTerms
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.context import TableContext
from saloon.server.table.effects import Effects, Job, moved
from saloon.server.table.live_race.answer_times import AnswerTimes
from saloon.server.table.live_race.bids import Bid, Photo, heats_of, read_bid, row_of
from saloon.server.table.live_race.bot_answers import BotAnswers
from saloon.server.table.live_race.open_bids import OpenBids, outrun
from saloon.server.table.live_race.ping_schedule import PingSchedule
from saloon.server.table.live_race.race_clock import Alarm
from saloon.server.table.live_race.ready_up import ReadyUp, foreperiod_of
from saloon.server.table.live_race.referee import Referee, check_camera, exact
from saloon.server.table.seat_commands import Failure
from saloon.server.table.state import TableState
from saloon.server.transport.connection import Connection


class Race:
    """The race of one table: resting, the foreperiod, answers and their ranks."""

    __deletable__ = ("_bots",)

    def __init__(
        self,
        state: TableState,
        context: TableContext,
        bots: BotSeats,
        submit: Callable[[Job], None],
        spawn: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        assert state.game.race is not None
        self._rules = state.game.race
        self._state = state
        self._times = context.race
        self._clock = context.race.clock
        self._watch = context.watch
        self._pace = context.pace
        self._bots = BotAnswers(bots, state.people, self._clock, submit, spawn, self._bid_of_bot)
        self._submit = submit
        self.ping_schedule = PingSchedule(state, context.race)
        self._alarm: Alarm | None = None
        self.begin_anew()

    def begin_anew(self) -> None:
        """Forget everything but who is here."""
        self.pause()
        self._terms = self._state.row.terms.race or RaceTerms()
        self._referee = Referee(self._terms.mode, self._state.people, self._watch, self._rules.input)
        self._phase: Literal["rest", "race"] | None = None
        self._reveal = -1  # the number of nature's move that it is
        self._ready_up = self._ready_for(look=0)
        self.answer_times = AnswerTimes(self._referee, self._clock)
        self._open_bids = OpenBids(self._referee)
        self._bots.begin()

    def _ready_for(self, look: int) -> ReadyUp:
        return ReadyUp(self._state.people, self._times, self._pace, self._reveal, fast=self._referee.fast, look=look)

    # What is next -----------------------------------------------------------------------------------------------

    def wake(self, match: Match) -> bool:
        """Begin or go on with a race, after `follow`; False if none is due."""
        if self._phase == "rest":
            self._ready_up.seats_changed()
        elif self._phase == "race":  # a bot may have sat down since
            newcomers = [seat for seat in match.to_move() if seat not in self._bots.asked | self._open_bids.bids.keys()]
            self._bots.ask(match, newcomers, self._reveal, self._clock.now())
            self._hurry_bots()
        self._set_alarm()
        return self._phase is not None

    def follow(self, match: Match) -> wire.Resting | None:
        """The match has moved on, before frames are sent; returns the message of a rest, if one begins."""
        if match.awaits_reveal():
            return self._begin_rest(match)
        if not match.racing():
            self._phase = None
        elif self._phase != "race":
            self._start(match, self._clock.now())
            self.answer_times.show_all(self._state.people.connections, self._open_bids.since)
        return None

    def close(self) -> None:
        """Nothing rings any more; a bot that is still about to answer is not heard."""
        self._phase = None
        self.pause()
        self.ping_schedule.stop()

    def dissolve(self) -> None:
        """Drop references, once the race is closed for good: no cycle is left for the garbage collector."""
        del self._bots

    def pause(self) -> None:
        """Nothing rings until the table is woken again."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _set_alarm(self) -> None:
        self.pause()
        if self._phase is not None:
            now, to_move, racing = self._clock.now(), self._state.to_move(), self._phase == "race"
            next_thing = self._open_bids.next_rank(to_move, now) if racing else self._ready_up.until
            if next_thing < math.inf:
                self._alarm = self._clock.at(next_thing, lambda: self._submit(self._tick))

    def _tick(self) -> Effects | None:
        match, now = self._state.match, self._clock.now()
        if match is None or self._state.row.phase != "playing":
            return None
        if self._phase == "race":
            return self._settle(match)
        if self._phase is None or now < self._ready_up.until:
            self._set_alarm()
            return None
        return self._show(match) if self._ready_up.fore else self._begin_foreperiod(match, Effects(wakes=False))

    def reopen(self, match: Match, stored: Sequence[BidRow]) -> list[BidRow]:
        """Go on with a race after the house was closed in the middle of it; returns its bids."""
        self._referee.look_at_notes(match.moves)
        if not match.racing():
            return []
        time, self._reveal = self._state.time, match.drawn - 1
        own = [row for row in stored if row.reveal == self._reveal]
        bids = [read_bid(row) for row in own]
        time.replay(max([time.now(), *(row.at for row in own)]))
        shown_at = max(entry.at for entry in match.moves if entry.seat == NATURE)
        passed = max([time.now() - shown_at, *(bid.charged for bid in bids)])  # nobody overtakes what is stored
        self._start(match, self._clock.now() - passed)
        self._open_bids.bids = {bid.seat: bid for bid in bids if bid.seat in match.to_move()}
        return own

    # Until the reveal -------------------------------------------------------------------------------------------

    def _begin_rest(self, match: Match) -> wire.Resting | None:
        if self._phase == "rest" and self._reveal == match.drawn:
            return None
        self._phase, self._reveal = "rest", match.drawn
        self._ready_up = self._ready_for(self._rules.look(match.state))
        return self._ready_up.news()

    def ready(self, connection: Connection, command: int) -> Effects:
        """Somebody is ready; when everybody is, the foreperiod begins."""
        own, match = self._state.people.seats_of(connection.guest), self._state.match
        if not own:
            raise Failure("failed-not-your-seat")
        effects = Effects(connection, command, wakes=False)
        if self._phase == "rest" and not self._ready_up.fore and match is not None:
            self._ready_up.get_ready(own)
            if self._ready_up.awaits():
                effects.tell(self._ready_up.news(), self._state.people.connections)
            else:
                self._begin_foreperiod(match, effects)
        effects.done()
        return effects

    def _begin_foreperiod(self, match: Match, effects: Effects) -> Effects:
        self._ready_up.begin_foreperiod(match)
        self._set_alarm()
        effects.tell(self._ready_up.news(), self._state.people.connections)
        return effects

    def _show(self, match: Match) -> Effects:
        """Make the reveal: it is drawn only now, then stored, then sent."""
        note = foreperiod_note(foreperiod_of(match, self._reveal))
        return moved(match, match.reveal(self._state.time.now(), note))

    def _start(self, match: Match, since: float) -> None:
        self._phase = "race"
        limit = self._rules.limit(match.state) if self._terms.limit else None
        self._open_bids = OpenBids(self._referee, self._reveal, since, math.inf if limit is None else since + limit)
        self._bots.begin()
        self._bots.ask(match, match.to_move(), self._reveal, since)

    # Bids -------------------------------------------------------------------------------------------------------

    @property
    def alarmed(self) -> bool:
        """Whether something happens by itself: a rest ends, cards are shown, answers are ranked."""
        return self._alarm is not None

    @property
    def settled(self) -> bool:
        """Whether nobody waits for a reveal or answers one."""
        return self._phase is None or (self._phase == "rest" and not self._ready_up.fore)

    @property
    def running(self) -> bool:
        """Whether moves are bids now."""
        return self._phase is not None

    def bid(self, connection: Connection, seat: int, command: wire.Bid | wire.Move) -> Effects:
        """Store an answer, and show that the seat has answered; its content and rank come later."""
        if isinstance(command, wire.Bid) and self._phase != "race" and command.reveal == self._open_bids.reveal:
            self.answer_times.look_at_late(self._open_bids, connection, seat, command.timing)
        match = self._open_to(seat, command)
        timing = command.timing if isinstance(command, wire.Bid) else None
        by_camera = timing is not None and timing.camera is not None
        check_camera(self._terms, self._rules.input, by_camera)
        move = match.game.moves.parse(command.move)
        refusal = match.state.why_not(seat, move)
        if refusal is not None:
            raise Refused(refusal)
        text = match.game.moves.text(move)
        bids = self._open_bids
        made = bids.intents.began(seat, text, connection.heard_at) if by_camera else connection.heard_at
        answer, charged = self.answer_times.time(bids, connection, seat, timing, made, move)
        if seat in self._ready_up.early and charged < LOCK_OUT:
            raise Failure("failed-locked-out")
        charged = max(charged, self._rules.least(match.state))
        grain = 0.0 if timing is None else min(timing.grain, self._referee.policy.grain_cap)
        return self._lock(match, Bid(seat, text, command.id, charged, answer, grain), connection)

    def intend(self, connection: Connection, seat: int, command: wire.Pose) -> None:
        """A seat is seen to give an answer; nobody is told which."""
        if not self._rules.input.intent:
            return
        if self._phase == "race" and command.reveal == self._reveal and seat not in self._open_bids.bids:
            self._open_bids.intents.take(seat, command.move, connection.heard_at)

    def _open_to(self, seat: int, command: wire.Bid | wire.Move) -> Match:
        """The match, if this seat may answer now."""
        match = self._state.match
        if self._phase == "rest" and self._ready_up.fore:
            self._ready_up.early.add(seat)
        if match is None or self._phase != "race":
            raise Failure("failed-early")
        if isinstance(command, wire.Bid) and command.reveal != self._reveal:
            raise Failure("failed-stale")
        if seat in self._open_bids.bids:
            raise Failure("failed-locked")
        return match

    def _lock(self, match: Match, bid: Bid, connection: Connection | None = None) -> Effects:
        """Store a bid, show that the seat has answered, then settle the ranks that are certain now."""
        effects = Effects(connection, bid.command, wakes=False)
        effects.bid = row_of(bid, self._reveal, self._state.time.now())
        effects.done()
        effects.tell(wire.Locked(self._reveal, bid.seat), self._state.people.connections)
        effects.then = partial(self._settle, match)
        self._open_bids.bids[bid.seat] = bid
        self._hurry_bots()
        return effects

    def _hurry_bots(self) -> None:
        """When all people have answered, bots are waited for no longer; a race of bots alone takes its time."""
        awaited = [seat for seat in self._state.to_move() if seat not in self._open_bids.bids]
        answered = [*self._open_bids.bids, *(bid.seat for bid in self._open_bids.ran)]
        if all(map(self._bots.plays, awaited)) and not all(map(self._bots.plays, answered)):
            self._bots.hurry()

    # Ranks ------------------------------------------------------------------------------------------------------

    def _settle(self, match: Match) -> Effects | None:
        """Make the moves whose rank is settled, fastest first; when the time is up, the others' fallback."""
        open_bids, to_move, now = self._open_bids, self._state.to_move(), self._clock.now()
        over = open_bids.over(to_move, now)
        heats = open_bids.heats() if over else open_bids.settled(to_move, now)
        if not heats and not over:
            self._set_alarm()
            return None
        finish = Photo(match, self._reveal, self._state.time.now(), self._referee)
        finish.make(heats)
        if not match.racing():  # nobody else may answer: the rules say why
            finish.make(heats_of(bid for bid in open_bids.bids.values() if bid.seat not in finish.seats))
        elif over:
            finish.make_fallbacks()
        open_bids.rank(finish.seats)
        if not match.racing():
            for bid in open_bids.ran:
                self._referee.look_back(bid.seat, bid.charged, bid.answer, open_bids.times())
            self._referee.keep(bid.seat for bid in open_bids.ran)
            finish.finishes += outrun(self._state, self._reveal, open_bids)
        effects = finish.effects(self._state.people)
        effects.then = partial(self._ask_refused, match, [seat for seat, _ in finish.refused])
        return effects

    def _ask_refused(self, match: Match, seats: Sequence[int]) -> None:
        if self._phase == "race":
            self._bots.ask(match, seats, self._reveal, self._clock.now())

    def _bid_of_bot(self, match: Match, seat: int, move: str, reveal: int, due: float) -> Effects | None:
        stale = self._state.match is not match or self._phase != "race" or self._reveal != reveal
        if stale or seat in self._open_bids.bids or seat not in match.to_move():
            return None
        if not self._bots.plays(seat):
            self._bots.asked.discard(seat)  # its owner is back
            return None
        if due > self._open_bids.until:
            self._open_bids.silent.add(seat)  # whoever has answered does not wait for the time to run out
            return self._settle(match)
        time = max(self._clock.now(), due) - self._open_bids.since
        return self._lock(match, Bid(seat, move, 0, time, exact(time)))

    # Messages ------------------------------------------------------------------------------------------------

    def now(self) -> wire.RaceNow | None:
        """How the race stands, for a frame."""
        if self._phase is None:
            return None
        racing, open_bids, now = self._phase == "race", self._open_bids, self._clock.now()
        answers = None if open_bids.until == math.inf else round(max(0.0, open_bids.until - now))
        return wire.RaceNow(
            phase="fore" if not racing and self._ready_up.fore else self._phase,
            reveal=self._reveal,
            ready=sorted(self._ready_up.ready),
            locked=sorted(open_bids.bids) if racing else [],
            elapsed=round(now - open_bids.since) if racing else 0,
            limit=answers if racing else None if self._ready_up.fore else self._ready_up.left,
        )
