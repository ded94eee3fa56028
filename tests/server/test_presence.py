"""Who comes to a table and who goes, and whose seat a bot keeps."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Literal

import pytest

from saloon.server import wire
from saloon.server.lobby.new_match import NewMatch, NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Terms
from saloon.server.table.table import Table
from tests.server.listening import Listening
from tests.server.test_table import NONCE, open_house


async def company(house: TableRegistry, absent: Literal["wait", "bot"], both: bool = True) -> tuple[Table, Listening]:
    """A table at which Ann sits, and Bob too if both do; returns it with Bob's line."""
    wanted = NewMatch("duel", [NewSeat("me"), NewSeat("open")], terms=Terms(absent=absent))
    table = await house.table(await house.create(wanted, "ann", "Ann"))
    assert table is not None
    ann, bob = Listening("ann", "Ann"), Listening("bob", "Bob")
    for seat, line in enumerate((ann, bob)):
        await table.do(partial(table.presence.attach, line))
        if both or line is bob:
            await table.do(partial(table.commands.carry_out, line, wire.Sit(1, seat, NONCE)))
    return table, bob


async def after_patience(table: Table) -> bool:
    """Wait until the patience with Bob, which is none, has ended; returns whether a bot keeps his seat."""
    for _ in range(5):
        await asyncio.sleep(0)
    await table.do(lambda: None)
    return table.row.seats[1].warm


@pytest.mark.parametrize(
    ("absent", "phase", "kept"),
    [("bot", "playing", True), ("wait", "playing", False), ("bot", "gathering", False), ("bot", "over", False)],
)
def test_a_bot_keeps_the_seat_of_who_is_gone_only_while_a_match_is_played_that_wants_it(
    tmp_path: Path, absent: Literal["wait", "bot"], phase: str, kept: bool
) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, _):
            table, bob = await company(house, absent, both=phase != "gathering")
            if phase == "over":
                table.row.phase = "over"
            assert table.row.phase == phase
            await table.do(partial(table.presence.detach, bob))
            assert await after_patience(table) == kept
            await table.do(partial(table.presence.attach, Listening("bob", "Bob")))
            assert not table.row.seats[1].warm, "it is his again"

    asyncio.run(story())


def test_no_bot_sits_down_for_who_is_back_in_time_or_has_another_line(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, _):
            table, bob = await company(house, "bot")
            again = Listening("bob", "Bob")
            await table.do(partial(table.presence.attach, again))
            await table.do(partial(table.presence.detach, bob))
            assert not await after_patience(table)
            table.presence.detach(again)  # and he is back in the same turn of the loop
            table.presence.attach(bob)
            assert not await after_patience(table)

    asyncio.run(story())


def test_who_has_not_come_back_to_a_house_that_was_closed_is_waited_for_as_well(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, _):
            table, _ = await company(house, "bot")
            match = table.row.id
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, _):
            again = await house.table(match)
            assert again is not None
            assert not await after_patience(again), "nobody is here who waits for anybody"
            await again.do(partial(again.presence.attach, Listening("ann", "Ann")))
            assert await after_patience(again)
            assert not again.row.seats[0].warm

    asyncio.run(story())


def test_who_is_gone_before_the_match_begins_is_waited_for_from_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, _):
            table, bob = await company(house, "bot", both=False)
            await table.do(partial(table.presence.detach, bob))
            assert not await after_patience(table)
            ann = table.people.connections[0]
            await table.do(partial(table.commands.carry_out, ann, wire.Sit(7, 0, NONCE)))
            assert table.row.phase == "playing"
            assert await after_patience(table)

    asyncio.run(story())


def test_who_is_gone_when_the_host_changes_the_terms_is_waited_for_from_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, _):
            table, bob = await company(house, "wait")
            await table.do(partial(table.presence.detach, bob))
            assert not await after_patience(table)
            ann = table.people.connections[0]
            await table.do(partial(table.commands.carry_out, ann, wire.Change(7, absent="bot")))
            assert await after_patience(table)

    asyncio.run(story())


def test_where_nobody_may_look_on_who_took_no_seat_leaves_when_the_last_one_is_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            wanted = NewMatch("duel", [NewSeat("me"), NewSeat("open")], terms=Terms(spectators=False))
            table = await house.table(await house.create(wanted, "ann", "Ann"))
            assert table is not None
            ann, bob, eve = (Listening(name.lower(), name) for name in ("Ann", "Bob", "Eve"))
            for line in (ann, bob, eve):
                await table.do(partial(table.presence.attach, line))
            assert eve.told()[-1]["t"] == "table", "she might still take the seat"
            for seat, line in enumerate((ann, bob)):
                await table.do(partial(table.commands.carry_out, line, wire.Sit(1, seat, NONCE)))
            heard = eve.told()
            assert heard[-1] == {"t": "failed", "error": "failed-no-spectators", "id": None}
            assert not [message for message in heard if message["t"] == "frame"]
            assert table.people.connections == [ann, bob]

    asyncio.run(story())
