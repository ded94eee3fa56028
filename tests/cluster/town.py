"""Several houses in one process on one database, whose hearts beat when a test wants, and time that passes at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

import asyncpg

from saloon.server.bots.bot_workers import BotWorkers
from saloon.server.cluster.claims import Claims
from saloon.server.cluster.heartbeat import Heartbeat, name_of
from saloon.server.cluster.houses import Pulse
from saloon.server.cluster.member import Member
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store.postgres.connections import connector
from saloon.server.store.postgres.store import PostgresStore
from saloon.server.table.context import TableContext
from tests.server.people import PATIENCE

RULES = {"duel": 1}
PATIENT = Pulse(
    beat=0.01, broken=1_200.0, silent=2_500.0, gone=700.0, doubt=600.0
)  # no test is so slow that it is late


class TownHouse:
    """One house without HTTP."""

    def __init__(self, store: PostgresStore, heartbeat: Heartbeat, member: Member) -> None:
        self.store = store
        self.heartbeat = heartbeat
        self.member = member
        self.id = store.house
        self.tables = TableRegistry(TableContext(store, BotWorkers(1), 0.0, 1000.0), member)


class Town:
    """The houses of a test, and a way into their database past them."""

    def __init__(self, address: str, sql: asyncpg.Connection) -> None:
        self.address = address
        self.sql = sql
        self.houses: list[TownHouse] = []

    async def house(self, rules: Mapping[str, int] | None = None, pulse: Pulse = PATIENT) -> TownHouse:
        """A new house, after its first heartbeat."""
        rules = RULES if rules is None else rules
        store = await PostgresStore.open(self.address, f"house{len(self.houses)}:8000", "0", rules)
        heartbeat = Heartbeat(connector(self.address, name_of(store.house), 5.0), store.house, pulse)
        await heartbeat.beat()
        made = TownHouse(store, heartbeat, Member(store, Claims(store.pool, store.house), heartbeat, rules, pulse))
        self.houses.append(made)
        return made

    async def beat(self) -> None:
        """Every heart beats once, so that everybody knows of everybody."""
        for _ in range(2):
            for house in self.houses:
                if not house.heartbeat.closed.is_set():
                    await house.heartbeat.beat()

    async def been_well(self, house: TownHouse, seconds: float = 60_000.0) -> None:
        """So long has a house shown without a break that it is well."""
        await self.sql.execute(
            "UPDATE beats SET since = clock_timestamp() - make_interval(secs => $2) WHERE house = $1", house.id, seconds
        )

    async def been_silent(self, house: TownHouse, seconds: float) -> None:
        """So long ago was the last heartbeat of a house."""
        await self.sql.execute(
            "UPDATE beats SET seen = clock_timestamp() - make_interval(secs => $2) WHERE house = $1", house.id, seconds
        )

    async def state(self, house: TownHouse) -> str:
        """Whether a house is open, leaving or closed."""
        return str(await self.sql.fetchval("SELECT state FROM houses WHERE id = $1", house.id))

    async def owner(self, match: str) -> int | None:
        """Who runs a match."""
        found: int | None = await self.sql.fetchval("SELECT owner FROM matches WHERE id = $1", match)
        return found

    async def die(self, house: TownHouse) -> None:
        """A house ends as a process that is killed: its sessions end, and nothing is said."""
        house.heartbeat.lose()
        await self.sql.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = $1",
            name_of(house.id),
        )


@asynccontextmanager
async def town(address: str) -> AsyncIterator[Town]:
    """A town without houses yet; all of them are gone at the end."""
    sql = await asyncpg.connect(address)
    made = Town(address, sql)
    try:
        yield made
    finally:
        for house in made.houses:
            house.tables._context.bot_workers.close()
            await house.heartbeat.stop()
            await house.store.close()
        await sql.close()


def in_town(story: Callable[[Town], Awaitable[None]]) -> Callable[[str], None]:
    """A test that lets a story happen in a new town."""

    async def whole(database: str) -> None:
        async with town(database) as place, asyncio.timeout(PATIENCE):
            await story(place)

    def test(database: str) -> None:
        asyncio.run(whole(database))

    test.__name__, test.__doc__ = story.__name__, story.__doc__
    return test
