"""A walk through every screen in all sizes: nothing lies over anything else, nothing is cut, too wide or too small.

With SALOON_WALK, a folder, pictures of all of it are laid there (`make nightly`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final, Literal

import pytest
from msgspec import Struct
from playwright.sync_api import ViewportSize, expect

from saloon.kernel import games
from tests.web.conftest import Welcome
from tests.web.flaws import flaws
from tests.web.screens import WALKS
from tests.web.test_screens import PREFER
from tests.web.visitors import LOCALES, Device, Theme, Visitor

PICTURES: Final = os.environ.get("SALOON_WALK")


class Sight(Struct, frozen=True):
    """How a page lies before somebody: on which screen, in which letters and colours."""

    width: int
    height: int
    letters: float = 1  # times as large as usual
    theme: Theme = "light"
    forced: Literal["active", "none"] = "none"

    def __str__(self) -> str:
        colours = "-forced" * (self.forced == "active") + "-dark" * (self.theme == "dark")
        return f"{self.width}x{self.height}" + f"-{self.letters:.0%}" * (self.letters != 1) + colours


SIGHTS: Final[dict[Device, tuple[Sight, ...]]] = {
    "phone": (
        Sight(320, 568),
        Sight(360, 640),
        Sight(390, 844),
        Sight(390, 844, theme="dark"),
        Sight(390, 844, forced="active"),
        Sight(390, 844, letters=2),
        Sight(844, 390),
        Sight(740, 360),
        Sight(768, 1024),
        Sight(820, 1180),
        Sight(1180, 820),
    ),
    "desk": (
        Sight(1440, 900),
        Sight(1440, 900, theme="dark"),
        Sight(1440, 900, forced="active"),
        Sight(1440, 900, letters=2),
        Sight(320, 256),  # four times as large as usual on a screen of 1280x1024
        Sight(1920, 1080),
        Sight(2560, 1440),
        Sight(3840, 2160),
    ),
}
FEW: Final[dict[Device, tuple[Sight, ...]]] = {
    "phone": (Sight(320, 568), Sight(390, 844, letters=2), Sight(844, 390)),
    "desk": (Sight(320, 256), Sight(2560, 1440)),
}
LARGER: Final = "(times) => (document.documentElement.style.fontSize = times === 1 ? '' : `${17 * times}px`)"


def the_house(visitor: Visitor, _folder: Path) -> Iterator[str]:
    """What lies around the games, as somebody sees it who has been here before."""
    visitor.call_myself("Anna")
    for _ in range(2):
        visitor.create("me", "open", game="bluff")
    visitor.go("/")
    expect(visitor.poster("front-play", "joe")).to_be_visible()
    yield "front-again"
    visitor.go("/matches")
    expect(visitor.text("matches-none")).to_be_visible()
    yield "matches-open"
    for game in games():
        visitor.go(f"/rules/{game}")
        expect(visitor.page.locator("#chapter-1")).to_be_visible()
        yield f"rules-{game}"
    visitor.go("/new/jane#ranked")
    expect(visitor.text("ladder-title")).to_be_visible()
    yield "ladder"
    visitor.go("/me")
    visitor.press(visitor.button("me-move-code"))
    expect(visitor.page.locator("output")).not_to_be_empty()
    yield "code"


def invited(host: Visitor, friend: Visitor) -> str:
    """A friend follows a link."""
    host.call_myself("Anna")
    friend.go(f"/m/{host.create('me', 'open')}")
    expect(friend.button("gather-sit")).to_be_visible()
    return "invited"


def seen(visitor: Visitor, screen: str, sights: tuple[Sight, ...], language: str) -> list[str]:
    """The flaws of a screen as it lies before each of these; afterwards it lies there as before."""
    page, before = visitor.page, visitor.page.viewport_size
    found = []
    for sight in sights:
        page.set_viewport_size(ViewportSize(width=sight.width, height=sight.height))
        page.emulate_media(color_scheme=sight.theme, forced_colors=sight.forced)
        page.evaluate(LARGER, sight.letters)
        here = [f"{screen} {sight} {language}: {flaw}" for flaw in flaws(page)]
        found += here
        if PICTURES:
            folder = Path(PICTURES) / screen
            folder.mkdir(parents=True, exist_ok=True)
            page.screenshot(path=folder / f"{sight}-{language}.png", animations="disabled")
            if here:
                (folder / f"{sight}-{language}.txt").write_text("\n".join(here), encoding="utf-8")
    page.evaluate(LARGER, 1)
    page.emulate_media(color_scheme="light", forced_colors="none")
    if before:
        page.set_viewport_size(before)
    return found


def speak(visitor: Visitor, language: str) -> None:
    """Let the page speak another language."""
    visitor.page.evaluate(PREFER, LOCALES[language])
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.nightly
@pytest.mark.parametrize("device", SIGHTS)
@pytest.mark.parametrize("walk", ["house", *WALKS])
def test_every_screen_in_every_size(welcome: Welcome, tmp_path: Path, walk: str, device: Device) -> None:
    visitor = welcome(device, "fr")
    wrong: list[str] = []
    for screen in (the_house if walk == "house" else WALKS[walk])(visitor, tmp_path):
        wrong += seen(visitor, screen, SIGHTS[device], "fr")
        speak(visitor, "en")
        wrong += seen(visitor, screen, SIGHTS[device], "en")
        speak(visitor, "fr")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("device", FEW)
def test_the_house_in_few_sizes(welcome: Welcome, tmp_path: Path, device: Device) -> None:
    visitor = welcome(device, "fr")
    wrong = [flaw for screen in the_house(visitor, tmp_path) for flaw in seen(visitor, screen, FEW[device], "fr")]
    friend = welcome(device, "en")
    wrong += seen(friend, invited(visitor, friend), FEW[device], "en")
    assert not wrong, "\n".join(wrong)
