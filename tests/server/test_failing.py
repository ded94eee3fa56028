"""What fails inside a house stays small: a disk that gives nothing back for a while, a bot, a coach."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from saloon.kernel import Advice, Coach
from saloon.server import wire
from saloon.server.bots.bot_workers import Asker, BotWorkers, Question
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Change
from saloon.server.store.entries import Entry
from saloon.server.store.protocol import Done
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table import coaching
from saloon.server.table.context import TableContext
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.test_table import gather, open_house


class LostStore(SqliteStore):
    """A disk that takes nothing and gives nothing back for a while."""

    lost = False
    tries = 0

    def save(self, change: Change, done: Done) -> None:
        if self.lost:
            done(OSError("input/output error"))
        else:
            super().save(change, done)

    async def entries(self, match: str) -> list[Entry]:
        self.tries += 1
        if self.lost:
            raise OSError("input/output error")
        return await super().entries(match)


@asynccontextmanager
async def open_fragile(path: Path, recovery: float) -> AsyncIterator[tuple[TableRegistry, LostStore]]:
    """A house whose disk may be lost."""
    store = await LostStore.open(path)
    assert isinstance(store, LostStore)
    house = TableRegistry(TableContext(store, BotWorkers(1), 0.0, 1000.0, recovery=recovery))
    try:
        yield house, store
    finally:
        await house.close()
        await store.close()


def first_move(table: Table, number: int) -> wire.Move:
    """A move of whoever is to move."""
    assert table.match is not None
    seat = table.to_move()[0]
    return wire.Move(number, table.game.moves.text(table.match.state.legal(seat)[0]), seat)


def test_a_disk_that_cannot_be_read_is_not_asked_again_and_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_fragile(tmp_path / "saloon.db", recovery=1000.0) as (house, store):
            table, line, _ = await gather(house)
            store.tries, store.lost = 0, True
            table.hear(line, first_move(table, 78))
            for _ in range(1000):
                await asyncio.sleep(0)
            assert store.tries == 1

    asyncio.run(story())


def test_the_table_goes_on_by_itself_when_the_disk_is_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_fragile(tmp_path / "saloon.db", recovery=0.001) as (house, store):
            table, line, _ = await gather(house)
            store.tries, store.lost = 0, True
            command = first_move(table, 78)
            table.hear(line, command)
            while store.tries < 3:
                await asyncio.sleep(0.001)
            store.lost = False
            line.told()
            await table.do(partial(table.commands.carry_out, line, command))
            assert {"t": "done", "id": 78, "move": None} in line.told()

    asyncio.run(story())


class Stumbling(Coach):
    """A coach with a mistake in it."""

    def advise(self, view: object, legal: Sequence[int]) -> Advice:
        raise ZeroDivisionError


def test_a_coach_that_fails_says_nothing_and_the_match_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "find_coach", lambda _game: Stumbling)

    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            await table.do(partial(table.commands.carry_out, line, wire.Change(76, coach=True)))
            await table.do(partial(table.commands.carry_out, line, wire.Coach(77, True)))
            line.told()
            await table.do(partial(table.commands.carry_out, line, first_move(table, 78)))
            heard = line.told()
            assert heard[0] == {"t": "done", "id": 78, "move": None}
            assert [message["coach"] for message in heard if message["t"] == "frame"] == [None, None]

    asyncio.run(story())


class Rubbish(BotWorkers):
    """A bot that chooses what it may not."""

    def __init__(self, move: str) -> None:
        self.asked = 0
        self.move = move

    async def choose(self, question: Question, asker: Asker) -> str:
        self.asked += 1
        return self.move

    def close(self) -> None:
        pass


@pytest.mark.parametrize("move", ["first 0", "no move at all"])
def test_for_a_bot_that_chooses_what_it_may_not_the_games_fallback_is_moved(tmp_path: Path, move: str) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        bot_workers = Rubbish(move)
        house = TableRegistry(TableContext(store, bot_workers, 0.0, 1000.0))
        match = await house.create(NewMatch("duel", [NewSeat("bot", "random"), NewSeat("bot", "random")]), "ann", "Ann")
        table = await house.table(match)
        assert table is not None
        await table.do(partial(table.presence.attach, Listening("ann", "Ann")))
        while bot_workers.asked < 5:
            await asyncio.sleep(0)
        assert table.match is not None
        assert [entry.seat >= 0 for entry in table.match.moves].count(True) >= 3
        await house.close()
        await store.close()

    asyncio.run(story())


class Slow(BotWorkers):
    """A bot that thinks until it is told to stop."""

    def __init__(self) -> None:
        self.asked = 0
        self.enough = asyncio.Event()

    async def choose(self, question: Question, asker: Asker) -> str:
        self.asked += 1
        await self.enough.wait()
        return "17^"

    def close(self) -> None:
        pass


def test_who_asks_for_many_hints_keeps_no_more_than_one_bot_busy(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line, _ = await gather(house)
            bot_workers = table.bots._workers = Slow()
            seat = table.to_move()[0]
            line.told()
            for number in range(100, 120):
                table.hear(line, wire.Hint(number, seat))
            while not bot_workers.asked:
                await asyncio.sleep(0)
            await table.do(partial(table.commands.carry_out, line, first_move(table, 99)))
            for number in range(120, 140):
                table.hear(line, wire.Hint(number, seat))
            for _ in range(10):
                await asyncio.sleep(0)
            assert bot_workers.asked == 1
            bot_workers.enough.set()
            answers: dict[int, str | None] = {}
            while len(answers) < 41:
                await asyncio.sleep(0)
                answers |= {message["id"]: message["move"] for message in line.told() if message["t"] == "done"}
            assert [answers[number] for number in (100, 119, 139)] == ["17^", "17^", "17^"]
            assert bot_workers.asked == 2, "one thought a position"

    asyncio.run(story())
