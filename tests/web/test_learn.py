"""The two-minute way in, to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from saloon.locales import Speaker
from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, split
from tests.web.flaws import flaws
from tests.web.visitors import Device

MARKED = re.compile(r"\bhinted\b")  # what to touch is shown before anything goes wrong
STEPS = [
    ("goal", None),
    ("rising", "4^"),
    ("falling", "57v"),
    ("end", "end"),
    ("drawn", None),
    ("later", None),
    ("jump", "17^"),
    ("jump-again", "45v"),
    ("help", "41>v"),
    ("refill", "end"),
    ("win", None),
    ("lose", None),
]


@pytest.mark.parametrize(("device", "language"), [("phone", "fr"), ("desk", "en")])
def test_the_tutorial_leads_to_a_match(welcome: Welcome, device: Device, language: str) -> None:
    visitor = welcome(device, language)
    learner = Duelist(visitor)
    visitor.go("/")
    visitor.press(visitor.poster("front-learn"))
    for step, move in STEPS:
        expect(visitor.text(f"duel-page-learn-{step}")).to_be_visible()
        if move is None:
            visitor.press(visitor.button("learn-next"))
        elif move == "end":
            visitor.press(learner.end_button())
        else:
            card, pile = split(move)
            expect(learner.card(card)).to_have_class(MARKED)
            expect(learner.pile(pile)).to_have_class(MARKED)
            visitor.press(learner.card(card))
            visitor.press(learner.pile(pile))
    expect(visitor.text("learn-done")).to_be_visible()
    visitor.press(visitor.button("front-play"))
    learner.arrive()
    assert learner.table["phase"] == "playing"


def test_another_move_than_the_one_that_is_taught(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    learner = Duelist(visitor)
    visitor.go("/learn/duel")
    visitor.press(visitor.button("learn-next"))
    visitor.press(learner.card(13))
    visitor.press(learner.pile("^"))
    expect(visitor.text("learn-other")).to_be_visible()
    expect(visitor.text("duel-page-learn-rising")).to_be_visible()
    visitor.press(visitor.button("learn-back"))
    expect(visitor.text("duel-page-learn-goal")).to_be_visible()


def test_the_lesson_says_what_a_favour_is_and_names_things_as_one_would(welcome: Welcome) -> None:
    for language, words in {
        "en": ("a higher card on the falling", "a lower card on the rising"),
        "fr": ("une carte plus haute sur la descendante", "plus basse sur la montante"),
    }.items():
        said = Speaker(language)("duel-page-learn-help")
        assert all(each in said for each in words), "TG-12"
    visitor = welcome("desk", "en")
    visitor.go("/learn/duel")
    deck = {"name": visitor.say("learn-you"), "cards": 52, "whose": "yours"}
    expect(visitor.page.get_by_role("img", name=visitor.say("duel-page-deck-of", deck))).to_be_visible()


def test_with_letters_twice_as_large_a_lesson_keeps_its_piles(welcome: Welcome) -> None:
    visitor = welcome("phone", "fr")
    visitor.go("/learn/duel")
    visitor.press(visitor.button("learn-next"))
    expect(visitor.text("duel-page-learn-rising")).to_be_visible()
    visitor.page.evaluate("document.documentElement.style.fontSize = '34px'")
    visitor.settle()
    for pile in visitor.page.locator("[data-pile]").all():
        assert visitor.box(pile)["height"] >= 44
    assert flaws(visitor.page) == []
