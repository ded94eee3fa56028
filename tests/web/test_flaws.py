"""The eye that looks for flaws: it finds each kind on a small page made for it, and nothing on a page without any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.web.flaws import flaws

STYLE = (
    "<style>body { margin: 20px; font: 16px/1.4 sans-serif } button, a.b { min-width: 44px; min-height: 44px }</style>"
)
SOUND = """
  <h1>A page</h1><p>Some words, <a href="/">a link among them</a> and more.</p><button>Press</button>
  <p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Cut on purpose</p>
  <p style="display: flex"><span style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Cut
    before its neighbour</span><span>Neighbour</span></p>
  <div style="height: 60px; overflow: auto"><p style="height: 300px">Can be scrolled</p><button>Below</button></div>
  <label style="display: block; position: relative">
    <input type="radio" style="position: absolute; opacity: 0; inset: 0">
    <span style="display: block; padding: 10px">To choose</span></label>
  <p style="position: sticky; bottom: 0; background: white">Stays at hand</p>
  <svg data-drawing viewBox="0 0 100 20" width="50"><text y="15" font-size="12">On a map</text></svg>
  <p>Under a label</p><p data-covers style="margin-top: -40px">A label</p>
  <p style="width: 90px; margin: 0; overflow: hidden;
    display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1">
    Of many words only the first line</p><p style="margin: 0">Right below it</p>
  <p aria-hidden="true" style="font-size: 5px; margin-top: -40px">A drawing</p>
"""
SHEET = """
  <p style="font-size: 8px">Under the sheet</p><dialog><button>Close</button></dialog>
  <script>document.querySelector('dialog').showModal()</script>
"""
FLAWED = {
    "<button> “One” lies over <button> “Two”": '<button>One</button><button style="margin-left: -20px">Two</button>',
    "“words above” lies over <p> “words below”": '<p>words above</p><p style="margin-top: -38px">words below</p>',
    "cut: <p> “Cut short": '<p style="width: 60px; overflow: hidden; white-space: nowrap">Cut short by its box</p>',
    "cut: <span> “too low": '<p style="height: 30px; overflow: hidden"><span>too low<br>for its box</span></p>',
    "px too wide": '<div style="width: 2000px; height: 5px"></div>',
    "off the screen: <p>": '<p style="position: fixed; left: -30px; top: 300px">Half gone</p>',
    "letters of 11.0 px": '<p style="font-size: 11px">Small print</p>',
    "letters of 6.0 px": '<svg viewBox="0 0 100 20" width="50"><text y="15" font-size="12">Drawn</text></svg>',
    "a target of 20x44 px": '<button style="min-width: 0; width: 20px; padding: 0">x</button>',
    "a target of 100x16 px": '<a href="/" style="display: block; width: 100px; height: 16px; overflow: hidden"></a>',
}


@pytest.fixture
def blank(browser: Browser) -> Iterator[Page]:
    """A page with nothing on it."""
    context = browser.new_context(viewport={"width": 400, "height": 600})
    yield context.new_page()
    context.close()


def test_a_sound_page_has_no_flaws(blank: Page) -> None:
    for page in (SOUND, SHEET):
        blank.set_content(STYLE + page)
        assert flaws(blank) == []


def test_every_kind_of_flaw_is_found(blank: Page) -> None:
    for expected, page in FLAWED.items():
        blank.set_content(STYLE + page)
        found = flaws(blank)
        assert any(expected in flaw for flaw in found), (expected, found)
        assert len(found) == 1, found
