"""Before the first shot: what a scenario is about, on its table and where it is chosen."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import expect

from saloon.games.joe.scenario.atlas import ScenarioInfo, open_atlas
from saloon.locales import LANGUAGES
from tests.locales.messages import messages
from tests.web.conftest import Welcome
from tests.web.gunslingers import Gunslinger, arrest, choose_scenario
from tests.web.pagecode import run

SCENARIOS = open_atlas().scenarios


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_whatever_is_special_about_a_scenario_is_told(scenario: ScenarioInfo) -> None:
    told = run("games/joe/briefing/special", "page.specialsOf(given, () => true)", msgspec.to_builtins(scenario))
    rules = {(who, rule["rule"]) for rule in told for who in rule["who"]}
    for start in scenario.start:
        own = {rule for who, rule in rules if who == start.character}
        assert any("ambush" in rule for rule in own) == start.ambush
        assert any(start.asleep in rule for rule in own) if start.asleep else not any("noise" in rule for rule in own)
        assert (start.held in own) == (start.held is not None)
    assert {who for who, rule in rules if rule == "leaves"} == {side.id for side in scenario.sides if side.leaves}
    for language in LANGUAGES:
        assert {f"joe-room-special-{rule['rule']}" for rule in told} <= messages(language).keys()


def test_who_does_not_take_part_is_not_spoken_of() -> None:
    hostage = next(scenario for scenario in SCENARIOS if scenario.id == "9.6")
    told = run("games/joe/briefing/special", "page.specialsOf(given, (name) => name !== 'slim')", to_dict(hostage))
    assert "slim" not in {who for rule in told for who in rule["who"]}


def to_dict(scenario: ScenarioInfo) -> object:
    return msgspec.to_builtins(scenario)


def test_a_match_opens_with_what_it_is_about_and_has_it_at_hand(welcome: Welcome) -> None:
    anna = welcome("phone", "fr")
    anna.call_myself("Anna")
    match = anna.create("me", "bot:random", game="joe", options={"scenario": "9.1", "round_limit": 7})
    anna.go(f"/m/{match}")
    briefing = anna.page.locator("[data-briefing]")
    (law, _) = next(scenario for scenario in SCENARIOS if scenario.id == "9.1").sides
    goal = anna.say("joe-room-goal-eliminate", targets="Fred", rescue="none")
    expect(briefing.locator("[data-own-side]")).to_contain_text(law.name.fr)
    expect(briefing.locator("[data-own-side]")).to_contain_text("Ted")
    expect(briefing.locator("[data-goal]")).to_have_text(goal)
    expect(briefing.locator("[data-specials] li")).not_to_have_count(0)
    expect(briefing.locator("[data-ends]")).to_contain_text(anna.say("joe-room-last-round", rounds=7))
    anna.press(briefing.locator("[data-begin]"))
    expect(briefing).to_have_count(0)
    anna.page.reload()
    expect(Gunslinger(anna).board()).to_be_visible()
    expect(briefing).to_have_count(0)
    anna.press(anna.page.locator("[data-drawer=briefing]"))
    expect(briefing.locator("[data-goal]")).to_have_text(goal)


def test_whoever_has_begun_is_not_stopped_by_it(welcome: Welcome) -> None:
    luke = arrest(welcome("desk", "en"), 9, 0)
    expect(luke.page.locator("[data-briefing]")).to_have_count(0)
    expect(luke.page.locator("[data-drawer=briefing]")).to_contain_text("Fred")  # the goal is on the screen


def test_special_rules_are_read_before_one_chooses(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/new/joe")
    choose_scenario(visitor, "Hostage")
    special = visitor.page.locator("[data-specials]")
    expect(special).to_contain_text(visitor.say("joe-room-special-tied", names="Jake", count=1))
    expect(special).to_contain_text(visitor.say("joe-room-special-of-9-6"))
