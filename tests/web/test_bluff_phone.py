"""Eight people on a phone of 360 by 640: nothing scrolls, nothing is cut off, and everything can be hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.bluffers import ANSWER, DOUBLET, EVENING, GIVE, LAST, STEAL, Bluffer, evening
from tests.web.conftest import Welcome
from tests.web.test_phone import SCROLLS
from tests.web.visitors import PHONE

THUMB = 44
OVERLAPPED = """
  () => {
    const felt = document.querySelector('.felt').getBoundingClientRect();
    const numbers = document.querySelector('.numbers').getBoundingClientRect();
    return [...document.querySelectorAll('.felt .talk > *, .felt .stamp, .felt .die, .felt svg.cup')]
      .filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < 0 || box.right > innerWidth || box.top < felt.top || box.bottom > numbers.top + 2;
      })
      .map((one) => one.outerHTML.slice(0, 120));
  }
"""
SPILLED = """
  (sheet) => [...sheet.querySelectorAll('*')]
    .filter((one) => !one.closest('.hidden-but-read') && getComputedStyle(one).display !== 'inline')
    .filter((one) => {
      const box = one.getBoundingClientRect();
      return box.left < 0 || box.right > innerWidth || (one.matches('td, th') && one.scrollWidth > one.clientWidth);
    })
    .map((one) => one.outerHTML.slice(0, 120))
"""


def parts(bluffer: Bluffer) -> list[Locator]:
    """Everything that one plays with."""
    return [
        *map(bluffer.number, range(3, 19)),
        *(bluffer.page.locator("[data-seat]").nth(index) for index in range(7)),
        bluffer.visitor.button("bluff-page-odds"),
        bluffer.page.locator("[data-move]").first,
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("coached", [False, True], ids=["alone", "coached"])
@pytest.mark.parametrize(
    ("at", "seat", "move"),
    [(STEAL, 0, "steal 7 17"), (ANSWER, 7, "ok"), (DOUBLET, 1, "doublet 14"), (GIVE, 4, "give 4")],
)
def test_the_board_fits(welcome: Welcome, language: str, coached: bool, at: int, seat: int, move: str) -> None:
    visitor = welcome("phone", language)
    if coached:
        visitor.page.add_init_script("localStorage.setItem('saloon.settings', JSON.stringify({ coach: true }))")
    bluffer = evening(visitor, at, seat)
    bluffer.mean(move)
    if coached and move != "give 4":  # with one token there is nothing to advise
        expect(visitor.page.get_by_role("button").filter(has_text="(")).to_be_visible()
    visitor.settle()
    assert visitor.page.evaluate(SCROLLS) == []
    board = visitor.box(visitor.page.locator(".board .table"))
    for part in parts(bluffer):
        box = visitor.box(part)
        assert min(box["width"], box["height"]) >= THUMB
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] >= board["y"]
        assert box["y"] + box["height"] <= board["y"] + board["height"]
    assert_nothing_overlaps(bluffer)
    visitor.press(visitor.button("bluff-page-odds"))
    expect(visitor.page.locator("[data-number] .chance")).to_have_count(16)
    visitor.settle()
    for number in range(3, 19):
        assert_apart(bluffer, number)


def assert_apart(bluffer: Bluffer, number: int) -> None:
    """A number and its odds can both be read."""
    slot = bluffer.number(number)
    name, chance = bluffer.visitor.box(slot.locator(".number")), bluffer.visitor.box(slot.locator(".chance"))
    assert name["y"] + name["height"] <= chance["y"] + 2  # letters end above the line's edge


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_replay_fits(welcome: Welcome, language: str) -> None:
    visitor = welcome("phone", language)
    visitor.call_myself("Anna")
    visitor.go(f"/r/{visitor.bring(EVENING)}")
    replay = Bluffer(visitor)
    slider = visitor.page.get_by_role("slider")
    for at in range(int(slider.get_attribute("max") or 0) + 1):
        slider.fill(str(at))
        expect(replay.board()).to_be_visible()
        visitor.settle()
        assert visitor.page.evaluate(SCROLLS) == []
        assert visitor.page.evaluate(OVERLAPPED) == [], f"after {at} moves"


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_summary_fits(welcome: Welcome, language: str) -> None:
    visitor = welcome("phone", language)
    last = evening(visitor, LAST, 0)
    last.move(last.choose(last.frame))
    expect(visitor.sheet().get_by_role("region", name=visitor.say("bluff-page-faith"))).to_be_visible()
    visitor.settle()
    assert visitor.sheet().evaluate(SPILLED) == []


def assert_nothing_overlaps(bluffer: Bluffer) -> None:
    """The people, the cup, the numbers and the buttons lie below each other."""
    visitor = bluffer.visitor
    people = visitor.box(bluffer.page.locator(".people"))
    stage = visitor.box(bluffer.page.locator("svg.cup"))
    numbers = visitor.box(bluffer.page.locator(".numbers"))
    button = visitor.box(bluffer.page.locator("[data-move]").first)
    assert people["y"] + people["height"] <= numbers["y"]
    assert stage["y"] + stage["height"] <= numbers["y"] + 4  # the cup may touch the row below
    assert numbers["y"] + numbers["height"] <= button["y"]
