"""Forms: what is wrong is said at the field and goes when it is mended; notes lie over nothing that is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.visitors import Visitor

BAD = "\u200b"  # nobody sees it


def test_a_bad_code_is_told_at_its_field_and_forgotten_when_another_is_right(welcome: Welcome) -> None:
    host, visitor = welcome("phone", "fr"), welcome("phone", "fr")
    host.call_myself("Anna")
    code = host.post("/api/me/code", {})["code"]
    visitor.forgive("404")
    visitor.go("/me")
    typed = visitor.page.get_by_label(visitor.say("me-back-code"))
    typed.fill("nobody-knows")
    visitor.press(visitor.button("me-back"))
    wrong = visitor.page.get_by_role("alert").filter(has_text=visitor.say("failed-no-such-code"))
    expect(wrong).to_be_visible()
    expect(typed).to_have_attribute("aria-invalid", "true")
    assert visitor.box(wrong)["y"] > visitor.box(typed)["y"]
    typed.fill(code)
    expect(wrong).to_have_count(0)
    visitor.press(visitor.button("me-back"))
    expect(visitor.text("me-welcome-back")).to_be_visible()
    assert not lies_over(visitor)


def lies_over(visitor: Visitor) -> bool:
    """Whether a note covers the title or the form of a page."""
    visitor.settle()
    (note,) = visitor.page.locator(".note").all()
    top = visitor.box(note)["y"]
    title = visitor.box(visitor.page.get_by_role("heading", level=1))
    name = visitor.box(visitor.page.get_by_label(visitor.say("me-name")))
    return any(top < box["y"] + box["height"] for box in (title, name))


@pytest.mark.parametrize("page", ["/me", "/new/duel"])
def test_a_bad_name_is_told_at_its_field(welcome: Welcome, page: str) -> None:
    visitor = welcome("desk", "en")
    visitor.forgive("400")
    visitor.go(page)
    name = visitor.page.get_by_label(visitor.say("me-name"))
    name.fill(f"Anna{BAD}")
    visitor.press(visitor.button("me-save" if page == "/me" else "new-begin"))
    expect(visitor.page.get_by_role("alert").filter(has_text=visitor.say("failed-bad-name"))).to_be_visible()
    name.press_sequentially("x")
    expect(visitor.page.get_by_role("alert")).to_have_count(0)


def test_a_code_can_be_copied_and_says_how_long_it_lasts(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.call_myself("Anna")
    visitor.go("/me")
    visitor.press(visitor.button("me-move-code"))
    visitor.press(visitor.button("me-move-copy"))
    expect(visitor.text("me-move-copied")).to_be_visible()
    assert visitor.page.evaluate("navigator.clipboard.readText()") == visitor.page.locator("output").inner_text()
    expect(visitor.words(visitor.say("me-move-until", day="@").partition("@")[0])).to_be_visible()


def test_what_is_chosen_is_seen_in_forced_colours(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.page.emulate_media(forced_colors="active")
    visitor.go("/new/duel")
    ground = "each => getComputedStyle(each.nextElementSibling).backgroundColor"
    radios = visitor.page.get_by_role("radio")
    expect(radios.first).to_be_attached()
    chosen = {each.evaluate(ground) for each in radios.all() if each.is_checked()}
    others = {each.evaluate(ground) for each in radios.all() if not each.is_checked()}
    assert chosen
    assert not chosen & others
