"""Dynamit Joe on small screens and with large letters: the map can be read, and nothing hides what it is about."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import ViewportSize, expect

from tests.web.conftest import Welcome
from tests.web.flaws import LETTERS, flaws
from tests.web.gunslingers import ARMED, Gunslinger, arrest, choose_scenario
from tests.web.test_walk import LARGER
from tests.web.visitors import Visitor

# The smallest letters that are drawn, in pixels on the glass: of the map, and of all portraits.
SMALLEST: Final = """() => [...document.querySelectorAll('svg.village text, .portrait text')]
  .filter((text) => text.checkVisibility({ opacityProperty: true }) && text.getBoundingClientRect().width > 0)
  .reduce((least, text) => {
    const size = parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d;
    return size < least.size ? { size, text: text.textContent } : least;
  }, { size: 100, text: '' })"""
ZONES: Final = ".zone-id"


def smallest(visitor: Visitor) -> float:
    """How high the smallest letters are."""
    visitor.settle()
    return float(visitor.page.evaluate(SMALLEST)["size"])


def is_seen(gunslinger: Gunslinger, name: str) -> bool:
    """Whether somebody's figure is what one finds at its place on the screen."""
    found = gunslinger.figure(name).evaluate(
        """(figure) => {
          const { x, y, width, height } = figure.querySelector('circle').getBoundingClientRect();
          return figure.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }"""
    )
    return bool(found)


def test_letters_on_the_map_can_be_read_from_near_and_far(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    law = arrest(visitor, ARMED, 0)
    expect(visitor.page.locator(ZONES)).not_to_have_count(0)
    assert smallest(visitor) >= LETTERS
    visitor.press(visitor.button("joe-page-whole"))
    expect(visitor.page.locator(ZONES)).to_have_count(0)  # a hundred names have no room there
    assert smallest(visitor) >= LETTERS
    expect(law.figure("luke").locator("text")).to_have_text("L")
    visitor.go("/new/joe")
    choose_scenario(visitor, "Eldorado")
    expect(visitor.page.locator("figure .speck")).to_have_count(12)
    assert smallest(visitor) >= LETTERS


def test_who_acts_stays_in_sight_when_the_screen_is_turned(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    law = arrest(visitor, ARMED, 0)
    for width, height in ((390, 844), (844, 390)):
        visitor.page.set_viewport_size(ViewportSize(width=width, height=height))
        visitor.until(lambda: is_seen(law, "luke"), "Luke on the map")


def test_a_sheet_leaves_its_figure_and_the_moves_free(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.page.set_viewport_size(ViewportSize(width=1180, height=820))
    law = arrest(visitor, ARMED, 0)
    visitor.press(law.group("fight"))
    visitor.press(law.figure("frank"))
    expect(visitor.page.locator(".ray.free")).to_have_count(1)
    assert is_seen(law, "frank")
    assert is_seen(law, "luke")
    assert flaws(visitor.page) == []


def test_with_letters_twice_as_large_nothing_is_too_wide_or_on_top_of_anything(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size(ViewportSize(width=390, height=844))
    arrest(visitor, ARMED, 0)
    visitor.page.evaluate(LARGER, 2)
    assert flaws(visitor.page) == []
    visitor.go("/new/joe")
    choose_scenario(visitor, "Eldorado")
    visitor.page.evaluate(LARGER, 2)
    assert flaws(visitor.page) == []
