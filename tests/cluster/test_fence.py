"""The fence, interleaving by interleaving: a house that was closed adds nothing to what another one goes on with."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from typing import Any

import asyncpg
import pytest

from saloon.server.cluster.claims import CLAIM
from saloon.server.cluster.houses import LEAVE
from saloon.server.store import Change
from saloon.server.store.entries import Entry
from saloon.server.store.postgres.writer import APPEND, STATEMENT, Fenced, writer_name
from tests.cluster.town import Town, TownHouse, in_town
from tests.server.stored import a_match, save

UNIT = ([1], [0], ['[[0,"17^",1]]'])


async def waits_for_a_lock(place: Town, asked: asyncio.Future[Any]) -> None:
    """Until PostgreSQL holds somebody up, and whoever asked has no answer."""
    while not await place.sql.fetchval("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"):
        assert not asked.done(), "it did not wait"
        await asyncio.sleep(0.01)


async def moves(place: Town) -> int:
    """How many units are stored."""
    return int(await place.sql.fetchval("SELECT count(*) FROM units"))


async def running(place: Town) -> tuple[TownHouse, TownHouse]:
    """A house that runs a match, and another one that has been well for long."""
    one, two = await place.house(), await place.house()
    await one.store.add_match(a_match())
    await one.member.claim("m1")
    await place.been_well(two)
    return one, two


def move(house: TownHouse) -> Awaitable[None]:
    """A house stores a move."""
    return save(house.store, Change(a_match(), entries=[Entry(0, "17^", 1)]))


@in_town
async def test_what_comes_after_the_sentence_is_refused(place: Town) -> None:
    one, two = await running(place)
    await place.been_silent(one, 3_000)
    await two.heartbeat.beat()
    with pytest.raises(Fenced):
        await move(one)
    assert await moves(place) == 0


@in_town
async def test_what_comes_during_the_sentence_waits_and_is_refused(place: Town) -> None:
    one, _ = await running(place)
    judge = await asyncpg.connect(place.address)
    sentence = judge.transaction()
    await sentence.start()
    await judge.execute(LEAVE, one.id, "closed")
    late = asyncio.ensure_future(move(one))
    await waits_for_a_lock(place, late)
    await sentence.commit()
    with pytest.raises(Fenced):
        await late
    assert await moves(place) == 0
    await judge.close()


@in_town
async def test_a_sentence_waits_for_what_came_before_it(place: Town) -> None:
    one, two = await running(place)
    slow = await asyncpg.connect(place.address)
    writing = slow.transaction()
    await writing.start()
    assert await slow.fetchval(APPEND, one.id, *UNIT) == 1
    await place.been_silent(one, 3_000)
    judge = await asyncpg.connect(place.address)
    judged = asyncio.create_task(judge.execute(LEAVE, one.id, "closed"))
    await waits_for_a_lock(place, judged)
    assert await place.sql.fetchval(CLAIM, two.id, "m1") is None, "nobody takes over what is still being written"
    await writing.commit()
    await judged
    assert await place.sql.fetchval(CLAIM, two.id, "m1") == two.id
    assert len(await two.store.entries("m1")) == 1
    await slow.close()
    await judge.close()


@in_town
async def test_a_house_that_was_stopped_in_the_middle_of_a_commit_is_ended(place: Town) -> None:
    one, two = await running(place)
    stopped = await asyncpg.connect(place.address, server_settings={"application_name": writer_name(one.id)})
    await stopped.execute("BEGIN")
    assert await stopped.fetchval(APPEND, one.id, *UNIT) == 1
    await place.been_silent(one, 3_000)
    await two.heartbeat.beat()  # finds the row locked, and ends the session that holds it
    assert await place.state(one) == "open"
    while await place.sql.fetchval(
        "SELECT count(*) FROM pg_stat_activity WHERE application_name = $1 AND state LIKE 'idle in%'",
        writer_name(one.id),
    ):
        await asyncio.sleep(0)
    await two.heartbeat.beat()
    assert await place.state(one) == "closed"
    await two.member.claim("m1")
    assert await moves(place) == 0
    with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError, OSError)):
        await stopped.execute("COMMIT")


@in_town
async def test_and_ends_by_itself_where_postgresql_can_do_that(place: Town) -> None:
    one, _ = await running(place)
    stopped = await asyncpg.connect(place.address)
    ended = asyncio.Event()
    stopped.add_termination_listener(lambda _: ended.set())
    await stopped.execute(STATEMENT.replace("3s", "500ms"))
    await stopped.execute("BEGIN")
    with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):  # on a busy machine it ends sooner
        await stopped.fetchval(APPEND, one.id, *UNIT)
    await ended.wait()
    await place.sql.execute(LEAVE, one.id, "closed")
    assert await moves(place) == 0


@in_town
async def test_two_continuations_of_one_position_are_never_both_stored(place: Town) -> None:
    one, two = await running(place)
    match = a_match()
    await save(one.store, Change(match, entries=[Entry(0, "17^", 1)]))
    with pytest.raises(asyncpg.UniqueViolationError):  # if there were no fence, the key would still refuse it
        await save(two.store, Change(match, entries=[Entry(0, "18^", 1)]))
    assert [entry.move for entry in await one.store.entries("m1")] == ["17^"]
