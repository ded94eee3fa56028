"""Somebody who plays through the page, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, expect

from tests.web.visitors import Message, Visitor


class Player:
    """A visitor at a table. A game says how its board is found, what one moves, and how that is done by hand."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page

    def board(self) -> Locator:
        """Something that every board of the game shows."""
        raise NotImplementedError

    def choose(self, frame: Message) -> str:
        """One of the legal moves."""
        raise NotImplementedError

    def move(self, text: str) -> None:
        """Make a move by hand, and see it done."""
        raise NotImplementedError

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

    def arrive(self) -> None:
        """Wait for the first look at the table."""
        self.visitor.until(lambda: any(message["t"] == "frame" for message in self.visitor.heard), "a frame")
        expect(self.board()).to_be_visible()

    def arrive_again(self) -> None:
        """Wait for the next match of the same people."""
        self.visitor.until(lambda: not self.over, "the next match")
        self.arrive()

    def wait_for_turn(self) -> bool:
        """Wait until one may move; False if the match is over instead."""
        self.arrive()
        self.visitor.until(lambda: self.frame["legal"] or self.over, "a turn")
        self.see()
        return not self.over

    def see(self) -> None:
        """Wait until the last frame is on the screen: on a busy machine it is so long after it came."""
        board = self.page.locator("[data-seq]")
        self.visitor.until(lambda: board.get_attribute("data-seq") == str(self.frame["seq"]), "the frame on the screen")

    def catch_up(self, seq: int) -> None:
        """Wait until one has seen what others have."""
        self.visitor.until(lambda: self.frame["seq"] >= seq, f"frame {seq}")

    def see_out(self) -> None:
        """Wait until one knows that the match is over."""
        self.visitor.until(lambda: self.over, "the end")

    def play_on(self) -> None:
        """Play to the end, whoever the others are."""
        while self.wait_for_turn():
            self.move(self.choose(self.frame))


def play_together(players: Sequence[Player], moves: int | None = None) -> int:
    """Play so many moves, or to the end, with bots or without; returns how many people made."""
    made = 0
    while made != moves and not players[0].over:
        mover = next((player for player in players if player.frame["legal"]), None)
        if mover is None:
            players[0].visitor.page.wait_for_timeout(10)  # bots move
            continue
        mover.see()
        mover.move(mover.choose(mover.frame))
        made += 1
        for player in players:
            player.catch_up(mover.frame["seq"])
    if players[0].over:  # others may hear of it a moment later
        for player in players:
            player.see_out()
    return made
