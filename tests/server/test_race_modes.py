"""Races without a limit, on one screen, and where nobody is in a hurry."""

from __future__ import annotations

from pathlib import Path

import pytest

from saloon.kernel import NATURE
from saloon.server import wire
from saloon.server.match.match import Match
from saloon.server.table.bot_seats import BotSeats
from saloon.server.table.live_race.bot_answers import BEAT
from tests.server.racing import REST, Racing, numbers, tell

pytestmark = pytest.mark.usefixtures("snap")


def test_when_the_time_is_up_the_games_fallback_is_moved(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, *_ = racing.racers
        await racing.to_reveal()
        assert (await ann.last("frame"))["race"]["limit"] == 10_000
        await racing.wait(10_500)
        entries = [entry for entry in await racing.store.entries(racing.table.row.id) if entry.seat != NATURE]
        assert [(entry.seat, entry.move, entry.note) for entry in entries] == [(0, "pass", "time"), (1, "pass", "time")]

    tell(tmp_path, story, 40, 40, 40)


def test_for_who_leaves_in_the_middle_of_a_race_a_bot_answers(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, *_ = racing.racers
        await racing.to_reveal()
        await racing.wait(500)
        await ann.bid("red", 500)
        assert (await bob.do(wire.Stand(next(numbers), 1)))["t"] == "done"
        await racing.wait(5000)
        assert racing.table.match is not None
        assert not racing.table.match.racing(), "all have answered"

    tell(tmp_path, story, 40, 40, mode="relaxed", limit=False)


def test_without_a_limit_a_race_waits(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        await racing.to_reveal()
        assert (await racing.racers[0].last("frame"))["race"]["limit"] is None
        await racing.wait(100_000)
        assert racing.table.match is not None
        assert racing.table.match.racing()

    tell(tmp_path, story, 40, 40, limit=False)


def test_on_one_screen_the_device_knows_the_order(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        (ann,) = racing.racers
        await racing.to_reveal()
        await racing.wait(750)
        await ann.bid("red", 520, seat=0)
        await ann.bid("blue", 500, seat=1)
        await racing.wait(500)
        assert [(finish["seat"], finish["charged"]) for finish in await ann.finishes()] == [(1, 500), (0, 520)]
        assert [finish["residual"] for finish in await ann.finishes()] == [0, 0]

    tell(tmp_path, story, 40, 40, 40, mode="room")


def test_where_nobody_is_in_a_hurry_the_order_has_nothing_to_do_with_time(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, bob, cid = racing.racers
        await racing.to_reveal()
        await racing.wait(500)
        await cid.bid("red", 500)
        await racing.wait(4000)
        await bob.bid("red", 4500)
        await racing.wait(1000)
        assert (await ann.last("locked"))["seat"] == 1
        assert (await ann.last("frame"))["view"]["said"] == [], "everybody is waited for"
        await ann.bid("red", 5500)
        assert [finish["seat"] for finish in await ann.finishes()] == [0, 1, 2]

    tell(tmp_path, story, 40, 40, 40, mode="relaxed")


def test_where_nobody_is_in_a_hurry_the_limit_still_ends_a_race(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann, _, cid = racing.racers
        await racing.to_reveal()
        await cid.bid("red", 500)
        await racing.wait(10_000)
        assert [finish["seat"] for finish in await ann.finishes()] == [2]
        assert racing.table.match is not None
        assert [entry.seat for entry in racing.table.match.moves if entry.note == "time"] == [0]

    tell(tmp_path, story, 40, 40, 40, mode="relaxed")


def test_where_nobody_is_in_a_hurry_people_rest_as_long_as_they_like(tmp_path: Path) -> None:
    async def story(racing: Racing) -> None:
        ann = racing.racers[0]
        await racing.wait(REST * 10)
        assert (await ann.last("frame"))["race"]["phase"] == "rest"
        await racing.to_reveal()

    tell(tmp_path, story, 40, 40, mode="relaxed")


async def slow(_bots: BotSeats, _match: Match, _seat: int, _reveal: int) -> tuple[str, float]:
    """A bot that takes eight seconds."""
    return "red", 8000.0


def test_who_has_answered_waits_for_people_but_not_for_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotSeats, "react", slow)

    async def story(racing: Racing) -> None:
        ann, bob = racing.racers
        await racing.to_reveal()
        await racing.wait(3000)
        await ann.bid("red", 3000)
        await racing.wait(1000)
        assert [finish["seat"] for finish in await ann.finishes()] == [0], "bob still thinks, and so may the bot"
        await bob.bid("red", 4000)
        await racing.wait(BEAT)
        times = {finish["seat"]: finish["charged"] for finish in await ann.finishes()}
        assert times == {0: 2960, 1: 3960, 2: 8000, 3: 8000}, "the bots are given their own time"

    tell(tmp_path, story, 40, 40, bots=2)


def test_bots_among_themselves_take_their_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BotSeats, "react", slow)

    async def story(racing: Racing) -> None:
        (ann,) = racing.racers
        await racing.to_reveal()
        await ann.do(wire.Stand(next(numbers), 0))
        await racing.wait(7000)
        assert await ann.finishes() == []
        await racing.wait(2000)
        assert {finish["charged"] for finish in await ann.finishes()} == {8000}

    tell(tmp_path, story, 40, bots=1)


def test_a_bot_that_would_be_too_late_is_too_late_for_who_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def later(*_: object) -> tuple[str, float]:
        return "red", 11_000.0

    monkeypatch.setattr(BotSeats, "react", later)

    async def story(racing: Racing) -> None:
        (ann,) = racing.racers
        await racing.to_reveal()
        await racing.wait(500)
        await ann.bid("red", 500)
        await racing.wait(BEAT)
        assert [finish["seat"] for finish in await ann.finishes()] == [0]
        assert (await ann.last("frame"))["race"]["phase"] == "rest", "nobody waits for the time to run out"

    tell(tmp_path, story, 40, bots=2)
