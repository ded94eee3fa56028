"""Every screen, by day and by night, in both languages: axe finds nothing serious, a thumb finds every target.

With SALOON_PICTURES=1 (`make pictures`) the pictures of the documentation are taken on the way.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.web.conftest import Welcome
from tests.web.screens import walk
from tests.web.visitors import Device, Theme, Visitor

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
PICTURED = {
    "front",
    "table",
    "rules",
    "summary",
    "replay",
    "bluff-table",
    "bluff-answer",
    "bluff-summary",
    "bluff-replay",
    "jane-table",
    "jane-finish",
    "jane-replay",
    "jane-summary",
    "joe-new",
    "joe-table",
    "joe-sheet",
    "joe-summary",
    "joe-replay",
}
LARGEST = 150_000  # bytes of a picture
SCALES = {"phone": 1.5, "desk": 0.8}
THUMB = 44
TARGETS = "button, select, .btn, [role=tab], input:not([type=checkbox], [type=radio], [type=file], [type=range])"
PRESS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const pressed = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
  return btoa(Array.from(new Uint8Array(await pressed.arrayBuffer()), (byte) => String.fromCharCode(byte)).join(''));
}"""


@pytest.mark.parametrize(
    ("device", "language", "theme"),
    [("phone", "fr", "light"), ("phone", "en", "dark"), ("desk", "en", "light"), ("desk", "fr", "dark")],
)
def test_every_screen(welcome: Welcome, tmp_path: Path, device: Device, language: str, theme: Theme) -> None:
    visitor = welcome(device, language, theme, SCALES[device])
    wrong: list[str] = []
    for screen in walk(visitor, tmp_path):
        wrong += [f"{screen}: {problem}" for problem in problems(visitor)]
        if screen in PICTURED and os.environ.get("SALOON_PICTURES"):
            take_picture(visitor, PICTURES / f"{screen}-{device}-{language}-{theme}.webp")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("device", "language", "theme"), [("phone", "en", "light"), ("desk", "fr", "dark")])
def test_every_screen_in_high_contrast(
    welcome: Welcome, tmp_path: Path, device: Device, language: str, theme: Theme
) -> None:
    visitor = welcome(device, language, theme)
    wrong: list[str] = []
    for screen in walk(visitor, tmp_path):
        if screen == "settings":
            visitor.page.get_by_role("switch", name=visitor.say("settings-contrast")).check()
        wrong += [f"{screen}: {problem}" for problem in problems(visitor)]
    assert not wrong, "\n".join(wrong)


def problems(visitor: Visitor) -> list[str]:
    """What axe calls serious, what is too wide, and on a phone what is too small for a thumb."""
    found = Axe().run(visitor.page).response["violations"]
    serious = [
        f"axe {each['id']}: {node['html'][:120]} {node['failureSummary']}"
        for each in found
        if each["impact"] in {"serious", "critical"}
        for node in each["nodes"]
    ]
    wide = visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return serious + ["wider than the screen"] * bool(wide) + (too_small(visitor) if visitor.device == "phone" else [])


def too_small(visitor: Visitor) -> list[str]:
    """Targets that a thumb misses."""
    boxes = (
        visitor.page.locator(TARGETS)
        .filter(visible=True)
        .evaluate_all("all => all.map((one) => [one.outerHTML.slice(0, 100), one.offsetWidth, one.offsetHeight])")
    )
    return [f"{width}x{height}: {html}" for html, width, height in boxes if min(width, height) < THUMB]


def take_picture(visitor: Visitor, path: Path) -> None:
    """A picture for the documentation; the grain of the paper is noise that no picture format likes."""
    visitor.page.evaluate("document.documentElement.style.setProperty('--grain', '0')")
    shot = visitor.page.screenshot(animations="disabled")
    pressed = visitor.page.evaluate(PRESS, base64.b64encode(shot).decode())
    path.write_bytes(base64.b64decode(pressed))
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"
