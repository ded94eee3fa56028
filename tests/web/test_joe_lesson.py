"""Dynamit Joe's lesson on the smallest phone: what it asks for is marked, in sight, and nothing else is told."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from saloon.games.joe.page.lesson import SCRIPT
from tests.web.conftest import Welcome
from tests.web.gunslingers import Gunslinger


@pytest.mark.parametrize(("width", "height"), [(360, 640), (844, 390)])
def test_what_the_lesson_asks_for_is_marked_and_in_sight(welcome: Welcome, width: int, height: int) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.set_viewport_size(ViewportSize(width=width, height=height))
    learner = Gunslinger(visitor)
    visitor.go("/learn/joe")
    for step, _, wanted in SCRIPT:
        expect(visitor.text(f"joe-room-learn-{step}")).to_be_visible()
        for who in ("Ted", "Luke"):  # whoever has answered has let no chance pass
            expect(visitor.text("joe-page-passed-late", who=who)).to_have_count(0)
        if wanted is None:
            visitor.press(visitor.button("learn-next"))
            continue
        button = learner.page.locator(f'.move.hinted[data-move="{wanted}"]').first
        expect(button).to_be_in_viewport(ratio=0.9)
        visitor.press(button)
        if wanted.startswith("throw"):
            visitor.press(learner.action(wanted).first)
    expect(visitor.text("learn-done")).to_be_visible()
