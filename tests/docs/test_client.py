"""The client of the examples, written from docs/protocol.md alone, plays a match through."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import QUICK, HouseProcess

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    process = HouseProcess(tmp_path_factory.mktemp("house") / "saloon.db", *QUICK)
    process.open()
    yield process
    process.close()


def client(house: HouseProcess, *match: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(CLIENT), f"http://{house.address}", *match]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_it_plays_against_a_bot(house: HouseProcess) -> None:
    said, _ = client(house).communicate(timeout=60)
    link, ending = said.splitlines()
    assert link.startswith(f"http://{house.address}/m/")
    assert ending.split(":")[0] in {"emptied", "stuck"}


def test_it_plays_with_a_friend_through_a_power_cut(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "open")
    robin = client(house, match)
    with ann.line(match) as line:
        line.sit(0)
        for _ in range(6):
            frame = line.frame(legal=True)
            line.do("move", move=frame["legal"][-1])
    house.kill()
    house.open()
    with ann.line(match) as line:
        ending = line.play_on()["ending"]
    said, _ = robin.communicate(timeout=60)
    assert said.splitlines()[-1] == f"{ending['reason']}: {ending['scores']}"
