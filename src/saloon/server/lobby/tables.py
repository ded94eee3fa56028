"""The house: it opens tables, finds them again after a restart, and closes those that nobody needs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
import structlog

from saloon.bots.registry import strongest_bot
from saloon.kernel import Outcome, find_game, games
from saloon.server.common.ids import new_id
from saloon.server.lobby.new_match import Invited, NewMatch, NoGhost, draft
from saloon.server.lobby.record_import import moves_before
from saloon.server.match.luck import new_secret
from saloon.server.match.open_match import options_of, write_options
from saloon.server.store import MatchRow, SeatRow
from saloon.server.store.entries import Entry
from saloon.server.store.rows import Phase
from saloon.server.table import seat_commands
from saloon.server.table.context import TableContext
from saloon.server.table.live_race.ghost import Ghost, last_raced
from saloon.server.table.table import Table
from saloon.server.transport.websocket import GOING_AWAY

log = structlog.get_logger()

NEW: Final = 4096  # matches that nobody has come to and that are kept at hand
AT_HAND: Final = 100_000  # moves of matches that are stood up, before those that nobody needs are looked for at once
SWEEP: Final = 60.0  # seconds between two looks for tables that nobody needs
GENTLY: Final = 3.0  # times as long as a table takes to be stood up, that the house rests before the next


class TableRegistry:
    """All tables of one server."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table | None]] = {}  # that are being stood up
        self._new: dict[str, MatchRow] = {}  # matches that nobody has come to yet
        self._going: set[str] = set()  # matches that are being deleted
        self._moves = 0  # of the matches that were stood up since tables were looked for that nobody needs
        self._chores: list[asyncio.Task[None]] = []

    @property
    def tables(self) -> int:
        """How many tables stand."""
        return len(self._tables)

    def open(self) -> None:
        """Let matches go on that need nobody to come, and close tables that nobody needs, beside everything else."""
        stand_ins()  # bots are looked for now, and not while people play
        self._chores = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Close all tables."""
        for chore in self._chores:
            chore.cancel()
        timed = {match: table.state.time.now() for match, table in self._tables.items() if table.timed}
        await self._context.store.save_times(timed)
        for table in self._tables.values():
            table.close()

    async def _resume(self) -> None:
        """Stand up the tables at which bots or a clock go on, one by one; all others wait until somebody comes."""
        for match in await self._context.store.running_by_themselves():
            began = time.thread_time()
            try:
                await self.table(match)
            except Exception:  # whatever is wrong with one match keeps nobody from the others
                log.exception("a match cannot be played on", match=match)
            await asyncio.sleep((time.thread_time() - began) * GENTLY)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            self._close_idle()

    def _close_idle(self) -> None:
        """Close the tables that nobody needs."""
        self._moves = 0
        for match in [match for match, table in self._tables.items() if table.idle]:
            self._tables.pop(match).dissolve()

    def shows(self, row: MatchRow) -> int:
        """How many other matches of this one's host bots play among themselves while somebody watches."""
        return sum(
            other.row.host == row.host and other.people.bots_only and other.row.phase != "over"
            for other in self._tables.values()
            if other.row.id != row.id and other.people.connections
        )

    async def table(self, match: str) -> Table | None:
        """The table of a match, stood up again from the store if need be; `Unplayable` if the rules refuse it now."""
        table = self._tables.get(match)
        if table is None and match not in self._going:
            new = self._new.pop(match, None)
            table = await self._found(match) if new is None else self._open_new(new)
        return table

    def _open_new(self, row: MatchRow) -> Table:
        """The table of a match that nobody has come to yet; the store need not be asked."""
        table = self._tables[row.id] = Table(row, self._context, self)
        table.open([])
        return table

    async def _found(self, match: str) -> Table | None:
        """The table of a match that is in the store; who comes while it is stood up waits for the same."""
        while True:
            opening = self._opening.get(match)
            if opening is None:
                opening = self._opening[match] = asyncio.create_task(self._stand_up(match))
                opening.add_done_callback(lambda _: self._opening.pop(match))
            table = await asyncio.shield(opening)
            if table is self._tables.get(match):  # else it was closed again before anybody came
                return table

    async def _stand_up(self, match: str) -> Table | None:
        store = self._context.store
        row = await store.match(match)
        if row is None:
            return None
        table = Table(row, self._context, self, await self._ghost(row))
        entries = await store.entries(match) if row.prefix or row.phase != "gathering" else []
        table.open(entries, await store.bids(match) if table.race is not None else ())
        self._moves += table.length
        if self._moves > AT_HAND:  # of visitors who look at one long match after the other
            self._close_idle()
        self._tables[match] = table
        return table

    async def _ghost(self, row: MatchRow) -> Ghost | None:
        """The ghost that is raced in a match."""
        ghost = row.terms.ghost
        if ghost is None:
            return None
        return Ghost(find_game(row.game), await self._context.store.entries(ghost.match), ghost.seat)

    async def create(self, wanted: NewMatch, guest: str, name: str, invited: Invited | None = None) -> str:
        """A new match; returns its id. `BadRequest` says what cannot be."""
        row = draft(wanted, guest, name, invited)
        taken_over = await moves_before(self._context.store, wanted.fork, row) if wanted.fork is not None else []
        row.prefix = len(taken_over)
        if row.terms.race is not None and row.terms.race.mode == "ghost":
            ghost = last_raced(await self._context.store.matches_of(guest), row, guest)
            if ghost is None:
                raise NoGhost("there is no finished match of yours with these options")
            race = msgspec.structs.replace(row.terms.race, ghost=ghost)
            row.terms = msgspec.structs.replace(row.terms, race=race)
        await self._add(row, taken_over)
        return row.id

    async def _add(self, row: MatchRow, moves: Sequence[Entry] = ()) -> None:
        """Store a new match, and keep it at hand: people are about to come."""
        await self._context.store.add_match(row, moves)
        if len(self._new) >= NEW:
            del self._new[next(iter(self._new))]  # the oldest
        if row.terms.ghost is None and not row.prefix:  # a ghost is in the store, and so is what was taken over
            self._new[row.id] = row

    async def rematch(self, row: MatchRow, outcome: Outcome) -> str:
        """The next match of the same people, each one seat on. Everybody brings a new nonce.

        It stays in their room, and everybody there is called to it.
        """
        game = find_game(row.game)
        moved = [*row.seats[1:], row.seats[0]]
        turned = msgspec.structs.replace(outcome, ranks=(*outcome.ranks[1:], outcome.ranks[0]))
        following = msgspec.structs.replace(
            row,
            id=new_id(),
            phase="gathering",
            options=write_options(game.rematch(options_of(row), turned)),
            secret=new_secret(),
            prefix=0,
            created=int(time.time()),
            began=None,
            next=None,
            ranks=None,
            time=0,
            barred={},
            seats=[SeatRow(number, seat.kind, seat.guest, seat.name) for number, seat in enumerate(moved)],
        )
        await self._add(following)
        if following.room is not None:
            await self._context.store.call_room(following.room, following.id, None)
        return following.id

    async def rename(self, guest: str, old: str, new: str) -> int:
        """A guest has another name, at every table that still plays or gathers; returns at how many seats."""
        changed = await self._context.store.rename_guest(guest, old, new)
        for row in self._new.values():
            seat_commands.rename(row, guest, old, new)
        await self._opened()
        for _, table in self._at_tables([guest]):
            table.submit(partial(table.presence.rename, guest, old, new))
        return changed

    async def forget(self, *gone: str) -> None:
        """Erase guests, at the tables too, so that none of them writes a name down again."""
        for guest, table in self._at_tables(gone):
            table.submit(partial(table.presence.forget, guest))
        await self._context.store.forget_guests(gone, stand_ins())
        for guest in gone:
            self._context.watch.forget(guest)
        for row in self._new.values():
            for guest in people_of(row).intersection(gone):
                seat_commands.forget(row, guest, find_game(row.game))
        await self._opened()
        for guest, table in self._at_tables(gone):  # that was stood up meanwhile
            table.submit(partial(table.presence.forget, guest))

    def sign_out(self, guest: str) -> None:
        """Close all connections of a guest: who may come back does so by itself."""
        for _, table in self._at_tables([guest]):
            for connection in [connection for connection in table.people.connections if connection.guest == guest]:
                connection.close(GOING_AWAY)

    def _at_tables(self, guests: Sequence[str]) -> list[tuple[str, Table]]:
        """Where these guests sit or are, at tables that stand."""
        here = [(table, people_of(table.row).union(watchers(table))) for table in self._tables.values()]
        return [(guest, table) for table, people in here for guest in people.intersection(guests)]

    async def _opened(self) -> None:
        """Wait for the tables that are being stood up from what was stored before."""
        if self._opening:
            await asyncio.wait(self._opening.values())

    async def remove(self, matches: Sequence[str], phase: Phase, moment: int) -> None:
        """Delete matches to which nothing has happened since this second, unless somebody is there."""
        gone = [match for match in matches if match not in self._opening and self._is_idle(match)]
        for match in gone:
            self._new.pop(match, None)
            if match in self._tables:
                self._tables.pop(match).dissolve()
        self._going.update(gone)
        try:
            await self._context.store.delete_matches(gone, phase, moment)
        finally:
            self._going.difference_update(gone)
        for table in self._tables.values():
            if table.row.next in gone:
                table.row.next = None

    def _is_idle(self, match: str) -> bool:
        table = self._tables.get(match)
        return table is None or table.idle


def stand_ins() -> dict[str, str]:
    """Who plays on for somebody who is erased, in each game."""
    return {name: strongest_bot(game) for name, game in games().items()}


def people_of(row: MatchRow) -> set[str]:
    """The guests whose match it is, and those whom it names though it is theirs no more."""
    return {row.host, *row.barred, *(seat.guest for seat in row.seats if seat.guest is not None)}


def watchers(table: Table) -> Iterator[str]:
    """The guests who are at a table, with a seat or without."""
    return (connection.guest for connection in table.people.connections if connection.guest is not None)
