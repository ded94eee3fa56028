"""Whose seat it is: one for each who comes, the host's table, and the seat of somebody who is gone."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from saloon.server import wire
from saloon.server.lobby.guest_changes import forget
from saloon.server.lobby.new_match import NewSeat
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import SeatRow
from saloon.server.table import seat_commands
from saloon.server.table.effects import Effects
from tests.server.listening import Listening
from tests.server.stored import a_match
from tests.server.test_commands import ID, Company, open_table
from tests.server.test_presence import company
from tests.server.test_table import NONCE, open_house


async def playing(house: TableRegistry) -> Company:
    """Ann and Bob play a duel."""
    people = await open_table(house, NewSeat("open"))
    for seat, who in enumerate(("ann", "bob")):
        assert await people.says(who, wire.Sit(seat + 1, seat, NONCE)) == "done"
    return people


def test_nobody_who_comes_takes_more_than_one_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            people = await open_table(house, NewSeat("open"), NewSeat("open"), NewSeat("open"), game="bluff")
            assert await people.says("bob", wire.Sit(1, 1, NONCE)) == "done"
            assert await people.says("bob", wire.Sit(2, 2, NONCE)) == "failed-one-seat"
            assert await people.says("bob", wire.Sit(3, 1, NONCE)) == "done", "his own he may take again"
            assert await people.says("bob", wire.Stand(4, 1)) == "done"
            assert await people.says("bob", wire.Sit(5, 2, NONCE)) == "done"
            assert await people.says("ann", wire.Sit(6, 3, NONCE)) == "done", "the host says who shares the device"

    asyncio.run(story())


def test_the_host_sends_somebody_away_while_people_gather(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, store):
            people = await open_table(house, NewSeat("open"))
            assert await people.says("bob", wire.Sit(1, 1, NONCE)) == "done"
            assert await people.says("bob", wire.Place(2, 0, None)) == "failed-not-host"
            assert await people.says("ann", wire.Place(3, 0, None)) == "failed-seat-taken", "she stands up instead"
            assert await people.says("ann", wire.Place(4, 1, None)) == "done"
            row = await store.match(people.table.row.id)
            assert row is not None
            assert (row.seats[1].kind, row.seats[1].guest, row.seats[1].nonce) == ("open", None, "")
            people.table.publisher.info()
            news = {
                who: [told for told in line.told() if told["t"] == "table"][-1] for who, line in people.lines.items()
            }
            assert news["bob"]["yours"] == []
            assert [news[who]["barred"] for who in ("ann", "bob", "nobody")] == [["Bob"], ["Bob"], []]

    asyncio.run(story())


def test_who_was_sent_away_stays_out_until_the_host_lets_them_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            people = await open_table(house, NewSeat("open"), NewSeat("open"), game="bluff")
            assert await people.says("bob", wire.Sit(1, 1, NONCE)) == "done"
            assert await people.says("ann", wire.Place(2, 1, None)) == "done"
            for seat in (1, 2):
                assert await people.says("bob", wire.Sit(2 + seat, seat, NONCE)) == "failed-sent-away"
            match = people.table.row.id
        async with open_house(tmp_path / "saloon.db") as (house, store):
            table = await house.table(match)
            assert table is not None
            again = Company(table)
            for line in again.lines.values():
                await table.do(partial(table.presence.attach, line))
            assert await again.says("bob", wire.Sit(1, 1, NONCE)) == "failed-sent-away", "nor after a night"
            assert await again.says("bob", wire.Place(2, 1, None)) == "failed-not-host"
            assert await again.says("ann", wire.Place(3, 1, None)) == "done"
            assert await again.says("bob", wire.Sit(4, 1, NONCE)) == "done"
            assert await again.says("ann", wire.Place(5, 1, None)) == "done"
            assert await again.says("ann", wire.Change(6, spectators=False)) == "done"
            assert again.lines["bob"].told()[-1]["error"] == "failed-sent-away", "who may not sit down only watches"
            await forget(house, "bob")
            await table.do(lambda: None)
            row = await store.match(match)
            assert row is not None
            assert table.row.barred == row.barred == {}, "nobody is named who was erased"

    asyncio.run(story())


def test_who_was_only_expected_may_still_come() -> None:
    row = replace(a_match(), phase="gathering", seats=[SeatRow(0, "guest", "ann"), SeatRow(1, "guest", "bob", "Bob")])
    seat_commands.open_seat(row, row.seats[1])
    seat_commands.sit(row, 1, "bob", "Bob", NONCE)
    assert row.seats[1].guest == "bob"


@pytest.mark.parametrize("reopened", [False, True])
def test_who_is_gone_for_a_moment_keeps_the_seat(tmp_path: Path, reopened: bool) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            people = await playing(house)
            await people.table.do(partial(people.table.presence.detach, people.lines["bob"]))
            if not reopened:
                assert await people.says("ann", wire.Place(ID, 1, "random")) == "failed-too-soon"
                return
        async with open_house(tmp_path / "saloon.db") as (house, _):
            table = await house.table(people.table.row.id)
            assert table is not None
            again = Company(table)
            await table.do(partial(table.presence.attach, again.lines["ann"]))
            assert await again.says("ann", wire.Place(ID, 1, "random")) == "failed-too-soon"

    asyncio.run(story())


def test_for_who_is_gone_for_long_a_bot_plays_until_they_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, store):
            people = await playing(house)
            table = people.table
            await table.do(partial(table.presence.detach, people.lines["bob"]))
            assert await people.says("ann", wire.Place(ID, 1, "oracle")) == "failed-no-such-bot"
            assert await people.says("ann", wire.Place(ID, 1, "random")) == "done"
            row = await store.match(table.row.id)
            assert row is not None
            seat = row.seats[1]
            assert (seat.kind, seat.guest, seat.name, seat.warm) == ("guest", "bob", "Bob", True)
            bob = Listening("bob", "Bob")
            await table.do(partial(table.presence.attach, bob))
            assert not table.row.seats[1].warm, "it is his again"
            people.lines["bob"] = bob
            assert await people.says("ann", wire.Place(ID + 1, 1, "random")) == "failed-seat-taken"

    asyncio.run(story())


def test_a_seat_that_is_no_more_when_patience_ends_is_no_fault(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db", patience=0.0) as (house, _):
            table, bob = await company(house, "bot")
            match = table.match
            late = Effects()
            table.presence._wait_for([1, 2], late)
            table.submit(lambda: late)
            await table.do(partial(table.presence.detach, bob))
            for _ in range(5):
                await asyncio.sleep(0)
            await table.do(lambda: None)
            assert table.match is match, "it did not have to start over"

    asyncio.run(story())
