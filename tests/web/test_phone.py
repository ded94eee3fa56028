"""With one thumb at 360 by 640: the board never scrolls, and everything on it can be hit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.bluffers import ANSWER, evening
from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, sit_down
from tests.web.flaws import flaws
from tests.web.gunslingers import ARMED, arrest
from tests.web.visitors import PHONE

SCROLLS = """
  () => document.fonts.ready.then(() => [...document.querySelectorAll('*')]
    .filter((one) => one === document.documentElement || /auto|scroll/.test(getComputedStyle(one).overflow))
    .filter((one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth)
    .map((one) => one.outerHTML.slice(0, 80)))
"""
OUTSIDE = """
  ([inner, outer]) => document.fonts.ready.then(() => {
    const [words, room] = [inner, outer].map((one) => one.getBoundingClientRect());
    return Math.max(room.left - words.left, words.right - room.right, room.top - words.top, words.bottom - room.bottom);
  })
"""


def parts(duelist: Duelist) -> list[str]:
    """Everything that one plays with."""
    return [
        *(f'[data-card="{card}"]' for card in duelist.hand),
        *(f'[data-pile="{pile}"]' for pile in ("^", "v", ">^", ">v")),
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("at", [18, 104, 105, 269])
def test_the_board_fits(welcome: Welcome, language: str, at: int) -> None:
    visitor = welcome("phone", language)
    visitor.call_myself("Bartholomew the Third")
    duelist = sit_down(visitor, visitor.fork(at, "me", "bot:random"))
    expect(duelist.end_button()).to_be_visible()
    visitor.settle()
    assert visitor.page.evaluate(SCROLLS) == []
    for part in [*map(visitor.page.locator, parts(duelist)), duelist.end_button()]:
        box = visitor.box(part)
        assert min(box["width"], box["height"]) >= 44
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"]
        assert box["y"] + box["height"] <= PHONE["height"]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_a_refusal_lies_over_no_pile(welcome: Welcome, width: int, height: int) -> None:
    """It speaks of cards: whoever reads it sees all that lie there."""
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    visitor.press(duelist.card(17))
    visitor.press(duelist.pile(">^"))
    note = visitor.page.locator(".note").filter(has_text="TG-13")
    expect(note).to_be_visible()
    visitor.settle()
    told = visitor.box(note)
    assert told["y"] >= 0
    assert told["y"] + told["height"] <= min(visitor.box(duelist.pile(pile))["y"] for pile in (">^", ">v"))


@pytest.mark.parametrize("letters", ["100%", "140%"])
def test_the_words_of_a_duel_that_is_held_across_keep_to_their_places(welcome: Welcome, letters: str) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    visitor.page.evaluate("(size) => { document.documentElement.style.fontSize = size }", letters)
    visitor.settle()
    places = [(".title", ".end > *"), (".draw", ".end > *"), (".foe .name", ".foe"), (".me .name", ".me")]
    for inner, outer in places:
        pair = [visitor.page.locator(f".table {each}").element_handle() for each in (inner, outer)]
        assert visitor.page.evaluate(OUTSIDE, pair) <= 1, inner
    foe, middle = visitor.box(visitor.page.locator(".foe .name")), visitor.box(visitor.page.locator(".middle"))
    assert foe["y"] + foe["height"] <= middle["y"] + 1
    assert visitor.box(duelist.pile("^"))["height"] >= 44


def test_a_phone_that_is_held_across_shows_things_side_by_side(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": PHONE["height"], "height": PHONE["width"]})
    law = arrest(visitor, ARMED, 0)
    visitor.settle()
    dock, village = visitor.box(law.group("fight")), visitor.box(visitor.page.locator(".middle"))
    assert village["x"] + village["width"] <= dock["x"]
    assert village["height"] > PHONE["width"] * 0.6
    tools = visitor.box(visitor.page.get_by_role("toolbar"))
    assert dock["x"] + dock["width"] <= tools["x"], "the village has all of the height"
    bluffer = evening(visitor, ANSWER, 1)
    visitor.settle()
    own, token = visitor.box(visitor.page.locator(".own")), visitor.box(bluffer.number(10))
    assert token["x"] + token["width"] <= own["x"]


@pytest.mark.parametrize(("game", "piece", "least"), [("duel", "[data-pile]", 44), ("bluff", "[data-number]", 34)])
def test_a_first_match_that_is_held_across_keeps_its_board_whole(
    welcome: Welcome, game: str, piece: str, least: int
) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size({"width": 568, "height": 320})
    visitor.go("/")
    visitor.press(visitor.poster("front-play", game))
    expect(visitor.button("first-enough")).to_be_visible()
    for place in visitor.page.locator(piece).all():
        expect(place).to_be_visible()
        box = visitor.box(place)
        assert min(box["width"], box["height"]) >= least, "the tools beside it leave it room"
    tools, board = visitor.box(visitor.page.get_by_role("toolbar")), visitor.box(visitor.page.locator(".board").first)
    assert tools["x"] >= board["x"] + board["width"] - 1
    first = flaws(visitor.page)
    visitor.until(lambda: not flaws(visitor.page), f"nothing over anything else: {first}")
