"""Answers by camera: they count from the moment the pose was taken, as far as the house heard of it then."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from saloon.games.jane.fingers import STILL
from saloon.kernel import NATURE, InputRules
from saloon.server import wire
from saloon.server.race.cheat_signals import CREDIT_ROUNDS, Answer, CheatSignals
from saloon.server.race.fairness import POLICIES, Proof, Verdict
from saloon.server.race.timings import Timed, read_timed
from tests.server.racing import Racer, Racing, race
from tests.server.snap import SnapRaces

Story = Callable[[Racing], Awaitable[None]]
RTT = 40.0
LAG = 120.0  # from the camera's picture to the message


pytestmark = pytest.mark.usefixtures("snap")


def tell(tmp_path: Path, story: Story, **terms: Any) -> None:
    async def run() -> None:
        async with race(tmp_path / "saloon.db", RTT, RTT, RTT, **terms) as racing:
            await racing.to_reveal()
            await story(racing)

    asyncio.run(run())


async def pose(racer: Racer, move: str, reveal: int | None = None) -> None:
    """The page tells of a pose; it hears nothing in return."""
    if reveal is None:
        reveal = (await racer.last("frame"))["race"]["reveal"]
    assert isinstance(reveal, int)
    racer.line.heard_at = racer.racing.clock.time
    table = racer.racing.table
    await table.do(partial(table.commands.carry_out, racer.line, wire.Pose(reveal, move)))


def test_what_counts_is_when_the_pose_was_taken(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann = racing.racers[0]
        await racing.wait(1000 + LAG + RTT)
        await pose(ann, "red")
        await racing.wait(800)
        await ann.bid("red", 1000, camera=LAG)
        await racing.wait(500)
        (finish,) = await ann.finishes()
        assert (finish["charged"], finish["credit"], finish["residual"], finish["camera"]) == (1000, 160, 0, LAG)
        entries = await racing.store.entries(racing.table.row.id)
        assert [entry.note for entry in entries if entry.seat != NATURE] == [
            "rt 1000.0, credit 160.0, charged 1000.0, by camera 120.0"
        ]

    tell(tmp_path, story)


def test_a_game_that_no_camera_can_see_knows_no_poses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(racing: Racing) -> None:
        ann = racing.racers[0]
        await racing.wait(1000)
        await pose(ann, "red")
        assert (await ann.bid("red", 1000, camera=LAG))["error"] == "failed-no-camera"
        await racing.wait(800)
        await ann.bid("red", 1800)
        await racing.wait(500)
        (finish,) = await ann.finishes()
        assert (finish["charged"], finish["camera"]) == (1800 - RTT, None)

    monkeypatch.setattr(SnapRaces, "input", InputRules())
    tell(tmp_path, story)


@pytest.mark.parametrize(("posed", "still"), [("blue", 800.0), ("red", STILL + 1), (None, 800.0)])
def test_a_pose_of_which_the_house_did_not_hear_proves_nothing(tmp_path: Path, posed: str | None, still: float) -> None:
    async def story(racing: Racing) -> None:
        ann = racing.racers[0]
        await racing.wait(1000 + RTT)
        if posed is not None:
            await pose(ann, posed)
        await racing.wait(still)
        await ann.bid("red", 1000, camera=LAG)
        await racing.wait(3000)
        (finish,) = await ann.finishes()
        allowance = POLICIES["ranked"].start + POLICIES["ranked"].gain
        assert finish["charged"] == 1000 + still - allowance

    tell(tmp_path, story, mode="ranked", camera=True)


def test_keys_have_no_use_for_a_pose(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann = racing.racers[0]
        await racing.wait(500)
        await pose(ann, "red")
        await racing.wait(1000)
        await ann.bid("red", 500)
        await racing.wait(500)
        assert (await ann.finishes())[0]["charged"] > 500

    tell(tmp_path, story)


def test_a_rank_waits_for_a_pose_that_was_taken_before(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, _ = racing.racers
        await racing.wait(1000 + LAG + RTT)
        await pose(ann, "red")
        await racing.wait(100)
        await bob.bid("blue", 1200)
        await racing.wait(700)
        assert await bob.finishes() == []
        await ann.bid("red", 1000, camera=LAG)
        await racing.wait(500)
        assert [finish["seat"] for finish in await bob.finishes()] == [0, 1]

    tell(tmp_path, story)


def test_but_not_for_ever_and_not_for_a_later_one(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, cid = racing.racers
        await racing.wait(1000)
        await pose(ann, "red")
        await bob.bid("blue", 960)
        await racing.wait(STILL - 1)
        assert await bob.finishes() == []
        await pose(cid, "red")
        await racing.wait(1)
        assert [finish["seat"] for finish in await bob.finishes()] == [1]

    tell(tmp_path, story)


def test_a_pose_for_other_cards_is_none(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, _ = racing.racers
        await racing.wait(1000)
        await pose(ann, "red", reveal=99)
        await bob.bid("blue", 960)
        await racing.wait(450)
        assert [finish["seat"] for finish in await bob.finishes()] == [1]

    tell(tmp_path, story)


def test_a_spectator_has_no_hands(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        visitor = await racing.arrive("eve")
        await pose(visitor, "red")
        assert (await visitor.last("failed"))["error"] == "failed-not-your-seat"

    tell(tmp_path, story)


def test_a_record_says_that_a_camera_was_used() -> None:
    noted = Timed(812.4, 43.0, 12.0, 824.4, [2, 0], "steady", 131.5)
    assert read_timed(str(noted)) == noted
    assert "by camera 131.5" in str(noted)


def test_the_time_to_read_a_picture_is_held_against_nobody() -> None:
    line = Proof(40, 50, 90)
    keys, camera = CheatSignals(), CheatSignals()
    for index in range(CREDIT_ROUNDS + 2):
        verdict = Verdict(1000.0 + 90 * index, 250, 250, 1000.0)
        for hands, answer in ((keys, Answer(verdict, line)), (camera, Answer(verdict, line, camera=200.0))):
            hands.look_back(answer, paid=True)
            hands.look(answer)
    assert (keys.flag, camera.flag) == ("pays", None)
