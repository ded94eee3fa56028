"""The house: it opens tables, finds them again after a restart, and closes those that nobody needs."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import msgspec
import structlog

from saloon.kernel import Outcome, find_game
from saloon.server.cluster.ownership import Alone, Ownership, Released
from saloon.server.common.ids import new_id
from saloon.server.lobby import guest_changes
from saloon.server.lobby.new_match import Invited, NewMatch, NoGhost, draft
from saloon.server.lobby.record_import import moves_before
from saloon.server.match.luck import new_secret
from saloon.server.match.open_match import options_of, write_options
from saloon.server.store import MatchRow, SeatRow
from saloon.server.store.entries import Entry
from saloon.server.store.news import Deleted, News
from saloon.server.store.rows import Phase
from saloon.server.table.context import TableContext
from saloon.server.table.live_race.ghost import Ghost, last_raced
from saloon.server.table.table import Table
from saloon.server.transport.websocket import GOING_AWAY

log = structlog.get_logger()

NEW: Final = 4096  # matches that nobody has come to and that are kept at hand
AT_HAND: Final = 100_000  # moves of matches that are stood up, before those that nobody needs are looked for at once
SWEEP: Final = 60.0  # seconds between two looks for tables that nobody needs
AT_ONCE: Final = 20  # tables that are left to another house together
RACE: Final = 5.0  # seconds for which a house that leaves waits for the end of a race
BLINK: Final = 0.01  # seconds until it looks again
GENTLY: Final = 3.0  # times as long as a table takes to be stood up, that the house rests before the next


class TableRegistry:
    """All tables of one server."""

    def __init__(self, context: TableContext, ownership: Ownership | None = None) -> None:
        self._context = context
        self._ownership = Alone(context.store) if ownership is None else ownership
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
        guest_changes.stand_ins()  # bots are looked for now, and not while people play
        if (shared := self._context.store.shared) is not None:
            shared.listen(self.hear)
        self._chores = [
            asyncio.create_task(self._resume()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self.hang_up_when_cut_off()),
        ]

    async def close(self) -> None:
        """Close all tables."""
        for chore in self._chores:
            chore.cancel()
        timed = {match: table.state.time.now() for match, table in self._tables.items() if table.timed}
        try:
            await self._context.store.save_times(timed)
        finally:
            for table in self._tables.values():
                table.close()

    async def hand_over(self) -> None:
        """Leave all tables to other houses, some at a time; where there is a race, as soon as it is over."""
        await self.opened()
        until = time.monotonic() + RACE
        while self._tables:
            patient = time.monotonic() < until
            settled = [match for match, table in self._tables.items() if table.settled or not patient]
            await self._leave(settled[:AT_ONCE])
            if not settled:
                await asyncio.sleep(BLINK)

    async def _leave(self, matches: Sequence[str]) -> None:
        """Run these matches no more, and send their people after them once another house may run them."""
        tables = {match: self._tables.pop(match) for match in matches}
        left = {
            match: Released(
                time=table.state.time.now() if table.timed else None,
                goes_on=table.row.phase == "playing" and not table.idle,
            )
            for match, table in tables.items()
        }
        for table in tables.values():
            table.close()
        self._ownership.release(left)
        await self._ownership.released()
        for table in tables.values():
            for connection in [*table.people.connections]:
                connection.close(GOING_AWAY)

    async def hang_up_when_cut_off(self) -> None:
        """Whenever others may have gone on with the matches of this house, send everybody to ask where they are run."""
        while True:
            await self._ownership.cut_off()
            for table in self._tables.values():
                for connection in [*table.people.connections]:
                    connection.close(GOING_AWAY)

    async def _resume(self) -> None:
        """Stand up the tables at which bots or a clock go on, one by one; all others wait until somebody comes."""
        async for match in self._ownership.orphans():
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
        gone = [match for match, table in self._tables.items() if table.idle]
        for match in gone:
            self._tables.pop(match).dissolve()
        self._ownership.release(dict.fromkeys(gone, Released()))

    def shows(self, row: MatchRow) -> int:
        """How many other matches of this one's host bots play among themselves while somebody watches."""
        return sum(
            other.row.host == row.host and other.people.bots_only and other.row.phase != "over"
            for other in self._tables.values()
            if other.row.id != row.id and other.people.connections
        )

    def stands(self, match: str) -> bool:
        """Whether this house runs a match now."""
        return match in self._tables

    async def table(self, match: str) -> Table | None:
        """The table of a match, stood up again from the store if need be.

        `Unplayable` if the rules refuse it now, `Elsewhere` if another house runs it.
        """
        table = self._tables.get(match)
        if table is None and match not in self._going:
            new = self._new.pop(match, None)
            table = await self._found(match) if new is None else await self._open_new(new)
        return table

    async def _open_new(self, row: MatchRow) -> Table:
        """The table of a match that nobody has come to yet; the store need not be asked."""
        table = self._tables[row.id] = Table(row, self._context, self)
        await table.open([])
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
        await self._ownership.claim(match)
        try:
            table = await self._read(match)
        except BaseException:
            self._ownership.release({match: Released()})
            raise
        if table is not None:
            self._moves += table.length
            if self._moves > AT_HAND:  # of visitors who look at one long match after the other
                self._close_idle()
            self._tables[match] = table
        return table

    async def _read(self, match: str) -> Table | None:
        store = self._context.store
        row = await store.match(match)
        if row is None:
            return None
        table = Table(row, self._context, self, await self._ghost(row))
        entries = await store.entries(match) if row.prefix or row.phase != "gathering" else []
        await table.open(entries, await store.bids(match) if table.race is not None else ())
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
        """Store a new match, and keep it at hand: people are about to come, unless it is to another house."""
        await self._context.store.add_match(row, moves)
        if not self._ownership.alone:
            return
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
            sitters=[],
            seats=[SeatRow(number, seat.kind, seat.guest, seat.name) for number, seat in enumerate(moved)],
        )
        await self._add(following)
        if following.room is not None:
            await self._context.store.call_room(following.room, following.id, None)
        return following.id

    async def hear(self, news: News) -> None:
        """Another house has changed in the store what tables here may know."""
        if isinstance(news, Deleted):
            self._deleted(news.matches)
        else:
            await guest_changes.hear(self, news)

    @property
    def context(self) -> TableContext:
        """What all tables work with."""
        return self._context

    @property
    def new_rows(self) -> Iterable[MatchRow]:
        """The matches that nobody has come to yet, as far as they are kept at hand."""
        return self._new.values()

    def at_tables(self, guests: Sequence[str]) -> list[tuple[str, Table]]:
        """Where these guests sit or are, at tables that stand."""
        here = [(table, guest_changes.people_of(table.row).union(watchers(table))) for table in self._tables.values()]
        return [(guest, table) for table, people in here for guest in people.intersection(guests)]

    async def opened(self) -> None:
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
        self._deleted(gone)

    def _deleted(self, gone: Sequence[str]) -> None:
        """A match whose rematch is gone may have another one."""
        for table in self._tables.values():
            if table.row.next in gone:
                table.row.next = None

    def _is_idle(self, match: str) -> bool:
        table = self._tables.get(match)
        return table is None or table.idle


def watchers(table: Table) -> Iterator[str]:
    """The guests who are at a table, with a seat or without."""
    return (connection.guest for connection in table.people.connections if connection.guest is not None)
