"""Dexterity Jane on a phone of 360 by 640: nothing scrolls, nothing is cut off, cards lie apart, a thumb hits all."""

from __future__ import annotations

from itertools import combinations
from math import hypot
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.racers import ROUNDS, Racer, bring, join_with_dreamers, raced, raced_until, start_round
from tests.web.test_phone import SCROLLS
from tests.web.visitors import PHONE

THUMB = 44
SMALLEST = 30  # where ten digits share half of a screen
# The digits that are hit all over the nails of both thumbs, the last of each hand's.
NAILS = """() => ['L', 'R'].map((side, index) => {
  const nail = [...document.querySelectorAll('.hands .one')][index].querySelectorAll('.nail')[4];
  const { left, right, top, bottom } = nail.getBoundingClientRect();
  const spots = [[left, top], [right, top], [left, bottom], [right, bottom], [(left + right) / 2, (top + bottom) / 2]];
  const hit = spots.map(([x, y]) => document.elementFromPoint(x, y)?.dataset.digit);
  return [side, ...new Set(hit)];
})"""
READABLE = 35  # pixels of a name
CORNERS = """() => [...document.querySelectorAll('.field .card')].map((card) => {
  const [x, y] = [parseFloat(card.style.left), parseFloat(card.style.top)];
  const turn = (parseFloat(card.style.getPropertyValue('--turn')) * Math.PI) / 180;
  const [across, down] = [card.offsetWidth / 2, card.offsetHeight / 2];
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([a, b]) => [
    x + a * across * Math.cos(turn) - b * down * Math.sin(turn),
    y + a * across * Math.sin(turn) + b * down * Math.cos(turn),
  ]);
})"""
Corners = list[tuple[float, float]]


@pytest.mark.parametrize(
    ("language", "seats", "options"),
    [("en", 2, {}), ("fr", 4, {}), ("en", 9, {"variant": "stick_up"}), ("fr", 9, {"variant": "stick_up"})],
)
def test_the_last_round_fits(
    welcome: Welcome, tmp_path: Path, language: str, seats: int, options: dict[str, Any]
) -> None:
    visitor = welcome("phone", language)
    visitor.call_myself("Somebody")
    match = raced_until(visitor, tmp_path, 10, "me", *["open"] * (seats - 1), **options)
    with join_with_dreamers(visitor, match, seats) as racer:
        start_round([racer])
        visitor.settle()
        assert visitor.page.evaluate(SCROLLS) == []
        assert_within(racer)
        assert_apart(racer)
        if options:
            visitor.press(visitor.button("jane-page-draw", hand="LR"))
            victims = visitor.page.locator("[data-victim]")
            expect(victims).to_have_count(seats - 1)
            visitor.settle()
            for index in range(seats - 1):
                box = visitor.box(victims.nth(index))
                assert min(box["width"], box["height"]) >= THUMB
            assert visitor.page.evaluate(SCROLLS) == []
            for _ in "LR":
                visitor.press(victims.first)
            expect(racer.player(0)).to_contain_text("POW!")
            visitor.settle()
            name, mark, whole = (visitor.box(racer.player(0).locator(part)) for part in (".name", ".mark", ":scope"))
            assert name["width"] >= READABLE
            assert name["x"] + name["width"] <= mark["x"]
            assert mark["x"] + mark["width"] <= whole["x"] + whole["width"]


def assert_within(racer: Racer) -> None:
    """Digits and buttons are on the screen, and large enough."""
    digits = [racer.digit(hand + digit) for hand in "LR" for digit in "TIMRP"]
    board = racer.visitor.box(racer.page.locator(".board .table"))
    for part in [*digits, racer.lock_button()]:
        box = racer.visitor.box(part)
        assert min(box["width"], box["height"]) >= THUMB
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]


def assert_apart(racer: Racer) -> None:
    """Ten cards: none lies on another, whatever its angle, and each is high enough to be read."""
    cards = racer.page.evaluate(CORNERS)
    assert len(cards) == 10
    for one, other in combinations(cards, 2):
        assert gap_between(one, other) >= 0
    assert min(hypot(b[0] - c[0], b[1] - c[1]) for _, b, c, _ in cards) >= 40


def gap_between(one: Corners, other: Corners) -> float:
    """How far two cards are apart along the side that parts them best; below 0 if none does."""
    gaps = []
    for card in (one, other):
        for start, end in ((card[0], card[1]), (card[1], card[2])):
            length = hypot(end[0] - start[0], end[1] - start[1])
            along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
            mine, theirs = ([x * along[0] + y * along[1] for x, y in each] for each in (one, other))
            gaps.append(max(min(theirs) - max(mine), min(mine) - max(theirs)))
    return max(gaps)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (740, 360), (667, 375)])
def test_held_across_cards_and_hands_lie_side_by_side(
    welcome: Welcome, tmp_path: Path, width: int, height: int
) -> None:
    visitor = welcome("phone", "en")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.call_myself("Somebody")
    with join_with_dreamers(visitor, raced_until(visitor, tmp_path, 10, "me", "open", "open"), 3) as racer:
        start_round([racer])
        visitor.settle()
        assert visitor.page.evaluate(SCROLLS) == []
        assert_apart(racer)
        felt, lock = visitor.box(visitor.page.locator(".field")), visitor.box(racer.lock_button())
        assert felt["height"] >= height / 2
        assert felt["x"] + felt["width"] <= lock["x"]
        for hand in "LR":
            for digit in "TIMRP":
                box = visitor.box(racer.digit(hand + digit))
                assert min(box["width"], box["height"]) >= SMALLEST
                assert felt["x"] + felt["width"] <= box["x"]
                assert box["x"] + box["width"] <= width
                assert box["y"] + box["height"] <= lock["y"] <= height - lock["height"]


def test_held_across_the_end_begins_with_the_podium(welcome: Welcome, tmp_path: Path) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": 844, "height": 390})
    visitor.call_myself("Anna")
    visitor.go(f"/m/{bring(visitor, tmp_path, raced(ROUNDS, 4))}")
    ranks = visitor.sheet().locator("[data-rank]")
    expect(ranks).to_have_count(4)
    expect(ranks.last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (320, 568), (844, 390)])
def test_a_thumb_is_hit_where_it_is_drawn(welcome: Welcome, width: int, height: int) -> None:
    visitor = welcome("phone", "en")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.go("/learn/jane")
    visitor.press(visitor.button("learn-next"))
    expect(Racer(visitor).digit("LT")).to_be_visible()
    visitor.settle()
    assert visitor.page.evaluate(NAILS) == [["L", "LT"], ["R", "RT"]]
