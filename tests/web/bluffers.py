"""Bluff You! played through the page, by touch or mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.web.players import Player
from tests.web.visitors import Message, Visitor

EVENING: Final = Path(__file__).parent / "bluff.saloon"  # eight people: steals, doublets, tokens given
STEAL: Final = 32  # Anna (0) has the cup: she may steal the 17 from Hank (7)
ANSWER: Final = 33  # Hank (7) is asked whether he believes the 17
DOUBLET: Final = 35  # Ben (1) has the cup over a double, and may swap 9 and 12 for the 14
RETURN: Final = 36  # he pays for it
GIVE: Final = 47  # Esther (4) has to give a token to Ben (1)
LAST: Final = 73  # Anna (0) is asked about the last token of the centre


class Bluffer(Player):
    """A visitor at a table of Bluff You!"""

    def board(self) -> Locator:
        """The number that lies in the middle."""
        return self.number(10)

    def number(self, number: int) -> Locator:
        """A number of the table."""
        return self.page.locator(f'[data-number="{number}"]')

    def person(self, seat: int) -> Locator:
        """Somebody else at the table."""
        return self.page.locator(f'[data-seat="{seat}"]')

    def cup(self) -> Locator:
        """One's own cup."""
        return self.page.locator("[data-cup]")

    def action(self, text: str) -> Locator:
        """The button that makes a move."""
        return self.page.locator(f'[data-move="{text}"]')

    def dice(self, *dice: int) -> Locator:
        """Dice that lie open, or one's own under a lifted cup."""
        values = {"dice": " ".join(map(str, dice)), "sum": sum(dice)}
        open_dice = self.page.get_by_role("img", name=self.visitor.say("bluff-page-dice", values))
        return open_dice.or_(self.page.get_by_role("button", name=self.visitor.say("bluff-page-own-dice", values)))

    def mean(self, text: str) -> None:
        """Choose all that a move needs, but do not make it."""
        kind, *rest = text.split()
        if kind in {"ok", "bluff"}:
            return
        number = self.number(int(rest[-1]))
        if number.get_attribute("aria-pressed") == "false":
            self.visitor.press(number)
        if kind in {"claim", "steal"}:
            person = self.person(int(rest[0]))
            if person.get_attribute("aria-pressed") == "false":
                self.visitor.press(person)
        expect(self.action(text)).to_be_visible()

    def move(self, text: str) -> None:
        """Choose number and person, and say it."""
        self.see()
        before = self.frame["seq"]
        self.mean(text)
        self.visitor.press(self.action(text))
        self.catch_up(before + 1)

    def choose(self, frame: Message) -> str:
        """Swap if one can, steal now and then, mostly try to win; doubt what is rare."""
        legal: list[str] = frame["legal"]
        view: dict[str, Any] = frame["view"]
        if "ok" in legal:
            return "ok" if 7 <= view["announced"] <= 14 else "bluff"
        kinds = ["doublet", "steal", "claim"] if view["turn"] % 5 == 4 else ["doublet", "claim"]
        found = [text for kind in kinds for text in legal if text.startswith(kind)]
        return (found or legal)[0]


def join(visitor: Visitor, match: str) -> Bluffer:
    """Go to a table and look at it."""
    visitor.go(f"/m/{match}")
    bluffer = Bluffer(visitor)
    bluffer.arrive()
    return bluffer


def evening(visitor: Visitor, moves: int, seat: int) -> Bluffer:
    """Sit among seven bots where the evening was after so many moves."""
    visitor.call_myself("Somebody")
    seats = ["bot:random"] * 8
    seats[seat] = "me"
    return join(visitor, visitor.fork(moves, *seats, record=EVENING, game="bluff"))


def evening_for_two(visitor: Visitor, friend: Visitor, moves: int, seats: tuple[int, int]) -> Bluffer:
    """The same with a friend, who does nothing: when it is up to the friend, nothing goes on."""
    visitor.call_myself("Somebody")
    friend.call_myself("Friend")
    wanted = ["bot:random"] * 8
    wanted[seats[0]], wanted[seats[1]] = "me", "open"
    match = visitor.fork(moves, *wanted, record=EVENING, game="bluff")
    friend.take_a_seat(match)
    return join(visitor, match)
