"""Whatever happens to several houses on one database: nothing is lost, nothing doubled, and everybody plays on."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import asyncpg
import pytest

from tests.cluster.campaign import Campaign, besieged
from tests.cluster.checker import Violation
from tests.cluster.faults import FAULTS, Hit, pauses_by_kind, suffer
from tests.cluster.history import StoredMatch

AT_ONCE = (
    "kill -9",
    "SIGSTOP, watched",
    "SIGSTOP, woken later",
    "deploy (SIGTERM)",
    "cable cut for 5 s",
    "cable cut for 1 s",
)

MANY = 200


def look_at(campaign: Campaign, stored: Mapping[str, StoredMatch], violations: list[Violation]) -> None:
    """What must be so after every campaign."""
    assert violations == [], Counter(violation.kind for violation in violations)
    assert sum(match.changes_of_owner for match in stored.values()) > 0
    assert {match.game for match in stored.values() if match.entries} == {"duel", "bluff", "jane", "joe"}
    assert sum(len(house.ends) for house in campaign.houses) >= 4


@pytest.mark.process
def test_every_kind_of_fault_loses_and_doubles_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with besieged(tmp_path) as campaign:
            await campaign.everybody_moves()
            for kind in FAULTS:
                house = await campaign.busiest()
                await suffer(campaign, kind, house)
                if kind == "deploy (SIGTERM)":
                    assert house.ends[-1] == -signal.SIGTERM, "something failed on the way"
            look_at(campaign, *await campaign.end())

    asyncio.run(story())


@pytest.mark.nightly
def test_two_hundred_faults_two_at_once_lose_and_double_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hits: list[Hit] = []

    async def story() -> None:
        rng = random.Random(11)
        async with besieged(tmp_path, houses=3, tables=24) as campaign:
            await campaign.everybody_moves()
            while len(hits) < MANY:
                one, other = rng.sample(campaign.houses, 2)
                hits.append(await suffer(campaign, rng.choice([*FAULTS]), one))
                kinds = rng.choice([*FAULTS]), rng.choice(AT_ONCE)
                hits.extend(await asyncio.gather(*map(suffer, [campaign] * 2, kinds, (one, other))))
            stored, violations = await campaign.end()
            with capsys.disabled():
                changes = sum(match.changes_of_owner for match in stored.values())
                print(f"\n{len(hits)} faults, {campaign.record.done.total()} moves answered,")  # noqa: T201
                print(f"{campaign.record.frames} frames compared, {changes} changes of owner")  # noqa: T201
                print(pauses_by_kind(hits))  # noqa: T201
            look_at(campaign, stored, violations)

    asyncio.run(story())


@pytest.mark.nightly
def test_without_the_fence_moves_are_doubled_and_the_checker_finds_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with besieged(tmp_path, program=("-m", "tests.cluster.unfenced")) as campaign:
            keys = await asyncpg.connect(campaign.database.url)
            await keys.execute("ALTER TABLE units DROP CONSTRAINT units_pkey")  # the second fence
            await keys.close()
            await campaign.everybody_moves()
            for number in range(4):
                house = campaign.houses[number % 2]
                house.signal(signal.SIGSTOP)
                await campaign.everybody_moves()
                house.signal(signal.SIGCONT)
                await campaign.more_answers(200)
                house.signal(signal.SIGKILL)  # it does not find out by itself
                await house.opened_again(number // 2)
            _, violations = await campaign.end()
            assert {violation.kind for violation in violations} >= {"twice", "gap"}

    asyncio.run(story())
