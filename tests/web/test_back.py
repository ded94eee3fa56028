"""Back, the button of the browser or the phone: it closes what lies over a page before it leaves the page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.duelists import sit_down

AT = 104  # a position of the record


def test_back_closes_a_sheet_and_then_leaves_the_table(welcome: Welcome) -> None:
    ann = welcome("phone", "fr")
    ann.call_myself("Ann")
    ann.go("/")
    match = ann.fork(AT, "me", "bot:random")
    sit_down(ann, match)
    ann.press(ann.button("panel-log"))
    expect(ann.sheet()).to_have_count(1)  # a key may overtake a tap
    ann.page.keyboard.press("?")
    expect(ann.sheet()).to_have_count(2)
    for left in (1, 0):
        ann.page.go_back()
        expect(ann.sheet()).to_have_count(left)
    ann.page.go_forward()
    expect(ann.page).to_have_url(f"/m/{match}")
    expect(ann.sheet()).to_have_count(0)
    ann.page.wait_for_function("history.state === null")  # the page has gone back from there by itself
    ann.page.go_back()
    expect(ann.page).to_have_url("/")


def test_a_sheet_that_was_closed_leaves_no_step_behind(welcome: Welcome) -> None:
    ann = welcome("phone", "en")
    ann.call_myself("Ann")
    ann.go("/")
    match = ann.fork(AT, "me", "bot:random")
    sit_down(ann, match)
    for close in ("button", "Escape", "outside", "reload"):
        ann.press(ann.button("panel-rules"))
        expect(ann.sheet()).to_be_visible()
        if close == "button":
            ann.press(ann.button("close"))
        elif close == "outside":
            ann.page.touchscreen.tap(180, 8)
        elif close == "reload":
            ann.page.reload()
        else:
            ann.page.keyboard.press(close)
        expect(ann.sheet()).to_have_count(0)
        ann.page.wait_for_function("history.state === null")
    ann.press(ann.button("panel-log"))
    expect(ann.sheet()).to_be_visible()
    ann.page.evaluate("document.querySelector('dialog').insertAdjacentHTML('beforeend', '<a href=/me>me</a>')")
    ann.press(ann.sheet().get_by_role("link", name="me", exact=True))
    expect(ann.page).to_have_url("/me")
    ann.page.go_back()
    expect(ann.page).to_have_url(f"/m/{match}")
    ann.page.go_back()
    expect(ann.page).to_have_url("/")
