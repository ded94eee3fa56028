"""The modes of Dexterity Jane: chosen on a page, and played as they promise."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.fingers import DIGITS, Card, Fingers, answer
from tests.web.visitors import Visitor


def radio(visitor: Visitor, message: str) -> None:
    visitor.page.get_by_role("radio", name=visitor.say(message), exact=True).check(force=True)


@pytest.mark.parametrize(("device", "language"), [("desk", "en"), ("phone", "fr")])
def test_a_variant_and_a_mode_are_chosen(welcome: Welcome, device: str, language: str) -> None:
    visitor = welcome(device, language)
    visitor.go("/new/jane")
    relaxed = visitor.page.get_by_role("radio", name=visitor.say("terms-race-relaxed"), exact=True)
    coins = visitor.page.get_by_role("group", name=visitor.say("jane-option-coin-choice"))
    expect(relaxed).to_have_count(1)
    expect(coins).to_have_count(0)
    ghost = visitor.page.locator("label").filter(has_text=visitor.say("terms-race-ghost"))
    assert visitor.box(ghost)["width"] < visitor.page.evaluate("innerWidth") / 2, "nobody is left alone in a row"
    radio(visitor, "jane-page-option-variant-stick_up")
    expect(visitor.text("jane-page-option-variant-stick_up-does")).to_be_visible()
    expect(relaxed).to_have_count(0)
    expect(coins).to_have_count(1)
    radio(visitor, "jane-page-option-variant-simplified")
    radio(visitor, "terms-race-relaxed")
    expect(visitor.text("terms-race-relaxed-does")).to_be_visible()
    visitor.press(visitor.button("new-begin"))
    player = Fingers(visitor)
    player.arrive()
    assert player.table["options"] == {"variant": "simplified", "relaxed": True}
    assert player.table["race"]["mode"] == "relaxed"


def heard_cards(visitor: Visitor, round_number: int) -> list[Card]:
    """The cards of a round as they were read out."""
    names = {
        visitor.say("jane-page-card", {"hand": hand, "digit": digit, "bullet": bullet}): (hand, digit)
        for hand, digit, bullet in itertools.product("LR", (*DIGITS, "open"), ("yes", "no"))
    }
    begins, ends = visitor.say("jane-page-cards", {"count": round_number, "cards": "|"}).split("|")
    expect(visitor.spoken().get_by_text(begins)).not_to_have_count(0)
    told = visitor.spoken().get_by_text(begins).last.inner_text()
    return [names[name] for name in told.removeprefix(begins).removesuffix(ends).split("; ")]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_relaxed_is_played_by_ear_and_by_keys_alone(welcome: Welcome, language: str) -> None:
    visitor = welcome("desk", language)
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.create('me', 'bot:jane', game='jane', terms={'race': {'mode': 'relaxed'}})}")
    anna = Fingers(visitor)
    anna.arrive()
    for number in (1, 2):
        anna.to_cards()
        anna.bend(answer(heard_cards(visitor, number)))
        anna.lock()
        wait_for_the_check(anna, number)
        mine = next(each for each in anna.frame["view"]["last"]["proposals"] if each["seat"] == 0)
        assert mine["right"]
        right = visitor.say("jane-event-checked", {"right": "yes", "seat-is": "you", "seat": "Anna", "move": ""})
        expect(visitor.spoken().get_by_text(right)).not_to_have_count(0)
    expect(visitor.page.get_by_text(re.compile(r"\d[.,]\d\d\s+s"))).to_have_count(0)


def wait_for_the_check(player: Fingers, number: int) -> None:
    """Wait until this round, and not only the one before it, is over."""
    player.visitor.until(lambda: (player.frame["view"]["last"] or {}).get("round") == number, "the check")


def test_what_a_screen_reader_says_in_a_relaxed_round(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    say = visitor.say
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.create('me', 'bot:jane', game='jane', terms={'race': {'mode': 'relaxed'}})}")
    anna = Fingers(visitor)
    anna.arrive()
    expect(visitor.button("jane-page-ready", round=1, waiting="no")).to_be_visible()
    (card,) = anna.to_cards()["view"]["spread"]["cards"]
    wanted = answer([(card["hand"], card["digit"])])
    anna.bend(wanted)
    bent = anna.page.locator('[data-digit][aria-pressed="true"]')
    expect(bent).to_have_count(len(wanted))
    anna.lock()
    you = {"seat-is": "you", "seat": "Anna"}
    in_words = {"hand": card["hand"], "digit": card["digit"], "bullet": "yes" if card["bullet"] else "no"}
    told = [
        say("jane-event-revealed", {"round": 1}),
        say("jane-page-cards", {"count": 1, "cards": say("jane-page-card", in_words)}),
        say("jane-event-locked", {**you, "place": "none"}),
        say("jane-event-checked", {**you, "right": "yes"}),
        say("jane-event-won", {**you, "tile": 1}),
    ]
    for sentence in told:
        expect(visitor.spoken()).to_contain_text(sentence)
    heard = visitor.spoken().inner_text()
    assert [heard.index(sentence) for sentence in told] == sorted(heard.index(sentence) for sentence in told)
    for race_word in ("numéro", "Il ne reste que", "Photo-finish"):  # nobody is first, and nobody too late
        assert race_word not in heard
    expect(anna.page.locator(".verdicts .place")).to_have_text(["", ""])
    state = {"name": "Anna", "points": 1, "state": "none", "place": 0}
    expect(anna.board().get_by_text(say("jane-page-player", state))).to_have_count(1)


def test_a_ranked_table_before_cameras_is_chosen(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.call_myself("Anna")
    visitor.go("/new/jane")
    camera = visitor.page.get_by_role("switch", name=visitor.say("new-camera"))
    expect(camera).to_have_count(0)
    radio(visitor, "terms-race-ranked")
    expect(visitor.text("new-camera-does")).to_be_visible()
    camera.check(force=True)
    visitor.press(visitor.button("new-begin"))
    expect(visitor.text("jane-page-camera-ranked")).to_be_visible()
    table = next(message for message in reversed(visitor.heard) if message["t"] == "table")
    assert table["race"] == {"mode": "ranked", "camera": True}


def test_fingers_get_other_keys(welcome: Welcome) -> None:
    visitor = welcome("desk", "en")
    visitor.call_myself("Anna")
    match = visitor.create("me", "bot:child", game="jane", terms={"race": {"mode": "relaxed"}})
    visitor.go(f"/m/{match}")
    anna = Fingers(visitor)
    anna.arrive()
    visitor.press(visitor.button("jane-page-keys"))
    visitor.press(visitor.button("jane-page-key-of", side="L", digit="I", key="F"))
    visitor.page.keyboard.press("j")
    expect(visitor.text("jane-page-key-taken", key="J", side="R", digit="I")).to_be_visible()
    visitor.page.keyboard.press("7")
    expect(visitor.text("jane-page-key-reserved", key="7")).to_be_visible()
    visitor.page.keyboard.press("g")
    expect(visitor.button("jane-page-key-of", side="L", digit="I", key="G")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.sheet()).to_have_count(0)

    visitor.page.reload()
    anna.arrive()
    anna.to_cards()
    visitor.page.keyboard.press("f")
    expect(anna.digit("L", "index")).to_have_attribute("aria-pressed", "false")
    visitor.page.keyboard.press("g")
    expect(anna.digit("L", "index")).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.get_by_text("G", exact=True)).to_be_visible()

    visitor.press(visitor.button("jane-page-keys"))
    visitor.press(visitor.button("jane-page-keys-reset"))
    expect(visitor.button("jane-page-key-of", side="L", digit="I", key="F")).to_be_visible()
