"""Where the device chooses the colours, edges and outlines say what colours said."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.bluffers import STEAL, evening
from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.visitors import Visitor


def style(one: Locator, name: str) -> str:
    return str(one.evaluate("(one, name) => getComputedStyle(one)[name]", name))


def system_colour(visitor: Visitor, name: str) -> str:
    """What the device says for one of its colours."""
    script = """(name) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }"""
    return str(visitor.page.evaluate(script, name))


def test_boards_can_be_read_without_their_colours(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.page.emulate_media(forced_colors="active")
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    highlight = system_colour(visitor, "Highlight")
    card = duelist.card(17)
    visitor.press(card)
    expect(card).to_have_attribute("aria-pressed", "true")
    assert style(card.locator(".card"), "borderTopWidth") != "0px", "cards have edges"
    assert style(card, "outlineColor") == highlight, "the chosen card"
    assert style(duelist.pile("^"), "borderTopColor") == highlight, "where it goes"
    assert style(visitor.page.locator(".status"), "backgroundColor") == highlight, "whose turn it is"
    anna = evening(visitor, STEAL, 0)
    ink = system_colour(visitor, "CanvasText")
    assert style(anna.number(3).locator(".dots i").first, "backgroundColor") == ink, "the points of a token"
    visitor.press(anna.number(3))
    expect(anna.number(3)).to_have_attribute("aria-pressed", "true")
    assert style(anna.number(3), "borderTopColor") == highlight
