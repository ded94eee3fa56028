"""A house for transcripts: its chance, its clocks and its ids are fixed, so every run says the same, byte for byte.

All that a scene knows of the house goes through here, in the words of the wire. When the server's modules move or get
other names, this file follows; scenes and transcripts stay.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import msgspec

from saloon.server.bots.bot_workers import Asker, BotWorkers, Question
from saloon.server.bots.thinking import BotMemory, Thought
from saloon.server.lobby.new_match import NewMatch
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Store
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.context import TableContext
from saloon.server.table.live_race.race_clock import RaceTimes
from saloon.server.table.table import Table
from saloon.server.transport.rtt import PingMeter
from saloon.server.web.gateway import read
from tests.server.listening import Listening
from tests.server.racing import NoWire

Message = dict[str, Any]
START: Final = 1_700_000_000.0  # when every scene begins, in seconds since 1970
NONCE: Final = "0123456789abcdef" * 2
PATIENCE: Final = 90.0  # seconds before a bot keeps a seat warm
RTT: Final = 40.0  # milliseconds to everybody and back
QUIET: Final = 4  # rounds in which nothing happens, before the house is thought to be at rest


class Clock:
    """Time that passes only when a scene says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    @contextmanager
    def everywhere(self) -> Iterator[None]:
        """All clocks of the process are this one, the event loop's too."""
        with (
            patch.object(time, "monotonic", lambda: self.now),
            patch.object(time, "perf_counter", lambda: self.now),
            patch.object(time, "time", lambda: START + self.now),
        ):
            yield


@contextmanager
def fixed_chance(seed: int) -> Iterator[None]:
    """Ids and secrets come from a seed."""
    rng = random.Random(seed)
    with (
        patch.object(secrets, "token_hex", lambda size: rng.randbytes(size).hex()),
        patch.object(secrets, "choice", lambda among: among[rng.randrange(len(among))]),
    ):
        yield


class ThinkersHere(BotWorkers):
    """Bots that think in this process, at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self._memory = BotMemory()
        self._sent: dict[int, int] = {}

    async def react(self, question: Question, asker: Asker) -> Thought:
        thought = self._memory.think(question.request(self._sent.get(question.match, 0)))
        assert thought is not None
        self._sent[question.match] = question.seq
        return thought


class Visitor:
    """Somebody with a line to a table."""

    def __init__(self, stage: Stage, guest: str | None, label: str, table: Table) -> None:
        self._stage = stage
        self.label = label
        self.table = table
        self.line = Listening(guest, "" if guest is None else guest.title())
        self.line.rtt = PingMeter(NoWire())
        for _ in range(20):
            self.line.rtt.trips.add(0.0, RTT, None)
        self.frames: dict[int | None, Message] = {}  # the last of each seat

    async def say(self, **command: Any) -> None:
        """Send a command, and let the house come to rest."""
        text = json.dumps(command)
        self._stage.note(f"{self.label} > {text}")
        wanted = read(text.encode())
        assert wanted is not None, text
        self.line.heard_at = time.perf_counter() * 1000.0
        self.table.hear(self.line, wanted)
        await self._stage.rest()

    async def leave(self) -> None:
        """Hang up."""
        self._stage.note(f"{self.label} leaves")
        self._stage.visitors.remove(self)
        await self.table.do(partial(self.table.presence.detach, self.line))
        await self._stage.rest()

    def listen(self) -> Iterator[str]:
        """What has come since the last time, as it came."""
        said, self.line.socket.said[:] = self.line.socket.said[:], []
        for message in said:
            heard = json.loads(message)
            if heard["t"] == "frame":
                self.frames[heard["seat"]] = heard
            yield message.decode()


class Stage:
    """One house, its people, and all that is said."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self._path = path
        self._clock = clock
        self.lines: list[str] = []
        self.visitors: list[Visitor] = []
        self._commands = iter(range(1, 1_000_000))
        self._store: Store | None = None
        self._house: TableRegistry | None = None

    def note(self, text: str) -> None:
        """Write something down."""
        self.lines.append(text)

    async def open(self) -> None:
        """Open the house, for the first time or after it was killed."""
        self._store = await SqliteStore.open(self._path)
        times = RaceTimes()
        self._house = TableRegistry(TableContext(self._store, ThinkersHere(), 0.0, PATIENCE, times))
        self.note("the house opens")

    async def kill(self) -> None:
        """End the house without a farewell: it writes nothing any more, and nobody hears of it."""
        assert self._store is not None
        assert self._house is not None
        for table in {visitor.table for visitor in self.visitors}:
            table.close()
        self.visitors.clear()
        await self._store.close()
        self._store = self._house = None
        self.note("the house is killed")

    async def close(self) -> None:
        """Close the house properly."""
        if self._house is not None and self._store is not None:
            await self._house.close()
            await self._store.close()

    def next_id(self) -> int:
        """A number for a command."""
        return next(self._commands)

    async def create(self, host: str, wanted: Message) -> str:
        """Open a match as POST /api/matches does."""
        assert self._house is not None
        new = msgspec.convert(wanted, NewMatch)
        match = await self._house.create(new, host, host.title())
        self.note(f"{host} opens {match}: {json.dumps(wanted)}")
        return match

    async def come(self, match: str, guest: str | None, label: str | None = None) -> Visitor:
        """Somebody opens a line to a table."""
        assert self._house is not None
        table = await self._house.table(match)
        assert table is not None
        visitor = Visitor(self, guest, label or guest or "watcher", table)
        self.visitors.append(visitor)
        self.note(f"{visitor.label} comes to {match}")
        await table.do(partial(table.presence.attach, visitor.line))
        await self.rest()
        return visitor

    async def rest(self) -> None:
        """Let the house do all it can do by itself; then write down what it said."""
        quiet, before = 0, -1
        while quiet < QUIET:
            for table in {visitor.table for visitor in self.visitors}:
                await table.do(lambda: None)
            if self._store is not None:
                await self._store.save_times({"": 0})  # comes back after all that was to be stored before
            await asyncio.sleep(0)
            said = sum(len(visitor.line.socket.said) for visitor in self.visitors)
            done = sum(visitor.table.match.seq for visitor in self.visitors if visitor.table.match is not None)
            quiet = quiet + 1 if said + done == before else 0
            before = said + done
        for visitor in self.visitors:
            for message in visitor.listen():
                self.note(f"{visitor.label} < {message}")

    async def wait(self, seconds: float) -> None:
        """Let time pass: whatever is due on the way happens in its turn."""
        self.note(f"{seconds} s pass")
        end = self._clock.now + seconds
        while True:
            await self.rest()
            due = sorted(timer.when() for timer in scheduled() if timer.when() <= end)
            if not due:
                break
            self._clock.now = max(self._clock.now, due[0])
            await asyncio.sleep(0)
        self._clock.now = end
        await self.rest()


def scheduled() -> Sequence[asyncio.TimerHandle]:
    """The event loop's alarms that will still ring."""
    timers: list[asyncio.TimerHandle] = asyncio.get_running_loop()._scheduled  # type: ignore[attr-defined]
    return [timer for timer in timers if not timer.cancelled()]


@asynccontextmanager
async def open_stage(folder: Path, seed: int) -> AsyncIterator[Stage]:
    """A stage with its own time and chance."""
    clock = Clock()
    stage = Stage(folder / "saloon.db", clock)
    with clock.everywhere(), fixed_chance(seed):
        await stage.open()
        try:
            yield stage
        finally:
            await stage.close()
