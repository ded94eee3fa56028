"""Several houses on one database, and what they hear of each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import asyncpg

from saloon.server.store import GuestRow
from saloon.server.store.news import News
from saloon.server.store.postgres.store import PostgresStore

ANN: Final = GuestRow("ann", "Ann", 1000)
HEAR_WITHIN: Final = 60.0


class House:
    """One of several on a database."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.heard: asyncio.Queue[News] = asyncio.Queue()
        store.shared.listen(self.heard.put)

    async def hears(self) -> News:
        return await asyncio.wait_for(self.heard.get(), HEAR_WITHIN)


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[House]:
    store = await PostgresStore.open(database)
    try:
        yield House(store)
    finally:
        await store.close()


Story = Callable[[House, House, asyncpg.Connection], Awaitable[None]]


def tell(database: str, story: Story) -> None:
    """Let a story happen to two houses, beside a connection that is nobody's."""

    async def whole() -> None:
        async with opened(database) as one, opened(database) as other:
            bystander = await asyncpg.connect(database)
            try:
                await story(one, other, bystander)
            finally:
                await bystander.close()

    asyncio.run(whole())
