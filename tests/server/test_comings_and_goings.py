"""People come, go, sit down, stand up, are sent away, offer, agree, give up, and the house is killed: in any order.

However it comes, a seat has one owner, nobody is told anything of a seat that is not theirs, a newcomer learns nothing
of what the seat was told before, and the record is true.
"""

from __future__ import annotations

import asyncio
import itertools
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from saloon.kernel import Record, digest, find_game, read_record
from saloon.server import wire
from saloon.server.bots.bot_workers import Asker, BotWorkers, Question
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.match.match import Match
from saloon.server.records.analysis import finished
from saloon.server.records.verify import check
from saloon.server.store.entries import kept_entries
from saloon.server.store.rows import Late
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.context import TableContext
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.test_table import NONCE

PEOPLE = ("ann", "bob", "cid", "dan")
SEATS = 3
some = st.sampled_from(PEOPLE)
seats = st.integers(0, SEATS - 1)


class Thoughtless(BotWorkers):
    """A bot in the house's own process that makes the first move of its list."""

    async def choose(self, question: Question, asker: Asker) -> str:
        game = find_game(question.game)
        state = game.open(None, question.seats)
        for entry in kept_entries(question.entries[: question.seq]):
            state.apply(entry.seat, game.moves.parse(entry.move))
        return game.moves.text(state.legal(question.seat)[0])


class Evening(RuleBasedStateMachine):
    """A table of Bluff You! for three, at which Ann begins with a bot and whoever comes."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "saloon.db"
        self.lines: dict[str, Listening] = {}
        self.ids = itertools.count(1)
        self.last: dict[str, dict[str, Any]] = {}  # the last frame of each
        self.loop.run_until_complete(self._open())
        self.loop.run_until_complete(self._begin())

    async def _open(self) -> None:
        self.store = await SqliteStore.open(self.path)
        self.house = TableRegistry(TableContext(self.store, Thoughtless(1), 0.0, patience=0.0))

    async def _begin(self) -> None:
        wanted = NewMatch("bluff", [NewSeat("me"), NewSeat("open"), NewSeat("bot", "random")])
        self.match = await self.house.create(wanted, "ann", "Ann")
        await self._find()
        for seat, who in enumerate(("ann", "bob")):
            await self._come(who)
            await self._say(who, wire.Sit(next(self.ids), seat, NONCE))

    async def _find(self) -> None:
        table = await self.house.table(self.match)
        assert table is not None
        self.table: Table = table

    async def _come(self, who: str) -> None:
        self.lines[who] = Listening(who, who.capitalize())
        await self._settle(partial(self.table.presence.attach, self.lines[who]))

    async def _say(self, who: str, command: wire.FromBrowser) -> None:
        await self._settle(partial(self.table.commands.carry_out, self.lines[who], command))

    async def _settle(self, job: Any) -> None:
        """Do something; then let bots and the disk do what comes of it, but not for longer than they need."""
        before = {row.seat: row.guest for row in self.table.row.seats}
        for line in self.lines.values():
            line.told()
        await self.table.do(job)
        for _ in range(20):
            await asyncio.sleep(0)
        await self.table.do(lambda: None)
        self._look(before)

    # What may never be ------------------------------------------------------------------------------------------

    def _look(self, before: dict[int, str | None]) -> None:
        """Whoever was told something of a seat had it, and who has lost a seat is told no more of it."""
        after = {row.seat: row.guest for row in self.table.row.seats}
        for who, line in self.lines.items():
            lost = False
            for told in line.told():
                if told["t"] == "table":
                    lost = lost or before != after
                    assert all(after[seat] == who or before[seat] == who for seat in told["yours"])
                seats = [told["seat"]] if told["t"] == "frame" else told["seats"] if told["t"] == "past" else []
                for seat in seats:
                    assert seat is None or after[seat] == who or (before[seat] == who and not lost), (who, told)
                if told["t"] == "frame":
                    self.last[who] = told
                if told["t"] == "past":
                    self._look_at_past(told)

    def _look_at_past(self, told: dict[str, Any]) -> None:
        """What was thrown before a seat changed hands, its new owner is not told."""
        match = self.match_now
        public = [event for events in match.past or [] for event in events]
        for seat in told["seats"]:
            since = 0 if seat is None else match.held_since.get(seat, 0)
            before = sum(len(events) for events in (match.past or [])[:since])
            assert len(told["events"]) <= len(public)  # more has happened since
            for number, event in enumerate(told["events"]):
                if event["event"] == "rolled" and event["dice"] is not None:
                    assert event["seat"] == seat
                    assert number >= before

    @property
    def match_now(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @invariant()
    def a_seat_has_one_owner_and_nobody_has_two(self) -> None:
        row = self.table.row
        assert [seat.seat for seat in row.seats] == [*range(SEATS)]
        assert all((seat.kind == "guest") == (seat.guest is not None) for seat in row.seats)
        owners = [seat.guest for seat in row.seats if seat.guest is not None]
        assert len(owners) == len(set(owners))
        assert not {*owners} & {*row.barred}

    @invariant()
    def everybody_sees_their_own_seat(self) -> None:
        match = self.match_now
        for who, line in self.lines.items():
            frame = self.last.get(who)
            if frame is None or not self.table.people.attached(line):
                continue
            held = self.table.people.seats_of(who)
            assert frame["seat"] == (held[0] if held else None)
            if frame["seq"] != match.seq:  # bots go on
                continue
            assert frame["view"] == msgspec.json.decode(msgspec.json.encode(match.state.view(frame["seat"])))

    @invariant()
    def the_record_is_true(self) -> None:
        record = self.loop.run_until_complete(self._record())
        assert read_record(str(record)) == record
        found = check(record)
        assert (found.true, found.checked) == (True, True), found.reason
        assert [*map(record.holders, range(SEATS))] == [
            [*(one.name for one in self.table.row.sitters if one.seat == seat), self.table.row.seats[seat].name]
            for seat in range(SEATS)
        ]

    async def _record(self) -> Record:
        row = await self.store.match(self.match)
        assert row is not None
        assert msgspec.json.decode(row.options) == {}
        return (await finished(self.store, row)).record()

    # What people do ---------------------------------------------------------------------------------------------

    def does(self, who: str, kind: Callable[..., wire.FromBrowser], *values: object, **named: object) -> None:
        """Give a command, if one is here."""
        if who in self.lines:
            self.loop.run_until_complete(self._say(who, kind(next(self.ids), *values, **named)))

    @rule(who=some)
    def comes(self, who: str) -> None:
        if who in self.lines:
            self.goes(who)
        self.loop.run_until_complete(self._come(who))

    @rule(who=some)
    def goes(self, who: str) -> None:
        line = self.lines.pop(who, None)
        if line is not None:
            self.loop.run_until_complete(self._settle(partial(self.table.presence.detach, line)))

    @rule(who=some, seat=seats)
    def sits(self, who: str, seat: int) -> None:
        self.does(who, wire.Sit, seat, NONCE)

    @rule(who=some, seat=seats)
    def stands(self, who: str, seat: int) -> None:
        self.does(who, wire.Stand, seat)

    @rule(who=some, seat=seats)
    def removes(self, who: str, seat: int) -> None:
        self.does(who, wire.Remove, seat)

    @rule(who=some)
    def readmits(self, who: str) -> None:
        self.does(who, wire.Readmit)

    @rule(who=some, seat=seats)
    def hands_on(self, who: str, seat: int) -> None:
        self.does(who, wire.Host, seat)

    @rule(who=some, late=st.sampled_from(["free", "free", "ask", "never"]))
    def changes(self, who: str, late: Late) -> None:
        self.does(who, wire.Change, late=late)

    @rule(who=some, yes=st.booleans())
    def admits(self, who: str, yes: bool) -> None:
        for request in self.table.state.asked.requests[:1]:
            self.does(who, wire.Admit, request.number, yes)

    @rule(who=some, kind=st.sampled_from(["pause", "takeback", "takeback", "draw", "unfinished"]))
    def offers(self, who: str, kind: str) -> None:
        self.does(who, wire.Offer, kind)

    @rule(who=some, yes=st.sampled_from([True, True, True, False]))
    def answers(self, who: str, yes: bool) -> None:
        offer = self.table.state.offer
        if offer is not None:
            self.does(who, wire.Answer, offer.number, yes)

    @rule(who=some)
    def resumes(self, who: str) -> None:
        self.does(who, wire.Resume)

    @precondition(lambda self: self.match_now.seq > 25)
    @rule(who=some)
    def gives_up(self, who: str) -> None:
        self.does(who, wire.GiveUp)

    @rule(times=st.integers(1, 6), which=st.integers(0, 1000))
    def somebody_moves(self, times: int, which: int) -> None:
        for _ in range(times):
            match = self.match_now
            movers = [self.table.row.seats[seat].guest for seat in self.table.to_move()]
            for seat, guest in zip(self.table.to_move(), movers, strict=True):
                if guest in self.lines:
                    legal = match.state.legal(seat)
                    self.does(str(guest), wire.Move, match.game.moves.text(legal[which % len(legal)]), seat)

    @rule(killed=st.booleans())
    def the_house_is_closed(self, killed: bool) -> None:
        """Everything in memory is lost; what was answered stands."""
        match = self.match_now
        before = digest(match.state, SEATS), match.seq, match.outcome(), self.table.state.paused
        row = self.table.row.copy()
        self.loop.run_until_complete(self._reopen(killed))
        match = self.match_now
        assert (digest(match.state, SEATS), match.seq, match.outcome(), self.table.state.paused) == before
        assert (self.table.row.seats, self.table.row.sitters, self.table.row.host) == (row.seats, row.sitters, row.host)

    async def _reopen(self, killed: bool) -> None:
        if killed:
            self.table.close()
        else:
            await self.house.close()
        await self.store.close()
        here = list(self.lines)
        self.lines, self.last = {}, {}
        await self._open()
        await self._find()
        for who in here:
            await self._come(who)

    def teardown(self) -> None:
        self.loop.run_until_complete(self.house.close())
        self.loop.run_until_complete(self.store.close())
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()
        self.folder.cleanup()


class TestEvening(Evening.TestCase):  # type: ignore[misc, valid-type]  # made by Hypothesis
    settings = settings(max_examples=10, stateful_step_count=30, phases=(Phase.generate,))  # an evening is short enough
