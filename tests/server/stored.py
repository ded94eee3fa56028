"""What tests of the store need: a match, entries that are durable, and a way into the file past the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial

from sqlalchemy import Engine, NullPool, create_engine

from saloon.kernel import Record
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.records.analysis import finished
from saloon.server.records.analysis_jobs import whole_record
from saloon.server.store import Change, MatchRow, SeatRow, Store, Terms
from saloon.server.store.entries import Entry
from saloon.server.store.sqlite.writer import settle


def append(store: Store, match: int, *moves: Entry, seq: int = 0) -> Awaitable[None]:
    """Append entries; done when they are durable."""
    return save(store, Change(a_match(match), seq=seq, entries=moves))


def save(store: Store, change: Change) -> Awaitable[None]:
    """Write a change; done when it is durable."""
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.save(change, partial(settle, written))
    return written


def engine_of(database: str) -> Engine:
    """A way into a file that keeps nothing open."""
    return create_engine(f"sqlite:///{database}", poolclass=NullPool)


async def record_of(store: Store, match: str) -> Record:
    """The record of a match that is over."""
    row = await store.match(match)
    assert row is not None
    assert row.phase == "over"
    return whole_record(await finished(store, row))


def a_match(number: int = 1) -> MatchRow:
    return MatchRow(
        id=f"m{number}",
        game="duel",
        rules=1,
        options='{"touch_move":true}',
        phase="playing",
        host="ann",
        terms=Terms(chat=True, clock=ClockSettings(30, 60)),
        secret="ab" * 32,
        prefix=0,
        created=5,
        began=6,
        next=None,
        seats=[SeatRow(0, "guest", "ann", "Ann", "00" * 16), SeatRow(1, "bot", None, "random", "11" * 16)],
        number=number,
    )
