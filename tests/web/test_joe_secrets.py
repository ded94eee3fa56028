"""Twelve people at one table, in a browser and by eleven sockets: nobody is sent what is not theirs to know."""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import ExitStack

from playwright.sync_api import expect

from tests.server.conftest import HouseProcess
from tests.server.people import Line, Message
from tests.web.conftest import Welcome
from tests.web.gunslingers import Gunslinger

SEATS = 12
PLENTY = 40  # moves: everybody is placed, the gold is hidden, some have acted


def told_too_much(frames: Iterable[Message]) -> list[str]:
    """Jokers, orders and face-down markers in frames for seats that may not know them."""
    found = []
    for frame in frames:
        seat, view = frame["seat"], frame["view"]
        for person in view["characters"]:
            if person["joker"] is not None and person["order"] != "used" and seat not in person["joker_seen_by"]:
                found.append(f"seat {seat} sees {person['name']}'s joker")
            if person["order"] in {"held", "armed"} and person["seat"] != seat:
                found.append(f"seat {seat} sees {person['name']}'s order")
        found += [
            f"seat {seat} sees a marker in {marker['zone']}"
            for marker in view["markers"]
            if marker["thing"] is not None and marker["zone"] is not None and seat not in marker["seen_by"]
        ]
        if view["hand"] is not None and seat not in view["sides"][0]["seats"]:
            found.append(f"seat {seat} sees what is hidden next")
        for event in frame["events"]:
            secret = event.get("card") if event["event"] == "dealt" else None
            secret = event.get("thing") if event["event"] == "looked" else secret
            if secret is not None and event["seat"] != seat:
                found.append(f"seat {seat} is told {event}")
            if event["event"] == "ordered" and event["seat"] != seat:
                found.append(f"seat {seat} is told of an order")
    return found


def heard_frames(line: Line) -> list[Message]:
    return [message for message in line.heard if message["t"] == "frame"]


def play_some(lines: list[Line], player: Gunslinger) -> None:
    """Everybody makes the first move that is offered, the one in the browser by hand."""
    for line in lines:
        line.socket.send('{"t":"sync"}')
    seq = -1
    while seq < PLENTY:
        frames = [line.frame_after(seq) for line in lines]
        player.catch_up(frames[0]["seq"])
        seq = frames[0]["seq"]
        for line, frame in zip(lines, frames, strict=True):
            if frame["legal"]:
                line.send("move", move=frame["legal"][0], seat=frame["seat"])
        if player.frame["legal"] and player.frame["seq"] == seq:
            player.move(player.frame["legal"][0])


def test_twelve_people_and_no_secret_told(house: HouseProcess, welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    match = visitor.create("me", *["open"] * (SEATS - 1), game="joe", options={"scenario": "9.8"})
    visitor.go(f"/m/{match}")
    expect(visitor.text("gather-waiting", open=SEATS - 1)).to_be_visible()
    with ExitStack() as stack:
        lines = [stack.enter_context(house.person(f"Guest {seat}").line(match)) for seat in range(1, SEATS)]
        watcher = stack.enter_context(house.person("Watcher").line(match))
        for seat, line in enumerate(lines, 1):
            line.sit(seat)
        player = Gunslinger(visitor)
        player.arrive()
        play_some(lines, player)
        visitor.press(visitor.page.locator("[data-drawer=people]"))
        expect(visitor.sheet().locator("[data-person]")).to_have_count(SEATS)
        watcher.socket.send('{"t":"sync"}')
        watcher.frame()
        everything = [heard_frames(line) for line in [*lines, watcher]]
    everything.append([json.loads(raw) for raw in visitor.raw if '"t":"frame"' in raw])
    assert {frame["seat"] for frames in everything for frame in frames} == {*range(SEATS), None}
    for frames in everything:
        assert told_too_much(frames) == []
