"""The coach at a table: off until it is switched on, only where it may help, and after the end for everybody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import HouseProcess
from tests.server.people import AS_RECORD, Line, Person

GUNFIGHT = Path(__file__).parents[1] / "web" / "joe.saloon"


def bluff(person: Person, *seats: str, **terms: object) -> str:
    return person.create(*seats, game="bluff", terms=terms)


def choosing(line: Line) -> dict[str, Any]:
    """Listen for a frame that offers a choice."""
    return line.hear(lambda message: message["t"] == "frame" and len(message["legal"]) > 1)


def play_coached(line: Line) -> list[dict[str, Any]]:
    """Take the coach's best advice to the end of the match; returns all frames with a choice."""
    frames: list[dict[str, Any]] = []
    while True:
        frame = line.frame(legal=True)
        if frame["ending"]:
            return frames
        frames.append(frame)
        move = frame["coach"]["choices"][0]["move"] if frame["coach"] else frame["legal"][0]
        line.send("move", move=move)


def test_it_is_off_until_it_is_switched_on_and_only_for_this_line(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = bluff(ann, "me", "bot:honest")
    with ann.line(match) as line, ann.line(match) as other:
        line.sit(0)
        assert choosing(line)["coach"] is None
        line.do("coach", on=True)
        frame = choosing(line)
        assert sorted(choice["move"] for choice in frame["coach"]["choices"]) == sorted(frame["legal"])
        line.do("coach", on=False)
        assert choosing(line)["coach"] is None
        assert all(message["coach"] is None for message in other.heard if message["t"] == "frame")


def test_it_advises_to_the_end_and_looks_back(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = bluff(ann, "me", "bot:honest")
    assert ann.http.get(f"/api/matches/{match}/coach").json()["error"] == "failed-not-over"
    with ann.line(match) as line:
        line.do("coach", on=True)
        line.sit(0)
        advised = [frame for frame in play_coached(line) if frame["coach"]]
    found = house.person(None).http.get(f"/api/matches/{match}/coach").json()
    mine = {remark["index"]: remark for remark in found["remarks"] if remark["seat"] == 0}
    assert [remark["advice"] for remark in mine.values()] == [frame["coach"] for frame in advised]
    assert all(remark["cost"] == 0 for remark in mine.values()), "the advice was followed"
    assert found["costliest"]
    assert not set(found["costliest"]) & set(mine)


@pytest.mark.parametrize(
    ("seats", "terms", "allowed"),
    [
        (["me", "bot:honest", "bot:random"], {}, True),
        (["me", "here:Bob"], {}, False),
        (["me", "open"], {}, False),
        (["me", "here:Bob"], {"coach": True}, True),
        (["me", "bot:honest"], {"coach": False}, False),
    ],
)
def test_the_host_settles_where_it_may_help(
    house: HouseProcess, seats: list[str], terms: dict[str, object], allowed: bool
) -> None:
    ann = house.person("Ann")
    with ann.line(bluff(ann, *seats, **terms)) as line:
        assert line.kind("table")["coach"] is allowed
        answer = line.do("coach", on=True)
        assert (answer["t"] == "done") is allowed
        assert answer.get("error") == (None if allowed else "failed-no-coach")


def test_the_host_may_change_it_during_the_match(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(bluff(ann, "me", "bot:honest")) as line:
        line.do("coach", on=True)
        line.sit(0)
        frame = choosing(line)
        assert frame["coach"] is not None
        line.do("change", coach=False)
        line.send("move", move=frame["legal"][0])
        assert choosing(line)["coach"] is None


def test_a_critic_looks_back_once_for_everybody_who_asks(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = ann.http.post("/api/records", content=GUNFIGHT.read_bytes(), headers=AS_RECORD).json()["match"]
    found = ann.http.get(f"/api/matches/{match}/coach", timeout=60)
    assert found.content == bob.http.get(f"/api/matches/{match}/coach").content
    hindsight = found.json()
    assert hindsight["unit"] == "chance"
    assert hindsight["course"][-1]["chances"] == [1.0, 0.0]
    assert hindsight["turns"]
    assert hindsight["costliest"] == [remark["index"] for remark in hindsight["remarks"]]


def test_a_game_without_a_coach_has_none(house: HouseProcess) -> None:
    ann = house.person("Ann")
    infos = {info["id"]: info for info in ann.http.get("/api/games").json()}
    assert (infos["bluff"]["coach"], infos["duel"]["coach"]) == (True, False)
    with ann.line(ann.create("me", "bot:random")) as line:
        assert line.do("coach", on=True)["error"] == "failed-no-coach"
