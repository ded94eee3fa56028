"""Races at one house and at another: ghosts, ladders, and what speaks against somebody."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from saloon.server.lobby.new_match import NewMatch, NewSeat, NoGhost
from saloon.server.store import GuestRow
from saloon.server.table.ladder import ladders, reckon
from tests.server.racing import HandClock, Racing, open_races, race
from tests.server.test_ghost import ALONE, drawn, haunt, play
from tests.server.test_ranked import win_all

pytestmark = pytest.mark.usefixtures("snap")


@asynccontextmanager
async def another_house(database: str) -> AsyncIterator[Racing]:
    """Another house on a database; whoever plays there opens a table first."""
    clock = HandClock()
    async with open_races(database, clock) as (house, store):
        match = await house.create(NewMatch("snap", [NewSeat("me"), NewSeat("open")]), "cid", "cid")
        table = await house.table(match)
        assert table is not None
        yield Racing(house, table, clock, store)


def test_a_ghost_is_raced_that_ran_at_another_house(database: str) -> None:
    async def story() -> None:
        async with race(database, 40, 40) as racing, another_house(database) as other:
            with pytest.raises(NoGhost):
                await other.house.create(ALONE, "ann", "ann")
            await play(racing)
            alone = await haunt(other)
            await alone.to_reveal()
            await alone.wait(1200)
            (ann,) = alone.racers
            assert [(each["seat"], each["charged"]) for each in await ann.finishes()] == [(1, 700)]
            assert drawn(alone)[:2] == drawn(racing)[:2]

    asyncio.run(story())


def test_a_ladder_counts_what_was_played_at_both_houses(database: str) -> None:
    async def story() -> None:
        for matches in (1, 2):
            async with race(database, 40, 40, mode="ranked") as racing:
                await win_all(racing)
            async with another_house(database) as other:
                (ladder,) = ladders(await asyncio.to_thread(reckon, other.store.results_reader(), "snap"), "ann")
                assert [(rung.name, rung.matches, rung.wins) for rung in ladder.rungs] == [
                    ("ann", matches, matches),
                    ("bob", matches, 0),
                ]

    asyncio.run(story())


def test_two_impossible_answers_are_noticed_though_each_was_given_at_another_house(database: str) -> None:
    async def story() -> None:
        flags = []
        for _ in range(3):
            async with race(database, 40, 40, mode="ranked") as racing:
                ann = racing.racers[0]
                await racing.store.save_guest(GuestRow("ann", "ann", 1))
                watch = racing.table.context.watch
                await watch.recall("ann")  # as whoever opens a line does
                await racing.to_reveal()
                await racing.wait(140)
                await ann.bid("red", 100)
                await racing.wait(500)
                flags.append([finish["flag"] for finish in await ann.finishes() if finish["seat"] == 0])
                racing.racers[1].line.told()
                await racing.to_reveal()
                await racing.wait(740)
                await racing.racers[1].bid("red", 700)
                await racing.wait(500)
                await asyncio.gather(*watch._keeping)
        assert flags[:2] == [[None], ["too-fast"]]
        assert flags[2] == [None], "a flag costs one match and no more"

    asyncio.run(story())
