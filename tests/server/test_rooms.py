"""Rooms as their people use them, and how a room comes by a host."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any, Final

import httpx2
import pytest

from saloon.server.lobby.cleanup import DAY, Cleanup, CleanupRules
from saloon.server.lobby.room_codes import LETTERS
from saloon.server.lobby.room_news import HERE, RoomNews
from saloon.server.lobby.rooms import BEAT, PATIENCE, Rooms
from saloon.server.store import GuestRow, Store
from tests.server.conftest import HouseProcess
from tests.server.people import Person
from tests.server.test_table import open_house

NOW: Final = 1_800_000_000


def error(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]


class Group:
    """People who share an evening; the first of them opened it."""

    def __init__(self, house: HouseProcess, *names: str) -> None:
        self.people = [house.person(name) for name in names]
        self.code = str(self.people[0].http.post("/api/rooms", json={}).json()["code"])
        for person in self.people[1:]:
            self.post(person, "join").raise_for_status()

    def post(self, who: Person, what: str, /, **body: Any) -> httpx2.Response:
        return who.http.post(f"/api/rooms/{self.code}/{what}", json=body)

    def look(self, person: Person) -> Any:
        answer = person.http.get(f"/api/rooms/{self.code}")
        answer.raise_for_status()
        return answer.json()

    def play(self, person: Person, *seats: str, **wanted: Any) -> httpx2.Response:
        """Open a duel: seats are `me`, `member:NUMBER`, `open` or `bot:NAME`."""
        rows: list[dict[str, object]] = []
        for seat in seats:
            kind, _, name = seat.partition(":")
            rows.append({"kind": kind, "person": int(name)} if kind == "member" else {"kind": kind, "name": name})
        calls = self.look(person)["calls"]
        return self.post(person, "matches", calls=calls, match={"game": "duel", "seats": rows, **wanted})


def names(news: Any, what: str = "people") -> list[str]:
    return [person["name"] for person in news[what]]


def test_a_code_is_enough_to_belong_to_a_room(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    eve = house.person("Eve")
    typed = " ".join(group.code.upper())
    assert eve.http.get(f"/api/rooms/{typed}").json()["you"] is None, "one may look before one comes in"
    assert eve.http.post(f"/api/rooms/{typed}/join", json={}).json()["you"] == 3
    news = group.look(ann)
    assert (news["host"], news["you"], names(news)) == (1, 1, ["Ann", "Bob", "Eve"])
    assert all(person["here"] for person in news["people"])
    assert ann.http.get("/api/me").json()["rooms"] == [{"code": group.code, "others": ["Bob", "Eve"], "here": 2}]
    bob.http.post("/api/me", json={"name": "Bobby"})

    eventually(lambda: names(group.look(ann)) == ["Ann", "Bobby", "Eve"])


def eventually(holds: Callable[[], bool]) -> None:
    """What others have done is seen within a second."""
    until = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < until, "it never came"


def test_nobody_without_a_name_belongs_to_a_room(house: HouseProcess) -> None:
    nobody = house.person(None)
    assert error(nobody.http.post("/api/rooms", json={})) == (401, "failed-no-name")
    group = Group(house, "Ann")
    assert error(group.post(nobody, "join")) == (401, "failed-no-name")
    eve = house.person("Eve")
    for what, body in (("rest", {"resting": True}), ("leave", {}), ("host", {"person": 1})):
        assert error(group.post(eve, what, **body)) == (403, "failed-room-outside")


def test_what_has_not_changed_is_not_told_again(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    first = ann.http.get(f"/api/rooms/{group.code}")
    again = {"If-None-Match": first.headers["etag"]}
    same = ann.http.get(f"/api/rooms/{group.code}", headers=again)
    assert (same.status_code, same.content, same.headers["cache-control"]) == (304, b"", "no-store")
    group.post(bob, "rest", resting=True)
    changed = ann.http.get(f"/api/rooms/{group.code}", headers=again)
    assert [person["resting"] for person in changed.json()["people"]] == [False, True]


def test_who_closes_the_page_is_away_at_once(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    group.post(bob, "leave")
    assert [person["here"] for person in group.look(ann)["people"]] == [True, False]
    group.look(bob)
    assert [person["here"] for person in group.look(ann)["people"]] == [True, True]
    group.post(bob, "leave", for_good=True)
    assert names(group.look(ann)) == ["Ann"]
    assert bob.http.get("/api/me").json()["rooms"] == []


def test_the_host_sends_somebody_away_and_lets_them_back(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob", "Eve")
    ann, bob, eve = group.people
    assert error(group.post(bob, "remove", person=3, removed=True)) == (403, "failed-room-host")
    assert error(group.post(ann, "remove", person=1, removed=True)) == (404, "failed-room-nobody")
    assert error(group.post(ann, "remove", person=9, removed=True)) == (404, "failed-room-nobody")
    assert names(group.post(ann, "remove", person=3, removed=True).json()) == ["Ann", "Bob"]
    for refused in (eve.http.get(f"/api/rooms/{group.code}"), group.post(eve, "join"), group.post(eve, "leave")):
        assert error(refused) == (403, "failed-room-removed")
    assert error(group.play(ann, "me", "member:3")) == (400, "failed-bad-match")
    assert (names(group.look(ann), "removed"), names(group.look(bob), "removed")) == (["Eve"], [])
    assert names(group.post(ann, "remove", person=3, removed=False).json()) == ["Ann", "Bob", "Eve"]
    assert group.look(eve)["you"] == 3


def test_the_host_hands_the_role_on(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    assert error(group.post(bob, "host", person=2)) == (403, "failed-room-host")
    assert group.post(ann, "host", person=2).json()["host"] == 2
    assert error(group.post(ann, "remove", person=2, removed=True)) == (403, "failed-room-host")
    assert group.post(bob, "remove", person=1, removed=True).status_code == 200
    assert group.look(bob)["host"] == 2


def test_a_host_who_leaves_for_good_is_followed(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    group.post(ann, "leave", for_good=True)
    assert group.look(bob)["host"] == 2


def test_everybody_is_called_to_a_match_and_has_a_seat(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob", "Eve")
    ann, bob, eve = group.people
    match = group.play(ann, "me", "member:2").json()["match"]
    news = group.look(eve)
    assert (news["calls"], news["called"]) == (1, match)
    (told,) = news["unfinished"]
    assert [(seat["person"], seat["name"]) for seat in told["seats"]] == [(1, "Ann"), (2, "Bob")]
    assert (told["phase"], told["game"], told["spectators"]) == ("gathering", "duel", True)
    with ann.line(match) as hers, bob.line(match) as his:
        assert hers.sit(0)["t"] == "done"
        assert his.kind("table")["yours"] == [1]
        assert his.sit(1)["t"] == "done"
        assert hers.frame()["seat"] == 0
        eventually(lambda: group.look(eve)["unfinished"][0]["phase"] == "playing")
        bob.http.get(f"/api/rooms/{group.code}?at={match}")
        assert [person["at"] for person in group.look(eve)["people"]] == [None, match, None]
    assert ann.http.get(f"/api/matches/{match}/room").json() == {"code": group.code}
    assert house.person("Zed").http.get(f"/api/matches/{match}/room").json() == {"code": None}
    assert ann.http.get(f"/api/matches/{ann.create('me', 'open')}/room").json() == {"code": None}


@pytest.mark.parametrize("seats", [("me", "member:1"), ("member:2", "member:2"), ("me", "member:7")])
def test_a_seat_is_kept_for_one_of_the_room(house: HouseProcess, seats: tuple[str, ...]) -> None:
    group = Group(house, "Ann", "Bob")
    assert error(group.play(group.people[0], *seats)) == (400, "failed-bad-match")
    assert group.look(group.people[0])["unfinished"] == []


def test_outside_a_room_no_seat_is_kept_for_its_people(house: HouseProcess) -> None:
    wanted = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "member", "person": 1}]}
    assert error(house.person("Ann").http.post("/api/matches", json=wanted)) == (400, "failed-bad-match")


def test_of_two_who_open_at_once_one_does(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    wanted = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "bot", "name": "random"}]}
    answers = [group.post(person, "matches", calls=0, match=wanted) for person in (ann, bob)]
    assert [answer.status_code for answer in answers] == [201, 409]
    assert error(answers[1]) == (409, "failed-room-called")
    news = group.look(ann)
    assert [match["match"] for match in news["unfinished"]] == [answers[0].json()["match"]], "and nothing is left of it"


def finish(group: Group, person: Person) -> str:
    """A duel against a bot, to its end."""
    match = str(group.play(person, "me", "bot:random").json()["match"])
    with person.line(match) as line:
        line.sit(0)
        assert line.play_on()["ending"]
    return match


def test_the_score_counts_what_is_over_and_a_rematch_stays_in_the_room(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    match = finish(group, ann)
    eventually(lambda: bool(group.look(bob)["tonight"]))
    news = group.look(bob)
    assert [(score["person"], score["name"], score["played"]) for score in news["tonight"]] == [(1, "Ann", 1)]
    assert (news["ever"], news["evenings"]) == (news["tonight"], 1)
    assert [told["match"] for told in news["lately"]] == [match]
    with ann.line(match) as line:
        assert line.do("rematch")["t"] == "done"
    eventually(lambda: group.look(bob)["calls"] == 2)
    news = group.look(bob)
    assert [told["match"] for told in news["unfinished"]] == [news["called"]] != [match]


def test_everybody_is_called_to_what_was_begun_before(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    campaign = group.play(ann, "me", "member:2", game="joe").json()["match"]
    finish(group, ann)
    assert group.look(bob)["called"] != campaign
    assert group.post(bob, "call", match=campaign, calls=2).json()["called"] == campaign
    assert error(group.post(bob, "call", match=campaign, calls=2)) == (409, "failed-room-called")
    assert error(group.post(bob, "call", match="nowhere", calls=3)) == (404, "failed-not-found")
    assert error(group.post(bob, "call", match=bob.create("me", "open"), calls=3)) == (404, "failed-not-found")


def test_a_kill_loses_nothing(own_house: HouseProcess) -> None:
    group = Group(own_house, "Ann", "Bob", "Eve")
    ann, bob, eve = group.people
    finish(group, ann)
    group.post(bob, "rest", resting=True)
    group.post(ann, "remove", person=3, removed=True)
    group.post(ann, "host", person=2)
    match = group.play(ann, "me", "member:2").json()["match"]
    eventually(lambda: bool(group.look(bob)["unfinished"]))
    before = group.look(bob)
    own_house.kill()
    own_house.open()
    assert group.look(bob) == before
    assert (before["called"], before["calls"], before["host"]) == (match, 2, 2)
    assert error(eve.http.get(f"/api/rooms/{group.code}")) == (403, "failed-room-removed")


def test_codes_cannot_be_tried_out(tmp_path: Path) -> None:
    house = HouseProcess(tmp_path / "saloon.db", "--request-rate", "10000")
    house.open()
    try:
        group = Group(house, "Ann")
        zed = house.person("Zed")
        for letter in LETTERS + "b":
            assert error(zed.http.get(f"/api/rooms/{letter}{letter}xyz")) == (404, "failed-no-room")
        assert error(zed.http.get("/api/rooms/ghjkm")) == (429, "failed-room-guesses")
        assert error(zed.http.get(f"/api/rooms/{group.code}")) == (429, "failed-room-guesses"), (
            "nor is a right one told"
        )
        assert group.look(group.people[0])["you"] == 1, "who belongs there is not asked"
        previews = {zed.http.get(f"/room/{code}").text for code in ("ghjkm", group.code)}
        assert len(previews) == 1, "a preview tells nothing of a room"
    finally:
        house.close()


def test_who_is_erased_is_no_member_and_has_no_score(house: HouseProcess) -> None:
    group = Group(house, "Ann", "Bob")
    ann, bob = group.people
    finish(group, ann)
    ann.http.delete("/api/me", headers={"Content-Type": "application/json"}).raise_for_status()
    eventually(lambda: names(group.look(bob)) == ["Bob"])
    eventually(lambda: group.look(bob)["host"] == 2)
    assert group.look(bob)["ever"] == []


# A clock that goes as a test says ------------------------------------------------------------------------------


class Evening:
    """Rooms over a store, with a clock of their own."""

    def __init__(self, rooms: Rooms, store: Store, clock: list[float]) -> None:
        self.rooms = rooms
        self.store = store
        self.clock = clock
        self.code = ""

    async def come(self, *guests: str) -> None:
        """Guests come into the room that the first of them opens."""
        for name in guests:
            guest = GuestRow(name, name.title(), NOW)
            await self.store.save_guest(guest)
            if self.code:
                await self.rooms.enter(self.code, name)
            else:
                self.code = await self.rooms.open(guest)

    async def look(self, guest: str) -> RoomNews:
        picture = await self.rooms.look(self.code)
        assert picture is not None
        return await self.rooms.news(picture, guest, "")

    async def pass_time(self, seconds: int, *guests: str) -> None:
        """So many seconds pass, in which these look now and then."""
        for _ in range(0, seconds, BEAT):
            self.clock[0] += BEAT
            for guest in guests:
                await self.look(guest)


def tell(path: Path, story: Callable[[Evening], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with open_house(path / "saloon.db") as (house, store):
            clock = [float(NOW)]
            await story(Evening(Rooms(store, house, lambda: clock[0]), store, clock))

    asyncio.run(whole())


def test_a_room_whose_host_is_gone_finds_another_one_after_a_while(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.come("ann", "bob", "eve")
        await evening.pass_time(PATIENCE, "bob", "eve")
        assert (await evening.look("eve")).host == 1
        await evening.pass_time(BEAT, "eve", "bob")
        assert (await evening.look("eve")).host == 2, "who has belonged here longest, of those who are here"
        await evening.pass_time(BEAT, "ann")
        assert (await evening.look("ann")).host == 2, "who comes back does not take it back"

    tell(tmp_path, story)


def test_who_only_looks_in_takes_nothing_over(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.come("ann", "bob")
        await evening.pass_time(10 * PATIENCE)
        assert (await evening.look("bob")).host == 1
        await evening.look("ann")
        await evening.pass_time(PATIENCE, "bob")
        assert (await evening.look("bob")).host == 1
        await evening.pass_time(BEAT, "bob")
        assert (await evening.look("bob")).host == 2

    tell(tmp_path, story)


def test_a_host_who_loads_the_page_anew_stays_the_host(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.come("ann", "bob")
        await evening.pass_time(2 * PATIENCE, "ann", "bob")
        picture = await evening.rooms.look(evening.code)
        assert picture is not None
        ann = picture.member("ann")
        assert ann is not None
        await evening.rooms.leave(picture.room, ann, for_good=False)
        news = await evening.look("bob")
        assert (news.host, [person.here for person in news.people]) == (1, [False, True])
        assert (await evening.look("ann")).host == 1

    tell(tmp_path, story)


def test_who_gives_no_sign_of_life_is_away(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.come("ann", "bob")
        evening.clock[0] += HERE
        assert [person.here for person in (await evening.look("ann")).people] == [True, True]
        evening.clock[0] += 1
        assert [person.here for person in (await evening.look("ann")).people] == [True, False]

    tell(tmp_path, story)


def test_a_room_goes_a_month_after_the_last_visit(tmp_path: Path) -> None:
    async def story(evening: Evening) -> None:
        await evening.come("ann")
        await evening.pass_time(60)
        async with open_house(tmp_path / "other.db") as (house, _):
            for days, kept in ((29, True), (31, False)):
                moment = NOW + days * DAY
                await evening.store.note_moment(moment - DAY)
                await Cleanup(house, evening.store, CleanupRules(), partial(float, moment)).tidy()
                assert (await evening.store.room(evening.code) is not None) == kept

    tell(tmp_path, story)
