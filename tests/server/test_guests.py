"""Guests have a name, may change it, are remembered while they come, and are erased without a trace."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from saloon.server.lobby.guests import Guests
from saloon.server.store.sqlite import SqliteStore
from tests.server.conftest import HouseProcess
from tests.server.people import Message


def names(table: Message) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


def test_a_new_name_is_seen_at_once_at_every_table(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = ann.create("me", "open")
    shared = ann.create("me", "here:Cleo")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        ann.http.post("/api/me", json={"name": "Annabel"}).raise_for_status()
        second.hear(lambda message: message["t"] == "table" and names(message)[0] == "Annabel")
        assert first.do("say", phrase="hello")["t"] == "done"
        assert second.kind("said")["name"] == "Annabel"
    with ann.line(shared) as line:
        assert names(line.kind("table")) == ["Annabel", "Cleo"]


def test_who_is_erased_leaves_a_bot_and_no_name(own_house: HouseProcess) -> None:
    ann, bob = own_house.person("Annabellissima"), own_house.person("Bob")
    match, gathering = ann.create("me", "open"), ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        second.sit(1)
        second.frame()
        assert ann.http.delete("/api/me").status_code == 200
        table = second.hear(lambda message: message["t"] == "table" and message["seats"][0]["kind"] == "bot")
        assert table["host"], "the host's role passes on"
        second.play_on()
    with bob.line(gathering) as line:
        assert names(line.kind("table")) == ["", ""]
    own_house.kill()
    with closing(sqlite3.connect(own_house.data, isolation_level=None)) as data:
        assert "Annabellissima" not in "\n".join(data.iterdump())
    own_house.open()


def test_who_is_erased_is_nobody_on_the_next_line_too(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = bob.create("me", "open")
    cookie = ann.cookie()
    with ann.line(match) as line:
        assert line.do("sit", seat=1, nonce="0a" * 16)["t"] == "done"
        assert line.do("stand", seat=1)["t"] == "done"
    ann.http.delete("/api/me").raise_for_status()
    with house.person(None).line(match, Cookie=cookie) as line:
        assert line.do("sit", seat=1, nonce="0a" * 16)["error"] == "failed-no-name"


def test_who_is_erased_is_nobody_on_a_line_that_is_open_too(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    with ann.line(bob.create("me", "open")) as line:
        line.kind("table")
        ann.http.delete("/api/me").raise_for_status()
        assert line.do("sit", seat=1, nonce="0a" * 16).get("error") == "failed-no-name"


def test_a_new_name_is_the_one_that_sits_down_at_a_table_that_was_open_before(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    with ann.line(bob.create("me", "open")) as line:
        line.kind("table")
        ann.http.post("/api/me", json={"name": "Anna"}).raise_for_status()
        assert line.do("sit", seat=1, nonce="0a" * 16)["t"] == "done"
        assert line.hear(lambda message: message["t"] == "table" and message["yours"])["seats"][1]["name"] == "Anna"


def test_a_visit_is_remembered_and_the_cookie_renewed(own_house: HouseProcess) -> None:
    ann = own_house.person("Ann")
    own_house.kill()
    long_ago = int(time.time()) - 300 * 24 * 3600
    with closing(sqlite3.connect(own_house.data, isolation_level=None)) as data:
        data.execute("UPDATE guests SET seen = ?", [long_ago])
    own_house.open()
    answer = ann.http.get("/api/me")
    assert answer.json()["name"] == "Ann"
    assert "Max-Age=31536000" in answer.headers["set-cookie"]
    with closing(sqlite3.connect(own_house.data, isolation_level=None)) as data:
        (seen,) = data.execute("SELECT seen FROM guests").fetchone()
    assert seen > long_ago


def test_who_was_not_here_for_a_year_is_erased_and_the_match_goes_on(own_house: HouseProcess) -> None:
    ann, bob = own_house.person("Ann"), own_house.person("Bob")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        second.sit(1)
        second.frame()
    own_house.kill()
    with closing(sqlite3.connect(own_house.data, isolation_level=None)) as data:
        data.execute("UPDATE guests SET seen = 1 WHERE name = 'Ann'")
    own_house.open()
    while ann.http.get("/api/me").json()["name"] is not None:  # it is tidied up while the house is open
        pass
    with bob.line(match) as line:
        assert [seat["kind"] for seat in line.kind("table")["seats"]] == ["bot", "guest"]
        assert line.play_on()["ending"]


def test_one_sees_which_match_waits(house: HouseProcess) -> None:
    ann, bob = house.person("Ann"), house.person("Bob")
    match = ann.create("me", "open")
    with ann.line(match) as first, bob.line(match) as second:
        first.sit(0)
        second.sit(1)
        mover = second.frame()["to_move"]
    waiting = [person.http.get("/api/me").json()["matches"][0]["waiting"] for person in (ann, bob)]
    assert waiting == [mover == [0], mover == [1]]


def test_a_long_header_takes_no_place_in_the_memory(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        guests = Guests(store, await store.key())
        for number in range(20):
            assert await guests.find(f"other={number}{'x' * 60_000}; saloon=nobody") is None
        assert guests._held_in.cache_info().currsize == 0
        await store.close()

    asyncio.run(story())
