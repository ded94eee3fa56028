"""Finished matches that are packed are read as before, in much less room."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest
from msgspec.structs import replace

from saloon.server.store import Change, MatchRow
from saloon.server.store.entries import Entry
from saloon.server.store.postgres import partitions as partitioning
from saloon.server.store.postgres.partitions import SIZE
from saloon.server.store.postgres.store import PostgresStore
from tests.server.postgres import new_database
from tests.server.stored import a_match, save

MOVES = [Entry(number % 2, f"{number}^", 1000 * number, 70 + number) for number in range(116)]


async def played(store: PostgresStore, number: int, *, over: bool = True) -> MatchRow:
    """A match in which every move came by itself."""
    match = replace(a_match(number), number=0)
    await store.add_match(match)
    for seq, entry in enumerate(MOVES):
        await save(store, Change(match, seq=seq, entries=[entry]))
    if over:
        before, match.phase = match.copy(), "over"
        await save(store, Change(match, before=before, seq=len(MOVES)))
    return match


def tell(server: str, story: Callable[[PostgresStore, asyncpg.Connection], Awaitable[None]]) -> None:
    """Let a story happen to an empty database."""

    async def whole(address: str) -> None:
        store, sql = await PostgresStore.open(address), await asyncpg.connect(address)
        try:
            await story(store, sql)
        finally:
            await sql.close()
            await store.close()

    with new_database(server) as address:
        asyncio.run(whole(address))


def test_what_is_packed_is_read_as_before(database_house: str) -> None:
    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        await played(store, 1)
        before = await store.entries("m1")
        assert before == MOVES
        assert await store.pack(10, 0) == 1
        await sql.execute("UPDATE units SET entries = '[]'")  # nobody reads them any more
        assert await store.entries("m1") == before
        assert await store.entries_since({"m1": 0}) == {"m1": MOVES}
        assert await store.entries_since({"m1": 100}) == {"m1": MOVES[100:]}
        assert await store.pack(10, 0) == 0

    tell(database_house, story)


def test_it_takes_an_eighth_of_the_room(database_house: str) -> None:
    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        await played(store, 1)
        unpacked = await sql.fetchval("SELECT sum(pg_column_size(u.*)) FROM units u")
        await store.pack(10, 0)
        assert await sql.fetchval("SELECT sum(pg_column_size(p.*)) FROM packed p") < unpacked / 8

    tell(database_house, story)


def test_a_match_that_goes_on_or_has_just_ended_is_left_alone(database_house: str) -> None:
    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        await played(store, 1, over=False)
        await played(store, 2)
        assert await store.pack(10, 600) == 0
        assert await store.pack(10, 0) == 1
        assert await sql.fetchval("SELECT count(*) FROM packed") == 1
        assert await store.entries("m1") == await store.entries("m2") == MOVES

    tell(database_house, story)


def test_several_houses_share_the_work(database_house: str) -> None:
    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        for number in range(1, 9):
            await played(store, number)
        shares = await asyncio.gather(*(store.pack(2, 0) for _ in range(4)))
        while more := await store.pack(2, 0):
            shares.append(more)
        assert sum(shares) == 8
        assert await sql.fetchval("SELECT count(*) FROM packed") == 8
        for number in range(1, 9):
            assert await store.entries(f"m{number}") == MOVES

    tell(database_house, story)


def test_what_is_deleted_is_gone_packed_or_not(database_house: str) -> None:
    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        await played(store, 1)
        await played(store, 2)
        await store.pack(1, 0)
        await store.delete_matches(["m1", "m2"], "over", 2**40)
        assert await sql.fetchval("SELECT count(*) FROM packed") == 0
        assert await sql.fetchval("SELECT count(*) FROM units") == 0

    tell(database_house, story)


async def partitions(sql: asyncpg.Connection) -> list[int]:
    """Where partitions begin."""
    return [row["first"] for row in await sql.fetch("SELECT first FROM unit_partitions ORDER BY first")]


def test_there_is_always_room_for_new_matches(database_house: str) -> None:
    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        await asyncio.gather(*(store.make_room() for _ in range(3)))
        assert await partitions(sql) == [0, SIZE, 2 * SIZE]
        await sql.execute("SELECT setval('match_numbers', $1)", SIZE + 5)
        await store.make_room()
        assert await partitions(sql) == [SIZE, 2 * SIZE, 3 * SIZE], "the first one has no match"

    tell(database_house, story)


def test_a_partition_goes_once_its_matches_are_packed_and_the_others_go_on(database_house: str) -> None:
    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        await played(store, 1)
        going_on = await played(store, 2, over=False)
        store._numbers.clear()
        await sql.execute("SELECT setval('match_numbers', $1)", 2 * SIZE)
        await store.pack(10, 0)
        await store.make_room()
        assert 0 not in await partitions(sql)
        assert await sql.fetchval("SELECT count(*) FROM units") == len(MOVES)
        assert await store.entries("m1") == await store.entries("m2") == MOVES
        await save(store, Change(going_on, seq=len(MOVES), entries=[MOVES[0]]))
        assert await store.entries("m2") == [*MOVES, MOVES[0]]
        await played(store, 3)
        assert await store.entries("m3") == MOVES

    tell(database_house, story)


def test_a_partition_stays_while_many_of_its_matches_go_on(
    database_house: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(partitioning, "FULL", partitioning.FULL.replace(str(partitioning.FEW), "0"))

    async def story(store: PostgresStore, sql: asyncpg.Connection) -> None:
        await played(store, 1, over=False)
        await sql.execute("SELECT setval('match_numbers', $1)", 2 * SIZE)
        await store.make_room()
        assert 0 in await partitions(sql)

    tell(database_house, story)
