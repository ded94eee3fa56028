"""Several houses on one database behind a proxy, and people who play at all tables whatever happens to them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import asyncpg

from tests.cluster.checker import Violation, violations_of
from tests.cluster.history import StoredMatch, read_postgres
from tests.cluster.nginx import proxy
from tests.cluster.players import Guest
from tests.cluster.record import Record
from tests.cluster.served_house import LONG, LOOK, ServedHouse
from tests.cluster.tables import SHAPES, THINK, Shape, Table
from tests.server.postgres import DatabaseServer


class Campaign:
    """What a fault can hit, and what everybody was told."""

    def __init__(self, database: DatabaseServer, houses: list[ServedHouse], address: str, seed: int) -> None:
        self.database, self.houses, self.address = database, houses, address
        self.record = Record()
        self.tables: list[Table] = []
        self.rng = random.Random(seed)
        self.tasks: list[asyncio.Task[None]] = []
        self._guests: list[Guest] = []

    async def sit_down(self, shapes: Sequence[Shape], think: float) -> None:
        """People come, each a guest with an address of their own."""
        for shape in shapes:
            own = [Guest(len(self._guests) + place, self.address) for place in range(shape.people)]
            self._guests += own
            self.tables.append(Table(shape, own, self.record, random.Random(self.rng.random()), think))
        await asyncio.gather(*(guest.come() for guest in self._guests))

    async def everybody_moves(self) -> None:
        """Wait until a move that is sent after this moment is answered at every table."""
        now = time.monotonic()
        await asyncio.gather(*(table.moves_again(now) for table in self.tables))

    async def more_answers(self, number: int) -> None:
        """Wait until so many more moves were answered, wherever."""
        goal = self.record.done.total() + number
        async with asyncio.timeout(LONG):
            while self.record.done.total() < goal:
                await asyncio.sleep(LOOK)

    async def owners(self) -> dict[str, int]:
        """At which port every match is run that is being played."""
        query = """SELECT m.id, h.address FROM matches m JOIN houses h ON h.id = m.owner WHERE m.phase <> 'over'"""
        connection = await asyncpg.connect(self.database.url)
        try:
            return {id_: int(address.rpartition(":")[2]) for id_, address in await connection.fetch(query)}
        finally:
            await connection.close()

    async def closed(self, house: ServedHouse) -> None:
        """Wait until another house has closed this one; meanwhile the database may be away."""
        query = "SELECT state FROM houses WHERE address = $1 ORDER BY id DESC LIMIT 1"
        async with asyncio.timeout(LONG):
            while True:
                with suppress(OSError, asyncpg.PostgresError):
                    connection = await asyncpg.connect(self.database.url)
                    state = await connection.fetchval(query, house.address)
                    await connection.close()
                    if state == "closed":
                        return
                await asyncio.sleep(LOOK)

    async def busiest(self) -> ServedHouse:
        """The house that runs the most matches of those who wait for nothing but each other."""
        owners = await self.owners()
        ports = [owners.get(table.match or "") for table in self.tables if table.shape.brisk]
        return max(self.houses, key=lambda house: ports.count(house.port))

    async def end(self) -> tuple[dict[str, StoredMatch], list[Violation]]:
        """Everybody leaves, the houses close; what is stored then, and where that disagrees with what was told."""
        for task in self.tasks:
            task.cancel()
        await asyncio.wait(self.tasks)
        await asyncio.gather(*(house.close() for house in self.houses))
        stored = await read_postgres(self.database.url)
        return stored, await asyncio.to_thread(violations_of, self.record, stored)

    async def go_home(self) -> None:
        """Nobody asks for anything any more."""
        for guest in self._guests:
            await guest.close()


@asynccontextmanager
async def besieged(
    folder: Path,
    houses: int = 2,
    tables: int = len(SHAPES),
    *,
    seed: int = 7,
    think: float = THINK,
    arguments: Sequence[str] = (),
    program: Sequence[str] = (),
    shapes: Sequence[Shape] = SHAPES,
) -> AsyncIterator[Campaign]:
    """Houses in which everybody plays until the block ends; `Campaign.end` looks at what it has come to."""
    async with AsyncExitStack() as stack:
        database = stack.enter_context(DatabaseServer())
        homes = [ServedHouse(number, database.socket, folder, *arguments, program=program) for number in range(houses)]
        for home in homes:
            stack.push_async_callback(home.close)
            await home.open()
        address = stack.enter_context(proxy([home.address for home in homes]))
        place = Campaign(database, homes, address, seed)
        stack.push_async_callback(place.go_home)
        await place.sit_down([shapes[number % len(shapes)] for number in range(tables)], think)
        async with asyncio.TaskGroup() as group:
            lives = [house.stay_open() for house in homes] + [table.play_on() for table in place.tables]
            place.tasks = [group.create_task(life) for life in lives]
            yield place
            for task in place.tasks:
                task.cancel()
