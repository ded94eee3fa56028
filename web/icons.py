"""Draws the icons that cannot be SVG: `python web/icons.py /usr/bin/chromium`. The pictures are committed."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
PAGE = "<style>*{{margin:0}}body{{background:{paper}}}svg{{display:block;width:{inner}px;margin:{edge}px}}</style>{svg}"


def draw(browser_path: str) -> None:
    """Icons of two sizes, and one with room around it for systems that cut their own shape."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path)
        for name, size, edge in (("icon-192", 192, 0), ("icon-512", 512, 0), ("icon-maskable", 512, 64)):
            page = browser.new_page(viewport={"width": size, "height": size})
            paper = "#f4e9d4" if edge else "transparent"
            page.set_content(PAGE.format(paper=paper, inner=size - 2 * edge, edge=edge, svg=svg))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not edge)
        browser.close()


if __name__ == "__main__":
    draw(sys.argv[1])
