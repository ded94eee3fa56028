"""The duel played through the page, by touch, mouse or keys, by somebody who plays well enough to last."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.players import Player
from tests.web.visitors import Message, Visitor


class Duelist(Player):
    """A visitor at a table of the duel."""

    def board(self) -> Locator:
        """One's own rising pile."""
        return self.pile("^")

    def choose(self, frame: Message) -> str:
        """A move that wastes little."""
        return choose(frame)

    @property
    def hand(self) -> list[int]:
        """The cards that the page shows as one's own."""
        cards = self.page.locator("[data-card]").evaluate_all("all => all.map((one) => Number(one.dataset.card))")
        return [int(card) for card in cards]

    def card(self, number: int) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'[data-card="{number}"]')

    def pile(self, name: str) -> Locator:
        """A pile: `^` and `v` are one's own, `>^` and `>v` the opponent's."""
        return self.page.locator(f'[data-pile="{name}"]')

    def end_button(self) -> Locator:
        """The button that ends the turn."""
        return self.page.get_by_role("button", name=self.visitor.say("duel-page-end"))

    def move(self, text: str) -> None:
        """Make a move by hand, and see it done."""
        before = self.frame["seq"]
        if text == "end":
            self.visitor.press(self.end_button())
        else:
            card, pile = split(text)
            self.visitor.press(self.card(card))
            self.visitor.press(self.pile(pile))
            expect(self.card(card)).to_have_count(0)
        self.catch_up(before + 1)


def sit_down(visitor: Visitor, match: str) -> Duelist:
    """Go to a table and look at it."""
    visitor.go(f"/m/{match}")
    duelist = Duelist(visitor)
    duelist.arrive()
    return duelist


def split(text: str) -> tuple[int, str]:
    """The card and the pile of a move."""
    found = re.fullmatch(r"(\d+)(>?[\^v])", text)
    assert found, text
    return int(found[1]), found[2]


def choose(frame: Message) -> str:
    """End as soon as that is allowed; else waste as little room as possible."""
    legal: list[str] = frame["legal"]
    return "end" if "end" in legal else min(legal, key=lambda text: waste(frame["view"], text))


def waste(view: dict[str, Any], text: str) -> int:
    """How much room a card takes from its owner's piles; a present to the opponent is a last resort."""
    card, pile = split(text)
    side: dict[str, int] = view["sides"][view["seat"]]
    if pile.startswith(">"):
        return 100
    return card - side["rising"] if pile == "^" else side["falling"] - card
