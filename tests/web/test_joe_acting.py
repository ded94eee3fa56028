"""Acting in Dynamit Joe: what one tap may do, what is looked at first, and hints that are seen."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.gunslingers import ARMED, REACT, TURN, Gunslinger, arrest


def spot(gunslinger: Gunslinger, zone: str) -> tuple[float, float]:
    """Where a zone lies on the screen, whether it can be picked or not."""
    gunslinger.visitor.settle()
    name = gunslinger.page.locator("text.zone-id").get_by_text(zone, exact=True)
    box = gunslinger.visitor.box(name)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] + 4


def test_no_single_tap_throws_dynamite_at_ones_own_feet(welcome: Welcome) -> None:
    luke = arrest(welcome("phone", "en"), TURN, 0)  # Ted stands beside him
    before = luke.frame["seq"]
    luke.find("throw dynamite BS1")
    luke.visitor.press(luke.action("throw dynamite BS1"))
    warning = luke.page.locator("[data-own-blast]")
    expect(warning).to_have_text(luke.visitor.say("joe-page-blast-own", self="yes", who="Luke", friends="Ted"))
    assert luke.frame["seq"] == before, "nothing was thrown yet"
    luke.visitor.press(luke.action("throw dynamite BS1"))
    luke.catch_up(before + 1)
    frames = [told for told in luke.visitor.heard if told["t"] == "frame" and told["seq"] > before]
    assert any(event["event"] == "attacked" for told in frames for event in told["events"])


def test_somebody_at_whom_dynamite_flies_is_listed_once_and_looked_at_first(welcome: Welcome) -> None:
    luke = arrest(welcome("desk", "en"), ARMED, 0)
    luke.visitor.press(luke.group("fight"))
    expect(luke.page.locator('[data-move^="throw"]')).to_have_count(0)  # shots are not buried under them
    luke.find("throw dynamite frank")
    expect(luke.action("throw dynamite SA6")).to_have_count(0)  # where Frank stands
    luke.visitor.press(luke.action("throw dynamite frank"))
    expect(luke.page.locator(".mark.blast")).to_have_count(1)
    expect(luke.action("throw dynamite SA6")).to_be_visible()
    luke.page.keyboard.press("Escape")
    expect(luke.page.locator(".mark.blast")).to_have_count(0)


def test_a_hint_is_seen_wherever_its_move_lies(welcome: Welcome) -> None:
    luke = arrest(welcome("phone", "fr"), TURN, 0)
    visitor, groups = luke.visitor, luke.page.locator("[data-group]")
    hinted = luke.page.locator(".move.hinted")
    for group in groups.all():  # in one of them it is not
        visitor.press(group)
        visitor.press(visitor.button("tool-hint"))
        visitor.until(lambda: any(news["t"] == "done" and news.get("move") for news in visitor.heard), "a hint")
        expect(hinted).to_have_count(1)
        expect(hinted).to_be_in_viewport()
    told = visitor.say("joe-page-hint", move="").rstrip(" .")
    expect(luke.page.locator(".tale")).to_contain_text(told)


def test_a_far_zone_is_walked_to_with_one_tap_step_by_step(welcome: Welcome) -> None:
    luke = arrest(welcome("desk", "en"), TURN, 0)
    before = luke.frame["seq"]
    luke.page.mouse.click(*spot(luke, "RN8"))
    expect(luke.points()).to_have_attribute("data-points", "2")
    assert [move["move"] for move in luke.visitor.sent if move["t"] == "move"] == ["go WN8", "go RN8"]
    assert luke.frame["seq"] == before + 2


def test_what_is_too_far_is_told_truly_and_gone_towards_on_the_second_tap(welcome: Welcome) -> None:
    luke = arrest(welcome("desk", "en"), TURN, 0)
    luke.page.mouse.click(*spot(luke, "WN3"))
    expect(luke.visitor.text("joe-page-too-far", who="Luke", steps=7, points=4)).to_be_visible()
    expect(luke.page.locator(".mark.way")).to_have_count(7)
    assert not [move for move in luke.visitor.sent if move["t"] == "move"]
    luke.page.mouse.click(*spot(luke, "WN3"))
    luke.visitor.until(lambda: any(move["t"] == "move" for move in luke.visitor.sent), "the first step")


def test_who_comes_out_of_an_ambush_thinks_of_a_fight_first(welcome: Welcome) -> None:
    fred = arrest(welcome("phone", "en"), REACT, 1)
    expect(fred.group("fight")).to_have_attribute("aria-pressed", "true")
    fred.visitor.press(fred.group("wait"))
    expect(fred.group("wait")).to_have_attribute("aria-pressed", "true")
    expect(fred.page.locator(".tale")).to_contain_text("Luke")  # whose step it was


def test_whoever_plays_by_keys_stays_where_the_moves_are(welcome: Welcome) -> None:
    luke = arrest(welcome("desk", "en"), TURN, 0)
    before = luke.frame["seq"]
    luke.page.keyboard.press("1")
    luke.action("go WN8").focus()
    luke.page.keyboard.press("Enter")
    luke.catch_up(before + 1)
    luke.see()
    expect(focused(luke)).to_have_count(1)
    luke.page.keyboard.press("e")
    luke.catch_up(before + 2)


def focused(gunslinger: Gunslinger) -> Locator:
    """Where the moves are, if the focus is there."""
    return gunslinger.page.locator("[data-dock]:focus, [data-dock] :focus")
