"""A house in which races are timed by hand: a clock that stands until somebody moves it, and lines of known length."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

from saloon.server import wire
from saloon.server.bots.bot_workers import BotWorkers
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.race.cheat_memory import CheatMemory
from saloon.server.store import RaceTerms, Store, Terms
from saloon.server.store.postgres.store import PostgresStore
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.context import TableContext
from saloon.server.table.live_race.race_clock import Alarm, RaceClock, RaceTimes
from saloon.server.table.table import Table
from saloon.server.transport.rtt import PingMeter
from tests.server.listening import Listening

Message = dict[str, Any]
REST = 5000.0
NONCE = "0123456789abcdef" * 2
numbers = itertools.count(1)


class Ring:
    """An alarm of the hand-moved clock."""

    def __init__(self, at: float, ring: Callable[[], None]) -> None:
        self.at = at
        self.ring = ring
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class HandClock(RaceClock):
    """Stands still; `wait` moves it on, ringing whatever is due on the way."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.rings: list[Ring] = []

    def now(self) -> float:
        return self.time

    def at(self, moment: float, ring: Callable[[], None]) -> Alarm:
        self.rings.append(Ring(moment, ring))
        return self.rings[-1]

    async def wait(self, table: Table, milliseconds: float) -> None:
        end = self.time + milliseconds
        while True:
            await quiet(table)
            self.rings = [ring for ring in self.rings if not ring.cancelled]
            due = min((ring for ring in self.rings if ring.at <= end), key=lambda ring: ring.at, default=None)
            if due is None:
                break
            self.rings.remove(due)
            self.time = max(self.time, due.at)
            due.ring()
        self.time = end


class NoWire:
    """A line without a socket."""

    def ping(self, payload: bytes) -> None:
        pass

    def kernel_rtt(self) -> float | None:
        return None


class Racer:
    """Somebody at the table, with a line whose round trips are known."""

    def __init__(self, racing: Racing, name: str, rtt: float, kernel: float | None = None) -> None:
        self.racing = racing
        self.line = Listening(name, name)
        self.line.rtt = PingMeter(NoWire())
        self.rtt = rtt
        for _ in range(20):
            self.line.rtt.trips.add(racing.clock.time, rtt, kernel)
        self.heard: list[Message] = []

    async def listen(self) -> list[Message]:
        """What has come since the last time."""
        news = self.line.told()
        self.heard += news
        return news

    async def last(self, kind: str) -> Message:
        await self.listen()
        return next(message for message in reversed(self.heard) if message["t"] == kind)

    async def finishes(self) -> list[Message]:
        """Everything on the photo-finish strips so far."""
        await self.listen()
        strips = [message["finishes"] for message in self.heard if message["t"] == "settled"]
        return [finish for strip in strips for finish in strip]

    async def do(self, command: wire.FromBrowser) -> Message:
        """Send a command; returns its answer."""
        self.line.heard_at = self.racing.clock.time
        await self.racing.table.do(partial(self.racing.table.commands.carry_out, self.line, command))
        await self.listen()
        assert isinstance(command, wire.Command)
        return next(message for message in reversed(self.heard) if message.get("id") == command.id)

    async def bid(self, move: str, rt: float, seat: int | None = None, **more: Any) -> Message:
        """Answer now, claiming this reaction time."""
        reveal = more.pop("reveal", None)
        number = more.pop("id", None) or next(numbers)
        if reveal is None:
            reveal = (await self.last("frame"))["race"]["reveal"]
        return await self.do(wire.Bid(number, reveal, move, wire.Timing(rt, **more), seat))


class Racing:
    """A table, and those around it."""

    def __init__(self, house: TableRegistry, table: Table, clock: HandClock, store: Store) -> None:
        self.house, self.table, self.clock, self.store = house, table, clock, store
        self.racers: list[Racer] = []

    async def arrive(self, name: str, rtt: float = 40.0, kernel: float | None = None) -> Racer:
        racer = Racer(self, name, rtt, kernel)
        self.racers.append(racer)
        await self.table.do(partial(self.table.presence.attach, racer.line))
        return racer

    async def wait(self, milliseconds: float) -> None:
        await self.clock.wait(self.table, milliseconds)

    async def to_reveal(self) -> None:
        """Everybody is ready, and the cards come; the clock stands at the moment when they are shown."""
        for racer in self.racers:
            await racer.do(wire.Ready(next(numbers)))
        while (frame := await self.racers[0].last("frame"))["race"]["phase"] != "race":
            await self.wait(min(ring.at for ring in self.clock.rings if not ring.cancelled) - self.clock.time)
        assert frame["race"]["elapsed"] == 0


async def quiet(table: Table) -> None:
    """Wait until the table has nothing to do."""
    while table._tasks or table._busy:
        await asyncio.gather(*table._tasks)
        await table.do(lambda: None)
        await asyncio.sleep(0)  # what is done leaves the table in the next turn of the loop, which a newer Python saves


@asynccontextmanager
async def open_races(data: Path | str, clock: HandClock) -> AsyncIterator[tuple[TableRegistry, Store]]:
    """A house on a file or a database whose races are timed by this clock."""
    store: Store = await (SqliteStore.open(data) if isinstance(data, Path) else PostgresStore.open(data))
    watch = CheatMemory(store.shared)
    house = TableRegistry(TableContext(store, BotWorkers(1), 0.0, 1000.0, RaceTimes(REST, 1.0, clock), watch))
    try:
        yield house, store
    finally:
        await house.close()
        await store.close()


@asynccontextmanager
async def race(
    data: Path | str, *rtts: float, game: str = "snap", bots: int = 0, **terms: Any
) -> AsyncIterator[Racing]:
    """A table at which as many people sit as there are round trips; in one room all of them share a line."""
    clock = HandClock()
    names = ["ann", "bob", "cid", "dee"][: len(rtts)]
    shared = terms.get("mode") == "room"
    async with open_races(data, clock) as (house, store):
        others = [NewSeat("here", name) if shared else NewSeat("open") for name in names[1:]]
        others += [NewSeat("bot", "random")] * bots
        wanted = NewMatch(game, [NewSeat("me"), *others], terms=Terms(race=RaceTerms(**terms)))
        match = await house.create(wanted, "ann", "ann")
        table = await house.table(match)
        assert table is not None
        racing = Racing(house, table, clock, store)
        for seat, (name, rtt) in enumerate(zip(names, rtts, strict=True)):
            racer = racing.racers[0] if shared and seat else await racing.arrive(name, rtt)
            await racer.do(wire.Sit(next(numbers), seat, NONCE))
        yield racing


@asynccontextmanager
async def reopened(path: Path, match: str) -> AsyncIterator[Racing]:
    """The table of such a match after the house was closed: nobody is there yet."""
    clock = HandClock()
    async with open_races(path, clock) as (house, store):
        table = await house.table(match)
        assert table is not None
        await quiet(table)
        yield Racing(house, table, clock, store)


def tell(tmp_path: Path, story: Callable[[Racing], Awaitable[None]], *rtts: float, **terms: Any) -> None:
    """Let a story happen at such a table."""

    async def run() -> None:
        async with race(tmp_path / "saloon.db", *rtts, **terms) as racing:
            await story(racing)

    asyncio.run(run())
