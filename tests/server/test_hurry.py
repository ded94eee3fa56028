"""Bots that hurry, for those who want to see the end."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from saloon.server import wire
from tests.server.conftest import QUICK, HouseProcess
from tests.server.listening import Listening
from tests.server.test_seat_commands import playing
from tests.server.test_table import open_house


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


def test_nobody_hurries_bots_for_somebody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(tmp_path / "saloon.db") as (house, _):
            people = await playing(house)
            bots = people.table.bots
            for number, (who, on, hurried) in enumerate(
                [("nobody", True, False), ("ann", True, False), ("bob", True, True), ("bob", False, False)]
            ):
                assert await people.says(who, wire.Hurry(100 + number, on)) == "done"
                assert bots._haste.is_set() is hurried, (who, on)
            await people.says("bob", wire.Hurry(200, True))
            await people.table.do(partial(people.table.presence.attach, Listening("bob", "Bob")))
            bots.hurry()
            assert not bots._haste.is_set(), "on his other screen he wants to look"

    asyncio.run(story())
