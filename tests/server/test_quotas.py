"""What one guest and one address may bring in an hour."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx2
import msgspec
import pytest
from starlette.requests import Request

from saloon.bots.match import play_match
from saloon.kernel import find_game
from saloon.server.common.names import LONGEST, cut_name
from saloon.server.common.quotas import HOUR, Allowance, Quota, Quotas
from saloon.server.lobby import record_import
from saloon.server.lobby.record_import import import_record
from saloon.server.records.analysis_jobs import read_brought
from saloon.server.store.sqlite import SqliteStore
from saloon.server.web.requests import address_of
from tests.server.conftest import HouseProcess
from tests.server.people import AS_RECORD, Person

SMALL = 0.05  # times the usual
USUAL = Allowance()


@pytest.fixture
def small_house(tmp_path: Path) -> Iterator[HouseProcess]:
    """A house that soon has enough."""
    limits = ("--request-rate", "10000", "--allowance", str(SMALL))
    process = HouseProcess(tmp_path / "saloon.db", "--pace", "0", *limits)
    process.open()
    yield process
    process.close()


def asked(person: Person, path: str, times: int, **what: object) -> list[tuple[int, str]]:
    """What so many requests are answered."""
    answers = [person.http.post(path, **what) for _ in range(times)]  # type: ignore[arg-type]
    return [(answer.status_code, answer.json().get("error", "")) for answer in answers]


DUEL = find_game("duel")
TEXT = str(play_match(DUEL, DUEL.Options(), ["random", "random"], seed=1))
MATCH = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
ENOUGH = (429, "failed-quota")


@pytest.mark.process
def test_matches_of_a_guest_then_of_an_address(small_house: HouseProcess) -> None:
    most = round(USUAL.matches * SMALL)
    people = [small_house.person(f"Guest {number}") for number in range(3)]
    for person in people[:2]:
        assert asked(person, "/api/matches", most + 1, json=MATCH) == [(201, "")] * most + [ENOUGH]
    assert people[0].http.get("/api/me").json()["name"] == "Guest 0", "one may still look at what one has"


@pytest.mark.process
def test_guests_of_an_address(small_house: HouseProcess) -> None:
    most = round(USUAL.guests * SMALL)
    answers = [asked(small_house.person(None), "/api/me", 1, json={"name": "Ann"})[0] for _ in range(most + 1)]
    assert answers == [(200, "")] * most + [ENOUGH]


@pytest.mark.process
def test_new_names_of_a_guest_by_the_seats_at_which_they_are_written(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path / "saloon.db", "--allowance", "0.04")  # two guests, and names at 200 seats
    house.open()
    try:
        ann = house.person("Ann")
        ann.create("me", "open")
        ann.http.get("/api/me").raise_for_status()
        with closing(sqlite3.connect(house.data, isolation_level=None)) as data:
            (one,) = data.execute("SELECT * FROM matches").fetchall()
            columns = [name for _, name, *_ in data.execute("PRAGMA table_info(matches)")]
            for number in range(2, 300):
                row = dict(zip(columns, one, strict=True)) | {"id": f"m{number}", "number": number}
                data.execute(f"INSERT INTO matches VALUES ({','.join('?' * len(row))})", [*row.values()])
            data.execute(
                "INSERT INTO seats (match, seat, kind, guest, name, nonce, warm)"
                " SELECT m.id, 0, 'guest', s.guest, s.name, '', 0 FROM matches m, seats s"
                " WHERE s.seat = 0 AND m.id != s.match"
            )
        assert asked(ann, "/api/me", 1, json={"name": "Anna"}) == [(200, "")], "once, however many there are"
        assert asked(ann, "/api/me", 1, json={"name": "Annie"}) == [ENOUGH]
        assert asked(ann, "/api/me", 1, json={"name": "Anna"}) == [(200, "")], "which is her name already"
        bob = house.person("Bob")
        assert asked(bob, "/api/me", 2, json={"name": "Rob"}) == [(200, "")] * 2
    finally:
        house.close()


@pytest.mark.process
def test_records_of_a_guest(small_house: HouseProcess) -> None:
    most, ann = round(USUAL.records * SMALL), small_house.person("Ann")
    answers = asked(ann, "/api/records", most + 1, content=TEXT, headers=AS_RECORD)
    assert answers == [(201, "")] * most + [ENOUGH]


@pytest.mark.process
def test_kilobytes_of_a_guest(small_house: HouseProcess) -> None:
    ann = small_house.person("Ann")
    large = b"x" * int(USUAL.kilobytes * SMALL + 2) * 1024
    assert asked(ann, "/api/records", 1, content=large, headers=AS_RECORD) == [ENOUGH]


def test_an_hour_later_there_is_as_much_again() -> None:
    now = [0.0]
    quota = Quota(2, lambda: now[0])
    for _ in range(2):
        for who in ("ann", "bob"):
            assert quota.has(who)
            assert not quota.has(who, 3)
            quota.take(who, 2)
            assert not quota.has(who)
        now[0] += HOUR


def test_who_is_refused_takes_nothing_from_the_others() -> None:
    quotas = Quotas(Allowance(matches=2, company=2))
    assert [quotas.take("matches", "here", "ann") for _ in range(9)] == [True] * 2 + [False] * 7
    assert [quotas.take("matches", "here", "bob") for _ in range(9)] == [True] * 2 + [False] * 7
    assert not quotas.take("matches", "here", "cleo")
    assert quotas.take("matches", "there", "cleo")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a:b", "a:b"),
        ("", ""),
    ],
)
def test_who_has_very_many_addresses_counts_once(host: str, counted: str) -> None:
    assert address_of(Request({"type": "http", "client": (host, 1)})) == counted


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann 🤠", "Ann 🤠"),
        ("planner:ms=100", "planner:ms=100"),
        ("cmd:python3 examples/my_very_long_bot.py", "cmd:python3 examples/my_"),
        ("A\u202enn", "Ann"),
        ("A\x07\u0000n\u200bn", "Ann"),
        ("x" * 250_000, "x" * LONGEST),
        ("\u3164", ""),
        ("  ", ""),
    ],
)
def test_a_name_in_a_record_is_cut_to_what_can_be_seen(name: str, kept: str) -> None:
    assert cut_name(name) == kept


def test_what_a_record_brings_is_bounded(house: HouseProcess) -> None:
    ann = house.person("Ann")
    lines = TEXT.replace("random", "N\u202eobody" + "x" * 5_000, 1).splitlines()
    body = next(number for number, line in enumerate(lines) if line.startswith(("* ", "0 ", "1 ")))
    lines[body] += " ; see\u202e this " + "y" * 500
    answer = ann.http.post("/api/records", content="\n".join(lines) + "\n", headers=AS_RECORD)
    assert answer.status_code == httpx2.codes.CREATED, answer.text
    record = ann.http.get(f"/api/matches/{answer.json()['match']}/record").text
    assert "\u202e" not in record
    assert max(map(len, record.splitlines())) < 200


def test_a_record_of_very_many_moves_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        store = await SqliteStore.open(tmp_path / "saloon.db")
        size = len(msgspec.json.encode(await store.entries(await import_record(store, *read_brought(TEXT), "ann"))))
        monkeypatch.setattr(record_import, "LARGEST", size)
        await import_record(store, *read_brought(TEXT), "ann")
        monkeypatch.setattr(record_import, "LARGEST", size - 1)
        with pytest.raises(record_import.TooLarge):
            await import_record(store, *read_brought(TEXT), "ann")
        await store.close()

    asyncio.run(story())
