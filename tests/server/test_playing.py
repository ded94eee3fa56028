"""Whole matches over real lines."""

from __future__ import annotations

import json

import httpx2

from saloon.kernel import check_record, find_game, read_record
from saloon.server.match.luck import check_luck, commitment
from tests.server.conftest import HouseProcess
from tests.server.people import AS_RECORD
from tests.server.views import all_views
from tests.web.visitors import RECORD


def test_two_people_play_a_match_and_its_luck_can_be_checked(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        promised = first.kind("table")["luck"]["commitment"]
        assert first.sit(0)["t"] == "done"
        assert second.sit(1)["t"] == "done"
        lines = [first, second]
        while True:
            frames = [line.frame() for line in lines]
            if frames[0]["ending"]:
                break
            mover = frames[0]["to_move"][0]
            assert lines[mover].do("move", move=frames[mover]["legal"][-1])["t"] == "done"
        table = first.hear(lambda message: message["t"] == "table" and message["phase"] == "over")
    text = ann.http.get(f"/api/matches/{match}/record").text
    record = read_record(text)
    assert commitment(table["luck"]["secret"]) == promised == record.tags["commitment"]
    assert check_luck(record, check_record(text), find_game("duel"))
    assert ann.http.get(f"/api/matches/{match}/check").json() == {"true": True, "checked": True, "reason": ""}
    assert record.players == {0: "Ann", 1: "Bob"}


def test_a_bot_answers_and_a_hint_is_legal(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "bot:random")) as line:
        line.sit(0)
        mine, bots = line.hear(lambda message: message["t"] == "table" and message["phase"] == "playing")["luck"][
            "nonces"
        ]
        assert (len(mine), bots) == (32, "")  # what the house added now, it could have chosen
        frame = line.frame(legal=True)
        hint = line.do("hint")
        assert hint["move"] in frame["legal"]
        assert line.play_on()["ending"]


def test_bots_play_among_themselves_once_somebody_watches(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("bot:random", "bot:random")) as line:
        ending = line.hear(lambda message: message["t"] == "frame" and message["ending"])
        assert ending["seat"] is None


def test_on_one_device_each_seat_has_its_own_frame(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "here:Bob")) as line:
        line.sit(0)
        line.sit(1)
        seen = {frame["seat"]: frame["view"] for frame in (line.frame(), line.frame())}
        assert seen[0]["sides"][1]["hand"] is None
        assert seen[1]["sides"][1]["hand"]
        assert line.do("move", move="end")["error"] == "failed-not-your-seat", "who has two seats must say which"
        assert line.play_on()["ending"]


def test_a_spectator_sees_nothing_hidden(house: HouseProcess) -> None:
    ann, eve = house.person("Ann"), house.person(None)
    match = ann.create("me", "bot:random")
    with ann.line(match) as line, eve.line(match) as watcher:
        line.sit(0)
        hidden: set[str] = set()
        while not (frame := line.frame(legal=True))["ending"]:
            side = frame["view"]["sides"][0]
            if side["deck_size"]:  # once it is empty, everybody knows the hand by elimination
                hidden.add(json.dumps(side["hand"], separators=(",", ":")))
            line.do("move", move=frame["legal"][0])
        watcher.hear(lambda message: message["t"] == "frame" and bool(message["ending"]))
    for message in watcher.heard:
        if message["t"] == "frame":
            assert message["seat"] is None
            assert message["legal"] == []
            assert all(side["hand"] is None for side in message["view"]["sides"])
            assert all(event["card"] is None for event in message["events"] if event["event"] == "drew")
        if message["t"] == "table" and message["phase"] != "over":
            assert message["luck"]["secret"] is None
    assert not any(hand in text for text in watcher.raw for hand in hidden if hand.count(",") > 2)


def test_spectators_can_be_shut_out(house: HouseProcess) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    match = ann.create("me", "bot:random", terms={"spectators": False})
    with ann.line(match) as line, eve.line(match) as watcher:
        line.sit(0)
        line.frame(legal=True)
        assert watcher.kind("failed")["error"] == "failed-no-spectators"
        watcher.socket.send('{"t":"sync"}')
        assert watcher.kind("failed", "frame", "table")["t"] == "failed"


def test_take_back_until_the_turn_ends(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "bot:random")) as line:
        line.sit(0)
        before = line.frame(legal=True)
        line.do("move", move=before["legal"][0])
        assert line.frame()["can_take_back"]
        assert line.do("takeback")["t"] == "done"
        after = line.frame()
        assert after["undone"]
        assert (after["view"], after["legal"]) == (before["view"], before["legal"])
        assert line.do("takeback")["message"] == "refused-takeback-late"


def test_a_refusal_names_its_rule_and_changes_nothing(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "bot:random")) as line:
        line.sit(0)
        frame = line.frame(legal=True)
        refused = line.do("move", move="end")
        assert (refused["t"], refused["rule"], refused["message"]) == ("refused", "TG-6", "duel-refused-minimum")
        assert line.do("move", move="99^")["error"] == "failed-unknown-move"
        line.socket.send('{"t":"sync"}')
        assert line.frame()["seq"] == frame["seq"]


def test_rematch_moves_everybody_one_seat_on(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        line.play_on()
        line.do("rematch")
        line.socket.send('{"t":"sync"}')
        following = line.hear(lambda message: message["t"] == "table" and message["next"] is not None)["next"]
    with ann.line(following) as line:
        table = line.kind("table")
        assert table["yours"] == [1]
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "guest"]
        line.sit(1)
        assert line.play_on()["ending"]


def test_what_if_goes_on_from_a_position_of_a_finished_match(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        line.play_on()
    replay = ann.http.get(f"/api/matches/{match}/replay").json()
    cut = next(p["seq"] for p in replay["positions"] if p["to_move"] == [0] and p["seq"] > 20)
    short = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "name": "random"}], "options": {"highest": 20}}
    refused = ann.http.post("/api/matches", json={**short, "fork": {"match": match, "moves": cut}})
    assert refused.status_code == 400
    assert "with these options" in refused.json()["reason"]
    fork = ann.create("me", "bot:random", fork={"match": match, "moves": cut})
    with ann.line(fork) as line:
        line.sit(0)
        told = [event for position in replay["positions"][: cut + 1] for event in position["events"]]
        assert len(line.kind("past")["events"]) == len(told)
        assert line.frame(legal=True)["view"] == all_views(ann.http, match)[cut][0]
        assert line.play_on()["ending"]
    assert ann.http.get(f"/api/matches/{fork}/check").json()["true"]


def test_a_record_can_be_brought_along_and_a_bad_one_is_refused(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as line:
        line.sit(0)
        line.play_on()
    text = ann.http.get(f"/api/matches/{match}/record").text
    brought = ann.http.post("/api/records", content=text, headers=AS_RECORD).json()["match"]
    same = ann.http.get(f"/api/matches/{brought}/replay").json()["positions"]
    assert same == ann.http.get(f"/api/matches/{match}/replay").json()["positions"]
    assert all_views(ann.http, brought) == all_views(ann.http, match)
    bad = ann.http.post("/api/records", content=text.replace("* first", "* last", 1), headers=AS_RECORD)
    assert bad.status_code == httpx2.codes.BAD_REQUEST
    assert "line" in bad.json()["reason"]


def test_what_is_wrong_with_a_record_is_named_for_readers_of_every_language(house: HouseProcess) -> None:
    ann = house.person("Ann")
    text = RECORD.read_text(encoding="utf-8")
    lines = text.splitlines()
    first = lines.index("") + 1
    wrong = {
        "Howdy\n": (1, ["record-none"]),
        text.replace("player 0: ", "player 0 "): (5, ["record-line"]),
        text.replace("game: duel", "game: poker"): (2, ["record-game"]),
        text.replace("rules: 1", "rules: 9").replace("\n0 ", "\n1 ", 1): (3, ["record-rules"]),
        text.replace("seats: 2", "seats: 7"): (4, ["record-options"]),
        "\n".join([*lines[:first], "0 jump"]): (first + 1, ["record-unknown"]),
        "\n".join([*lines[:first], "* 17^"]): (first + 1, ["record-move", "refused-nature"]),
        "\n".join(lines[:-9]): (len(lines) - 9, ["record-cut"]),
        f"{text}= 0 1 emptied": (len(lines) + 1, ["record-changed"]),
    }
    for content, (line, messages) in wrong.items():
        answer = ann.http.post("/api/records", content=content.encode(), headers=AS_RECORD).json()
        assert (answer["line"], [refusal["message"] for refusal in answer["refusals"]]) == (line, messages)
