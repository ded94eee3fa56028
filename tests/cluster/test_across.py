"""Two houses on one database: whatever is begun at one is gone on with at the other."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed

from saloon.bots.match import play_match
from saloon.kernel import find_game
from tests.server.conftest import QUICK, HouseProcess
from tests.server.people import AS_RECORD, PATIENCE, Line, Message, Person
from tests.server.postgres import new_database, out_of_reach

pytestmark = pytest.mark.process

MOVED: Final = 4421
PLACE: Final = re.compile(r"/@/([^/]+)/ws/")  # what the proxy is told
DUEL: Final = find_game("duel")
RECORD: Final = str(play_match(DUEL, DUEL.Options(), ["random", "random"], seed=1))


class Town:
    """Two houses; nothing says whether they are on one machine."""

    def __init__(self, one: HouseProcess, other: HouseProcess) -> None:
        self.one, self.other = one, other

    def visitor(self, name: str | None) -> Visitor:
        """Somebody who is at home in both."""
        return Visitor(self, name)


class Visitor:
    """Somebody whom the proxy sends now to one house, now to the other; the cookie is the same."""

    def __init__(self, town: Town, name: str | None) -> None:
        self.one, self.other = town.one.person(name), town.other.person(None)
        self.other.http.cookies = self.one.http.cookies

    def line(self, match: str, asked: Person) -> Any:
        """A line to the house that runs a match; `asked` is the one that is asked where that is."""
        return Person.line(self.at(where(asked, match)), match)

    def at(self, address: str) -> Person:
        """This somebody, at the house of an address."""
        return next(person for person in (self.one, self.other) if person.address == address)


def where(person: Person, match: str) -> str:
    """The house that runs a match, as the proxy is told: it asks again as long as nobody knows."""
    until = time.monotonic() + PATIENCE
    while (answer := person.http.get(f"/where/{match}")).status_code == httpx2.codes.SERVICE_UNAVAILABLE:
        assert time.monotonic() < until
    answer.raise_for_status()
    found = PLACE.match(answer.headers["X-Accel-Redirect"])
    assert found is not None
    return found[1]


@contextmanager
def houses(database: str, *arguments: str) -> Iterator[Town]:
    """Two houses on a database."""
    both = HouseProcess(database, *arguments), HouseProcess(database, *arguments)
    with ExitStack() as closing:
        for process in both:
            process.open()
            closing.callback(process.close)
        yield Town(*both)


@pytest.fixture(scope="module")
def town(database_house: str) -> Iterator[Town]:
    """Two houses that all these tests share."""
    with new_database(database_house) as database, houses(database, *QUICK) as both:
        yield both


def me(person: Person) -> Message:
    answer = person.http.get("/api/me")
    answer.raise_for_status()
    found: Message = answer.json()
    return found


def listed(person: Person, match: str) -> Message | None:
    return next((each for each in me(person)["matches"] if each["match"] == match), None)


def named(line: Line, *names: str) -> Message:
    """Listen until these sit at the table."""
    return line.hear(lambda m: m["t"] == "table" and [seat["name"] for seat in m["seats"]] == [*names])


def begin(line: Line) -> None:
    """Ann holds both seats, and plays."""
    for seat in (0, 1):
        line.sit(seat)


def sync(line: Line, wanted: Callable[[Message], bool] = lambda _: True) -> Message:
    """How a match stands now, as one of the line's seats sees it."""
    line.socket.send(json.dumps({"t": "sync"}))
    return line.hear(lambda m: m["t"] == "frame" and m["since"] == m["seq"] and wanted(m))


def play_out(*lines: Line) -> None:
    """Everybody moves in their turn, until the match is over."""
    while True:
        for line in lines:
            frame = sync(line)
            if frame["ending"]:
                return
            if frame["legal"]:
                line.do("move", move=frame["legal"][0], seat=frame["seat"])


def finished(ann: Visitor, asked: Person, **wanted: Any) -> str:
    """A match that Ann has played to its end at the house she asked."""
    match = asked.create("me", "here:Bob", **wanted)
    with ann.line(match, asked) as line:
        begin(line)
        assert line.play_on()["ending"]
    return match


def test_only_the_house_that_runs_a_match_lets_anybody_in(town: Town) -> None:
    ann = town.visitor("Ann")
    match = ann.one.create("me", "open")
    with ann.other.line(match) as line:  # whoever is asked first runs it, not who made it
        assert line.kind("table")["yours"] == [0]
        assert where(ann.one, match) == where(ann.other, match) == town.other.address
        with pytest.raises(ConnectionClosed) as end, ann.one.line(match) as refused:
            refused.kind("table")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == MOVED


def test_a_name_is_known_everywhere_and_changes_at_tables_of_another_house(town: Town) -> None:
    ann, bob = town.visitor("Ann"), town.visitor("Bob")
    match, waiting = ann.one.create("me", "open"), ann.one.create("me", "open")
    assert me(ann.other)["name"] == "Ann"
    with ann.line(match, ann.one) as line, bob.line(match, bob.one) as watching:
        assert where(ann.other, match) == town.one.address
        bob.other.http.post("/api/me", json={"name": "Rob"}).raise_for_status()
        watching.sit(1)
        named(line, "Ann", "Rob")
        ann.other.http.post("/api/me", json={"name": "Anna"}).raise_for_status()
        named(line, "Anna", "Rob")
        named(watching, "Anna", "Rob")
        assert me(ann.one)["name"] == "Anna"
        line.sit(0)
        line.kind("frame")
    for match_ in (match, waiting):
        for person in (ann.one, ann.other):
            found = listed(person, match_)
            assert found is not None
            assert found["names"][0] == "Anna"


def test_who_signs_out_elsewhere_does_so_in_all_houses(town: Town) -> None:
    ann, phone = town.visitor("Ann"), town.visitor(None)
    code = ann.one.http.post("/api/me/code", json={}).json()["code"]
    assert phone.other.http.post("/api/recover", json={"code": code}).json()["name"] == "Ann"
    assert phone.one.http.post("/api/recover", json={"code": code}).status_code == 404, "once, wherever"
    phone.one.http.cookies = phone.other.http.cookies
    assert me(phone.one)["name"] == me(phone.other)["name"] == "Ann"
    unused = ann.other.http.post("/api/me/code", json={}).json()["code"]
    match = ann.one.create("me", "open")
    with phone.line(match, phone.one) as line:
        assert line.kind("table")["yours"] == [0]
        ann.other.http.delete("/api/me/elsewhere").raise_for_status()
        with pytest.raises(ConnectionClosed) as end:
            line.hear(lambda _: False)
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1012
    ann.one.http.cookies = ann.other.http.cookies
    assert me(phone.one)["name"] is me(phone.other)["name"] is None
    assert me(ann.one)["name"] == me(ann.other)["name"] == "Ann"
    assert phone.one.http.post("/api/recover", json={"code": unused}).status_code == 404
    with phone.line(match, phone.one) as line:
        assert line.kind("table")["yours"] == []


def test_who_is_erased_leaves_the_tables_of_all_houses(town: Town) -> None:
    ann, bob = town.visitor("Ann"), town.visitor("Bob")
    playing, gathering, unasked = (ann.one.create("me", "open") for _ in range(3))
    over = finished(ann, ann.other)
    with ExitStack() as lines:
        line = lines.enter_context(bob.line(playing, bob.one))
        hers = lines.enter_context(ann.line(playing, ann.one))
        waiting = lines.enter_context(bob.line(gathering, bob.one))
        hers.sit(0)
        line.sit(1)
        line.kind("frame")
        named(waiting, "Ann", "")
        old = ann.one.cookie()
        ann.other.http.delete("/api/me").raise_for_status()
        table = line.hear(lambda m: m["t"] == "table" and m["seats"][0]["kind"] == "bot")
        assert "Ann" not in str(table)
        assert hers.hear(lambda m: m["t"] == "table" and not m["yours"])["seats"][1]["name"] == "Bob"
        named(waiting, "", "")
        assert hers.do("move", move="17^", seat=0)["error"] == "failed-not-your-seat"
    for house in (town.one, town.other):
        assert house.person(None).http.get("/api/me", headers={"Cookie": old}).json()["name"] is None
    assert "Ann" not in bob.one.http.get(f"/api/matches/{over}/record").text
    with bob.line(unasked, bob.other) as line:
        assert [seat["kind"] for seat in line.kind("table")["seats"]] == ["open", "open"]


def test_lists_tell_of_matches_that_other_houses_run(town: Town) -> None:
    ann = town.visitor("Ann")
    match = ann.one.create("me", "here:Bob")
    other = town.other.person(None)
    standing = other.http.get("/healthz").json()["tables"]
    with ann.line(match, ann.one) as line:
        begin(line)
        for _ in range(5):
            frame = sync(line, lambda frame: bool(frame["legal"]))
            assert line.do("move", move=frame["legal"][0], seat=frame["seat"])["t"] == "done"
            found = listed(ann.other, match)
            assert found == listed(ann.one, match)
            assert found is not None
            assert (found["phase"], found["waiting"], found["yours"]) == ("playing", True, [0, 1])
        counted = listed(ann.other, match)
        assert counted is not None
        assert counted["moves"] == 5
        ann.other.http.post("/api/me/away", json={"matches": [match]}).raise_for_status()
        assert listed(ann.one, match) is None
        line.play_on()
    assert other.http.get("/healthz").json()["tables"] <= standing, "nothing was stood up to be listed"
    for person in (ann.one, ann.other):
        played = person.http.get("/api/me/played").json()["matches"]
        assert [each["match"] for each in played] == [match]
        assert sorted(played[0]["ranks"]) == [1, 2]


def test_people_follow_into_a_rematch_that_another_house_runs(town: Town) -> None:
    ann, bob = town.visitor("Ann"), town.visitor("Bob")
    match = ann.one.create("me", "open")
    with ann.line(match, ann.one) as first, bob.line(match, bob.one) as second:
        first.sit(0)
        second.sit(1)
        play_out(first, second)
        assert second.do("rematch")["t"] == "done"
        following = second.hear(lambda m: m["t"] == "table" and bool(m["next"]))["next"]
        assert first.hear(lambda m: m["t"] == "table" and bool(m["next"]))["next"] == following
    with bob.line(following, bob.other) as second:
        second.kind("table")
        assert where(ann.one, following) == town.other.address
        with ann.line(following, ann.one) as first:
            for line, seat in ((second, 0), (first, 1)):
                assert line.sit(seat)["t"] == "done"
            play_out(first, second)
            assert first.do("rematch")["t"] == "done"
    with ann.line(match, ann.other) as line:
        assert line.kind("table")["next"] == following, "there is one"


def test_a_match_goes_on_from_one_that_was_finished_elsewhere(town: Town) -> None:
    ann = town.visitor("Ann")
    over = finished(ann, ann.one)
    fork = ann.other.create("me", "bot:random", fork={"match": over, "moves": 12})
    with ann.line(fork, ann.other) as line:
        line.sit(0)
        assert where(ann.one, fork) == town.other.address
        assert line.frame()["seq"] >= 12
        assert line.play_on()["ending"]
    assert listed(ann.one, fork) == listed(ann.other, fork)


def test_what_was_finished_or_brought_along_is_looked_at_anywhere(town: Town) -> None:
    ann = town.visitor("Ann")
    over = finished(ann, ann.one)
    brought = ann.one.http.post("/api/records", content=RECORD, headers=AS_RECORD).json()["match"]
    for match in (over, brought):
        for what in ("record", "replay", "replay/views/0", "check", "coach"):
            answers = [person.http.get(f"/api/matches/{match}/{what}") for person in (ann.other, ann.one)]
            assert [answer.status_code for answer in answers] == [200, 200]
            assert answers[0].text == answers[1].text
    assert ann.other.http.get(f"/api/matches/{over}/check").json()["true"]
    assert ann.other.http.get(f"/api/matches/{over}/check").json()["checked"]


def test_what_is_brought_in_an_hour_is_counted_in_both_houses(database: str) -> None:
    with houses(database, "--pace", "0", "--request-rate", "10000", "--allowance", "0.05") as town:  # six matches
        ann = town.visitor("Ann")
        match = {"game": "duel", "seats": [{"kind": "me"}, {"kind": "open"}]}
        people = [ann.one, ann.other] * 4
        found = [person.http.post("/api/matches", json=match).status_code for person in people]
        assert found == [httpx2.codes.CREATED] * 6 + [httpx2.codes.TOO_MANY_REQUESTS] * 2
        names = [town.visitor(None).other.http.post("/api/me", json={"name": "Bob"}).status_code for _ in range(3)]
        assert names == [200, 200, 429], "three guests of this address, one of whom is Ann"


def test_what_a_command_did_is_known_to_the_house_that_takes_over(database: str) -> None:
    with houses(database, *QUICK) as town:
        ann = town.visitor("Ann")
        match = ann.one.create("me", "here:Bob")
        with ann.line(match, ann.one) as line:
            begin(line)
            frame = line.frame(legal=True)
            command = {"id": 4711, "move": frame["legal"][0], "seat": frame["seat"]}
            assert line.do("move", **command)["t"] == "done"
            town.one.kill()
        while where(ann.other, match) != town.other.address:
            pass  # it is not known yet that the other house is gone
        with ann.other.line(match) as line:
            shown = line.frame()
            assert shown["seq"] > frame["seq"]
            assert line.do("move", **command)["t"] == "done"
            line.socket.send(json.dumps({"t": "sync"}))
            assert line.frame()["seq"] == shown["seq"], "once"
            assert line.play_on()["ending"]


def test_a_house_that_cannot_reach_the_database_says_that_it_is_back_soon(database: str) -> None:
    with houses(database, *QUICK) as town:
        ann = town.visitor("Ann")
        match = finished(ann, ann.one)
        with out_of_reach(database):
            for path in ("/api/me", f"/api/matches/{match}/replay", "/api/ladders/jane"):
                answer = ann.one.http.get(path)
                assert (answer.status_code, answer.json()["error"]) == (503, "failed-house")
            assert ann.one.http.get("/healthz").status_code == 503
            assert ann.one.http.get("/api/games").status_code == 200, "what is no secret of the database's"
        until = time.monotonic() + PATIENCE
        while ann.one.http.get("/api/me").status_code != httpx2.codes.OK:
            assert time.monotonic() < until
        assert ann.one.http.get(f"/api/matches/{match}/replay").status_code == httpx2.codes.OK
