"""Dexterity Jane over real lines: what is on the wire when, and what a killed house remembers of a race."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import HouseProcess
from tests.server.people import Line, Message, Person

OPEN_HANDS = "lock L:..... R:....."


def jane(person: Person, *seats: str, **wanted: Any) -> str:
    rows = [dict(zip(("kind", "name"), seat.split(":", 1), strict=False)) for seat in seats]
    answer = person.http.post("/api/matches", json={"game": "jane", "seats": rows, **wanted})
    answer.raise_for_status()
    return str(answer.json()["match"])


def to_reveal(*lines: Line) -> list[Message]:
    """Everybody is ready; the frames with the cards."""
    for line in lines:
        line.send("ready")
    return [
        line.hear(lambda m: m["t"] == "frame" and bool(m["race"]) and m["race"]["phase"] == "race") for line in lines
    ]


def bid(line: Line, frame: Message, move: str, rt: float, **more: Any) -> Message:
    timing = {"rt": rt, "toggles": [[finger, rt / 2] for finger in range(sum(map(str.isupper, move)) - 2)]}
    return line.do("bid", reveal=frame["race"]["reveal"], move=move, timing=timing, seat=frame["seat"], **more)


def test_no_card_is_on_the_wire_before_its_reveal(house: HouseProcess) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person(None)
    match = jane(ann, "me", "open")
    with ann.line(match) as first, bob.line(match) as second, eve.line(match) as spectator:
        first.sit(0)
        second.sit(1)
        frames = to_reveal(first, second)
        spectator.hear(lambda m: m["t"] == "frame" and m["view"]["stage"] == "guess")
        assert all(frame["view"]["spread"]["cards"] for frame in frames)
        for line in (first, second, spectator):
            before = [
                message for message in line.heard if message["t"] != "frame" or message["view"]["stage"] != "guess"
            ]
            assert any(message["t"] == "resting" and message["fore"] for message in before)
            for message in before:
                assert not message.get("view", {}).get("spread")
                assert "revealed" not in str(message)
                assert not any(event.get("card") for event in message.get("events", []))


def test_killed_in_a_race_a_stored_bid_keeps_its_time_and_the_race_goes_on(own_house: HouseProcess) -> None:
    ann, bob, cid = (own_house.person(name) for name in ("Ann", "Bob", "Cid"))
    match = jane(ann, "me", "open", "open", terms={"race": {"limit": False}})  # however slow the machine is
    with ann.line(match) as first, bob.line(match) as second, cid.line(match) as third:
        for seat, line in enumerate((first, second, third)):
            line.sit(seat)
        frame = to_reveal(first, second, third)[0]
        number = first.send(
            "bid", reveal=frame["race"]["reveal"], move=OPEN_HANDS, timing={"rt": 600, "toggles": []}, seat=0
        )
        assert first.answer(number)["t"] == "done"
        assert second.hear(lambda m: m["t"] == "locked")["seat"] == 0
        own_house.kill()
    own_house.open()
    with ann.line(match) as first, bob.line(match) as second:
        again = first.do("bid", id=number, reveal=frame["race"]["reveal"], move=OPEN_HANDS, timing={"rt": 9}, seat=0)
        assert again == {"t": "done", "id": number, "move": None}
        shown = second.frame()
        assert shown["view"]["spread"] == frame["view"]["spread"]
        assert shown["race"]["reveal"] == frame["race"]["reveal"]
        assert bid(second, shown, OPEN_HANDS, 700)["t"] == "done"
        after = second.hear(lambda m: m["t"] == "frame" and m["view"]["round"] == 2)
        assert [proposal["seat"] for proposal in after["view"]["last"]["proposals"]] == [0, 1]


def test_bots_race_as_well(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = jane(ann, "me", "bot:jane", "bot:jane")
    with ann.line(match) as line:
        line.sit(0)
        to_reveal(line)
        seats = {line.hear(lambda m: m["t"] == "locked")["seat"] for _ in range(2)}
        assert seats == {1, 2}
        after = line.hear(lambda m: m["t"] == "frame" and m["view"]["round"] == 2)
        assert after["race"]["phase"] == "rest"
