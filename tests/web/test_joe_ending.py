"""How Dynamit Joe begins and ends for people: invitations, verdicts, campaigns, and what who is out can do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from saloon.bots.match import play_match
from saloon.games.joe import GAME
from saloon.games.joe.scenario.atlas import open_atlas
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Record, replay
from tests.server.conftest import QUICK, HouseProcess
from tests.web.conftest import Welcome
from tests.web.gunslingers import Gunslinger, join
from tests.web.pagecode import run
from tests.web.visitors import Visitor

SCENARIOS = {scenario.id: scenario for scenario in open_atlas().scenarios}


def test_who_is_invited_reads_what_it_is_about_before_sitting_down(welcome: Welcome) -> None:
    host, friend = welcome("desk", "en"), welcome("phone", "fr")
    host.call_myself("Anna")
    match = host.create("me", "open", game="joe", options={"scenario": "9.1"})
    friend.go(f"/m/{match}")
    invitation = friend.page.locator("[data-invitation]")
    (_, outlaws) = SCENARIOS["9.1"].sides
    expect(invitation).to_contain_text(SCENARIOS["9.1"].story.fr)
    expect(invitation.locator("[data-own-side]")).to_contain_text(outlaws.name.fr)
    expect(invitation.locator("[data-own-side]")).to_contain_text("Fred")
    expect(invitation.locator("[data-specials]")).to_be_visible()
    expect(invitation.locator("[data-ends]")).to_be_visible()


def give_in(player: Gunslinger) -> None:
    """Do nothing until the scenario is over."""
    begun = player.frame["view"]["chapter"]
    while player.frame["view"]["chapter"] == begun and not player.over:
        player.visitor.until(lambda: player.frame["legal"] or player.over or chapter(player) != begun, "a turn")
        if player.over or chapter(player) != begun:
            return
        player.see()
        legal = player.frame["legal"]
        player.move(next((text for text in ("end", "pass", "no") if text in legal), legal[0]))


def chapter(player: Gunslinger) -> int:
    """Which scenario lies on the table."""
    return int(player.frame["view"]["chapter"])


def test_the_end_says_whether_you_won_and_names_sides_goals_and_people(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    options = {"scenario": "9.1", "round_limit": 1}
    anna = join(visitor, visitor.create("me", "bot:gunslinger", game="joe", options=options))
    give_in(anna)
    (law, outlaws) = SCENARIOS["9.1"].sides
    assert anna.frame["view"]["winners"] == [outlaws.id], "who only had to prevent has won"
    title = visitor.say("joe-room-verdict", mine="lost", sides=outlaws.name.en, count=1)
    expect(visitor.sheet().get_by_role("heading", name=title)).to_be_visible()
    own = visitor.sheet().locator(f"[data-side={law.id}]")
    expect(own).to_contain_text(visitor.say("joe-room-yours"))
    expect(own).to_contain_text(visitor.say("joe-room-result", result="lost"))
    expect(own).to_contain_text(visitor.say("joe-room-goal-eliminate", targets="Fred", rescue="none"))


@pytest.mark.parametrize("scenario", ["9.4", "9.8"])
def test_where_gold_decides_everybodys_is_counted(scenario: str) -> None:
    seats = 6 if scenario == "9.4" else 12
    record = play_match(GAME, JoeOptions(scenario=scenario), ["random"] * seats, seed=1)
    *_, last = replay(record)
    view = msgspec.to_builtins(last.state.view(0))
    gold = run(
        "games/joe/verdict/verdict",
        "page.goldOf(given.scenario, given.view)",
        {"scenario": msgspec.to_builtins(SCENARIOS[scenario]), "view": view},
    )
    kinds = [side.goal.kind for side in SCENARIOS[scenario].sides]
    assert {row["side"] for row in gold} == {side for side, kind in enumerate(kinds) if kind in {"steal", "guard"}}
    for row in gold:
        carried = view["sides"][row["side"]]["loot"]
        assert row["gold"] == carried or row["guards"]
        if scenario == "9.8":
            assert row["gold"] == view["tally"][row["side"]]


def test_between_two_scenarios_one_is_told_how_it_stands_and_nothing_goes_on(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    options = {"scenario": "campaign", "round_limit": 1}
    match = visitor.create("me", "bot:gunslinger", game="joe", options=options)
    anna = join(visitor, match)
    first = anna.frame["view"]["scenario"]
    give_in(anna)
    second = anna.frame["view"]["scenario"]
    interlude = visitor.page.locator("[data-interlude]")
    expect(interlude).to_be_visible()
    expect(interlude.locator("[data-verdict]")).to_contain_text(SCENARIOS[first].sides[0].name.fr)
    expect(interlude).to_contain_text(visitor.say("joe-room-standings"))
    expect(interlude).to_contain_text(SCENARIOS[second].story.fr)
    expect(interlude.locator(f'a[href="/campaign/{match}"]')).to_be_visible()
    title = visitor.page.locator("[data-drawer=briefing]")
    expect(title).to_contain_text(SCENARIOS[first].title.fr)  # behind it lies what is over
    visitor.press(interlude.locator("[data-go-on]"))
    expect(interlude).to_have_count(0)
    expect(title).to_contain_text(SCENARIOS[second].title.fr)
    expect(visitor.page.locator("[data-briefing]")).to_have_count(0)  # it has just been read


@cache
def fallen() -> tuple[Record, int, int]:
    """A match for four, after how many moves a seat has lost everybody with much to come, and which seat."""
    for seed in range(200):
        record = play_match(GAME, JoeOptions(scenario="9.1"), ["gunslinger"] * 4, seed)
        for moves, position in enumerate(replay(record)):
            people = msgspec.to_builtins(position.state.view(0))["characters"]
            lost = [int(one["seat"]) for one in people if one["status"] == "dead"]
            if lost and moves < len(record.moves) - 30 and position.state.to_move():
                return record, moves, lost[0]
    raise AssertionError("nobody falls early")


def watch(visitor: Visitor, folder: Path) -> Gunslinger:
    """Sit where one has nobody left."""
    record, moves, seat = fallen()
    file = folder / "fallen.saloon"
    file.write_text(str(record), encoding="utf-8")
    seats = ["bot:gunslinger"] * 4
    seats[seat] = "me"
    visitor.call_myself("Anna")
    return join(visitor, visitor.fork(moves, *seats, record=file, game="joe"))


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[HouseProcess]:
    """An open house whose bots take an hour for a move."""
    process = HouseProcess(tmp_path / "saloon.db", *QUICK, "--pace", "3600")
    process.open()
    yield process
    process.close()


def test_who_is_out_draws_the_markers_or_goes_to_the_end(
    slow_house: HouseProcess, welcome: Welcome, tmp_path: Path
) -> None:
    visitor = welcome("phone", "en", address=slow_house.address)
    anna = watch(visitor, tmp_path)
    expect(visitor.page.locator("[data-out]")).to_be_visible()
    visitor.press(visitor.page.locator("[data-follow=draw]"))
    visitor.press(visitor.page.locator("[data-follow=rush]"))
    anna.visitor.until(lambda: anna.over, "the end, within less than an hour")
    expect(visitor.button("ending-rematch")).to_be_visible()


def test_everybody_at_a_table_for_twelve_is_found(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.call_myself("Anna")
    seats: list[Any] = ["me", *["bot:random"] * 11]
    anna = join(visitor, visitor.create(*seats, game="joe", options={"scenario": "9.8"}))
    anna.wait_for_turn()  # until then bots go on
    people = [one for one in anna.frame["view"]["characters"] if one["status"] != "absent"]
    standing = visitor.page.locator("[data-stands]")
    expect(standing).to_have_count(len(people))
    visitor.settle()
    for place in standing.all():
        box = visitor.box(place)
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    visitor.press(visitor.page.locator("[data-drawer=people]"))
    for seat in anna.table["seats"]:
        expect(visitor.sheet()).to_contain_text(seat["name"] if seat["kind"] == "guest" else "")
    expect(visitor.sheet().locator("h3")).to_have_count(len(SCENARIOS["9.8"].sides))
