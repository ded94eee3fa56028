"""Dynamit Joe played through the page, by touch or mouse."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Locator, expect

from saloon.bots.joe.policy import decide
from saloon.games.joe import GAME
from saloon.kernel import Rng, read_options
from tests.web.players import Player
from tests.web.visitors import Message, Visitor

ARREST: Final = Path(__file__).parent / "joe.saloon"  # the arrest, for two: Anna is the law, Ben the outlaws
EVEN: Final = {"scenario": "9.1", "gear": "even"}  # its options
TURN: Final = 9  # Luke begins, and may go or lie in ambush
REACT: Final = 13  # Fred, in ambush, may react to Luke
ARMED: Final = 30  # Ted may shoot at Frank, or throw dynamite anywhere around
RETREAT: Final = 34  # somebody of the outlaws flees

GROUPS: Final = {"go": "go drag place", "fight": "shoot double throw stab", "gear": "pick take give drop look drink"}


class Gunslinger(Player):
    """A visitor at a table of Dynamit Joe."""

    def board(self) -> Locator:
        """The sentence that says what is asked."""
        return self.page.locator("[data-question]")

    def figure(self, name: str) -> Locator:
        """Somebody on the map."""
        return self.page.locator(f'[data-figure="{name}"]')

    def zone(self, name: str) -> Locator:
        """A zone that can be picked."""
        return self.page.locator(f'[data-zone="{name}"]')

    def action(self, text: str) -> Locator:
        """The button that makes a move."""
        return self.page.locator(f'[data-move="{text}"]')

    def group(self, name: str) -> Locator:
        """The button that opens a group of moves."""
        return self.page.locator(f'[data-group="{name}"]')

    def points(self) -> Locator:
        """The action points that are left."""
        return self.page.locator("[data-points]")

    def read_briefing(self) -> None:
        """Read what the scenario is about, if one is told now, and turn to the table."""
        if self.page.locator("[data-briefing]").count():
            self.visitor.press(self.page.locator("[data-begin]"))

    def arrive(self) -> None:
        """Wait for the first look at the table, and read the briefing."""
        super().arrive()
        self.read_briefing()

    def see(self) -> None:
        """Wait until the last frame is on the screen; another scenario has another briefing."""
        board = self.page.locator("[data-seq]")

        def shown() -> bool:
            self.read_briefing()
            return board.get_attribute("data-seq") == str(self.frame["seq"])

        self.visitor.until(shown, "the frame on the screen")

    def open_group_of(self, text: str) -> None:
        """Open the group in which a move is, if moves are in groups now."""
        verb = text.split(maxsplit=1)[0]
        name = next((group for group, verbs in GROUPS.items() if verb in verbs.split()), "wait")
        name = "gear" if verb in {"reload", "repair", "swap", "untie"} else name
        if self.group(name).count():
            self.visitor.press(self.group(name))
            expect(self.group(name)).to_have_attribute("aria-pressed", "true")

    def move(self, text: str) -> None:
        """Find the move in its group and make it."""
        self.see()
        before = self.frame["seq"]
        self.find(text)
        self.visitor.press(self.action(text).first)
        if text.startswith("throw dynamite"):
            self.visitor.press(self.action(text).first)  # now on the sheet that shows where it falls
        self.catch_up(before + 1)

    def find(self, text: str) -> None:
        """Open whatever has the button of a move in it: its group, the list of throws, a partner's sheet."""
        if not self.action(text).count():
            self.open_group_of(text)
        whom = text.rsplit(maxsplit=1)[-1]
        doors = self.page.locator(f'[data-dynamite][aria-pressed=false], [data-with="{whom}"]')
        if not self.action(text).count() and doors.count():
            self.visitor.press(doors.first)

    def choose(self, frame: Message) -> str:
        """What a gunslinger would do, who sees what is on the screen."""
        view = msgspec.convert(frame["view"], type=GAME.View)
        joe = GAME.state_from_view(read_options(GAME.Options, self.table["options"]), len(view.seat_sides), view)
        return GAME.moves.text(decide(joe, joe.legal(frame["seat"]), Rng(frame["seq"])))


def join(visitor: Visitor, match: str) -> Gunslinger:
    """Go to a table and look at it."""
    visitor.go(f"/m/{match}")
    gunslinger = Gunslinger(visitor)
    gunslinger.arrive()
    return gunslinger


def arrest(visitor: Visitor, moves: int, seat: int, **wanted: Any) -> Gunslinger:
    """Sit against a bot where the arrest was after so many moves."""
    visitor.call_myself("Somebody")
    seats = ["bot:random", "bot:random"]
    seats[seat] = "me"
    return join(visitor, visitor.fork(moves, *seats, record=ARREST, game="joe", options=EVEN, **wanted))


def choose_scenario(visitor: Visitor, title: str) -> None:
    """Take a scenario's ticket."""
    visitor.page.get_by_role("radio", name=title).check(force=True)
