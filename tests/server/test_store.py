"""The house's memory."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from saloon.server.entries import Entry
from saloon.server.store import GuestRow, MatchRow, SeatRow, Store, Terms
from saloon.server.store.schema import metadata
from saloon.server.store.store import migrate
from saloon.server.store.writer import settle
from saloon.server.wire import ClockSettings


def append(store: Store, match: str, *moves: Entry) -> Awaitable[None]:
    """Append entries from the beginning on; done when they are durable."""
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    store.append(a_match(match), 0, moves, partial(settle, written))
    return written


def a_match(name: str = "m1") -> MatchRow:
    return MatchRow(
        id=name,
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
    )


def test_what_goes_in_comes_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "a" / "saloon.db")
        await store.add_match(a_match())
        entries = [Entry(-1, "first 0", 0), Entry(0, "17^", 12, 99, "time")]
        await append(store, "m1", *entries)
        await store.close()
        store = await Store.open(tmp_path / "a" / "saloon.db")
        assert await store.match("m1") == a_match()
        assert await store.entries("m1") == entries
        assert await store.running() == ["m1"]
        assert [row.id for row in await store.matches_of("ann")] == ["m1"]
        assert await store.match("nowhere") is None
        await store.close()

    asyncio.run(story())


def test_what_waits_together_is_committed_together_and_a_bad_one_falls_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        for name in ("m1", "m2", "m3"):
            await store.add_match(a_match(name))
        await append(store, "m2", Entry(0, "17^", 1))
        results = await asyncio.gather(
            append(store, "m1", Entry(0, "2^", 1)),
            append(store, "m2", Entry(0, "3^", 1)),  # seq 0 is taken
            append(store, "m3", Entry(0, "4^", 1), Entry(0, "5^", 1)),
            return_exceptions=True,
        )
        assert results[0] is None
        assert isinstance(results[1], sqlite3.IntegrityError)
        assert results[2] is None
        assert [entry.move for entry in await store.entries("m2")] == ["17^"]
        assert [entry.move for entry in await store.entries("m3")] == ["4^", "5^"]
        await store.close()

    asyncio.run(story())


def test_a_code_is_kept_only_as_its_fingerprint_and_spent_once(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        await store.save_guest(GuestRow("ann", "Ann", 1))
        await store.set_recovery("ann", "secretcode")
        assert await store.recover("othercode") is None
        assert await store.recover("secretcode") == GuestRow("ann", "Ann", 1)
        assert await store.recover("secretcode") is None
        await store.set_recovery("ann", "secretcode")
        await store.close()

    asyncio.run(story())
    assert b"secretcode" not in (tmp_path / "saloon.db").read_bytes()


def test_who_is_gone_too_long_is_forgotten_and_the_matches_stay(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        await store.save_guest(GuestRow("ann", "Ann", 100))
        await store.save_guest(GuestRow("bob", "Bob", 900))
        await store.add_match(a_match())
        assert await store.guests_unseen_since(500) == ["ann"]
        await store.forget_guest("ann")
        assert await store.guest("ann") is None
        assert await store.guest("bob") is not None
        row = await store.match("m1")
        assert row is not None
        assert (row.host, row.seats[0].name, row.seats[0].guest) == ("", "", None)
        await store.close()

    asyncio.run(story())


def test_the_key_is_made_once(tmp_path: Path) -> None:
    async def keys() -> tuple[bytes, bytes]:
        found = []
        for _ in range(2):
            store = await Store.open(tmp_path / "saloon.db")
            found.append(await store.key())
            await store.close()
        return found[0], found[1]

    first, second = asyncio.run(keys())
    assert first == second
    assert len(first) == 32


def test_the_migrations_make_exactly_the_schema() -> None:
    with create_engine("sqlite://").connect() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_entries_of_no_match_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(tmp_path / "saloon.db")
        with pytest.raises(sqlite3.IntegrityError):
            await append(store, "nowhere", Entry(0, "17^", 1))
        await store.close()

    asyncio.run(story())
