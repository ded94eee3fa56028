"""Who watches sees nothing hidden: everything that reached the browser is searched."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.server.conftest import HouseProcess
from tests.server.people import Line, Message
from tests.web.conftest import Welcome
from tests.web.duelists import choose

SMALL = {"highest": 30, "hand": 5}


def play(lines: list[Line]) -> list[Message]:
    """Two people play to the end; returns every frame that they got."""
    for line in lines:
        line.socket.send('{"t":"sync"}')
    while True:
        frames = [line.frame(legal=False) for line in lines]
        if frames[0]["ending"]:
            return [message for line in lines for message in line.heard if message["t"] == "frame"]
        for line, frame in zip(lines, frames, strict=True):
            if frame["legal"]:
                line.send("move", move=choose(frame), seat=frame["seat"])


def test_a_spectator_gets_no_hidden_card(house: HouseProcess, welcome: Welcome) -> None:
    anna, ben = house.person("Anna"), house.person("Ben")
    match = anna.create("me", "open", options=SMALL)
    watcher = welcome("phone", "fr")
    watcher.go(f"/m/{match}")
    expect(watcher.button("gather-sit")).to_be_visible()  # there before the first move
    with anna.line(match) as first, ben.line(match) as second:
        first.sit(0)
        second.sit(1)
        seen = play([first, second])
    expect(watcher.sheet()).to_be_visible()
    expect(watcher.page.locator("[data-card]")).to_have_count(0)
    watcher.until(lambda: any(told["t"] == "table" and told["phase"] == "over" for told in watcher.heard), "the secret")

    heard = [message for message in watcher.heard if message["t"] == "frame"]
    assert len(heard) > 10
    assert all(frame["seat"] is None and frame["legal"] == [] for frame in heard)
    assert all(side["hand"] is None for frame in heard for side in frame["view"]["sides"])
    assert all(event["card"] is None for frame in heard for event in frame["events"] if event["event"] == "drew")
    assert not hands_of(seen) & texts_in(heard)
    secrets = [message["luck"]["secret"] for message in watcher.heard if message["t"] == "table"]
    assert secrets[-1] is not None
    assert all(
        message["phase"] == "over" for message in watcher.heard if message["t"] == "table" and message["luck"]["secret"]
    )


def hands_of(frames: list[Message]) -> set[str]:
    """Every hand of two cards or more that somebody held, as it travels."""
    hands = [frame["view"]["sides"][frame["seat"]]["hand"] for frame in frames]
    return {json.dumps(hand) for hand in hands if len(hand) > 1}


def texts_in(messages: list[Message]) -> set[str]:
    """Every list of numbers in messages, but the cards that a side has left, which everybody may count."""
    return {json.dumps(value) for message in messages for key, value in walk(message) if key != "left"}


def walk(value: object, key: str = "") -> list[tuple[str, object]]:
    """All values within a value, with the names of their fields."""
    if isinstance(value, dict):
        return [inner for name, each in value.items() for inner in walk(each, name)]
    inside = [inner for each in value for inner in walk(each, key)] if isinstance(value, list) else []
    return [(key, value), *inside]


def test_a_spectator_cannot_play(welcome: Welcome) -> None:
    anna, watcher = welcome(), welcome("phone", "fr")
    anna.call_myself("Anna")
    match = anna.fork(105, "me", "bot:random")
    anna.go(f"/m/{match}")
    watcher.go(f"/m/{match}")
    expect(watcher.text("watching-you")).to_be_visible()
    watcher.press(watcher.page.locator('[data-pile="^"]'), even_if_off=True)
    watcher.page.keyboard.press("e")
    expect(watcher.page.get_by_role("button", name=watcher.say("duel-page-end"))).to_have_count(0)
    assert not [message for message in watcher.sent if message["t"] == "move"]
