"""There is one way from a command to those who hear of it, and it leads over the disk."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Final

import pytest

import saloon.server
from saloon.server import wire
from saloon.server.lobby.new_match import NewSeat
from saloon.server.store import Change, Store
from saloon.server.store.protocol import Done
from saloon.server.table.commands import CARRIED_OUT_BY
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.people import PATIENCE
from tests.server.racing import race
from tests.server.test_commands import TIMING, open_table
from tests.server.test_crowds import after_a_pause
from tests.server.test_failing import first_move
from tests.server.test_table import NONCE, gather, open_house

ID: Final = 4711
SERVER: Final = Path(saloon.server.__file__).parent


def calls(source: Path) -> Iterator[tuple[str, str]]:
    """Every method that a module calls: the last name before it, and its own."""
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            owner = node.func.value
            name = owner.attr if isinstance(owner, ast.Attribute) else owner.id if isinstance(owner, ast.Name) else ""
            yield name.removeprefix("_"), node.func.attr


def writing_methods() -> set[str]:
    """The methods of the store that write."""
    found = set()
    for source in (SERVER / "store" / "sqlite").glob("*.py"):
        for node in ast.walk(ast.parse(source.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and "self._writer" in ast.unparse(node):
                found.add(node.name)
    return found - {"__init__"}


def test_a_table_writes_in_one_place() -> None:
    writes = writing_methods()
    assert {"save", "add_match", "save_times"} <= writes
    found = [
        (source.name, method)
        for source in (SERVER / "table").rglob("*.py")
        for owner, method in calls(source)
        if owner == "store" and method in writes
    ]
    assert found == [("table.py", "save")]


def test_a_table_speaks_in_one_place() -> None:
    found = {
        source.name
        for source in (SERVER / "table").rglob("*.py")
        for _, method in calls(source)
        if method in ("send", "post")
    }
    assert found == {"publish.py"}


class SlowDisk:
    """Holds back what is to be written, until it is let go."""

    def __init__(self, store: Store) -> None:
        self._save = store.save
        self.held: list[tuple[Change, Done]] = []
        store.save = self._hold  # type: ignore[method-assign]

    def _hold(self, change: Change, done: Done) -> None:
        self.held.append((change, done))

    def let_go(self) -> None:
        held, self.held = self.held, []
        for change, done in held:
            self._save(change, done)


class Scene:
    """A table with those around it, and a command that somebody is about to give."""

    def __init__(self, table: Table, store: Store, command: wire.FromBrowser, *lines: Listening) -> None:
        self.table, self.store, self.command, self.lines = table, store, command, lines

    def told(self) -> list[str]:
        """What anybody has heard since the last time."""
        return [message["t"] for line in self.lines for message in line.told()]


@asynccontextmanager
async def playing(path: Path, kind: type[wire.Command]) -> AsyncIterator[Scene]:
    """A duel that Ann plays alone, while somebody looks on."""
    async with open_house(path) as (house, store):
        table, line, watchers = await gather(house, spectators=1)
        if kind is wire.TakeBack:
            await table.do(partial(table.commands.carry_out, line, first_move(table, 100)))
        if kind is wire.Rematch:
            while table.to_move():
                await table.do(partial(table.commands.carry_out, line, first_move(table, 100 + table.match.seq)))  # type: ignore[union-attr]  # it has begun
        commands: dict[type[wire.Command], wire.FromBrowser] = {
            wire.Move: first_move(table, ID) if table.to_move() else wire.Start(ID),
            wire.TakeBack: wire.TakeBack(ID, (table.to_move() or [0])[0]),
            wire.Stand: wire.Stand(ID, 1),
            wire.Change: wire.Change(ID, chat=True),
            wire.Rematch: wire.Rematch(ID),
            wire.Say: wire.Say(ID, phrase="hello"),
            wire.Hint: wire.Hint(ID, (table.to_move() or [0])[0]),
            wire.Coach: wire.Coach(ID, False),
            wire.Hurry: wire.Hurry(ID, True),
        }
        yield Scene(table, store, commands[kind], line, *watchers)


@asynccontextmanager
async def gathering(path: Path, kind: type[wire.Command]) -> AsyncIterator[Scene]:
    """A table for three at which Ann and a bot sit, or that Ann is about to sit down at."""
    async with open_house(path) as (house, store):
        company = await open_table(house, NewSeat("bot", "random"), NewSeat("open"), game="bluff")
        table, line = company.table, company.lines["ann"]
        if kind is wire.Start:
            await table.do(partial(table.commands.carry_out, line, wire.Sit(1, 0, NONCE)))
        commands: dict[type[wire.Command], wire.FromBrowser] = {
            wire.Sit: wire.Sit(ID, 0, NONCE),
            wire.Place: wire.Place(ID, 2, "random"),
            wire.Start: wire.Start(ID),
        }
        yield Scene(table, store, commands[kind], line, *list(company.lines.values())[1:])


@asynccontextmanager
async def racing(path: Path, kind: type[wire.Command]) -> AsyncIterator[Scene]:
    """A race of two."""
    async with race(path, 40, 40) as those:
        reveal = 0
        if kind is wire.Bid:
            await those.to_reveal()
            reveal = (await those.racers[0].last("frame"))["race"]["reveal"]
            await those.wait(640)
        ann, bob = (racer.line for racer in those.racers)
        ann.heard_at = those.clock.time
        command = wire.Bid(ID, reveal, "red", TIMING) if kind is wire.Bid else wire.Ready(ID)
        yield Scene(those.table, those.store, command, ann, bob)


@asynccontextmanager
async def settling(path: Path, kind: type[wire.Command]) -> AsyncIterator[Scene]:
    """A duel of Ann and Bob while somebody looks on; or of Ann and a bot, whose seat somebody would like."""
    async with open_house(path) as (house, store):
        company = await open_table(house, NewSeat("bot", "random") if kind is wire.Admit else NewSeat("open"))
        table, lines = company.table, company.lines
        await table.do(partial(table.commands.carry_out, lines["ann"], wire.Sit(1, 0, NONCE)))
        await table.do(partial(table.commands.carry_out, lines["bob"], wire.Sit(2, 1, NONCE)))
        before: dict[type[wire.Command], wire.FromBrowser] = {
            wire.Answer: wire.Offer(3, "pause"),
            wire.Readmit: wire.Remove(3, 1),
        }
        if kind in before:
            await table.do(partial(table.commands.carry_out, lines["ann"], before[kind]))
        if kind is wire.Resume:
            await table.do(partial(table.commands.carry_out, lines["ann"], wire.Offer(3, "pause")))
            await table.do(partial(table.commands.carry_out, lines["bob"], wire.Answer(4, 1, True)))
        commands: dict[type[wire.Command], wire.FromBrowser] = {
            wire.Admit: wire.Admit(ID, 1, True),
            wire.Remove: wire.Remove(ID, 1),
            wire.Readmit: wire.Readmit(ID),
            wire.Host: wire.Host(ID, 1),
            wire.GiveUp: wire.GiveUp(ID),
            wire.Offer: wire.Offer(ID, "draw"),
            wire.Answer: wire.Answer(ID, 1, True),
            wire.Resume: wire.Resume(ID),
        }
        giver = "bob" if kind is wire.Answer else "ann"
        others = [line for who, line in lines.items() if who != giver]
        yield Scene(table, store, commands[kind], lines[giver], *others)


RACED: Final = (wire.Bid, wire.Ready)
SETTLED: Final = (
    *(wire.Admit, wire.Remove, wire.Readmit, wire.Host),
    *(wire.GiveUp, wire.Offer, wire.Answer, wire.Resume),
)


def scene(path: Path, kind: type[wire.Command]) -> AbstractAsyncContextManager[Scene]:
    if kind in RACED:
        return racing(path, kind)
    if kind in SETTLED:
        return settling(path, kind)
    return gathering(path, kind) if kind in (wire.Sit, wire.Place, wire.Start) else playing(path, kind)


PASSING: Final = (
    wire.Ready,
    wire.Say,
    wire.Hint,
    wire.Coach,
    wire.Hurry,
    wire.Offer,
)  # what nobody needs to know tomorrow


@pytest.mark.parametrize("kind", CARRIED_OUT_BY, ids=lambda kind: kind.__name__)
def test_nobody_hears_of_a_command_that_is_not_stored_yet(
    tmp_path: Path, kind: type[wire.Command], request: pytest.FixtureRequest
) -> None:
    if kind in RACED:
        request.getfixturevalue("snap")

    async def story() -> None:
        async with scene(tmp_path / "saloon.db", kind) as here:
            await after_a_pause(here.table)
            disk = SlowDisk(here.store)
            here.told()
            here.table.hear(here.lines[0], here.command)
            if kind in PASSING:
                assert not disk.held
            else:
                async with asyncio.timeout(PATIENCE):
                    while not disk.held:
                        await asyncio.sleep(0)
                assert here.told() == []
            heard: list[str] = []
            async with asyncio.timeout(PATIENCE):
                while "done" not in heard:
                    disk.let_go()
                    await asyncio.sleep(0)
                    heard += here.told()
                    assert "failed" not in heard

    asyncio.run(story())
