"""Matches of a house whose rules were others: they open where that makes no difference, and never stand in the way."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from websockets.exceptions import ConnectionClosed

from saloon.kernel import NATURE, Unplayable, find_game, read_record
from saloon.server.match.luck import Luck, new_secret
from saloon.server.match.match import Match
from saloon.server.store.entries import UNDO, Entry
from saloon.server.web.gateway import OTHER_RULES
from tests.server.conftest import HouseProcess
from tests.server.people import Person

LATER = "UPDATE matches SET rules = 7 WHERE id = ?"
WITHOUT_ITS_OPTION = """UPDATE matches SET rules = 7, options = '{"gone":true}' WHERE id = ?"""
WITHOUT_ITS_GAME = "UPDATE matches SET rules = 7, game = 'whist' WHERE id = ?"


def upgrade(house: HouseProcess, *changes: tuple[str, str]) -> None:
    """Make matches of a house those of other rules, as if it had been upgraded."""
    house.kill()
    with closing(sqlite3.connect(house.data)) as file, file:
        for change, match in changes:
            assert file.execute(change, (match,)).rowcount == 1
    house.open()


def played(ann: Person) -> str:
    """A finished match."""
    match = ann.create("bot:random", "bot:random")
    with ann.line(match) as line:
        assert line.play_on()["ending"]
    return match


def begun(ann: Person) -> str:
    """A match in which a card lies."""
    match = ann.create("me", "here:Zoe")
    with ann.line(match) as line:
        line.sit(0)
        line.sit(1)
        frame = line.frame(legal=True)
        assert line.do("move", seat=frame["seat"], move=frame["legal"][0])["t"] == "done"
    return match


def test_a_finished_match_of_other_rules_opens_if_it_goes_the_same_way_under_these(own_house: HouseProcess) -> None:
    ann = own_house.person("Ann")
    match = played(ann)
    before = ann.http.get(f"/api/matches/{match}/replay").json()
    upgrade(own_house, (LATER, match))
    after = ann.http.get(f"/api/matches/{match}/replay").json()
    assert after == {**before, "rules": 7}
    assert ann.http.get(f"/api/matches/{match}/check").json() == {"true": True, "checked": True, "reason": ""}
    with ann.line(match) as line:
        assert line.frame()["ending"] == before["positions"][-1]["ending"]


def test_a_match_of_other_rules_is_played_on_if_they_make_no_difference(own_house: HouseProcess) -> None:
    ann = own_house.person("Ann")
    match = begun(ann)
    upgrade(own_house, (LATER, match))
    with ann.line(match) as line:
        assert line.kind("table")["rules"] == 7
        assert line.play_on()["ending"]
    record = read_record(ann.http.get(f"/api/matches/{match}/record").text)
    assert record.rules == 7
    assert ann.http.get(f"/api/matches/{match}/replay").is_success


def test_a_finished_match_that_the_rules_refuse_keeps_its_moves(own_house: HouseProcess) -> None:
    ann = own_house.person("Ann")
    match = played(ann)
    before = read_record(ann.http.get(f"/api/matches/{match}/record").text)
    upgrade(own_house, (WITHOUT_ITS_OPTION, match))
    for what in ("replay", "coach", "check"):
        answer = ann.http.get(f"/api/matches/{match}/{what}")
        assert (answer.status_code, answer.json()["error"]) == (409, "failed-other-rules")
    after = read_record(ann.http.get(f"/api/matches/{match}/record").text)
    assert (after.moves, after.rules, after.options, after.result) == (before.moves, 7, {"gone": "true"}, None)


def test_matches_that_cannot_be_played_on_keep_nobody_from_the_others(own_house: HouseProcess) -> None:
    ann = own_house.person("Ann")
    fine, without_option, without_game = begun(ann), begun(ann), begun(ann)
    upgrade(own_house, (WITHOUT_ITS_OPTION, without_option), (WITHOUT_ITS_GAME, without_game))
    waiting = {match["match"]: match["waiting"] for match in ann.http.get("/api/me").json()["matches"]}
    assert waiting == {fine: True, without_option: False, without_game: False}
    for match in (without_option, without_game):
        with ann.line(match) as line, pytest.raises(ConnectionClosed) as closed:
            line.frame()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == OTHER_RULES
    assert ann.http.post("/api/me", json={"name": "Anna"}).is_success
    with ann.line(fine) as line:
        assert line.kind("table")["seats"][0]["name"] == "Anna"
        assert line.play_on()["ending"]
    assert ann.http.delete("/api/me").is_success


@pytest.mark.parametrize("move", ["end", "hop", UNDO])
def test_an_entry_that_the_rules_refuse_is_named(move: str) -> None:
    game = find_game("duel")
    match = Match(game, game.Options(), 2, Luck(new_secret(), "m", ["", ""]))
    with pytest.raises(Unplayable, match=r"^entry 1 is refused$"):
        match.restore([Entry(NATURE, "first 0", 0), Entry(0, move, 0)])
