"""`python -m benchmarks.joe.panning`: how smoothly the village of Dynamit Joe is pushed about on a phone.

It opens the house's own page in a real browser of a phone's size, swipes over the map, and counts the frames.
"""

from __future__ import annotations

import argparse
import itertools
import os
import tempfile
from pathlib import Path
from statistics import quantiles
from typing import Final

from playwright.sync_api import Page, ViewportSize, sync_playwright
from tests.server.conftest import QUICK, HouseProcess
from tests.web.browser import find_browser

PHONE: Final = ViewportSize(width=360, height=640)
AWAKE: Final = (60, 75)  # the scenario's title: the first touch of a visit wakes the sounds, which takes a moment
SWIPES: Final = 12
REST: Final = 1000  # milliseconds until the page has opened and the map stands still
STEPS: Final = 30  # moves of the finger in a swipe
COUNT: Final = """() => {
  window.frames_ = [];
  const count = (now) => { window.frames_.push(now); requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""


def main() -> None:
    """Swipe, and print what the frames took."""
    argparse.ArgumentParser(prog="python -m benchmarks.joe.panning", description=__doc__).parse_args()
    found = find_browser()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = HouseProcess(Path(folder) / "saloon.db", *QUICK)
        house.open()
        browser = playwright.chromium.launch(executable_path=found.program, env={**os.environ, **found.environment})
        context = browser.new_context(base_url=f"http://{house.address}", viewport=PHONE, device_scale_factor=2)
        context.request.post("/api/me", data={"name": "Anna"})
        seats = [{"kind": "me"}, {"kind": "bot", "name": "random"}]
        opened = context.request.post(
            "/api/matches", data={"game": "joe", "seats": seats, "options": {"scenario": "9.1"}}
        )
        page = context.new_page()
        page.goto(f"/m/{opened.json()['match']}")
        page.locator("[data-question]").wait_for()
        page.mouse.click(*AWAKE)
        page.wait_for_timeout(REST)
        report(swipe(page))
        browser.close()
        house.close()


def swipe(page: Page) -> list[float]:
    """The milliseconds between frames while the map is pushed to and fro."""
    page.evaluate(COUNT)
    for number in range(SWIPES):
        start, end = (300, 60) if number % 2 == 0 else (60, 300)
        page.mouse.move(start, 260)
        page.mouse.down()
        page.mouse.move(end, 200 + number * 5, steps=STEPS)
        page.mouse.up()
    times: list[float] = page.evaluate("window.frames_")
    return [after - before for before, after in itertools.pairwise(times)]


def report(gaps: list[float]) -> None:
    """How many frames a second, and how long the slow ones took."""
    slowest = quantiles(gaps, n=100)
    rate = 1000 * len(gaps) / sum(gaps)
    print(f"{len(gaps)} frames, {rate:.1f} a second; median {slowest[49]:.1f} ms, 95th percentile {slowest[94]:.1f} ms")


if __name__ == "__main__":
    main()
