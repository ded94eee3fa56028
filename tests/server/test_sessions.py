"""Sessions: a code is spent once and not for ever, other devices can be signed out, and old cookies stay good."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from itsdangerous import Signer
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed

from saloon.server.lobby.guests import Guests
from saloon.server.store import GuestRow
from saloon.server.store.sqlite import SqliteStore
from tests.server.conftest import HouseProcess
from tests.server.people import Person


def come_in(house: HouseProcess, owner: Person) -> Person:
    """The same guest on another device."""
    device = house.person(None)
    code = owner.http.post("/api/me/code", json={}).json()["code"]
    device.http.post("/api/recover", json={"code": code}).raise_for_status()
    return device


def name_of(person: Person) -> str | None:
    name: str | None = person.http.get("/api/me").json()["name"]
    return name


def test_who_signs_out_elsewhere_is_alone_again(house: HouseProcess) -> None:
    jobs = house.person("Ann")
    phone = come_in(house, jobs)
    assert name_of(jobs) == name_of(phone) == "Ann", "a code signs nobody out"
    kept = jobs.http.post("/api/me/code", json={}).json()["code"]
    old = jobs.cookie()
    jobs.http.delete("/api/me/elsewhere").raise_for_status()
    assert name_of(jobs) == "Ann"
    assert name_of(phone) is None
    assert phone.http.delete("/api/me/elsewhere").status_code == 401
    assert house.person(None).http.get("/api/me", headers={"Cookie": old}).json()["name"] is None
    assert house.person(None).http.post("/api/recover", json={"code": kept}).status_code == 404
    assert name_of(come_in(house, jobs)) == "Ann"


def test_lines_of_other_devices_are_closed_and_who_comes_back_there_is_nobody(house: HouseProcess) -> None:
    jobs = house.person("Ann")
    phone = come_in(house, jobs)
    match = jobs.create("me", "open")
    with phone.line(match) as line:
        assert line.kind("table")["yours"] == [0]
        jobs.http.delete("/api/me/elsewhere").raise_for_status()
        with pytest.raises(ConnectionClosed) as closed:
            line.answer(line.send("stand", seat=0))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012, "after which a page comes back"
    with phone.line(match) as line, jobs.line(match) as own:
        assert line.kind("table")["yours"] == []
        assert own.kind("table")["yours"] == [0]


def test_what_is_said_to_one_guest_is_kept_by_nobody(house: HouseProcess) -> None:
    ann = house.person("Ann")
    for path in ("/api/me", "/api/me/played", "/api/ladders/jane"):
        assert ann.http.get(path).headers["cache-control"] == "no-store"
    assert ann.http.post("/api/me", json={"name": "Anna"}).headers["cache-control"] == "no-store"
    assert ann.http.post("/api/me/code", json={}).headers["cache-control"] == "no-store"
    assert house.person(None).http.get("/api/me").headers["cache-control"] == "no-store"


def test_a_cookie_of_an_older_house_is_good_until_somebody_signs_out(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        guests = Guests(store, b"key")
        await store.save_guest(GuestRow("ann", "Ann", 1))
        old = f"saloon={Signer(b'key', salt='guest').sign('ann').decode()}"
        assert await guests.find(old) == GuestRow("ann", "Ann", 1)
        guest = await guests.sign_out_elsewhere(GuestRow("ann", "Ann", 1))
        assert guest == GuestRow("ann", "Ann", 1, 1)
        assert await guests.find(old) is None
        response = Response()
        guests.keep(response, guest, secure=False)
        assert await guests.find(response.headers["set-cookie"]) == guest
        await store.save_guest(GuestRow("ann", "Anna", 2))
        assert await guests.find(response.headers["set-cookie"]) == GuestRow("ann", "Anna", 2, 1)
        await store.close()

    asyncio.run(story())


def test_a_code_that_many_bring_at_once_lets_one_in(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.save_guest(GuestRow("ann", "Ann", 1))
        for _ in range(10):
            await store.set_recovery("ann", "secretcode")
            found = await asyncio.gather(*(store.recover("secretcode") for _ in range(6)))
            assert [guest for guest in found if guest is not None] == [GuestRow("ann", "Ann", 1)]
        await store.close()

    asyncio.run(story())


def test_a_code_expires(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        await store.save_guest(GuestRow("ann", "Ann", 1))
        await store.set_recovery("ann", "secretcode")
        with closing(sqlite3.connect(store.path, isolation_level=None)) as data:
            data.execute("UPDATE guests SET recovery_until = recovery_until - 30 * 24 * 3600 + 100")
            assert await store.recover("othercode") is None
            data.execute("UPDATE guests SET recovery_until = recovery_until - 200")
        assert await store.recover("secretcode") is None
        await store.close()

    asyncio.run(story())


def test_a_visit_brings_nobody_back_who_was_erased(tmp_path: Path) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        guests = Guests(store, b"key")
        await store.save_guest(GuestRow("ann", "Ann", 1))
        guest = await store.guest("ann")
        assert guest is not None
        await store.forget_guests(["ann"], {})
        await guests.greet(guest)
        assert await store.guest("ann") is None
        await store.close()

    asyncio.run(story())
