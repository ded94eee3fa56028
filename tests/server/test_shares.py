"""Whom bots think for: nobody's table alone, people's opponents first, and everybody gets a share."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, Literal

import pytest

from saloon.server import wire
from saloon.server.bots import bot_workers
from saloon.server.bots.bot_workers import WAITING, Asker, BotWorkers, Question
from saloon.server.bots.thinking import Thought
from saloon.server.common.fair_queue import URGENT, USUAL
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Terms
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.context import TableContext
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.test_table import NONCE

BOT = NewSeat("bot", "random")


class Patient(BotWorkers):
    """Bots that answer when they are told to, with what no rule allows: then the game's fallback is moved."""

    def __init__(self) -> None:
        self.askers: list[Asker] = []
        self._go_on = asyncio.Semaphore(0)

    async def choose(self, question: Question, asker: Asker) -> str:
        self.askers.append(asker)
        await self._go_on.acquire()
        return "none"

    def answer(self) -> None:
        self._go_on.release()

    def close(self) -> None:
        pass


@asynccontextmanager
async def patient_house(path: Path, patience: float = 1000.0) -> AsyncIterator[tuple[TableRegistry, Patient]]:
    store, bots = await SqliteStore.open(path), Patient()
    house = TableRegistry(TableContext(store, bots, 0.0, patience))
    house.open()
    try:
        yield house, bots
    finally:
        await house.close()
        await store.close()


async def settled(table: Table) -> None:
    """Wait until the table has done what it can do by itself."""
    for _ in range(5):
        await asyncio.sleep(0)
        await table.do(lambda: None)


async def come(table: Table, guest: str | None, address: str = "") -> Listening:
    line = Listening(guest, guest or "")
    line.address = address
    await table.do(partial(table.presence.attach, line))
    await settled(table)
    return line


async def leave(table: Table, line: Listening) -> None:
    await table.do(partial(table.presence.detach, line))
    await settled(table)


async def open_match(
    house: TableRegistry, *seats: NewSeat, absent: Literal["wait", "bot"] = "wait", game: str = "duel"
) -> Table:
    table = await house.table(await house.create(NewMatch(game, [*seats], terms=Terms(absent=absent)), "ann", "ann"))
    assert table is not None
    return table


async def moves(table: Table, bots: Patient, most: int = 5) -> int:
    """Let bots answer as often as they are asked, up to a number of times; returns how often they were."""
    for made in range(most):
        if not table.bots.thinking:
            return made
        bots.answer()
        await settled(table)
    return most


def test_bots_alone_play_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        async with patient_house(tmp_path / "saloon.db") as (house, bots):
            table = await open_match(house, BOT, BOT)
            line = await come(table, None)
            assert await moves(table, bots) == 5
            await leave(table, line)
            assert await moves(table, bots) == 1, "the thought that was begun"
            assert table.idle
            await come(table, None)
            assert await moves(table, bots) == 5
            match = table.row.id
        async with patient_house(tmp_path / "saloon.db") as (house, bots):
            again = await house.table(match)
            assert again is not None
            while match in house._opening:
                await asyncio.sleep(0)
            await settled(again)
            assert bots.askers == [], "a house that is opened again thinks for nobody"
            assert again.idle

    asyncio.run(story())


def test_races_of_bots_alone_wait_for_somebody_as_well(tmp_path: Path) -> None:
    async def story() -> None:
        async with patient_house(tmp_path / "saloon.db") as (house, _):
            table = await open_match(house, BOT, BOT, game="jane")
            line = await come(table, None)
            race = table.race
            assert race is not None
            heard = [race.alarmed]
            await leave(table, line)
            heard.append(race.alarmed)
            await come(table, None)
            heard.append(race.alarmed)
            assert heard == [True, False, True]

    asyncio.run(story())


def test_bots_that_keep_all_seats_warm_wait_for_somebody_to_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with patient_house(tmp_path / "saloon.db", patience=0.0) as (house, bots):
            table = await open_match(house, NewSeat("me"), NewSeat("open"), absent="bot")
            lines = [await come(table, guest) for guest in ("ann", "bob")]
            for seat, line in enumerate(lines):
                await table.do(partial(table.commands.carry_out, line, wire.Sit(1, seat, NONCE)))
            await leave(table, lines[0])
            await leave(table, lines[1])
            assert [seat.warm for seat in table.row.seats] == [True, True]
            assert await moves(table, bots) <= 1, "at most the thought that was begun"
            await come(table, "bob")
            seat = table.to_move()[0]
            assert bool(table.bots.thinking) == (seat == 0), "for Ann, whom Bob plays against"

    asyncio.run(story())


def test_a_bot_answers_who_has_gone_for_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with patient_house(tmp_path / "saloon.db") as (house, bots):
            table = await open_match(house, NewSeat("me"), BOT)
            line = await come(table, "ann", "here")
            await table.do(partial(table.commands.carry_out, line, wire.Sit(1, 0, NONCE)))
            await settled(table)
            await leave(table, line)
            await moves(table, bots, 200)
            assert table.to_move() == [0], "until it is her turn"

    asyncio.run(story())


def test_who_plays_is_thought_for_first_and_by_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with patient_house(tmp_path / "saloon.db") as (house, bots):
            table = await open_match(house, BOT, BOT)
            await come(table, None, "far away")
            assert bots.askers[-1] == Asker("far away", USUAL)
            table = await open_match(house, NewSeat("me"), BOT)
            await come(table, None, "far away")
            line = await come(table, "ann", "at home")
            await table.do(partial(table.commands.carry_out, line, wire.Sit(1, 0, NONCE)))
            await settled(table)
            table.bots.wake(table.match, [1])  # type: ignore[arg-type]  # it has begun
            await settled(table)
            assert bots.askers[-1] == Asker("at home", URGENT), "whoever else watches"
            table.hear(line, wire.Hint(7, table.to_move()[0]))
            await settled(table)
            assert bots.askers[-1] == Asker("at home", URGENT)
            line.address = ""
            assert table.bots._asker() == Asker("ann", URGENT)
            await leave(table, line)
            assert table.bots._asker() == Asker("far away", USUAL)
            for other in [*table.people.connections]:
                table.submit(partial(table.presence.detach, other))
            assert table.bots._asker() == Asker("ann", USUAL)

    asyncio.run(story())


class OneByOne:
    """Does one piece of work after the other, and remembers for whom."""

    def __init__(self) -> None:
        self.done: list[str] = []

    async def talk(self, talk: partial[Thought]) -> Thought:
        await asyncio.sleep(0)
        (whose,) = talk.args[0]
        self.done.append(whose)
        return Thought(whose, 0.0)


def test_one_who_asks_for_much_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "PAUSE", 0.0)

    async def story() -> None:
        bots, work = BotWorkers(1), OneByOne()
        bots._workers = work  # type: ignore[assignment]

        async def ask(whose: str, rank: int) -> Any:
            return await bots.choose((whose,), Asker(whose, rank))  # type: ignore[arg-type]

        flood = [asyncio.ensure_future(ask("eve", rank)) for rank in (USUAL, URGENT) for _ in range(WAITING)]
        await asyncio.sleep(0)
        others = [asyncio.ensure_future(ask("bob", USUAL)), asyncio.ensure_future(ask("ann", URGENT))]
        await asyncio.gather(*others)
        assert work.done.index("ann") < 5, "after what was begun, and one turn of Eve's"
        await asyncio.gather(*flood)
        assert len(work.done) == 2 * WAITING + 2, "who asks for too much asks again"

    asyncio.run(story())
