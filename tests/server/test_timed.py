"""Clocks run while nobody is there, and nobody gets time back."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saloon.kernel import Outcome
from saloon.server import wire
from saloon.server.common.clock_settings import ClockSettings
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Terms
from saloon.server.table.table import Table
from tests.server.conftest import Skip
from tests.server.listening import Listening
from tests.server.test_answers import FullStore
from tests.server.test_failing import first_move
from tests.server.test_shares import settled
from tests.server.test_table import NONCE, open_house

OPENING = 90_000  # milliseconds that a house and a table may take to open on the slowest machine; less than is skipped


async def open_timed(house: TableRegistry, clock: ClockSettings | None) -> tuple[Table, Listening]:
    """A duel of two on one device, with this clock."""
    wanted = NewMatch("duel", [NewSeat("me"), NewSeat("here", "Bob")], terms=Terms(clock=clock))
    table = await house.table(await house.create(wanted, "ann", "Ann"))
    assert table is not None
    line = Listening("ann", "Ann")
    await table.do(partial(table.presence.attach, line))
    for seat in (0, 1):
        await table.do(partial(table.commands.carry_out, line, wire.Sit(seat + 1, seat, NONCE)))
    return table, line


async def frame_of(table: Table) -> dict[str, Any]:
    """The match as it stands for somebody who comes."""
    line = Listening("ann", "Ann")
    await table.do(partial(table.presence.attach, line))
    return next(message for message in line.told() if message["t"] == "frame")


@pytest.mark.parametrize("clock", [ClockSettings(turn=100), None])
def test_a_table_whose_clock_runs_stands_although_nobody_is_there(tmp_path: Path, clock: ClockSettings | None) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line = await open_timed(house, clock)
            await table.do(partial(table.presence.detach, line))
            assert table.idle == (clock is None)

    asyncio.run(story())


def test_abandoned_play_ends_by_the_clock(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, line = await open_timed(house, ClockSettings(turn=5))
            await table.do(partial(table.presence.detach, line))
            while table.row.phase == "playing":
                assert not table.idle
                skip(6.0)
                await settled(table)
            assert table.idle
            row = await store.match(table.row.id)
            assert row is not None
            assert row.phase == "over"
            assert {entry.note for entry in await store.entries(row.id) if entry.seat >= 0} == {"time"}

    asyncio.run(story())


def test_whose_time_is_up_has_the_whole_turn_played_at_once(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, _ = await open_timed(house, ClockSettings(turn=100))
            late = table.to_move()
            skip(100.0)
            for _ in range(100):
                skip(0.1)
                await settled(table)
            assert table.match is not None
            assert table.to_move() != late, "two cards and the end of the turn, and no more seconds for any of them"
            assert {entry.seat for entry in table.match.moves if entry.note == "time"} == set(late)

    asyncio.run(story())


def test_a_house_that_is_closed_gives_no_time_back(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table, line = await open_timed(house, ClockSettings(turn=1000))
            await table.do(partial(table.commands.carry_out, line, first_move(table, 77)))
            skip(300.0)
            match = table.row.id
        skip(1000.0)  # while the house is closed, time stands
        for left, used in ((700_000, 300_000), (600_000, 400_000)):
            async with open_house(tmp_path / "saloon.db") as (house, _):
                again = await house.table(match)
                assert again is not None
                frame = await frame_of(again)
                assert left - OPENING < frame["clock"]["turn"] <= left
                assert used <= frame["at"] < used + OPENING
                skip(100.0)

    asyncio.run(story())


def test_a_rematch_begins_with_no_time_used(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table, _ = await open_timed(house, ClockSettings(turn=100))
            row = table.row.copy()
            row.time = 30_000
            following = await store.match(await house.rematch(row, Outcome((1, 0), (1, 2), "stuck", "")))
            assert following is not None
            assert following.time == 0

    asyncio.run(story())


def test_a_table_that_starts_over_gives_no_time_back(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", FullStore) as (house, store):
            assert isinstance(store, FullStore)
            table, line = await open_timed(house, ClockSettings(turn=100))
            skip(30.0)
            store.full = True
            await table.do(partial(table.commands.carry_out, line, first_move(table, 77)))
            store.full = False
            assert (await frame_of(table))["clock"]["turn"] <= 70_000

    asyncio.run(story())


def test_the_clock_of_bots_alone_stands_while_nobody_watches(tmp_path: Path, skip: Skip) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            bots = [NewSeat("bot", "random"), NewSeat("bot", "random")]
            table = await house.table(
                await house.create(NewMatch("duel", bots, terms=Terms(clock=ClockSettings(turn=5))), "ann", "Ann")
            )
            assert table is not None
            line = Listening(None, "")
            await table.do(partial(table.presence.attach, line))
            await table.do(partial(table.presence.detach, line))
            while not table.idle:
                await asyncio.sleep(0.001)
            skip(100.0)
            await settled(table)
            assert table.match is not None
            assert "time" not in {entry.note for entry in table.match.moves}

    asyncio.run(story())
