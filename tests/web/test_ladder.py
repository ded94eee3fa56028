"""The ladder of ranked matches, where they are chosen."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome

RUNGS = [
    {"name": "Anna", "rating": 1043, "matches": 4, "wins": 3, "you": True},
    {"name": "Benedict the Long-Winded", "rating": 957, "matches": 4, "wins": 1, "you": False},
]


@pytest.mark.parametrize("device", ["phone", "desk"])
def test_a_ladder_fits_where_ranked_is_chosen_and_nobody_but_people_may_sit_down(welcome: Welcome, device: str) -> None:
    visitor = welcome(device, "fr")
    body = json.dumps([{"name": "base", "rungs": RUNGS}])
    visitor.page.route("**/api/ladders/jane", lambda route: route.fulfill(body=body, content_type="application/json"))
    visitor.go("/new/jane")
    mode = visitor.page.get_by_role("radio", name=visitor.say("terms-race-ranked"), exact=True)
    mode.check(force=True)
    table = visitor.page.get_by_role("table", name=visitor.say("jane-page-ladder-base"))
    expect(table.get_by_role("row")).to_have_count(3)
    expect(table.locator("[aria-current]")).to_contain_text("1043")
    visitor.settle()
    box = visitor.box(table)
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= visitor.page.viewport_size["width"]  # type: ignore[index]  # it is set
    expect(visitor.page.get_by_role("radio", name=visitor.say("new-seat-bot"), exact=True)).to_have_count(0)
    expect(visitor.text("new-ranked")).to_be_visible()


def test_nobody_has_a_ghost_before_the_first_match(welcome: Welcome) -> None:
    visitor = welcome("phone", "en")
    visitor.go("/new/jane")
    visitor.page.get_by_role("radio", name=visitor.say("terms-race-ghost"), exact=True).check(force=True)
    expect(visitor.text("new-seat-ghost-does")).to_be_visible()
    expect(visitor.text("failed-no-ghost")).to_be_visible()  # before a table is opened, not after
    expect(visitor.button("new-begin")).to_be_disabled()
