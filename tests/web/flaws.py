"""What can be seen to be wrong with a page as it lies on the screen; `flaws.js` looks."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from tests.web.visitors import SETTLE

LOOK: Final = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
LETTERS: Final = 12  # pixels that letters are high at least
TARGET: Final = 24  # pixels that a target is wide and high at least


def flaws(page: Page) -> list[str]:
    """Overlaps, cut words, pages too wide, letters and targets too small, once the page has come to rest."""
    page.evaluate(SETTLE)
    found: list[str] = page.evaluate(LOOK, {"letters": LETTERS, "target": TARGET})
    return found
