"""Ranked matches: nothing is changed while they count, and what they bring stands on a ladder."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from saloon.server import wire
from saloon.server.lobby.new_match import BadRequest, Fork, NewMatch, NewSeat
from saloon.server.store import RaceTerms, Terms
from saloon.server.table.ladder import START, ladders, reckon
from tests.server.racing import NONCE, Racing, numbers, race
from tests.server.stored import record_of

pytestmark = pytest.mark.usefixtures("snap")


async def win_all(racing: Racing, **timing: Any) -> None:
    """Ann answers every card rightly, and first."""
    ann = racing.racers[0]
    for _ in range(3):
        await racing.to_reveal()
        colour = ("red", "blue")[(await ann.last("frame"))["view"]["colour"]]
        await racing.wait(640)
        await ann.bid(colour, 600, **timing)
        await racing.wait(500)
    assert racing.table.row.phase == "over"


@pytest.mark.parametrize(("mode", "ladder"), [("ranked", [("ann", 1, 1, True), ("bob", 1, 0, False)]), ("friends", [])])
def test_only_a_ranked_match_counts(tmp_path: Path, mode: str, ladder: list[tuple[str, int, int, bool]]) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40, mode=mode) as racing:
            await win_all(racing)
            found = ladders(reckon(racing.store.results_reader(), "snap"), "ann")
            rungs = [rung for each in found for rung in each.rungs]
            assert [(rung.name, rung.matches, rung.wins, rung.you) for rung in rungs] == ladder
            assert sum(rung.rating - START for rung in rungs) == 0

    asyncio.run(story())


def test_whoever_is_erased_is_gone_from_the_ladder(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40, mode="ranked") as racing:
            await win_all(racing)
            await racing.store.forget_guests(["ann"], {})
            (ladder,) = ladders(reckon(racing.store.results_reader(), "snap"), "bob")
            assert [rung.name for rung in ladder.rungs] == ["bob"]

    asyncio.run(story())


@pytest.mark.parametrize(
    ("camera", "right", "wrong", "error", "ladder", "tag"),
    [
        (False, {}, {"camera": 120.0}, "failed-no-camera", "", None),
        (True, {"camera": 120.0}, {}, "failed-camera", "camera", "0"),
    ],
)
def test_cameras_have_a_ladder_of_their_own_and_nobody_answers_otherwise(
    tmp_path: Path,
    camera: bool,
    right: dict[str, Any],
    wrong: dict[str, Any],
    error: str,
    ladder: str,
    tag: str | None,
) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40, mode="ranked", camera=camera) as racing:
            ann = racing.racers[0]
            await racing.to_reveal()
            assert (await ann.last("table"))["race"] == {"mode": "ranked", "camera": camera}
            for colour in ("red", "blue"):
                assert (await ann.bid(colour, 600, **wrong))["error"] == error
            await win_all(racing, **right)
            (found,) = ladders(reckon(racing.store.results_reader(), "snap"), "ann")
            assert (found.name, [rung.name for rung in found.rungs]) == (ladder, ["ann", "bob"])
            record = await record_of(racing.store, racing.table.row.id)
            assert record.tags.get("camera") == tag

    asyncio.run(story())


def test_nothing_changes_while_a_match_counts(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40, mode="ranked") as racing:
            ann = racing.racers[0]
            for command in (
                wire.Stand(next(numbers), 0),
                wire.Place(next(numbers), 1, "random"),
                wire.Change(next(numbers), spectators=True),
                wire.TakeBack(next(numbers), 0),
            ):
                assert (await ann.do(command))["error"] == "failed-ranked"

    asyncio.run(story())


def test_nobody_plays_against_oneself_or_from_the_middle(tmp_path: Path) -> None:
    async def story() -> None:
        async with race(tmp_path / "saloon.db", 40, 40) as racing:
            await win_all(racing)
            seats = [NewSeat("me"), NewSeat("open")]
            ranked = NewMatch("snap", seats, terms=Terms(race=RaceTerms("ranked")))
            forked = NewMatch("snap", seats, terms=Terms(race=RaceTerms("ranked")), fork=Fork(racing.table.row.id, 2))
            with pytest.raises(BadRequest, match="at its beginning"):
                await racing.house.create(forked, "ann", "ann")
            table = await racing.house.table(await racing.house.create(ranked, "ann", "ann"))
            assert table is not None
            ann = await Racing(racing.house, table, racing.clock, racing.store).arrive("ann")
            assert (await ann.do(wire.Sit(next(numbers), 0, NONCE)))["t"] == "done"
            assert (await ann.do(wire.Sit(next(numbers), 1, NONCE)))["error"] == "failed-ranked"

    asyncio.run(story())
