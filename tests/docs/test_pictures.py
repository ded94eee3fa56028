"""The pictures show what the house shows today."""

from __future__ import annotations

import re

from docs.pictures.terminal import PICTURE, draw


def test_the_terminal_is_drawn_as_it_is() -> None:
    assert PICTURE.read_text(encoding="utf-8") == draw(), "draw it anew: python -m docs.pictures.terminal"


def test_the_picture_needs_nothing_from_elsewhere() -> None:
    assert "@font-face" not in draw()
    assert set(re.findall(r"url\((.)", draw())) == {"#"}
