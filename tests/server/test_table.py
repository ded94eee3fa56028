"""A table by itself: what only shows between its steps."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from saloon.server import wire
from saloon.server.bots.bot_workers import BotWorkers
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Change
from saloon.server.store.protocol import Done
from saloon.server.store.sqlite import SqliteStore
from saloon.server.table.context import TableContext
from saloon.server.table.table import Table
from saloon.server.web.gateway import read
from tests.server.listening import Listening
from tests.server.rubbish import rubbish

NONCE = "0123456789abcdef" * 2


class DyingStore(SqliteStore):
    """Commits, and dies before anybody is told."""

    dying = False

    def save(self, change: Change, done: Done) -> None:
        def die(_error: Exception | None) -> None:
            self.died.set()

        self.died = asyncio.Event()
        super().save(change, die if self.dying else done)


@asynccontextmanager
async def open_house(
    path: Path, kind: type[SqliteStore] = SqliteStore, patience: float = 1000.0
) -> AsyncIterator[tuple[TableRegistry, SqliteStore]]:
    store = await kind.open(path)
    house = TableRegistry(TableContext(store, BotWorkers(1), 0.0, patience))
    try:
        yield house, store
    finally:
        await house.close()
        await store.close()


async def gather(house: TableRegistry, spectators: int = 0) -> tuple[Table, Listening, list[Listening]]:
    """A table at which one guest holds both seats and the match has begun."""
    seats = [NewSeat("me"), NewSeat("here", "Bob")]
    match = await house.create(NewMatch("duel", seats), "ann", "Ann")
    table = await house.table(match)
    assert table is not None
    line = Listening("ann", "Ann")
    watchers = [Listening(None, "") for _ in range(spectators)]
    for each in (line, *watchers):
        await table.do(partial(table.presence.attach, each))
    for seat in (0, 1):
        await table.do(partial(table.commands.carry_out, line, wire.Sit(seat + 1, seat, NONCE)))
    return table, line, watchers


class HastyHouse(TableRegistry):
    """Closes the first table it stands up before anybody comes, as if it had just been swept."""

    hasty = True

    async def _stand_up(self, match: str) -> Table | None:
        table = await super()._stand_up(match)
        if self.hasty and table is not None:
            self._tables.pop(match).close()
        self.hasty = False
        return table


def test_who_comes_while_a_table_is_stood_up_gets_the_one_that_stands(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            match = await house.create(NewMatch("duel", [NewSeat("me"), NewSeat("open")]), "ann", "Ann")
            for kind in (TableRegistry, HastyHouse):
                another = kind(TableContext(store, BotWorkers(1), 0.0, 1000.0))
                found = await asyncio.gather(*(another.table(match) for _ in range(3)), another.table("nowhere"))
                assert found == [await another.table(match)] * 3 + [None]
                assert another.tables == 1
                await another.close()

    asyncio.run(story())


def test_killed_between_commit_and_publish_the_move_is_there_and_not_made_twice(tmp_path: Path) -> None:
    async def story() -> None:
        command = wire.Move(77, "", None)
        async with open_house(tmp_path / "saloon.db", DyingStore) as (house, store):
            assert isinstance(store, DyingStore)
            table, line, _ = await gather(house)
            assert table.match is not None
            seat = table.to_move()[0]
            move = table.game.moves.text(table.match.state.legal(seat)[0])
            command = wire.Move(77, move, seat)
            line.told()
            store.dying = True
            table.submit(lambda: table.commands.carry_out(line, command))
            await store.died.wait()
            assert line.told() == [], "nobody was told"
            match = table.row.id
        async with open_house(tmp_path / "saloon.db") as (house, _):
            reopened = await house.table(match)
            assert reopened is not None
            assert reopened.match is not None
            assert reopened.match.moves[-1].command == 77
            seq = reopened.match.seq
            line = Listening("ann", "Ann")
            await reopened.do(lambda: reopened.presence.attach(line))
            line.told()
            await reopened.do(lambda: reopened.commands.carry_out(line, command))
            assert line.told()[0] == {"t": "done", "id": 77, "move": None}
            assert reopened.match.seq == seq

    asyncio.run(story())


class FailingStore(SqliteStore):
    """A disk that is full for a while."""

    failing = False

    def save(self, change: Change, done: Done) -> None:
        if self.failing:
            done(OSError("no space left on device"))
        else:
            super().save(change, done)


def test_a_move_that_cannot_be_stored_was_never_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", FailingStore) as (house, store):
            assert isinstance(store, FailingStore)
            table, line, _ = await gather(house)
            assert table.match is not None
            seq, seat = table.match.seq, table.to_move()[0]
            move = table.game.moves.text(table.match.state.legal(seat)[0])
            line.told()
            store.failing = True
            await table.do(lambda: table.commands.carry_out(line, wire.Move(78, move, seat)))
            store.failing = False
            await table.do(lambda: table.commands.carry_out(line, wire.Sync()))
            heard = line.told()
            assert {message["seq"] for message in heard if message["t"] == "frame"} == {seq}
            assert not [message for message in heard if message["t"] == "done"]
            await table.do(lambda: table.commands.carry_out(line, wire.Move(78, move, seat)))
            assert line.told()[0] == {"t": "done", "id": 78, "move": None}
            assert table.match.seq == seq + 1

    asyncio.run(story())


def test_ten_thousand_messages_of_rubbish_change_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line, (attacker,) = await gather(house, spectators=1)
            assert table.match is not None
            attacker.guest = "eve"
            attacker.told()
            before = (table.match.seq, table.match.state.view(0), table.match.state.view(1), table.people.info())
            moves = [table.game.moves.text(move) for move in table.match.state.legal(table.to_move()[0])]
            rng = random.Random(11)
            read_at_all = 0
            for _ in range(10_000):
                message = rubbish(rng, moves)
                command = read(message.encode() if isinstance(message, str) else message)
                if command is not None:
                    read_at_all += 1
                    await table.do(partial(table.commands.carry_out, attacker, command))
                    heard = attacker.told()
                    assert all(message["t"] in ("failed", "refused") for message in heard), (command, heard)
            assert read_at_all > 200, "the fuzzer must get past the reader"
            after = (table.match.seq, table.match.state.view(0), table.match.state.view(1), table.people.info())
            assert after == before
            assert len(await store.entries(table.row.id)) == table.match.seq
            line.told()

    asyncio.run(story())
