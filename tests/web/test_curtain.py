"""Two people share a device: what one of them holds is nowhere on the page while the other looks."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Welcome
from tests.web.duelists import Duelist, choose
from tests.web.visitors import Message, Visitor

NAMES = ("Anna", "Bob")


def whole_page(visitor: Visitor) -> str:
    """Everything that is in the page, hidden or not, with what is said to a screen reader and kept in labels."""
    return str(visitor.page.evaluate("document.documentElement.outerHTML"))


def shown_cards(visitor: Visitor) -> set[int]:
    """The cards of hands that are in the page."""
    return {int(card) for card in re.findall(r'data-card="(\d+)"', whole_page(visitor))}


def frame_of(duelist: Duelist, seat: int) -> Message:
    """The last frame of a seat."""
    frames = (message for message in reversed(duelist.visitor.heard) if message["t"] == "frame")
    return next(frame for frame in frames if frame["seat"] == seat)


def drawn_cards_told(visitor: Visitor) -> list[str]:
    """Sentences in the page that tell somebody's own draws."""
    return re.findall(r"You draw \d+", whole_page(visitor))


def test_the_curtain_hides_every_hand(welcome: Welcome) -> None:
    visitor = welcome("phone")
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.fork(104, 'me', 'here:Bob')}")
    duelist = Duelist(visitor)
    for turn in range(4):
        name = NAMES[turn % 2]
        lift = visitor.button("curtain-lift", name=name)
        expect(lift).to_be_visible()
        expect(visitor.page.locator("[data-card]")).to_have_count(0)
        assert not drawn_cards_told(visitor)
        visitor.press(lift)
        expect(duelist.pile("^")).to_be_visible()
        expect(visitor.page.locator("[data-card]")).not_to_have_count(0)
        assert shown_cards(visitor) == set(frame_of(duelist, turn % 2)["view"]["sides"][turn % 2]["hand"])
        play_a_turn(duelist, turn % 2)


def play_a_turn(duelist: Duelist, seat: int) -> None:
    """Play with the seat whose turn it is, until the curtain falls."""
    while True:
        duelist.visitor.until(lambda: frame_of(duelist, seat)["seq"] == duelist.frame["seq"], "both frames")
        frame = frame_of(duelist, seat)
        if not frame["legal"]:
            return
        duelist.move(choose(frame))


def test_who_lifts_the_curtain_is_told_what_happened(welcome: Welcome) -> None:
    visitor = welcome()
    visitor.call_myself("Anna")
    visitor.go(f"/m/{visitor.fork(105, 'me', 'here:Bob')}")
    duelist = Duelist(visitor)
    visitor.press(visitor.button("curtain-lift", name="Anna"))
    duelist.move("17^")
    duelist.visitor.press(duelist.end_button())
    visitor.press(visitor.button("curtain-lift", name="Bob"))
    anna = {"seat": "Anna", "seat-is": "other", "owner": "Anna", "owner-is": "other"}
    jump = visitor.say("duel-event-laid", anna, way="jump", card=17, pile="rising", covered=27)
    expect(visitor.spoken()).to_contain_text(jump)
    expect(visitor.page.locator(".below").get_by_text(jump)).to_be_visible()
    expect(visitor.spoken()).to_contain_text(visitor.say("duel-event-ended", anna, draws=2))
