"""Bluff You! without touching anything but keys."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.bluffers import STEAL, Bluffer, evening, join
from tests.web.conftest import Welcome


class Typist(Bluffer):
    """Somebody who plays by keys alone."""

    def type(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def move(self, text: str) -> None:
        """Type the number, walk to the person, say it; or answer with a letter."""
        before = self.frame["seq"]
        kind, *rest = text.split()
        if kind in {"ok", "bluff"}:
            self.type(kind[0])
        else:
            self.visitor.type_number(rest[-1])
            if kind in {"claim", "steal"}:
                self.walk_to(rest[0])
            expect(self.action(text)).to_be_visible()
            self.type("Enter")
        self.catch_up(before + 1)

    def walk_to(self, seat: str) -> None:
        """Walk along the people until this one is meant."""
        for _ in range(8):
            if self.person(int(seat)).get_attribute("aria-pressed") == "true":
                return
            self.type("ArrowRight")
        raise AssertionError(f"the arrows do not come to seat {seat}")


def test_a_match_by_keys_alone(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.call_myself("Anna")
    match = visitor.create("me", "bot:random", "bot:honest", game="bluff", options={"turn_limit": 2})
    typist = Typist(visitor)
    join(visitor, match)
    typist.play_on()
    expect(visitor.sheet()).to_be_visible()
    typist.type("Escape")
    expect(visitor.sheet()).to_have_count(0)


def test_a_choice_is_forgotten_and_the_odds_are_shown_by_keys(welcome: Welcome) -> None:
    anna = evening(welcome("desk", "en"), STEAL, 0)
    anna.visitor.type_number(14)
    expect(anna.number(14)).to_have_attribute("aria-pressed", "true")
    expect(anna.number(14)).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.number(14)).to_have_attribute("aria-pressed", "false")
    anna.page.keyboard.press("s")
    expect(anna.number(10)).to_contain_text("13%")


def test_the_keys_of_every_game_are_listed(welcome: Welcome) -> None:
    visitor = welcome("desk", "fr")
    visitor.go("/")
    expect(visitor.poster("front-play", "bluff")).to_be_visible()
    visitor.page.keyboard.press("?")
    for message in ("keys-bluff-dice", "keys-bluff-bluff", "keys-end"):
        expect(visitor.sheet().get_by_text(visitor.say(message), exact=True).first).to_be_visible()
