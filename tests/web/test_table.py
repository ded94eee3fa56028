"""At the table: refusals with their rule, taking back, hints, two languages."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, sit_down
from tests.web.visitors import Device, Visitor

AT = 105  # a position of the record: 17 may jump back onto 27, and one more card is needed


def anna(welcome: Welcome, device: Device = "desk", language: str = "en", at: int = AT) -> Duelist:
    """Anna at the table, her turn."""
    visitor = welcome(device, language)
    visitor.call_myself("Anna")
    return sit_down(visitor, visitor.fork(at, "me", "bot:random"))


def rule_text(visitor: Visitor, rule: str) -> str:
    """A rule as the house prints it."""
    answer = visitor.context.request.get(f"/api/rules/duel/{visitor.say.language}")
    return str({name: text for each in answer.json()["chapters"] for name, text in each["rules"].items()}[rule])


def test_a_refusal_shows_its_rule(welcome: Welcome) -> None:
    duelist = anna(welcome, "phone", "fr")
    visitor = duelist.visitor
    visitor.press(duelist.card(17))
    visitor.press(duelist.pile(">^"))
    why = visitor.say("duel-refused-help-rising", card=17, top=4)
    note = visitor.page.locator("[popover]").filter(has_text=why)
    expect(note).to_be_visible()
    expect(note).to_contain_text("TG-13")
    expect(note).to_contain_text(rule_text(visitor, "TG-13").replace("*", ""))
    expect(visitor.spoken()).to_contain_text(why)
    assert duelist.frame["seq"] == AT
    visitor.press(note.get_by_role("button"))
    visitor.press(duelist.end_button(), even_if_off=True)
    refused = visitor.text("duel-refused-minimum", need=1)
    expect(refused).to_be_visible()
    assert 17 in duelist.hand
    duelist.move("17^")
    expect(refused).to_have_count(0)


def test_a_card_is_dragged_to_its_pile(welcome: Welcome) -> None:
    duelist = anna(welcome)
    duelist.card(17).drag_to(duelist.pile("^"))
    expect(duelist.card(17)).to_have_count(0)
    duelist.catch_up(AT + 1)


def test_a_move_is_taken_back(welcome: Welcome) -> None:
    duelist = anna(welcome, "phone", "fr", AT - 1)
    visitor = duelist.visitor
    before = duelist.hand
    expect(visitor.button("tool-undo")).to_be_disabled()
    duelist.move("27^")
    visitor.press(visitor.button("tool-undo"))
    expect(duelist.card(27)).to_be_visible()
    visitor.until(lambda: duelist.hand == before, "the hand as it was")
    expect(visitor.spoken()).to_contain_text(visitor.say("log-undone"))
    duelist.move("27^")
    visitor.page.keyboard.press("u")
    expect(duelist.card(27)).to_be_visible()


def test_a_hint_is_shown_and_said(welcome: Welcome) -> None:
    duelist = anna(welcome, "desk", "fr")
    visitor = duelist.visitor
    visitor.press(visitor.button("tool-hint"))
    expect(visitor.page.locator(".hinted").first).to_be_visible()
    visitor.until(lambda: any(message.get("move") for message in visitor.heard), "the answer")
    hint = next(message["move"] for message in visitor.heard if message.get("move"))
    words = visitor.say("duel-page-hint", move=move_in_words(visitor, hint))
    expect(visitor.words(words)).to_be_visible()
    expect(visitor.spoken()).to_contain_text(words)


def move_in_words(visitor: Visitor, text: str) -> str:
    """A move as a person would say it."""
    if text == "end":
        return visitor.say("duel-move-end")
    names = {"^": "rising", "v": "falling", ">^": "their-rising", ">v": "their-falling"}
    card = text.rstrip("^v>")
    return visitor.say("duel-move-lay", card=int(card), pile=names[text[len(card) :]])


def test_two_languages_at_one_table_and_one_of_them_changes(welcome: Welcome) -> None:
    duelist = anna(welcome, "phone", "en")
    player = duelist.visitor
    watcher = welcome("desk", "fr")
    watcher.go(f"/m/{duelist.table['match']}")
    french, english = player.words("À toi"), player.words("Your turn")
    expect(english).to_be_visible()
    expect(watcher.text("watching-you")).to_be_visible()
    player.page.evaluate("window.neverReloaded = true")
    player.press(player.button("settings-title"))
    player.sheet().get_by_role("radio", name="Français").check()
    expect(player.page.get_by_role("heading", name="Réglages")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(french).to_be_visible()
    expect(english).to_have_count(0)
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")
    assert player.page.evaluate("window.neverReloaded")
    expect(watcher.page.locator("html")).to_have_attribute("lang", "fr")
    watcher.press(watcher.button("settings-title"))
    watcher.sheet().get_by_role("radio", name="English").check()
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible()
    expect(player.page.locator("html")).to_have_attribute("lang", "fr")


def test_a_note_lies_over_no_card_of_a_wide_table(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.call_myself("Anna")
    duelist = sit_down(visitor, visitor.fork(105, "me", "bot:random"))
    visitor.press(duelist.card(17))
    visitor.press(duelist.pile(">^"))
    note = visitor.box(visitor.page.locator(".note"))
    board = visitor.box(visitor.page.locator(".board[data-seq]"))
    assert note["x"] >= board["x"] + board["width"]
