"""Kill -9 at any moment: nothing that was acknowledged is lost, doubled or changed, in any game."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from saloon.kernel import check_record
from tests.server.conftest import QUICK, HouseProcess
from tests.server.killing import Campaign
from tests.server.postgres import new_database


def survive(house: HouseProcess, kills: int) -> Campaign:
    """A campaign of so many kills, after which every finished match is looked at."""
    campaign = Campaign(house, seed=7)
    asyncio.run(campaign.run(kills))
    house.open()
    anybody = house.person(None)
    for match in campaign.ended:
        assert check_record(anybody.http.get(f"/api/matches/{match}/record").text)
        assert anybody.http.get(f"/api/matches/{match}/check").json()["true"]
    return campaign


def test_a_house_that_is_killed_again_and_again_loses_nothing(own_house: HouseProcess) -> None:
    assert survive(own_house, kills=5).kills >= 5


def test_nor_does_one_on_postgresql(database_house: str, tmp_path: Path) -> None:
    with new_database(database_house) as address:
        house = HouseProcess(address, *QUICK, log=tmp_path / "log")
        (tmp_path / "log").touch()
        house.open()
        assert survive(house, kills=3).kills >= 3
        house.close()


@contextmanager
def busy_machine() -> Iterator[None]:
    """Every core has something else to do as well."""
    loop = "while True: pass"
    others = [subprocess.Popen([sys.executable, "-c", loop]) for _ in range(os.cpu_count() or 2)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


@pytest.mark.nightly
def test_two_hundred_kills_on_a_busy_machine_lose_nothing(
    own_house: HouseProcess, capsys: pytest.CaptureFixture[str]
) -> None:
    with busy_machine():
        campaign = survive(own_house, kills=200)
    with capsys.disabled():
        print(f"\n{campaign.kills} kills, {dict(campaign.answers)} answered, {len(campaign.ended)} ended")  # noqa: T201
