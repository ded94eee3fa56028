"""Gateway that break, commands that come twice, houses that are killed, and rubbish."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from saloon.kernel import check_record
from saloon.server.store.entries import Entry
from saloon.server.store.sqlite import SqliteStore
from tests.server.conftest import HouseProcess
from tests.server.people import PATIENCE, Line
from tests.server.rubbish import rubbish


def test_killed_in_the_middle_nothing_acknowledged_is_lost(own_house: HouseProcess) -> None:
    ann, bob = own_house.person("Ann"), own_house.person("Bob")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        second.sit(1)
        lines = [first, second]
        for _ in range(15):
            frames = [line.frame() for line in lines]
            mover = frames[0]["to_move"][0]
            lines[mover].do("move", move=frames[mover]["legal"][0])
        acknowledged = json.dumps([line.frame()["view"] for line in lines])
        own_house.kill()
    own_house.open()
    with ann.line(match) as first, bob.line(match) as second:
        lines = [first, second]
        frames = [line.frame() for line in lines]
        assert json.dumps([frame["view"] for frame in frames]) == acknowledged
        first.sit(0)
        while not frames[0]["ending"]:
            mover = frames[0]["to_move"][0]
            lines[mover].do("move", move=frames[mover]["legal"][0])
            frames = [line.frame_after(frame["seq"]) for line, frame in zip(lines, frames, strict=True)]
    assert check_record(ann.http.get(f"/api/matches/{match}/record").text)
    assert ann.http.get(f"/api/matches/{match}/check").json()["true"]


def test_a_command_that_was_carried_out_before_the_crash_is_not_carried_out_again(own_house: HouseProcess) -> None:
    ann = own_house.person("Ann")
    match = ann.create("me", "here:Bob")
    with ann.line(match) as line:
        line.sit(0)
        line.sit(1)
        frame = line.frame(legal=True)
        number = line.send("move", move=frame["legal"][0], seat=frame["seat"])
        line.answer(number)
        moved = line.frame_after(frame["seq"])
        own_house.kill()
    own_house.open()
    with ann.line(match) as line:
        again = line.do("move", id=number, move=frame["legal"][0], seat=frame["seat"])
        assert again == {"t": "done", "id": number, "move": None}
        line.socket.send('{"t":"sync"}')
        assert line.frame()["seq"] == moved["seq"]


def test_the_same_command_twice_is_answered_twice_and_played_once(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "here:Bob")) as line:
        line.sit(0)
        line.sit(1)
        frame = line.frame(legal=True)
        number = line.send("move", move=frame["legal"][0], seat=frame["seat"])
        line.send("move", id=number, move=frame["legal"][0], seat=frame["seat"])
        assert line.answer(number)["t"] == line.answer(number)["t"] == "done"
        assert line.frame_after(frame["seq"])["view"]["laid"] == 1
        line.socket.send('{"t":"sync"}')
        assert line.hear(lambda m: m["t"] == "frame" and m["since"] == m["seq"])["view"]["laid"] == 1


def test_a_stale_or_reordered_move_is_refused_by_the_rules(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "here:Bob")) as line:
        line.sit(0)
        line.sit(1)
        frame = line.frame(legal=True)
        seat, move = frame["seat"], frame["legal"][0]
        assert line.do("move", move=move, seat=seat)["t"] == "done"
        assert line.do("move", move=move, seat=seat)["rule"] == "TG-6", "the card has left the hand"
        assert line.do("move", move=move, seat=1 - seat)["rule"] == "TG-6", "it is not that seat's turn"


def test_two_tabs_of_one_person_see_the_same(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    with ann.line(match) as first, ann.line(match) as second:
        first.sit(0)
        frame = first.frame(legal=True)
        assert second.frame(legal=True)["view"] == frame["view"]
        second.do("move", move=frame["legal"][0])
        assert first.frame()["view"] == second.frame()["view"]


def test_a_seat_has_one_owner(house: HouseProcess) -> None:
    ann, bob, eve = house.person("Ann"), house.person("Bob"), house.person("Eve")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second, eve.line(match) as third:
        first.sit(0)
        second.sit(1)
        assert third.sit(1)["error"] == "failed-seat-taken"
        assert third.do("move", move="end", seat=0)["error"] == "failed-not-your-seat"
        assert third.do("move", move="end")["error"] == "failed-not-your-seat"
        assert third.do("place", seat=0, player="random")["error"] == "failed-not-host"
        assert third.do("start")["error"] == "failed-not-host"
        assert third.do("say", phrase="hello")["error"] == "failed-not-your-seat"
        assert third.do("rematch")["error"] == "failed-not-your-seat"
        assert second.do("stand", seat=0)["error"] == "failed-not-your-seat"


def test_who_leaves_is_followed_by_a_bot_and_the_host_by_another(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        second.sit(1)
        first.do("stand", seat=0)
        table = second.hear(lambda message: message["t"] == "table" and message["seats"][0]["kind"] == "bot")
        assert table["host"] is True
        assert second.play_on()["ending"]


@pytest.mark.process
def test_a_bot_keeps_the_seat_warm_until_its_owner_comes_back(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path / "saloon.db", "--pace", "0", "--patience", "0.1")
    house.open()
    try:
        ann, bob = house.person("Ann"), house.person("Bob")
        match = ann.create("me", "open", terms={"absent": "bot"})
        with ann.line(match) as first:
            with bob.line(match) as second:
                first.sit(0)
                second.sit(1)
            first.hear(lambda message: message["t"] == "table" and message["seats"][1]["warm"])
            with bob.line(match) as second:
                table = second.hear(lambda m: m["t"] == "table" and m["seats"][1]["here"] and not m["seats"][1]["warm"])
                assert table["yours"] == [1]
    finally:
        house.close()


def test_a_clock_moves_for_who_is_late(house: HouseProcess) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "here:Bob", terms={"clock": {"turn": 5}})
    with ann.line(match) as line:
        line.sit(0)
        line.sit(1)
        before = line.frame(legal=True)
        assert before["clock"]["running"] == before["to_move"]
        assert line.frame_after(before["seq"])["at"] >= 5000


def test_a_clock_out_of_bounds_is_refused(house: HouseProcess) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "duel", "seats": seats, "terms": {"clock": {"turn": 0}}}
    assert house.person("Ann").http.post("/api/matches", json=wanted).json()["error"] == "failed-unreadable"


def test_free_text_only_where_the_host_allows_it(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        second.sit(1)
        assert second.do("say", phrase="well-played")["t"] == "done"
        heard = {"t": "said", "seat": 1, "name": "Bob", "phrase": "well-played", "text": None, "side": False}
        assert first.kind("said") == heard
        assert second.do("say", text="hello")["error"] == "failed-no-chat"
        assert second.do("change", chat=True)["error"] == "failed-not-host"
        first.do("change", chat=True)
        assert second.do("say", text="hello")["t"] == "done"
        assert first.kind("said")["text"] == "hello"


def test_rubbish_on_a_real_line_changes_nothing(house: HouseProcess) -> None:
    ann, eve = house.person("Ann"), house.person("Eve")
    match = ann.create("me", "here:Bob")
    rng = random.Random(7)
    with ann.line(match) as line:
        line.sit(0)
        line.sit(1)
        before = line.frame(legal=True)
    sent = 0
    while sent < 600:
        with eve.line(match) as attacker:
            try:
                for _ in range(200):
                    attacker.socket.send(rubbish(rng, before["legal"]))
                    sent += 1
            except ConnectionClosed:
                pass  # hung up on, as it should be; the next line goes on
    with ann.line(match) as line:
        after = line.hear(lambda m: m["t"] == "frame" and m["seat"] == before["seat"])
        assert (after["seq"], after["view"], after["legal"]) == (before["seq"], before["view"], before["legal"])
        assert ann.http.get("/healthz").json()["well"] is True
        assert line.play_on()["ending"]


def closed_when_flooded(line: Line, kind: str = "ping", times: int = 500) -> int | None:
    """Ask without waiting for an answer, so that no machine is too slow; the code with which the line is closed."""
    try:
        for number in range(times):
            line.socket.send(json.dumps({"t": kind} | ({"n": number} if kind == "ping" else {})))
        line.kind("never")
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
    return None


@pytest.mark.process
def test_a_line_that_sends_too_fast_is_cut(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path / "saloon.db", "--pace", "0", "--message-rate", "5")
    house.open()
    try:
        ann = house.person("Ann")
        with ann.line(ann.create("me", "open")) as line:
            line.kind("table")
            assert closed_when_flooded(line) == 4430
        with ann.line(ann.create("me", "open")) as line:
            line.socket.send('{"t":"ping","n":1}')
            line.kind("pong")
            assert closed_when_flooded(line, "sync", 2) == 4430, "to hear all anew costs as much as twenty pings"
    finally:
        house.close()


async def entries_in(data: Path, match: str) -> list[Entry]:
    """What the file of a house holds of a match."""
    store = await SqliteStore.open(data)
    try:
        return await store.entries(match)
    finally:
        await store.close()


def test_a_backup_is_one_file_copied_while_people_play(house: HouseProcess, tmp_path: Path) -> None:
    ann = house.person("Ann")
    match = ann.create("me", "bot:random")
    target = tmp_path / "copy.db"
    with ann.line(match) as line:
        line.sit(0)
        frame = line.frame(legal=True)
        line.do("move", move=frame["legal"][0])
        command = [sys.executable, "-m", "saloon", "backup", str(target), "--data", str(house.data)]
        subprocess.run(command, check=True, capture_output=True)
        line.play_on()
    with closing(sqlite3.connect(target)) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert frame["legal"][0] in [entry.move for entry in asyncio.run(entries_in(target, match))]


def test_a_file_belongs_to_one_house_until_that_is_gone(own_house: HouseProcess) -> None:
    second = [sys.executable, "-m", "saloon", "serve", "--host", "127.0.0.1", "--port", "0"]
    command = [*second, "--data", str(own_house.data)]
    refused = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert refused.returncode == 1
    assert refused.stderr == f"saloon: another house is open on {own_house.data}\n"
    own_house.kill()
    own_house.open()


def test_a_file_belongs_to_one_house_by_whatever_name_it_is_opened(own_house: HouseProcess, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    link = tmp_path / "other" / "link.db"
    link.symlink_to(own_house.data)
    command = [sys.executable, "-m", "saloon", "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(link)]
    second = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    try:
        assert second.communicate(timeout=PATIENCE)[1] == f"saloon: another house is open on {own_house.data}\n"
    finally:
        second.kill()


def test_nonces_must_be_nonces(house: HouseProcess) -> None:
    ann = house.person("Ann")
    with ann.line(ann.create("me", "bot:random")) as line:
        line.kind("table")
        lines = ("0a" * 16 + "\n", "\n" + "0a" * 16)  # in a record they would make true luck look false
        for nonce in ("", "zz", secrets.token_hex(15), secrets.token_hex(17), "0A" * 16, *lines):
            line.send("sit", seat=0, nonce=nonce)
            assert line.kind("failed")["error"] == "failed-unreadable"


def test_killed_while_people_sit_down_every_seat_that_was_answered_is_kept(own_house: HouseProcess) -> None:
    ann, bob = own_house.person("Ann"), own_house.person("Bob")
    match, other = ann.create("me", "open"), ann.create("me", "open")
    with ann.line(match) as first:
        assert first.do("sit", seat=0, nonce="0a" * 16)["t"] == "done"
        own_house.kill()
    own_house.open()
    with ann.line(match) as first, bob.line(match) as second:
        assert first.kind("table")["luck"]["nonces"] == ["0a" * 16, ""]
        assert second.do("sit", seat=1, nonce="0b" * 16)["t"] == "done"
        opening = second.frame()
        own_house.kill()
    own_house.open()
    with bob.line(match) as second:
        table = second.kind("table")
        assert (table["phase"], table["luck"]["nonces"]) == ("playing", ["0a" * 16, "0b" * 16])
        assert second.frame()["view"] == opening["view"]
    with bob.line(other) as line:
        assert [seat["name"] for seat in line.kind("table")["seats"]] == ["Ann", ""]
