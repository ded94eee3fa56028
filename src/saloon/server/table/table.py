"""A table: the actor that runs one match. It does one job after the other.

A job checks and changes what is in memory and returns its effects; the table stores them, and only then tells them:
what anybody has seen is on disk.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import structlog

from saloon.kernel import Game
from saloon.server import wire
from saloon.server.common.pieces import in_pieces, take_piece
from saloon.server.match.match import Match
from saloon.server.store import BidRow, Change, MatchRow
from saloon.server.store.entries import Entry
from saloon.server.table.actor import Actor
from saloon.server.table.answer_window import AnswerWindow
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.command_memory import CommandMemory
from saloon.server.table.commands import Commands
from saloon.server.table.context import Host, TableContext
from saloon.server.table.effects import Anew, Effects, Job, Work
from saloon.server.table.live_race.ghost import Ghost
from saloon.server.table.live_race.race import Race
from saloon.server.table.people import People
from saloon.server.table.presence import Presence
from saloon.server.table.publish import Publisher
from saloon.server.table.state import TableState
from saloon.server.table.turns import Turns
from saloon.server.transport.connection import Connection

log = structlog.get_logger()
COME_BACK: Final = 1012  # how a connection ends that is to be opened again: the house starts something over


class Table(Actor):
    """One match and the people around it."""

    __deletable__ = ("bots", "commands", "presence", "publisher", "race", "turns", "window")

    def __init__(self, row: MatchRow, context: TableContext, house: Host, ghost: Ghost | None = None) -> None:
        super().__init__()
        self.context = context
        self._saved = row.copy()  # as it is stored
        self._next_start = 0.0  # before which it does not start over again
        self._closed = False
        self._under_way: Effects | None = None  # not yet stored or told
        self.state = state = TableState(row, ghost)
        self.memory = CommandMemory(state.people)
        self.window = AnswerWindow(state, self.submit)
        self.bots = BotSeats(state, self.window, context.bot_workers, context.pace, self.submit, self.spawn)
        self.race = Race(state, context, self.bots, self.submit, self.spawn) if state.game.race else None
        pings = None if self.race is None else self.race.ping_schedule
        self.presence = Presence(state, context, house, pings)
        self.publisher = Publisher(state, self.race, self.window, self.presence.see_out)
        self.turns = Turns(state, self.window, self.bots, self.race, self.publisher, context.pace, self.submit)
        self.commands = Commands(
            state, self.memory, self.presence, self.bots, self.window, self.race, context.quotas, house
        )

    # What others see --------------------------------------------------------------------------------------------

    @property
    def row(self) -> MatchRow:
        """Its match, without its entries."""
        return self.state.row

    @property
    def people(self) -> People:
        """Who is here."""
        return self.state.people

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.state.match

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game

    def to_move(self) -> list[int]:
        """The seats that are to move."""
        return self.state.to_move()

    def dissolve(self) -> None:
        """Close a table at which nobody is, and let go of all that knows it.

        Else it would go round in circles until garbage is collected: that is seldom done, and holds up everybody.
        """
        self.close()
        if self.race is not None:
            self.race.dissolve()
        del self.bots, self.commands, self.presence, self.publisher, self.race, self.turns, self.window

    @property
    def idle(self) -> bool:
        """Whether nobody is here and nothing is under way: no thought, no write, nobody's clock."""
        return not (self.people.connections or self.bots.thinking or self._busy or (self.timed and self.turns.alarmed))

    @property
    def settled(self) -> bool:
        """Whether it can be left to another house at once: no write is under way, and no race."""
        return not self._busy and (self.race is None or self.race.settled)

    @property
    def length(self) -> int:
        """How many moves its match has, or takes over when it begins."""
        return self.row.prefix if self.match is None else self.match.seq

    @property
    def timed(self) -> bool:
        """Whether a match is played against a clock: its time is kept when the house is closed."""
        row = self.state.row
        return row.terms.clock is not None and row.phase == "playing" and not self.people.bots_only

    # The commit path --------------------------------------------------------------------------------------------

    def hear(self, connection: Connection, command: wire.FromBrowser) -> None:
        """Carry a command out in its turn; once the table is closed it may be another house's."""
        if self._closed:
            return
        self.submit(partial(self.commands.carry_out, connection, command))

    def commit(self, effects: Effects) -> None:
        """Store what a job did, then tell it: nobody hears of anything that is not durable. Nowhere else is it done."""
        if self._closed and effects.lasting:
            return  # the match may be another house's by now: nothing is stored, and nothing told
        self._under_way = effects
        past = self.publisher.missing_past(effects)
        if past is not None and not take_piece(past):
            self._wait_for(self._after(past, effects))
            return
        if not effects.lasting:
            self.durable(effects)
            return
        change = self._change_of(effects)
        self.publisher.write_ahead(effects)
        self._waits = True
        self.context.store.save(change, partial(self._stored, effects))

    async def _after(self, past: Iterator[None], effects: Effects) -> Effects:
        """The effects of a job, once the past that they tell is worked out; other tables go on meanwhile."""
        await in_pieces(past)
        return effects

    def _change_of(self, effects: Effects) -> Change:
        """The change to be stored; the match may be over."""
        unit, state = effects.unit, self.state
        over = unit is not None and state.end_if_over()
        if over or effects.row:
            effects.row = True
            state.people.seats_changed()
        return Change(
            state.row,
            seq=0 if unit is None or state.match is None else state.match.seq - len(unit.entries),
            entries=() if unit is None else unit.entries,
            before=self._saved if effects.row else None,
            bid=effects.bid,
            results=state.results() if over else (),
        )

    def _stored(self, effects: Effects, error: Exception | None) -> None:
        if error is None:
            self.durable(effects)
        else:
            self._fail(error)

    def tell(self, effects: Effects) -> Effects | Work | None:
        """The effects are durable: answer, tell everybody, see who is next; returns the work that follows."""
        if effects.row:
            self._saved = self.state.row.copy()
        if effects.sender is not None:
            self.memory.remember(effects.sender.guest, effects.command)
        self.publisher.publish(effects)
        self._under_way = None
        if self._closed:  # what was stored is told, and nothing begins any more
            return None
        for seconds, job in effects.timers:
            self.spawn(self._later(seconds, job))
        if effects.wakes:
            self.turns.wake()
        return None if effects.then is None else effects.then()

    async def _later(self, seconds: float, job: Job) -> None:
        await asyncio.sleep(seconds)
        self.submit(job)

    # Opening, closing, starting over ----------------------------------------------------------------------------

    async def open(self, entries: Sequence[Entry], bids: Sequence[BidRow] = ()) -> None:
        """Stand the table up again from what is stored, and begin to work; `Unplayable` if the rules refuse it now."""
        state, gathering = self.state, self.state.row.phase == "gathering"
        if gathering and not entries:
            return
        match = state.open_match()
        await in_pieces(self._restore(match, entries))
        if gathering:
            state.fork = match
            return
        state.match = match
        state.time.replay(max(state.time.now(), state.row.time))
        if self.race is not None:
            for bid in self.race.reopen(match, bids):
                self._remember(bid.seat, bid.command)
        self.turns.wake()

    def _restore(self, match: Match, entries: Sequence[Entry]) -> Iterator[None]:
        """Make stored moves again, one a step; time and answers are as they were."""
        time = self.state.time
        for entry, _ in zip(entries, match.restoring(entries), strict=True):
            time.replay(entry.at)
            time.turn_of([] if self.turns.shares_time(match) else match.to_move(), match.turn())
            self._remember(entry.seat, entry.command)
            yield

    def _remember(self, seat: int, command: int) -> None:
        if command:
            self.memory.remember(self.state.row.seats[seat].guest, command)

    def close(self) -> None:
        """Stop working; what was acknowledged is stored."""
        self._closed = True
        self.turns.close()
        self.publisher.stop()
        self.stop()

    def _fail(self, error: Exception) -> None:
        """A job went wrong, or could not be stored: whoever asked is answered when it is known what stands."""
        if self._closed:
            return
        log.error("a table's job failed", match=self.row.id, exc_info=error)
        failed, self._under_way = self._under_way, None
        if failed is not None and failed.sender is not None:
            self.memory.owe(failed.sender, failed.command)
        self._wait_for(self._start_over())

    async def _start_over(self) -> Effects:
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
        effects = Effects(wakes=False)
        effects.told += [*self.memory.owed_answers(), Anew()]
        return effects

    async def _stand_up_again(self) -> None:
        """Forget the match and read it again."""
        store, state = self.context.store, self.state
        row = await store.match(state.row.id)
        assert row is not None
        row.time = max(row.time, state.time.now()) if self.timed else row.time  # nobody wins time by a full disk
        self._saved = row.copy()
        state.begin_anew(row)
        self.window.stop()
        if self.race is not None:
            self.race.begin_anew()
        await self.open(await store.entries(row.id), await store.bids(row.id))
