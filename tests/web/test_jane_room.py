"""Several people at one screen: each with hands of their own, ordered by the clock of the one device."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.fingers import DIGITS, Card, Fingers, answer
from tests.web.visitors import Device, Visitor

# On each half of the keyboard: a left hand, a right hand, and the key that locks.
HALVES: Final = (({"L": "trewq", "R": "asdfg"}, "x"), ({"L": "poiuy", "R": "hjkl;"}, "m"))

FRAME: Final = """parts => {
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return { left, top, right, bottom };
}"""


class Together(Fingers):
    """Several people around one screen."""

    def zone(self, seat: int) -> Locator:
        """Somebody's edge of the screen."""
        return self.page.locator(f'[data-zone="{seat}"]')

    def digit_of(self, seat: int, card: Card) -> Locator:
        """One of somebody's digits."""
        hand, digit = card
        return self.zone(seat).locator(f'[data-digit="{hand}{digit[0].upper()}"]')

    def lock_of(self, seat: int) -> Locator:
        """Somebody's button that locks."""
        return self.zone(seat).get_by_role("button", name=self.visitor.say("jane-page-lock"))

    def next_cards(self) -> None:
        """Everybody is ready by one button, unless the rest is over on a slow machine; wait for the cards."""
        ready = self.visitor.button("jane-page-ready", round=self.frame["view"]["round"], waiting="no")
        self.visitor.until(lambda: ready.is_visible() or self.frame["view"]["stage"] == "guess", "a rest")
        ready.evaluate_all("found => found.forEach((button) => button.click())")
        self.visitor.until(lambda: self.frame["view"]["stage"] == "guess", "the cards")
        expect(self.lock_of(0)).to_be_enabled()


def together(visitor: Visitor, *names: str, **wanted: object) -> Together:
    visitor.call_myself("Anna")
    seats = ("me", *(f"here:{name}" for name in names))
    visitor.go(f"/m/{visitor.create(*seats, game='jane', terms={'race': {'mode': 'room', 'limit': False}}, **wanted)}")
    people = Together(visitor)
    expect(people.zone(len(names))).to_be_visible()
    return people


def test_two_people_race_at_one_keyboard(welcome: Welcome) -> None:
    people = together(welcome("desk", "en"), "Ben")
    for fast, slow in ((1, 0), (0, 1)):
        people.next_cards()
        bent = answer(people.seen())
        for seat in (fast, slow):
            keys, _ = HALVES[seat]
            for hand, digit in bent:
                people.page.keyboard.press(keys[hand][DIGITS.index(digit)])
                expect(people.digit_of(seat, (hand, digit))).to_have_attribute("aria-pressed", "true")
        for seat in (fast, slow):
            people.page.keyboard.press(HALVES[seat][1], delay=100)  # held, so that no lot decides
        people.visitor.until(lambda: people.frame["view"]["stage"] != "guess", "the check")
        last = people.frame["view"]["last"]
        assert [proposal["seat"] for proposal in last["proposals"]] == [fast]
        assert last["tile"] == [fast]


def test_a_pistol_is_drawn_and_aimed_by_ones_own_half_of_the_keyboard(welcome: Welcome) -> None:
    people = together(welcome("desk", "en"), "Ben", options={"variant": "stick_up"})
    people.next_cards()
    people.page.keyboard.press("n")
    expect(people.zone(1).locator("[data-victim]")).to_have_text(re.compile(r"Y\s*Anna"))
    people.page.keyboard.press("f")  # is another's key
    people.page.keyboard.press("y")
    people.visitor.until(lambda: people.frame["view"]["last"], "the check")
    last = people.frame["view"]["last"]
    assert [(proposal["seat"], proposal["move"]) for proposal in last["proposals"]] == [(1, "shoot L 0")]


@pytest.mark.parametrize(
    ("device", "size", "names", "variant"),
    [
        ("phone", (360, 640), ["Ben"], "base"),
        ("phone", (1024, 768), ["Ben", "Cleo", "Dora"], "stick_up"),
        ("desk", (1440, 900), ["Ben", "Cleo"], "base"),
    ],
    ids=["phone", "tablet", "desk"],
)
def test_nothing_covers_anything(
    welcome: Welcome, device: Device, size: tuple[int, int], names: list[str], variant: str
) -> None:
    visitor = welcome(device, "fr")
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    people = together(visitor, *names, options={"variant": variant})
    zones = [people.zone(seat) for seat in range(len(names) + 1)]
    ready = visitor.button("jane-page-ready", round=1, waiting="no")
    assert_apart(visitor, [*zones, ready, visitor.text("jane-page-round", round=1, cards=1)])
    people.next_cards()
    assert_apart(visitor, [*zones, people.page.locator(".field")])
    for zone in zones:
        parts = zone.locator("header, [data-digit], .pistol, .lock")
        assert_apart(visitor, parts.all())
        inner, outer = parts.evaluate_all(FRAME), visitor.box(zone)
        assert inner["left"] >= outer["x"]
        assert inner["top"] >= outer["y"]
        assert inner["right"] <= outer["x"] + outer["width"]
        assert inner["bottom"] <= outer["y"] + outer["height"]


def assert_apart(visitor: Visitor, parts: list[Locator]) -> None:
    """No two of them share more than the border between them."""
    visitor.settle()
    for one, other in combinations([visitor.box(part) for part in parts], 2):
        beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
        above = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
        assert beside or above, (one, other)


@pytest.mark.parametrize(("variant", "least"), [("base", 44), ("stick_up", 40)])
def test_four_people_touch_one_tablet_from_two_sides(welcome: Welcome, variant: str, least: int) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": 1024, "height": 768})
    people = together(visitor, "Ben", "Cleo", "Dora", options={"variant": variant})
    people.next_cards()
    bent = answer(people.seen())
    for seat in (2, 0, 3):
        for card in bent:
            box = visitor.box(people.digit_of(seat, card))
            assert min(box["width"], box["height"]) >= least
            people.digit_of(seat, card).tap()
            expect(people.digit_of(seat, card)).to_have_attribute("aria-pressed", "true")
        people.lock_of(seat).tap()
        expect(people.lock_of(seat)).to_have_count(0)  # nobody is as fast as the one before: no lot decides
        if seat == 2:  # the first one hears it
            answered = visitor.say("jane-page-in", place=1, others=3)
            expect(people.zone(seat).locator("button.lock")).to_have_text(answered)
    visitor.until(lambda: people.frame["view"]["stage"] != "guess", "the check")
    last = people.frame["view"]["last"]
    assert [proposal["seat"] for proposal in last["proposals"]] == [2, 0, 3]
    assert last["tile"] == [2]
    far, near = visitor.box(people.zone(0)), visitor.box(people.zone(3))
    assert far["y"] < near["y"]


def test_a_coin_is_seen_only_while_its_owner_looks(welcome: Welcome) -> None:
    people = together(welcome("desk", "en"), "Ben", options={"variant": "stick_up"})
    value = people.frame["view"]["players"][people.seat]["coins"][0]["value"]
    zone = people.zone(people.seat)
    coin = zone.get_by_text(str(value), exact=True).and_(zone.locator(".coin"))
    expect(coin).to_have_count(0)
    look = zone.get_by_role("button", name=people.visitor.say("jane-page-peek"))
    look.hover()
    people.page.mouse.down()
    expect(coin).to_have_count(1)
    people.page.mouse.up()
    expect(coin).to_have_count(0)


def test_every_key_is_printed_in_full_on_its_own_hand(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.page.set_viewport_size({"width": 1280, "height": 800})
    people = together(visitor, "Ben")
    people.next_cards()
    visitor.settle()
    for seat, (keys, _) in enumerate(HALVES):
        for index, (hand, printed) in enumerate(keys.items()):
            one = people.zone(seat).locator(".one").nth(index)
            whole = visitor.box(one)
            assert sorted(one.locator(".key text").all_text_contents()) == sorted(printed.upper()), hand
            for label in one.locator(".key rect").all():
                box = visitor.box(label)
                assert whole["x"] <= box["x"]
                assert box["x"] + box["width"] <= whole["x"] + whole["width"]
                assert whole["y"] <= box["y"]
                assert box["y"] + box["height"] <= whole["y"] + whole["height"]
