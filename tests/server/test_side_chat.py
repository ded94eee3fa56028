"""What is said to one's own side is sent to that side alone: every byte of every other line is read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.conftest import HouseProcess
from tests.server.people import Line, Person

SECRET = "behind-the-bank"


def open_joe(host: Person, *seats: str, **terms: object) -> str:
    """The arrest for four: seats 0 and 2 are the law, 1 and 3 the outlaws."""
    return host.create(*seats, game="joe", options={"scenario": "9.1"}, terms={"chat": True, **terms})


@pytest.fixture
def lines(house: HouseProcess) -> Iterator[list[Line]]:
    """Four people at a table of two sides, and a spectator."""
    people = [house.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    match = open_joe(people[0], "me", "open", "open", "open")
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(person.line(match)) for person in (*people, house.person(None))]
        for seat, line in enumerate(lines[:4]):
            assert line.sit(seat)["t"] == "done"
        lines[4].frame()
        yield lines


def test_only_ones_own_side_is_sent_what_is_for_it(lines: list[Line]) -> None:
    ann, bob, cat, dan, watcher = lines
    assert ann.do("say", text=SECRET, side=True)["t"] == "done"
    heard = {"t": "said", "seat": 0, "name": "Ann", "phrase": None, "text": SECRET, "side": True}
    assert cat.kind("said") == heard
    assert ann.kind("said") == heard
    assert dan.do("say", phrase="hello", side=True)["t"] == "done"
    assert bob.kind("said")["phrase"] == "hello"
    cat.do("say", phrase="thanks")
    for line in (bob, dan, watcher):
        assert line.hear(lambda message: message.get("phrase") == "thanks")
    assert all(SECRET not in text for line in (bob, dan, watcher) for text in line.raw)
    assert all("hello" not in text for line in (ann, cat, watcher) for text in line.raw)


def test_the_hosts_switch_holds_for_sides_too(lines: list[Line]) -> None:
    ann, _, cat, *_ = lines
    ann.do("change", chat=False)
    assert cat.do("say", text=SECRET, side=True)["error"] == "failed-no-chat"
    assert cat.do("say", phrase="hello", side=True)["t"] == "done"


def test_a_device_shared_with_another_side_neither_says_nor_hears_it(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = open_joe(ann, "me", "here:Eve", "open", "bot:random")
    with ann.line(match) as shared, bob.line(match) as alone:
        for seat in (0, 1):
            shared.sit(seat)
        alone.sit(2)
        assert shared.do("say", text=SECRET, side=True)["error"] == "failed-no-side"
        assert alone.do("say", text=SECRET, side=True)["t"] == "done"
        alone.do("say", phrase="thanks")
        shared.hear(lambda message: message.get("phrase") == "thanks")
        assert all(SECRET not in text for text in shared.raw)


def test_there_is_no_side_before_the_start_nor_in_a_game_without_sides(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = open_joe(ann, "me", "open", "open", "open")
    with ann.line(match) as line:
        assert line.do("say", phrase="hello", side=True)["error"] == "failed-not-playing"
    duel = ann.create("me", "open")
    with ann.line(duel) as line, bob.line(duel) as other:
        line.sit(0)
        other.sit(1)
        assert line.do("say", phrase="hello", side=True)["error"] == "failed-no-side"


def test_a_match_begins_only_with_as_many_as_its_scenario_is_for(house: HouseProcess) -> None:
    ann = house.person("Ann")
    wanted = {"game": "joe", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"scenario": "9.3"}}
    answer = ann.http.post("/api/matches", json=wanted)
    assert answer.status_code == 400
    assert "2 seats" in answer.json()["reason"]
    match = ann.create("me", "bot:random", "open", game="joe", options={"scenario": "9.3"})
    with ann.line(match) as line:
        assert line.do("start")["error"] == "failed-too-few"
