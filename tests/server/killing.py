"""A house that is killed again and again while people play, and what it must have stored each time.

What is stored is read without the store, a file from a copy, right after each kill.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from saloon.server.store.entries import Entry
from tests.cluster.checker import violations_of
from tests.cluster.history import StoredMatch, read_postgres, read_sqlite
from tests.cluster.players import Guest
from tests.cluster.record import Record
from tests.cluster.served_house import LONG
from tests.cluster.tables import SHAPES, Table
from tests.server.conftest import HouseProcess

SLOW: Final = ("jane", "joe")  # answers are held back for a second or more, in which a duel has made its forty
LOOK: Final = 0.01


class Campaign:
    """Matches of all games that go on in one house, and kills of it."""

    def __init__(self, house: HouseProcess, seed: int) -> None:
        self.house = house
        self.record = Record()
        self.kills = 0
        self._rng = random.Random(seed)
        self._before: dict[str, list[Entry]] = {}
        self._tables: list[Table] = []

    @property
    def answers(self) -> Counter[str]:
        """How many moves were answered, by game."""
        counted: Counter[str] = Counter()
        for table in self._tables:
            counted[table.shape.game] += table.answers
        return counted

    @property
    def ended(self) -> list[str]:
        """The matches that were played to their end."""
        return [match for table in self._tables for match in table.ended]

    async def run(self, kills: int) -> None:
        """Let people play, and kill the house so often; then everybody plays on for a while."""
        shapes = SHAPES[:6]
        guests = [Guest(number, self.house.address) for number in range(sum(shape.people for shape in shapes))]
        for guest in guests:
            await guest.come()
        rest = iter(guests)
        for shape in shapes:
            own = [next(rest) for _ in range(shape.people)]
            self._tables.append(Table(shape, own, self.record, random.Random(self._rng.random()), think=0.0))
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(table.play_on()) for table in self._tables]
            while self.kills < kills:
                await self._progress(self._rng.randint(1, 40))
                if self._rng.random() < 0.5:
                    await self._answer_in(self._rng.choice(SLOW))
                await asyncio.sleep(self._rng.random() * 0.05)
                await self._kill()
                await self._reopen()
            await self._until(lambda: all(table.answers > 0 for table in self._tables))
            await self._progress(40)
            for task in playing:
                task.cancel()
        self.house.kill()
        await self._check()
        for guest in guests:
            await guest.close()

    async def _progress(self, answers: int) -> None:
        """Wait for so many more answers, however long they take on this machine."""
        goal = self.answers.total() + answers
        await self._until(lambda: self.answers.total() >= goal)

    async def _answer_in(self, game: str) -> None:
        """Wait for one more answer in a game of which many would be killed before their first."""
        goal = self.answers[game] + 1
        await self._until(lambda: self.answers[game] >= goal)

    async def _until(self, so: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONG):
            while not so():
                await asyncio.sleep(LOOK)

    async def _kill(self) -> None:
        self.house.kill()
        self.kills += 1
        await self._check()

    async def _reopen(self) -> None:
        """Open it again; one time in ten it is killed while it opens."""
        if self._rng.random() < 0.1:
            self.house.start()
            await asyncio.sleep(self._rng.random())
            await self._kill()
        await asyncio.to_thread(self.house.open)

    async def _check(self) -> None:
        stored = await read_stored(self.house.data)
        for match, entries in self._before.items():
            assert stored[match].entries[: len(entries)] == entries, f"the past of {match} is another one now"
        self._before = {match: row.entries for match, row in stored.items()}
        assert violations_of(self.record, stored) == []


async def read_stored(data: Path | str) -> dict[str, StoredMatch]:
    """All matches of a house that was killed."""
    return await asyncio.to_thread(read_sqlite, data) if isinstance(data, Path) else await read_postgres(data)
