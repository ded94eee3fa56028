"""The house: it opens tables, finds them again after a restart, and closes those that nobody needs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from functools import partial
from typing import Annotated

import msgspec
import structlog
from msgspec import Meta, Struct

from saloon.bots.registry import BadBot, check_bot
from saloon.kernel import (
    BadOptions,
    Outcome,
    Record,
    Result,
    UnknownGame,
    changed_options,
    check_record,
    find_game,
    option_texts,
    position_tags,
    read_option_texts,
    read_options,
    read_record,
)
from saloon.server.entries import Entry
from saloon.server.ghost import GHOST, Ghost, last_raced
from saloon.server.luck import Luck, luck_tags, new_secret
from saloon.server.match import Match
from saloon.server.modes import BadMode, SeatKind, fit_mode
from saloon.server.store import MatchRow, SeatRow, Terms
from saloon.server.table import Table, Tools
from saloon.server.timings import camera_tags

log = structlog.get_logger()
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else
NOTE = 120  # characters that are kept of a comment in a record that was brought along
NEW = 4096  # matches that nobody has come to and that are kept at hand
SWEEP = 60.0  # seconds between two looks for tables that nobody needs
Name = Annotated[str, Meta(min_length=1, max_length=24)]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new match: the maker's own, somebody's on the same device, an open one, a bot's, a ghost's."""

    kind: SeatKind
    name: Annotated[str, Meta(max_length=40)] = ""


class Fork(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a finished match to play on from: what if?"""

    match: str
    moves: Annotated[int, Meta(ge=0)]


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to play."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=12)]
    options: dict[str, object] = {}
    terms: Terms = Terms()
    fork: Fork | None = None


class BadRequest(ValueError):  # noqa: N818
    """What was asked for cannot be; says why."""


class NoGhost(BadRequest):
    """Somebody who wants to race a ghost has not raced yet."""


class House:
    """All tables of one server."""

    def __init__(self, tools: Tools) -> None:
        self._tools = tools
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._new: dict[str, MatchRow] = {}  # matches that nobody has come to yet
        self._sweeper: asyncio.Task[None] | None = None

    @property
    def tables(self) -> int:
        """How many tables stand."""
        return len(self._tables)

    async def open(self) -> None:
        """Stand up the tables whose match is under way: their bots and clocks go on."""
        for match in await self._tools.store.running():
            await self.table(match)
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Close all tables."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        for table in self._tables.values():
            table.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            for match in [match for match, table in self._tables.items() if table.idle]:
                self._tables.pop(match).close()

    async def table(self, match: str) -> Table | None:
        """The table of a match; it is stood up again from the store if need be."""
        table = self._tables.get(match)
        if table is None:
            new = self._new.pop(match, None)
            table = await self._stand_up(match) if new is None else self._open_new(new)
        return table

    def _open_new(self, row: MatchRow) -> Table:
        """The table of a match that nobody has come to yet; the store need not be asked."""
        table = self._tables[row.id] = Table(row, self._tools, self)
        table.open([])
        return table

    async def _stand_up(self, match: str) -> Table | None:
        async with self._opening.setdefault(match, asyncio.Lock()):
            if match not in self._tables:
                row = await self._tools.store.match(match)
                if row is None:
                    return None
                table = Table(row, self._tools, self, await self._ghost(row))
                entries = [] if row.phase == "gathering" else await self._tools.store.entries(match)
                table.open(entries, await self._tools.store.bids(match) if table.race is not None else ())
                self._tables[match] = table
        self._opening.pop(match, None)
        return self._tables[match]

    async def _ghost(self, row: MatchRow) -> Ghost | None:
        """The ghost that is raced in a match."""
        ghost = row.terms.ghost
        if ghost is None:
            return None
        return Ghost(find_game(row.game), await self._tools.store.entries(ghost.match), ghost.seat)

    async def to_move(self, row: MatchRow) -> list[int]:
        """The seats that a match waits for."""
        table = await self.table(row.id) if row.phase == "playing" else None
        return [] if table is None else table.to_move()

    async def create(self, wanted: NewMatch, guest: str, name: str) -> str:
        """A new match; returns its id. `BadRequest` says what cannot be."""
        try:
            game = find_game(wanted.game)
            chosen, terms = fit_mode(game, wanted.options, [seat.kind for seat in wanted.seats], wanted.terms)
            options = read_options(game.Options, chosen)
            for seat in wanted.seats:
                if seat.kind == "bot":
                    check_bot(game, seat.name)
        except (UnknownGame, BadOptions, BadMode, BadBot) as error:
            raise BadRequest(str(error)) from None
        if wanted.fork is not None and terms.race == "ranked":
            raise BadRequest("a ranked match begins at its beginning")
        if len(wanted.seats) not in game.places(options):
            raise BadRequest(f"{game.id} is not for {len(wanted.seats)} seats with these options")
        moves = [] if wanted.fork is None else await self._fork(wanted)
        row = MatchRow(
            id=new_id(),
            game=game.id,
            rules=game.rules_version,
            options=msgspec.json.encode(changed_options(options)).decode(),
            phase="gathering",
            host=guest,
            terms=terms,
            secret=new_secret(),
            prefix=len(moves),
            created=int(time.time()),
            began=None,
            next=None,
            seats=[seat_row(number, seat, guest, name) for number, seat in enumerate(wanted.seats)],
        )
        ghost = last_raced(await self._tools.store.matches_of(guest), row, guest) if terms.race == "ghost" else None
        if terms.race == "ghost" and ghost is None:
            raise NoGhost("there is no finished match of yours with these options")
        row.terms = msgspec.structs.replace(terms, ghost=ghost)
        await self._add(row, moves)
        return row.id

    async def _add(self, row: MatchRow, moves: Sequence[Entry] = ()) -> None:
        """Store a new match, and keep it at hand: people are about to come."""
        await self._tools.store.add_match(row, moves)
        if len(self._new) >= NEW:
            self._new.clear()
        if row.terms.ghost is None:  # a ghost is in the store
            self._new[row.id] = row

    async def rematch(self, row: MatchRow, outcome: Outcome) -> str:
        """The next match of the same people, each one seat on. Everybody brings a new nonce."""
        game = find_game(row.game)
        options = read_options(game.Options, msgspec.json.decode(row.options))
        moved = [*row.seats[1:], row.seats[0]]
        turned = msgspec.structs.replace(outcome, ranks=(*outcome.ranks[1:], outcome.ranks[0]))
        following = msgspec.structs.replace(
            row,
            id=new_id(),
            phase="gathering",
            options=msgspec.json.encode(changed_options(game.rematch(options, turned))).decode(),
            secret=new_secret(),
            prefix=0,
            created=int(time.time()),
            began=None,
            next=None,
            seats=[SeatRow(number, seat.kind, seat.guest, seat.name) for number, seat in enumerate(moved)],
        )
        await self._add(following)
        return following.id

    async def rename(self, guest: str, old: str, new: str) -> None:
        """A guest has another name, at every table that still plays or gathers."""
        for table in await self._tables_of(guest):
            table.submit(partial(table.rename, guest, old, new))

    async def forget(self, guest: str) -> None:
        """Erase a guest, at the tables too, so that none of them writes the name down again."""
        for table in await self._tables_of(guest):
            table.submit(partial(table.forget, guest))
        self._tools.watch.forget(guest)
        await self._tools.store.forget_guest(guest)

    async def _tables_of(self, guest: str) -> list[Table]:
        """The tables where a guest sits and something may still happen."""
        standing = {match for match, table in self._tables.items() if table.people.seats_of(guest)}
        unfinished = await self._tools.store.unfinished_of(guest)
        found = [await self.table(match) for match in sorted(standing.union(unfinished))]
        return [table for table in found if table is not None]

    async def record(self, match: str) -> Record | None:
        """The record of a match that is over."""
        row = await self._tools.store.match(match)
        if row is None or row.phase != "over":
            return None
        game = find_game(row.game)
        options = read_options(game.Options, msgspec.json.decode(row.options))
        nonces = [seat.nonce for seat in row.seats]
        played = Match(game, options, len(row.seats), Luck(row.secret, row.id, nonces), row.prefix)
        played.restore(await self._tools.store.entries(match))
        outcome = played.state.outcome()
        own_luck = row.secret and row.terms.ghost is None  # a ghost's cards were drawn in another match
        tags = luck_tags(row.id, row.secret, nonces, row.prefix) if own_luck else {}
        moves = played.record_moves()
        return Record(
            game=game.id,
            rules=row.rules,
            seats=len(row.seats),
            options=option_texts(changed_options(options)),
            players={seat.seat: seat.name for seat in row.seats if seat.name},
            tags={**tags, **camera_tags(moves), **position_tags(game, played.state, len(row.seats))},
            body=moves,
            result=None if outcome is None else Result(outcome.scores, outcome.reason),
        )

    async def bring(self, text: str, guest: str) -> str:
        """Keep a record that somebody brought along, to look at; `BadRecord` if the rules refuse it."""
        check_record(text)
        record = read_record(text)
        options = read_option_texts(find_game(record.game).Options, record.options)
        row = MatchRow(
            id=new_id(),
            game=record.game,
            rules=record.rules,
            options=msgspec.json.encode(changed_options(options)).decode(),
            phase="over",
            host=guest,
            terms=Terms(),
            secret="",
            prefix=0,
            created=int(time.time()),
            began=None,
            next=None,
            seats=[SeatRow(seat, "bot", None, record.players.get(seat, "")) for seat in range(record.seats)],
        )
        entries = [Entry(moved.seat, moved.move, moved.time or 0, 0, moved.comment[:NOTE]) for moved in record.moves]
        await self._tools.store.add_match(row, entries)
        return row.id

    async def _fork(self, wanted: NewMatch) -> list[Entry]:
        assert wanted.fork is not None
        record = await self.record(wanted.fork.match)
        if record is None or record.game != wanted.game or record.seats != len(wanted.seats):
            raise BadRequest("only a finished match of the same game can be played on")
        if wanted.fork.moves >= len(record.moves):
            raise BadRequest("that match is over at this point")
        return [Entry(moved.seat, moved.move, 0) for moved in record.moves[: wanted.fork.moves]]


def new_id() -> str:
    """The name of a match in its link: 60 bits that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def seat_row(number: int, seat: NewSeat, guest: str, name: str) -> SeatRow:
    """The row of a new seat."""
    if seat.kind == "me":
        return SeatRow(number, "guest", guest, name)
    if seat.kind == "here":
        return SeatRow(number, "guest", guest, seat.name or name)
    if seat.kind == "bot":
        return SeatRow(number, "bot", None, seat.name)
    if seat.kind == "ghost":
        return SeatRow(number, "bot", None, GHOST)
    return SeatRow(number)
