"""Whoever speaks to the page says what stands on a button: its name begins with nothing else, and holds all of it."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.web.bluffers import ANSWER, STEAL, evening
from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.visitors import Visitor

# Of everything that has a name of its own: that name, where it does not hold the words that are seen and read.
OTHERWISE: Final = r"""
  () => {
    const plain = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const hidden = (one) => one.getAttribute('aria-hidden') === 'true' || getComputedStyle(one).clipPath !== 'none';
    const words = (one) => [...one.childNodes].map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.data;
      return node.nodeType === Node.ELEMENT_NODE && node.checkVisibility() && !hidden(node) ? words(node) : '';
    }).join(' ');
    return [...document.querySelectorAll(':is(a, button)[aria-label]')]
      .filter((one) => one.checkVisibility() && !plain(one.ariaLabel).includes(plain(words(one))))
      .map((one) => `${one.ariaLabel} / ${words(one)}`);
  }
"""


def spoken_otherwise(visitor: Visitor) -> list[str]:
    """What is called otherwise than it reads."""
    return list(visitor.page.evaluate(OTHERWISE))


def test_what_is_touched_at_a_table_is_called_as_it_reads(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    visitor.press(duelist.card(17))
    assert spoken_otherwise(visitor) == []
    for at, seat in ((STEAL, 0), (ANSWER, 7)):
        evening(visitor, at, seat)
        assert spoken_otherwise(visitor) == []


def test_what_is_touched_around_a_table_is_called_as_it_reads(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/")
    expect(visitor.poster("front-play", "joe")).to_be_visible()
    assert spoken_otherwise(visitor) == []
    visitor.go("/learn/duel")
    expect(visitor.button("learn-next")).to_be_visible()
    assert spoken_otherwise(visitor) == []
