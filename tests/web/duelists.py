"""The duel played through the page, by touch, mouse or keys, by somebody who plays well enough to last."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visitors import Message, Visitor


class Duelist:
    """A visitor at a table of the duel."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    @property
    def frame(self) -> Message:
        """The last frame that came."""
        return next(message for message in reversed(self.visitor.heard) if message["t"] == "frame")

    @property
    def table(self) -> Message:
        """The people and the terms of the table, as last told."""
        return next(message for message in reversed(self.visitor.heard) if message["t"] == "table")

    @property
    def seat(self) -> int:
        """The seat one looks from."""
        return int(self.frame["seat"])

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return bool(self.frame["ending"])

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

    def arrive(self) -> None:
        """Wait for the first look at the table."""
        self.visitor.until(lambda: any(message["t"] == "frame" for message in self.visitor.heard), "a frame")
        expect(self.pile("^")).to_be_visible()

    def arrive_again(self) -> None:
        """Wait for the next match of the same people."""
        self.visitor.until(lambda: not self.over, "the next match")
        self.arrive()

    def wait_for_turn(self) -> bool:
        """Wait until one may move; False if the match is over instead."""
        self.arrive()
        self.visitor.until(lambda: self.frame["legal"] or self.over, "a turn")
        return not self.over

    def catch_up(self, seq: int) -> None:
        """Wait until one has seen what others have."""
        self.visitor.until(lambda: self.frame["seq"] >= seq, f"frame {seq}")

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

    def play_on(self) -> None:
        """Play to the end, whoever the others are."""
        while self.wait_for_turn():
            self.move(choose(self.frame))


def sit_down(visitor: Visitor, match: str) -> Duelist:
    """Go to a table and look at it."""
    visitor.go(f"/m/{match}")
    duelist = Duelist(visitor)
    duelist.arrive()
    return duelist


def play_together(players: Sequence[Duelist], moves: int | None = None) -> int:
    """Play so many moves, or to the end; returns how many there were."""
    made = 0
    while made != moves and not players[0].over:
        mover = next(player for player in players if player.frame["legal"])
        mover.move(choose(mover.frame))
        made += 1
        for player in players:
            player.catch_up(mover.frame["seq"])
    return made


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
