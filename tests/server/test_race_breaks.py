"""Races and tables that are closed in the middle."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from saloon.kernel import NATURE
from saloon.server import wire
from saloon.server.table.live_race.bids import Bid
from tests.server.racing import REST, Racing, numbers, race, reopened, tell

pytestmark = pytest.mark.usefixtures("snap")


def test_a_killed_house_goes_on_with_the_race(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40, 40) as racing:
            ann, bob, _ = racing.racers
            await racing.to_reveal()
            await racing.wait(640)
            await ann.bid("red", 600)
            match = racing.table.row.id
        async with reopened(tmp_path / "saloon.db", match) as again:
            bob = await again.arrive("bob")
            frame = await bob.last("frame")
            assert frame["race"]["locked"] == [0]
            assert frame["race"]["phase"] == "race"
            await again.wait(540)
            await bob.bid("blue", 500)
            await again.wait(500)
            moves = [(entry.seat, entry.move) for entry in await again.store.entries(match) if entry.seat != NATURE]
            assert moves == [(0, "red"), (1, "blue")], "nobody overtakes what was stored"

    asyncio.run(story())


def test_a_flagged_seat_is_timed_by_the_house_even_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40, 40) as racing:
            ann, bob, _ = racing.racers
            for _ in range(2):
                await racing.to_reveal()
                await racing.wait(140)
                await ann.bid("red", 100)
                await bob.bid("red", 100)
                await racing.wait(500)
            assert [finish["flag"] for finish in await ann.finishes()] == [None, None, "too-fast", "too-fast"]
            match = racing.table.row.id
        async with reopened(tmp_path / "saloon.db", match) as again:
            ann, bob = await again.arrive("ann"), await again.arrive("bob")
            await again.to_reveal()
            await again.wait(1040)
            await ann.bid("red", 300)
            await again.wait(500)
            finish = (await bob.finishes())[0]
            assert (finish["claimed"], finish["charged"]) == (None, 1000)

    asyncio.run(story())


def test_a_table_that_was_cleared_races_no_more(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        await racing.to_reveal()
        race = racing.table.race
        assert race is not None
        assert race.running
        racing.table.close()
        assert not race.running, "a bot whose alarm still rings would answer"

    tell(tmp_path, story, 40, 40)


def test_a_bid_that_an_older_house_stored_still_counts() -> None:
    stored = (
        '{"seat":1,"move":"red","command":3,"charged":812.5,"grain":0.1,"answer":{"verdict":{"claimed":800,"delay":52,'
        '"credit":40,"charged":812.5},"proof":{"floor":40,"usual":50,"slowest":90},"strokes":3,"toggles":[[0,500]]}}'
    )
    bid = msgspec.json.decode(stored, type=Bid)
    assert (bid.seat, bid.charged, bid.answer.least, bid.answer.forged) == (1, 812.5, 0.0, False)


def test_people_who_come_back_after_a_restart_are_dealt_no_cards_before_they_are_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            match = racing.table.row.id
        async with reopened(tmp_path / "saloon.db", match) as again:
            await again.wait(REST / 2)
            ann = await again.arrive("ann")
            assert (await ann.last("frame"))["race"]["phase"] == "rest"
            await ann.do(wire.Ready(next(numbers)))
            await again.wait(REST / 4)
            assert (await ann.last("frame"))["race"]["phase"] == "rest", "the other one is on the way"
            bob = await again.arrive("bob")
            await bob.do(wire.Ready(next(numbers)))
            assert (await bob.last("resting"))["fore"]

    asyncio.run(story())


def test_whoever_does_not_come_back_is_waited_for_no_longer_than_a_rest(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            match = racing.table.row.id
        async with reopened(tmp_path / "saloon.db", match) as again:
            ann = await again.arrive("ann")
            await ann.do(wire.Ready(next(numbers)))
            await again.wait(REST + 10_000)
            await ann.listen()
            assert "race" in [message["race"]["phase"] for message in ann.heard if message["t"] == "frame"]

    asyncio.run(story())
