"""Every screen, by day and night, in high contrast, in both languages: axe finds nothing serious, a thumb all targets.

With SALOON_PICTURES, a folder, (`make pictures`) the pictures of the documentation are laid there on the way.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from msgspec import Struct
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.screens import WALKS
from tests.web.visitors import LOCALES, Device, Theme, Visitor

Options = dict[str, Any]


class Look(Struct, frozen=True):
    """How somebody's browser wants pages to be."""

    language: str
    theme: Theme
    contrast: bool = False


LOOKS: Final[dict[Device, tuple[Look, ...]]] = {
    "phone": (Look("fr", "light"), Look("fr", "light", contrast=True), Look("en", "dark")),
    "desk": (
        Look("en", "light"),
        Look("fr", "dark"),
        Look("fr", "dark", contrast=True),
    ),  # in turn: see `test_every_screen`
}
PREFER: Final = """(language) => {
  if (navigator.languages[0] === language) return;
  Object.defineProperty(navigator, 'languages', { value: [language], configurable: true });
  window.dispatchEvent(new Event('languagechange'));
}"""
MILD: Final = ("region", "hidden-content", "page-has-heading-one")  # slow, and axe never calls them serious
SERIOUS: Final[Options] = {"resultTypes": ["violations"], "rules": {rule: {"enabled": False} for rule in MILD}}
COLOURS: Final[Options] = {"resultTypes": ["violations"], "runOnly": ["color-contrast", "link-in-text-block"]}

PICTURES = os.environ.get("SALOON_PICTURES")
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


@pytest.mark.parametrize("everywhere", [bool(PICTURES), pytest.param(True, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("device", LOOKS)
@pytest.mark.parametrize("game", WALKS)
def test_every_screen(welcome: Welcome, tmp_path: Path, device: Device, game: str, everywhere: bool) -> None:
    """By day each screen has one more look a device, one of the two dark and one in high contrast; at night all."""
    first, *others = LOOKS[device]
    visitor = welcome(device, first.language, first.theme, SCALES[device])
    wrong: list[str] = []
    for number, screen in enumerate(WALKS[game](visitor, tmp_path)):
        wrong += [f"{screen}: {problem}" for problem in problems(visitor)]
        keep(visitor, screen, first)
        for look in others if everywhere else others[number % 2 :][:1]:
            put_on(visitor, look)
            wrong += [f"{screen}, {look}: {problem}" for problem in problems(visitor, COLOURS)]
            keep(visitor, screen, look)
        put_on(visitor, first)
    assert not wrong, "\n".join(wrong)


def put_on(visitor: Visitor, look: Look) -> None:
    """Let the browser, and so the page, have another language and other colours."""
    visitor.page.emulate_media(color_scheme=look.theme, contrast="more" if look.contrast else "no-preference")
    visitor.page.evaluate(PREFER, LOCALES[look.language])
    expect(visitor.page.locator("html")).to_have_attribute("lang", look.language)


def problems(visitor: Visitor, rules: Options = SERIOUS) -> list[str]:
    """What axe calls serious, what is too wide, and on a phone what is too small for a thumb."""
    if visitor.page.evaluate("window.axe === undefined"):
        visitor.page.evaluate(Axe().axe_script)
    serious = [
        f"axe {each['id']}: {node['html'][:120]} {node['failureSummary']}"
        for each in visitor.page.evaluate("async (options) => (await axe.run(options)).violations", rules)
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


def keep(visitor: Visitor, screen: str, look: Look) -> None:
    """Take the picture of a screen, if the documentation has one."""
    if screen in PICTURED and not look.contrast:
        take_picture(visitor, f"{screen}-{visitor.device}-{look.language}-{look.theme}")


def take_picture(visitor: Visitor, name: str) -> None:
    """A picture for the documentation, if it is wanted now; the grain of the paper is noise that no format likes."""
    if not PICTURES:
        return
    visitor.page.evaluate("document.documentElement.style.setProperty('--grain', '0')")
    shot = visitor.page.screenshot(animations="disabled")
    pressed = visitor.page.evaluate(PRESS, base64.b64encode(shot).decode())
    path = Path(PICTURES) / f"{name}.webp"
    path.write_bytes(base64.b64decode(pressed))
    assert path.stat().st_size < LARGEST, f"{path.name} is too large"
