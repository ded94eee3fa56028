"""Whoever comes to a table, or comes back, is told what happened before."""

from __future__ import annotations

from tests.server.conftest import HouseProcess
from tests.server.people import Line, Message, Person


def play(line: Line, moves: int) -> None:
    """Make so many of the offered moves; the last offered lets turns be long and go round."""
    for _ in range(moves):
        frame = line.frame(legal=True)
        assert line.do("move", move=frame["legal"][-1], seat=frame["seat"])["t"] == "done"


def past_of(person: Person, match: str) -> list[Message]:
    """The past that somebody is told on coming in."""
    with person.line(match) as line:
        frame = line.hear(lambda message: message["t"] == "frame")
        (past,) = [message for message in line.heard if message["t"] == "past"]
        assert past["seats"] == [frame["seat"]]
        return list(past["events"])


def test_the_past_is_what_was_told_at_the_time(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:greedy")  # by chance alone a match may be over sooner
    with ann.line(match) as line:
        line.sit(0)
        play(line, 8)
        line.frame(legal=True)
        told = [event for message in line.heard if message["t"] == "frame" for event in message["events"]]
    assert {event["event"] for event in told} >= {"began", "drew", "laid", "ended"}
    assert past_of(ann, match) == told


def test_a_spectator_is_told_no_card_that_somebody_drew(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "here:Bob")
    with ann.line(match) as line:
        line.sit(0)
        line.sit(1)
        play(line, 6)
        past = past_of(house.person(None), match)
    drawn = [event for event in past if event["event"] == "drew"]
    assert drawn
    assert all(event["card"] is None for event in drawn)


def test_what_was_taken_back_is_not_told(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        frame = line.frame(legal=True)
        line.do("move", move=frame["legal"][0])
        assert past_of(ann, match)[-1]["event"] == "laid"
        assert line.do("takeback")["t"] == "done"
        assert "laid" not in [event["event"] for event in past_of(ann, match)[-2:]]


def test_where_the_log_is_hidden_nothing_is_told_before_the_end(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "here:Bob", options={"hidden_log": True})
    with ann.line(match) as line:
        line.sit(0)
        line.sit(1)
        play(line, 4)
        with ann.line(match) as again:
            assert not again.kind("table")["shows_log"]
            again.frame()
            again.frame()
            assert not [message for message in again.heard if message["t"] == "past"]
        line.play_on()
    assert past_of(house.person(None), match)[-1]["event"] == "won"
