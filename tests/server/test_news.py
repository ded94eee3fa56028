"""Houses on one database hear of each other what changes what they know."""

from __future__ import annotations

import asyncio

import asyncpg
from msgspec.structs import replace

from saloon.server.store.news import Deleted, Erased, Renamed, SignedOut
from tests.server.several_houses import ANN, House, opened, tell
from tests.server.stored import a_match


def test_a_guest_is_renamed_signed_out_and_erased_in_all_houses(database: str) -> None:
    async def story(one: House, other: House, _: asyncpg.Connection) -> None:
        await one.store.save_guest(ANN)
        assert await other.store.guest("ann") == ANN
        await one.store.rename_guest("ann", "Ann", "Anna")
        assert await other.hears() == Renamed("ann", "Ann", "Anna")
        found = await other.store.guest("ann")
        assert found is not None
        assert found.name == "Anna"
        await one.store.new_session("ann")
        assert await other.hears() == SignedOut("ann")
        found = await other.store.guest("ann")
        assert found is not None
        assert found.session == 1
        changes = other.store.ladder_changes
        await one.store.forget_guests(["ann"], {})
        assert await other.hears() == Erased(("ann",))
        assert await other.store.guest("ann") is None
        assert other.store.ladder_changes > changes
        assert one.heard.empty(), "what one does oneself is no news"

    tell(database, story)


def test_who_was_here_lately_is_not_looked_up_again(database: str) -> None:
    async def story(one: House, _: House, bystander: asyncpg.Connection) -> None:
        await one.store.save_guest(ANN)
        assert await one.store.guest("ann") == ANN
        await bystander.execute("UPDATE guests SET name = 'behind their backs'")
        assert await one.store.guest("ann") == ANN
        one.store._news._looked = -1000.0  # for long it has not been heard whether there are news
        found = await one.store.guest("ann")
        assert found is not None
        assert found.name == "behind their backs"

    tell(database, story)


class SlowPool:
    """Holds the first answer back."""

    def __init__(self, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self.found, self.let_go = asyncio.Event(), asyncio.Event()

    async def fetchrow(self, *question: object) -> asyncpg.Record | None:
        found = await self._pool.fetchrow(*question)
        self.found.set()
        await self.let_go.wait()
        return found


def test_a_guest_who_changes_while_it_is_looked_up_is_looked_up_again(database: str) -> None:
    async def story(one: House, other: House, _: asyncpg.Connection) -> None:
        await one.store.save_guest(ANN)
        pool = other.store._pool
        slow = other.store._pool = SlowPool(pool)
        looks = [asyncio.create_task(other.store.guest("ann")) for _ in range(2)]
        await slow.found.wait()
        await one.store.rename_guest("ann", "Ann", "Anna")
        await other.hears()
        slow.let_go.set()
        for found in (*await asyncio.gather(*looks), await other.store.guest("ann")):
            assert found is not None
            assert found.name == "Anna"
        other.store._pool = pool

    tell(database, story)


def test_no_news_are_missed_while_the_connection_is_lost(database: str) -> None:
    async def story(one: House, other: House, bystander: asyncpg.Connection) -> None:
        await one.store.save_guest(ANN)
        for number in range(3):
            await bystander.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND (query LIKE 'SELECT number, house%' OR query LIKE 'LISTEN%')"
            )
            await one.store.rename_guest("ann", "Ann", f"Ann {number}")
            assert await other.hears() == Renamed("ann", "Ann", f"Ann {number}")

    tell(database, story)


def test_news_that_are_told_at_once_are_all_heard_in_one_order(database: str) -> None:
    async def story(one: House, other: House, _: asyncpg.Connection) -> None:
        async with opened(database) as third:
            for number in range(40):
                await one.store.save_guest(replace(ANN, id=f"g{number}"))
            await asyncio.gather(
                *([one, other][number % 2].store.new_session(f"g{number}") for number in range(40)),
            )
            heard = [await third.hears() for _ in range(40)]
            assert {news.guest for news in heard if isinstance(news, SignedOut)} == {f"g{n}" for n in range(40)}
            seen_by_one = [await one.hears() for _ in range(20)]
            assert seen_by_one == [news for news in heard if news in seen_by_one]

    tell(database, story)


def test_a_match_at_whose_table_somebody_is_elsewhere_is_not_tidied_away(database: str) -> None:
    async def story(one: House, other: House, bystander: asyncpg.Connection) -> None:
        for number in (1, 2, 3, 4):
            await one.store.add_match(replace(a_match(number), phase="gathering", created=5))
        owner = "UPDATE matches SET owner = $2 WHERE id = $1"
        await bystander.execute(owner, "m2", other.store.house)
        await bystander.execute(owner, "m3", one.store.house)
        gone = await bystander.fetchval(
            "INSERT INTO houses (name, address, version, rules, state) VALUES ('', '', '', '{}', 'closed') RETURNING id"
        )
        await bystander.execute(owner, "m4", gone)
        await one.store.delete_matches(["m1", "m2", "m3", "m4"], "gathering", 1000)
        left = [match for match in ("m1", "m2", "m3", "m4") if await one.store.match(match) is not None]
        assert left == ["m2"]
        heard = await other.hears()
        assert isinstance(heard, Deleted)
        assert set(heard.matches) == {"m1", "m3", "m4"}

    tell(database, story)
