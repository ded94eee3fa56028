"""A ghost answers as somebody did before, just as fast, to the same cards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from saloon.kernel import NATURE
from saloon.server import wire
from saloon.server.lobby.new_match import BadRequest, Fork, NewMatch, NewSeat, NoGhost
from saloon.server.store import GhostOf, RaceTerms, Terms
from tests.server.racing import NONCE, Racing, numbers, race
from tests.server.stored import record_of

ALONE = NewMatch("snap", [NewSeat("me"), NewSeat("ghost")], terms=Terms(race=RaceTerms("ghost")))


pytestmark = pytest.mark.usefixtures("snap")


async def play(racing: Racing) -> None:
    """Two rounds in which ann answers after 700 ms, and one in which bob is faster."""
    ann, bob = racing.racers
    for who in (ann, ann, bob):
        await racing.to_reveal()
        await racing.wait(740)
        await who.bid("red", 700)
        await racing.wait(500)
    assert racing.table.row.phase == "over"


async def haunt(racing: Racing) -> Racing:
    """A table at which ann races her ghost."""
    table = await racing.house.table(await racing.house.create(ALONE, "ann", "ann"))
    assert table is not None
    alone = Racing(racing.house, table, racing.clock, racing.store)
    ann = await alone.arrive("ann")
    await ann.do(wire.Sit(next(numbers), 0, NONCE))
    return alone


def drawn(racing: Racing) -> list[str]:
    assert racing.table.match is not None
    return [entry.move for entry in racing.table.match.moves if entry.seat == NATURE]


def test_a_ghost_answers_as_one_did_and_to_the_same_cards(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            await play(racing)
            alone = await haunt(racing)
            (ann,) = alone.racers
            for _ in range(2):
                await alone.to_reveal()
                await alone.wait(699)
                assert await ann.finishes() == []
                await alone.wait(500)
                assert [(each["seat"], each["charged"]) for each in await ann.finishes()] == [(1, 700)]
                ann.heard = [message for message in ann.heard if message["t"] != "settled"]
            await alone.to_reveal()
            await alone.wait(3000)
            assert await ann.finishes() == [], "in the third round ann gave no answer"
            await ann.bid("blue", 3000)
            await alone.wait(500)
            assert alone.table.row.phase == "over"
            assert drawn(alone) == drawn(racing)
            record = await record_of(alone.store, alone.table.row.id)
            assert "secret" not in record.tags, "these cards were drawn in another match"
            for _ in range(8):  # whose first card would be the same by chance every other time
                again = await haunt(racing)
                await again.to_reveal()
                await again.wait(100)
                assert drawn(again) == drawn(racing)[:2]

    asyncio.run(story())


def test_whoever_beats_the_ghost_sees_when_it_would_have_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            await play(racing)
            alone = await haunt(racing)
            (ann,) = alone.racers
            await alone.to_reveal()
            await alone.wait(540)
            await ann.bid("red", 500)
            await alone.wait(500)
            told = [(each["seat"], each["charged"], each["accepted"]) for each in await ann.finishes()]
            assert told == [(0, 500, True), (1, 700, False)]

    asyncio.run(story())


def test_whoever_has_not_raced_has_no_ghost(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            with pytest.raises(NoGhost, match="no finished match"):
                await racing.house.create(ALONE, "ann", "ann")
            await play(racing)
            with pytest.raises(NoGhost):
                await racing.house.create(ALONE, "eve", "eve")
            await racing.house.create(ALONE, "bob", "bob")

    asyncio.run(story())


def test_nobody_chooses_whose_ghost_it_is(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            await play(racing)
            anns = GhostOf(racing.table.row.id, 0)
            raced = NewMatch(
                "snap", [NewSeat("me"), NewSeat("ghost")], terms=Terms(race=RaceTerms("ghost", ghost=anns))
            )
            plain = NewMatch("snap", [NewSeat("me"), NewSeat("open")], terms=Terms(race=RaceTerms(ghost=anns)))
            for wanted in (raced, plain):
                with pytest.raises(BadRequest, match="whose ghost is raced, the house finds out"):
                    await racing.house.create(wanted, "bob", "bob")
            row = await racing.store.match(await racing.house.create(ALONE, "bob", "bob"))
            assert row is not None
            assert row.terms.ghost == GhostOf(racing.table.row.id, 1)

    asyncio.run(story())


def test_a_ghost_is_not_raced_from_the_middle_of_another_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            await play(racing)
            forked = replace(ALONE, fork=Fork(racing.table.row.id, 2))
            with pytest.raises(BadRequest, match="mode 'ghost' begins at its beginning"):
                await racing.house.create(forked, "ann", "ann")

    asyncio.run(story())
