"""A table: the one actor that runs a match. Whatever happens to it is done in turn, one thing after the other.

A move is checked, made, stored, and only then told: what anybody has seen is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from functools import partial
from typing import Final, Protocol

import structlog
from msgspec import Struct, field

from saloon.kernel import Outcome
from saloon.server import wire
from saloon.server.bots.bot_workers import BotWorkers
from saloon.server.common.quotas import Allowance, Quotas
from saloon.server.match.match import Match, Unit
from saloon.server.match.open_match import game_of, open_match, options_of
from saloon.server.race.cheat_memory import CheatMemory
from saloon.server.store import BidRow, MatchRow, ResultRow, Store
from saloon.server.store.entries import Entry
from saloon.server.table import seat_commands
from saloon.server.table.actor import Actor
from saloon.server.table.answer_window import AnswerWindow
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.commands import Commands
from saloon.server.table.frame_builder import NOTHING
from saloon.server.table.ladder import results_of
from saloon.server.table.live_race.ghost import Ghost
from saloon.server.table.live_race.race import Race
from saloon.server.table.live_race.race_clock import RaceTimes
from saloon.server.table.people import People
from saloon.server.table.presence import Presence
from saloon.server.table.publish import Outgoing, Publisher
from saloon.server.table.timekeeper import Timekeeper
from saloon.server.transport.connection import Connection

log = structlog.get_logger()
COME_BACK: Final = 1012  # how a connection ends that is to be opened again: the house starts something over


class TableContext(Struct):
    """What a table works with."""

    store: Store
    bot_workers: BotWorkers
    pace: float  # seconds a bot takes at least for a move, so that people can follow
    patience: float  # seconds before a bot keeps the seat of somebody who is gone
    race: RaceTimes = RaceTimes()
    watch: CheatMemory = field(default_factory=CheatMemory)
    recovery: float = 1.0  # seconds between two tries of a table to go on after something failed
    spectators: int = 500  # connections of spectators at one table; who has a seat always comes in
    quotas: Quotas = field(default_factory=lambda: Quotas(Allowance()))  # what is left for each guest and address
    shows: int = 8  # matches of one host that bots play among themselves while somebody watches, at one time


class Host(Protocol):
    """What a table asks of the house."""

    async def rematch(self, row: MatchRow, outcome: Outcome) -> str:
        """Open the next match of the same people."""

    def shows(self, table: Table) -> int:
        """How many other matches of a table's host bots play among themselves while somebody watches."""


class Table(Actor):
    """One match and the people around it."""

    def __init__(self, row: MatchRow, context: TableContext, house: Host, ghost: Ghost | None = None) -> None:
        super().__init__()
        self.row = row
        self._saved = row.copy()  # as it is stored
        self._next_start = 0.0  # before which it does not start over again
        self._closed = False
        self.context = context
        self.house = house
        self.ghost = ghost
        self.game = game_of(row)
        self.options = options_of(row)
        self.people = People(row.seats)
        self.match: Match | None = None
        self.time = Timekeeper(row.terms.clock, len(row.seats))
        self.presence = Presence(self)
        self.commands = Commands(self)
        self.bots = BotSeats(self)
        self.race = Race(self) if self.game.race else None
        self.window = AnswerWindow(self)
        self.publisher = Publisher(self)

    # The actor --------------------------------------------------------------------------------------------------

    def open(self, entries: Sequence[Entry], bids: Sequence[BidRow] = ()) -> None:
        """Stand the table up again from what is stored, and begin to work; `Unplayable` if the rules refuse it now."""
        self._restore(entries)
        if self.race is not None and self.match is not None:
            self.race.reopen(self.match, bids)
        self.wake()

    def close(self) -> None:
        """Stop working; what was acknowledged is stored."""
        self._closed = True
        self.time.stop()
        self.window.stop()
        self.publisher.stop()
        if self.race is not None:
            self.race.close()
        self.stop()

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way: no thought, no write, nobody's clock."""
        return not (self.people.connections or self.bots.thinking or self._waits or self._runs_on)

    @property
    def timed(self) -> bool:
        """Whether a match is played against a clock: its time is kept when the house is closed."""
        return self.row.terms.clock is not None and self.row.phase == "playing" and not self.people.bots_only

    @property
    def _runs_on(self) -> bool:
        """Whether a match against a clock goes on by itself: somebody's time runs, in a turn, a window or a race."""
        return self.timed and (self.time.alarmed or self.window.open or (self.race is not None and self.race.alarmed))

    def hear(self, connection: Connection, command: wire.FromBrowser) -> None:
        """Carry a command out in its turn; mostly that is now, which is done without the inbox to save its cost."""
        if self._waits or self._inbox:
            self.submit(partial(self.commands.carry_out, connection, command))
            return
        try:
            work = self.commands.carry_out(connection, command)
        except Exception as error:
            self._fail(error)
        else:
            if work is not None:
                self._wait_for(work)

    def _fail(self, error: Exception) -> None:
        if self._closed:
            return
        log.error("a table's job failed", match=self.row.id, exc_info=error)
        self._wait_for(self._start_over())

    async def _start_over(self) -> None:
        """Something went wrong between memory and disk: what is stored is the truth, and everybody sees it anew.

        What fails once may fail at once again, as long as a disk is full: the house and its log get a rest between.
        """
        await asyncio.sleep(self._next_start - time.monotonic())
        self._next_start = time.monotonic() + self.context.recovery
        try:
            await self._stand_up_again()
        except Exception:  # nobody knows how the match stands: who waits for an answer asks again on another connection
            for connection in self.people.connections:
                connection.close(COME_BACK)
            raise
        self.commands.answer_owed()
        for connection in self.people.connections:
            self.publisher.all_to(connection)

    async def _stand_up_again(self) -> None:
        """Forget the match and read it again."""
        row = await self.context.store.match(self.row.id)
        assert row is not None
        row.time = max(row.time, self.time.now()) if self.timed else row.time  # nobody wins time by a full disk
        self.row = row
        self._saved = row.copy()
        self.people.seats = row.seats
        self.people.seats_changed()
        self.match = None
        self.window.stop()
        self.time.stop()
        self.time = Timekeeper(row.terms.clock, len(row.seats))
        if self.race is not None:
            self.race.close()
            self.race = Race(self)
            for connection in self.people.connections:
                self.race.ping_schedule.attach(connection)
        self.open(await self.context.store.entries(row.id), await self.context.store.bids(row.id))

    def _restore(self, entries: Sequence[Entry]) -> None:
        if self.row.phase == "gathering":
            return
        match = self._stand_up()
        for entry in entries:
            self.time.replay(entry.at)
            match.restore([entry])
            self.time.turn_of([] if self._shares_time(match) else match.to_move(), match.turn())
            if entry.command:
                self.commands.remember(self.row.seats[entry.seat].guest, entry.command)
        self.time.replay(max(self.time.now(), self.row.time))

    def _stand_up(self) -> Match:
        self.match = open_match(self.row, () if self.ghost is None else self.ghost.draws)
        return self.match

    # People -----------------------------------------------------------------------------------------------------

    async def rename(self, guest: str, old: str, new: str) -> None:
        """Somebody has another name."""
        seat_commands.rename(self.row, guest, old, new)
        for connection in self.people.connections:
            if connection.guest == guest:
                connection.name = new
        await self.save()
        self.publisher.news()

    async def forget(self, guest: str) -> None:
        """Somebody is erased, and nobody on open connections too; where the match goes on, a bot plays for them."""
        self.people.forget(guest)
        seat_commands.forget(self.row, guest, self.game)
        await self.people_changed()

    # The match --------------------------------------------------------------------------------------------------

    def to_move(self) -> list[int]:
        """The seats that are to move."""
        return [] if self.match is None else self.match.to_move()

    async def people_changed(self) -> None:
        """Somebody came or went: the match begins when everybody is there; else all see it anew."""
        if self.ready():
            await self.begin()
            return
        await self.save()
        self.presence.see_out_spectators()
        for connection in self.people.connections:
            self.publisher.all_to(connection)
        self.wake()

    def ready(self) -> bool:
        """Whether the match can begin."""
        return self.row.phase == "gathering" and self.people.complete()

    async def begin(self) -> None:
        """Everybody is here: the match begins, from its opening or from the position it was taken over at."""
        match = self._stand_up()
        self.time = Timekeeper(self.row.terms.clock, len(self.row.seats))
        taken_over = await self.context.store.entries(self.row.id) if self.row.prefix else []
        match.restore(taken_over)
        before = [*match.past()] if taken_over else []
        unit = match.settle(0)
        self.row.phase = "playing"
        self.row.barred = {}  # nobody sits down any more
        self.row.began = int(time.time() * 1000)
        await self.save(len(taken_over), unit)
        self.presence.see_out_spectators()
        self.presence.wait_for_the_gone()
        self.publisher.news()
        if before:
            self.publisher.past(before)
        for connection, letter in self.publisher.letters(unit, 0):
            connection.post(letter)
        self.wake()

    def settle(self, unit: Unit, connection: Connection | None = None) -> None:
        """Store what a command did, and tell it once it is on disk. It is written now, while all of it is at hand."""
        if self.race is not None:  # times what is shown, so nothing is written before it can be sent
            self._wait_for(self.settle_within(unit, connection))
            return
        since = self._close_unit(unit)
        letters = self.publisher.letters(unit, since, connection)
        self._waits = True
        self.context.store.append(self.row, since, unit.entries, partial(self._stored, unit, letters, connection))

    async def settle_within(
        self, unit: Unit, connection: Connection | None = None, news: wire.ToBrowser | None = None
    ) -> None:
        """The same within work that goes on, with news that everybody hears first."""
        since = self._close_unit(unit)
        try:
            await self.context.store.append_durably(self.row, since, unit.entries, self._results())
        except Exception:
            self._owe(connection, unit)
            raise
        if news is not None:
            self.publisher.to_all(news)
        self._tell(unit, self.publisher.letters(unit, since, connection), connection)

    def _close_unit(self, unit: Unit) -> int:
        """How many entries came before; the match may be over."""
        assert self.match is not None
        if self.match.state.to_move() == 0:
            outcome = self.match.state.outcome()
            self.row.phase, self.row.ranks = "over", None if outcome is None else list(outcome.ranks)
        return self.match.seq - len(unit.entries)

    def _results(self) -> list[ResultRow]:
        """What counts on a ladder, once the match is over."""
        outcome = None if self.match is None else self.match.state.outcome()
        return [] if outcome is None else results_of(self.row, self.game, self.options, outcome)

    def _stored(
        self, unit: Unit, letters: list[Outgoing], connection: Connection | None, error: Exception | None
    ) -> None:
        """What a command did is on disk: answer it and tell everybody, see who is next, and go on."""
        if error is not None:
            self._owe(connection, unit)
            self._fail(error)
            return
        self._tell(unit, letters, connection)
        self._go_on()

    def _owe(self, connection: Connection | None, unit: Unit) -> None:
        """What a command did could not be stored."""
        if connection is not None:
            self.commands.owe(connection, unit.entries[0].command)

    def _tell(self, unit: Unit, letters: list[Outgoing], connection: Connection | None) -> None:
        """Answer the command and tell everybody, then see who is next."""
        if connection is not None:
            self.commands.remember(connection.guest, unit.entries[0].command)
        for viewer, letter in letters:
            viewer.post(letter)
        if self.row.phase == "over":
            self.publisher.news()
        self.wake()

    async def save(self, seq: int = 0, unit: Unit = NOTHING) -> None:
        """Store the people, the terms and the phase, with what was just done."""
        self.people.seats_changed()
        await self.context.store.save_match(self._saved, self.row, seq, unit.entries)
        self._saved = self.row.copy()

    def wake(self) -> None:
        """Wake the bots that are to move, and set the alarm of the clock."""
        if self.match is not None and self.row.phase == "playing" and not self._closed:
            if self.people.bots_only and not self.people.connections:
                self._pause()
                return
            if self.race is not None and self.race.wake(self.match):
                self.time.stop()
                return
            movers = self.to_move()
            self.window.wake(self.match)
            self.bots.wake(self.match, movers)
            timed = [] if self._shares_time(self.match) else movers
            self.time.set_alarm(timed, self.match.turn(), self._alarm, self.context.pace)

    def _pause(self) -> None:
        """Bots alone wait for somebody to watch, and so does their time."""
        self.window.stop()
        self.time.pause()
        if self.race is not None:
            self.race.pause()

    def _shares_time(self, match: Match) -> bool:
        """Whether nobody's clock runs because all have the same time, in a window or in a race."""
        return self.window.asks(match) or (self.race is not None and match.racing())

    def _alarm(self) -> None:
        self.submit(self._ring)

    def _ring(self) -> None:
        """Somebody's time is up: the game's fallback is moved."""
        late = self.time.late()
        if late is None or self.match is None or self.row.phase != "playing":
            self.wake()
            return
        move = self.game.moves.text(self.match.state.fallback(late))
        unit = self.match.move(late, move, self.time.now(), note="time")
        unit.late = late
        self.settle(unit)
