"""Dexterity Jane by keys: what is read out or seen, and the fingers that answer it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from playwright.sync_api import Locator, expect

from tests.web.players import Player
from tests.web.visitors import Message

DIGITS: Final = ("thumb", "index", "middle", "ring", "pinky")
KEYS: Final = {"L": "vfdsa", "R": "njkl;"}
Card = tuple[str, str]  # hand, digit


def answer(cards: Iterable[Card]) -> list[Card]:
    """The digits to bend: an odd number of open cards opens a hand, else every digit counts whose cards are odd."""
    odd = [card for card, count in Counter(cards).items() if count % 2]
    return [(hand, digit) for hand, digit in odd if digit != "open" and (hand, "open") not in odd]


class Fingers(Player):
    """A visitor at Jane's table who plays by keys."""

    def board(self) -> Locator:
        """The people above the table."""
        return self.page.get_by_role("list", name=self.visitor.say("jane-page-players"))

    def digit(self, hand: str, digit: str) -> Locator:
        """One of one's own digits."""
        return self.page.locator(f'[data-digit="{hand}{digit[0].upper()}"]')

    def to_cards(self) -> Message:
        """Get ready by Enter, and wait for the cards; the frame that shows them."""
        self.visitor.until(lambda: (self.frame["race"] or {}).get("phase") == "rest", "a rest")
        number = self.frame["view"]["round"]
        expect(self.visitor.button("jane-page-ready", round=number, waiting="no")).to_be_visible()
        self.page.keyboard.press("Enter")
        self.visitor.until(lambda: self.frame["view"]["stage"] == "guess", "the cards")
        expect(self.page.locator(".field .card")).to_have_count(number)  # keys are taken once they are seen
        expect(self.digit("L", "index")).to_be_visible()
        return self.frame

    def bend(self, cards: Iterable[Card]) -> None:
        """Bend digits, each by its key."""
        for hand, digit in cards:
            self.page.keyboard.press(KEYS[hand][DIGITS.index(digit)])

    def lock(self) -> None:
        """Lock both hands."""
        self.page.keyboard.press("Space")

    def seen(self) -> list[Card]:
        """The cards on the table, as the frame has them."""
        return [(card["hand"], card["digit"]) for card in self.frame["view"]["spread"]["cards"]]
