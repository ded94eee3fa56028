"""Whoever closes a sheet goes on where they were before it, whichever way they close it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import Welcome
from tests.web.duelists import sit_down
from tests.web.visitors import Visitor

AT = 104  # a position of the record, with a turn of ours
WAYS = ("button", "Escape", "?", "outside", "back")


def close(visitor: Visitor, way: str) -> None:
    if way == "button":
        visitor.button("close").press("Enter")
    elif way == "outside":
        visitor.page.mouse.click(4, 4)
    elif way == "back":
        visitor.page.go_back()
    else:
        visitor.page.keyboard.press(way)
    expect(visitor.sheet()).to_have_count(0)
    visitor.page.wait_for_function("history.state === null")  # else the next step back is the page's own


def open_and_close(visitor: Visitor, place: Locator, key: str, way: str) -> None:
    """Open a sheet by a key that is pressed at a place, and close it; the focus lies there again."""
    place.focus()
    visitor.page.keyboard.press(key)
    expect(visitor.sheet().get_by_role("heading").first).to_be_focused()
    close(visitor, way)
    expect(place).to_be_focused()


def test_on_a_page(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.go("/me")
    for way in WAYS:
        if way != "?":
            open_and_close(visitor, visitor.button("settings-title"), "Enter", way)
        open_and_close(visitor, visitor.button("keys-title"), "Enter", way)
        open_and_close(visitor, visitor.button("keys-title"), "?", way)


@pytest.mark.parametrize("device", ["desk", "phone"])
def test_at_a_table(welcome: Welcome, device: str) -> None:
    ann = welcome(device, "fr")
    ann.call_myself("Ann")
    duelist = sit_down(ann, ann.fork(AT, "me", "bot:random"))
    card = duelist.card(duelist.hand[0])
    for way in WAYS:
        open_and_close(ann, card, "?", way)
    if device == "phone":
        for way in ("button", "Escape", "outside", "back"):
            open_and_close(ann, ann.button("panel-rules"), "Enter", way)


def test_one_sheet_above_another_and_a_place_that_is_gone(welcome: Welcome) -> None:
    ann = welcome("phone", "en")
    ann.call_myself("Ann")
    sit_down(ann, ann.fork(AT, "me", "bot:random"))
    ann.button("panel-people").press("Enter")
    stand = ann.sheet().get_by_role("button", name=ann.say("people-give-up"))
    open_above = expect(ann.sheet())
    stand.focus()
    ann.page.keyboard.press("?")
    open_above.to_have_count(2)
    ann.page.keyboard.press("Escape")
    open_above.to_have_count(1)
    expect(stand).to_be_focused()
    ann.page.evaluate("document.querySelector('[role=toolbar]').remove()")
    ann.page.keyboard.press("Escape")
    open_above.to_have_count(0)
    expect(ann.page.locator("#main")).to_be_focused()
