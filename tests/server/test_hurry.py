"""Bots that hurry, for those who want to see the end."""

from __future__ import annotations

from pathlib import Path

from tests.server.conftest import QUICK, HouseProcess


def test_bots_take_no_time_while_everybody_who_plays_wants_that(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path / "saloon.db", *QUICK, "--pace", "3600")  # nobody would wait for that
    house.open()
    try:
        play_in_haste(house)
    finally:
        house.close()


def play_in_haste(house: HouseProcess) -> None:
    """Play a match that would take days."""
    anna = house.person("Anna")
    match = anna.create("me", "bot:random", game="duel")
    with anna.line(match) as line:
        line.sit(0)
        line.frame()
        assert line.do("hurry", on=True)["t"] == "done"  # even if a bot thinks already
        line.socket.send('{"t":"sync"}')
        frame = line.frame(legal=True)
        while not frame["ending"]:
            line.send("move", move=frame["legal"][0], seat=0, seq=frame["seq"])
            frame = line.frame(legal=True)
        assert line.do("hurry", on=True)["error"] == "failed-over"
