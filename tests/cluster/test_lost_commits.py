"""A command whose commit PostgreSQL refuses, loses or does not confirm is answered, or its line is cut."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

import asyncpg
import pytest

from saloon.server import wire
from saloon.server.bots.bot_workers import BotWorkers
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store.postgres.store import PostgresStore
from saloon.server.table.context import TableContext
from saloon.server.table.table import COME_BACK, Table
from tests.server.listening import Listening
from tests.server.people import PATIENCE
from tests.server.test_failing import first_move
from tests.server.test_table import gather

ID: Final = 4711
DONE: Final = {"t": "done", "id": ID, "move": None}
FAILED: Final = {"t": "failed", "error": "failed-house", "id": ID}
COMMANDS: Final[dict[str, Callable[[Table], wire.FromBrowser]]] = {
    "move": lambda table: first_move(table, ID),
    "takeback": lambda table: wire.TakeBack(ID, table.to_move()[0]),
    "change": lambda _: wire.Change(ID, chat=True),
    "stand": lambda _: wire.Stand(ID, 1),
}
WRITER: Final = "backend_type = 'client backend' AND datname = current_database() AND wait_event_type = 'Lock'"


class Scene:
    """Somebody at a table of a house, and a connection to its database past it."""

    def __init__(self, store: PostgresStore, table: Table, line: Listening, sql: asyncpg.Connection) -> None:
        self.store, self.table, self.line, self.sql = store, table, line, sql

    async def say(self, command: wire.FromBrowser) -> list[dict[str, Any]]:
        """What is heard in answer."""
        self.line.told()
        await asyncio.wait_for(self.table.do(partial(self.table.commands.carry_out, self.line, command)), PATIENCE)
        return [message for message in self.line.told() if message.get("id") is not None]


@asynccontextmanager
async def at_a_table(database: str) -> AsyncIterator[Scene]:
    store, sql = await PostgresStore.open(database), await asyncpg.connect(database)
    house = TableRegistry(TableContext(store, BotWorkers(1), 0.0, 1000.0, recovery=0.0))
    try:
        table, line, _ = await gather(house)
        scene = Scene(store, table, line, sql)
        assert (await scene.say(first_move(table, 77)))[0]["t"] == "done"
        yield scene
    finally:
        await house.close()
        await store.close()
        await sql.close()


def tell(database: str, story: Callable[[Scene], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with at_a_table(database) as scene:
            await story(scene)

    asyncio.run(whole())


@pytest.mark.parametrize("kind", COMMANDS)
def test_what_was_cut_off_before_it_was_written_fails_and_may_come_again(database: str, kind: str) -> None:
    async def story(scene: Scene) -> None:
        wanted = COMMANDS[kind](scene.table)
        async with scene.sql.transaction():
            await scene.sql.execute("LOCK TABLE units, matches, seats IN EXCLUSIVE MODE")
            asked = asyncio.create_task(scene.say(wanted))
            async with asyncio.timeout(PATIENCE):
                while not await scene.sql.fetchval(
                    f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {WRITER}"
                ):
                    await asyncio.sleep(0.01)
        assert await asked == [FAILED]
        assert await scene.say(wanted) == [DONE]
        assert await scene.say(wanted) == [DONE], "once"

    tell(database, story)


@pytest.mark.parametrize("kind", ["move", "takeback"])
def test_what_was_written_but_not_confirmed_is_found_and_done(database: str, kind: str) -> None:
    async def story(scene: Scene) -> None:
        writer = scene.store._writer
        send = writer._send

        async def lose_the_answer(changes: Any) -> None:
            writer._send = send  # type: ignore[method-assign]
            await send(changes)
            raise ConnectionResetError

        writer._send = lose_the_answer  # type: ignore[method-assign]
        wanted = COMMANDS[kind](scene.table)
        assert await scene.say(wanted) == [DONE]
        assert scene.table.match is not None
        length = scene.table.match.seq
        assert await scene.say(wanted) == [DONE]
        assert scene.table.match.seq == length, "once"

    tell(database, story)


def test_what_the_database_refuses_fails(database: str) -> None:
    async def story(scene: Scene) -> None:
        await scene.sql.execute("ALTER TABLE units ADD CONSTRAINT full_up CHECK (seq < 0) NOT VALID")
        wanted = first_move(scene.table, ID)
        assert await scene.say(wanted) == [FAILED]
        await scene.sql.execute("ALTER TABLE units DROP CONSTRAINT full_up")
        assert await scene.say(wanted) == [DONE]

    tell(database, story)


def test_without_a_database_the_line_is_cut_and_the_table_goes_on_when_it_is_back(database: str) -> None:
    async def story(scene: Scene) -> None:
        name = await scene.sql.fetchval("SELECT current_database()")
        admin = await asyncpg.connect(database.replace(f"/{name}?", "/postgres?"))
        wanted = first_move(scene.table, ID)
        try:
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            ended = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = $1"
            await admin.execute(ended, name)  # waits until they are gone: else one of them may still write
            scene.table.hear(scene.line, wanted)
            async with asyncio.timeout(PATIENCE):
                while scene.line.socket.closed_with is None:
                    await asyncio.sleep(0.01)
        finally:
            await admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
            await admin.close()
        assert scene.line.socket.closed_with == COME_BACK
        assert DONE in await scene.say(wanted)

    tell(database, story)
