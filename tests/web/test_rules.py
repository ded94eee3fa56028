"""The rules of every game can be read outside a match: in chapters, with examples, links and a way to find a word."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from saloon.kernel import games, read_rulebook, read_rules
from tests.web.conftest import Welcome
from tests.web.visitors import PHONE, Device

DEAD_ENDS = """() => [...document.querySelectorAll('main a[href^="#"]')]
  .map((link) => link.hash).filter((hash) => !document.getElementById(hash.slice(1)))"""


@pytest.mark.parametrize("game", list(games()))
@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_a_rulebook_is_a_page(welcome: Welcome, game: str, device: Device, language: str) -> None:
    visitor = welcome(device, language)
    visitor.go(f"/rules/{game}")
    page, book = visitor.page, read_rulebook(games()[game].folder, language)
    expect(visitor.text(f"rules-{game}-goal")).to_be_visible()
    expect(page.locator(".rule")).to_have_count(len(read_rules(games()[game].folder)))
    expect(page.locator(".rule .example").first).to_be_visible()
    titles = [chapter.title for chapter in book.chapters]
    assert page.locator("main h2").all_inner_texts() == titles
    contents = page.get_by_role("navigation", name=visitor.say("rules-contents"))
    assert contents.get_by_role("link").all_inner_texts() == titles
    assert page.evaluate(DEAD_ENDS) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_word_is_found_and_a_rule_that_is_named_is_gone_to(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/rules/duel")
    rules = visitor.page.locator(".rule")
    expect(rules).not_to_have_count(0)
    field = visitor.page.get_by_label(visitor.say("rules-search"))
    field.fill("DEJA ecart")
    expect(visitor.text("rules-found", count=0)).to_be_visible()
    field.fill("ECART")
    wanted = [rule for rule, text in read_rules(games()["duel"].folder, "fr").items() if "écart" in text]
    expect(visitor.text("rules-found", count=len(wanted))).to_be_visible()
    assert rules.evaluate_all("all => all.map(({ id }) => id)") == [f"rule-{rule}" for rule in wanted]
    assert visitor.box(rules.first)["y"] < 0.6 * PHONE["height"], "what is found lies above a phone's keys"
    field.fill("")
    visitor.press(visitor.page.get_by_role("link", name="TG-R7", exact=True))
    expect(visitor.page.locator("#rule-TG-R7")).to_be_focused()
    expect(visitor.page.locator("#rule-TG-R7")).to_be_in_viewport()


def test_every_way_to_a_table_passes_the_rules(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Ann")
    match = visitor.create("me", "open")
    for path in ("/", "/new/duel", "/learn/duel", f"/m/{match}"):
        visitor.go(path)
        expect(visitor.page.locator('main a[href="/rules/duel"]').first).to_be_visible()
    visitor.go(f"/m/{visitor.create('me', 'bot:random')}")
    visitor.press(visitor.button("panel-rules"))
    visitor.press(visitor.page.get_by_role("link", name="TG-R7", exact=True))
    expect(visitor.page.locator("#rule-TG-R7")).to_be_focused()
    expect(visitor.button("rules-own-page")).to_have_attribute("href", "/rules/duel")


def test_an_address_of_nothing_has_the_masthead_all_the_same(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.forgive("404")
    for path in ("/rules/nothing", "/learn/nothing", "/m/nosuchmatch1", "/r/nosuchmatch1", "/nothing"):
        visitor.go(path)
        expect(visitor.text("not-found-title")).to_be_visible()
        expect(visitor.button("settings-title")).to_have_count(1)
