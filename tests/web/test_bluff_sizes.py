"""Eight people at a table of Bluff You! on every screen, and both boards with letters twice as large."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.bluffers import ANSWER, evening
from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.visitors import Visitor

SIZES = [
    (320, 568),
    (390, 844),
    (568, 320),
    (667, 375),
    (740, 360),
    (844, 390),
    (820, 1180),
    (1180, 820),
    (1440, 900),
    (2560, 1440),
    (3840, 2160),
]
HIDDEN = """
  () => document.fonts.ready.then(() => {
    const found = [];
    const [board, felt] = ['.board .table', '.felt'].map((one) => document.querySelector(one).getBoundingClientRect());
    for (const one of document.querySelectorAll('[data-number], [data-seat], [data-move], .prompt, .me')) {
      const box = one.getBoundingClientRect();
      const name = one.dataset.number ?? one.dataset.move ?? one.dataset.seat ?? one.className;
      const beyond = Math.max(-box.left, box.right - innerWidth, board.top - box.top, box.bottom - board.bottom);
      if (beyond > 1) found.push(`${name} is out of sight by ${beyond}`);
      if (one.scrollWidth > one.clientWidth + 1) found.push(`${name} is cut off`);
      if (one.dataset.number && box.bottom > felt.bottom + 1) found.push(`${name} leaves the felt`);
    }
    const numbers = document.querySelector('.numbers').getBoundingClientRect();
    for (const one of document.querySelectorAll('.felt svg.cup, .felt .talk > *')) {
      const over = one.getBoundingClientRect().bottom - numbers.top;
      if (over > 4) found.push(`${one.className.baseVal ?? one.className} lies over the numbers by ${over}`);
    }
    return found;
  })
"""
# What is cut off or lies over something else. The page may scroll down, never sideways.
SPOILT = """
  (words) => document.fonts.ready.then(() => {
    const found = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
    for (const one of document.querySelectorAll(words))
      if (one.scrollWidth > one.clientWidth + 1) found.push(`cut off: ${one.textContent}`);
    const [board, tools] = ['.board', '.tools'].map((one) => document.querySelector(one).getBoundingClientRect());
    if (tools.top < board.bottom - 1) found.push('the toolbar lies over the board');
    return found;
  })
"""


def test_everything_is_in_sight_on_every_screen(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    hank = evening(visitor, ANSWER, 7)
    expect(hank.action("ok")).to_be_visible()
    for width, height in SIZES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        first = visitor.page.evaluate(HIDDEN)  # a busy page may still be laying itself out: what stays wrong is wrong
        visitor.until(lambda: not visitor.page.evaluate(HIDDEN), f"all in sight at {width} x {height}: {first}")


@pytest.mark.parametrize("game", ["duel", "bluff"])
def test_letters_twice_as_large_can_be_read(welcome: Welcome, game: str) -> None:
    visitor = welcome("desk", "fr")
    visitor.call_myself("Anna")
    if game == "duel":
        sit_down(visitor, visitor.fork(105, "me", "bot:random"))
        words = ".status .words, .tools button"
    else:
        evening(visitor, ANSWER, 7)
        words = ".prompt, .tools button, .buttons .btn"
    look(visitor, "200%", 390, 844, words)
    for least in ("[data-pile]", "[data-card]") if game == "duel" else ("[data-number]", "[data-move]"):
        box = visitor.box(visitor.page.locator(least).first)
        assert box["height"] >= 44, "it does not shrink while letters grow"
    look(visitor, "100%", 320, 256, words)  # a desk's page four times as large
    box = visitor.box(visitor.page.locator("[data-pile], [data-number]").first)
    assert box["height"] >= 44


def look(visitor: Visitor, letters: str, width: int, height: int, words: str) -> None:
    """See that nothing is spoilt on a screen of this size."""
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.evaluate("(size) => { document.documentElement.style.fontSize = size }", letters)
    first = visitor.page.evaluate(SPOILT, words)
    visitor.until(lambda: not visitor.page.evaluate(SPOILT, words), f"nothing spoilt with {letters}: {first}")
