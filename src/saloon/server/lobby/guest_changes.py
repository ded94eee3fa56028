"""A guest gets another name, signs out elsewhere or is erased: in the store, and at the tables of this house."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Protocol

from saloon.bots.registry import strongest_bot
from saloon.kernel import find_game, games
from saloon.server.store import MatchRow
from saloon.server.store.news import Erased, Renamed, SignedOut
from saloon.server.table import seat_commands
from saloon.server.table.context import TableContext
from saloon.server.table.table import Table
from saloon.server.transport.websocket import GOING_AWAY


class Tables(Protocol):
    """The tables of a house."""

    @property
    def context(self) -> TableContext:
        """What all of them work with."""

    @property
    def new_rows(self) -> Iterable[MatchRow]:
        """The matches that nobody has come to yet, as far as they are kept at hand."""

    def at_tables(self, guests: Sequence[str]) -> list[tuple[str, Table]]:
        """Where these guests sit or are, at tables that stand."""

    async def opened(self) -> None:
        """Wait for the tables that are being stood up from what was stored before."""


async def rename(house: Tables, guest: str, old: str, new: str) -> int:
    """A guest has another name, at every table that still plays or gathers; returns at how many seats."""
    changed = await house.context.store.rename_guest(guest, old, new)
    for row in house.new_rows:
        seat_commands.rename(row, guest, old, new)
    await hear(house, Renamed(guest, old, new))
    return changed


async def forget(house: Tables, *gone: str) -> None:
    """Erase guests, at the tables too, so that none of them writes a name down again."""
    forget_at_tables(house, gone)
    await house.context.store.forget_guests(gone, stand_ins())
    for row in house.new_rows:
        for guest in people_of(row).intersection(gone):
            seat_commands.forget(row, guest, find_game(row.game))
    await hear(house, Erased(gone))


def sign_out(house: Tables, guest: str) -> None:
    """Close all connections of a guest: who may come back does so by itself."""
    for _, table in house.at_tables([guest]):
        for connection in [connection for connection in table.people.connections if connection.guest == guest]:
            connection.close(GOING_AWAY)


async def hear(house: Tables, news: Renamed | Erased | SignedOut) -> None:
    """It is so in the store: now at the tables, those too that are being stood up."""
    match news:
        case Renamed(guest, old, new):
            await house.opened()
            for _, table in house.at_tables([guest]):
                table.submit(partial(table.presence.rename, guest, old, new))
        case Erased(gone):
            for guest in gone:
                house.context.watch.forget(guest)
            await house.opened()
            forget_at_tables(house, gone)
        case SignedOut(guest):
            sign_out(house, guest)


def forget_at_tables(house: Tables, gone: Sequence[str]) -> None:
    """Erased guests leave the tables that stand."""
    for guest, table in house.at_tables(gone):
        table.submit(partial(table.presence.forget, guest))


def people_of(row: MatchRow) -> set[str]:
    """The guests whose match it is, and those whom it names though it is theirs no more."""
    return {row.host, *row.barred, *(seat.guest for seat in row.seats if seat.guest is not None)}


def stand_ins() -> dict[str, str]:
    """Who plays on for somebody who is erased, in each game."""
    return {name: strongest_bot(game) for name, game in games().items()}
