"""A small game for the adapters: all hide a coin at the same time, in the left or in the right hand.

Seat 0 seeks. It wins if everybody chose the same hand; if that is the right one, only in three cases of four. Between
two seats it chooses left in 3 of 7 matches, and so does its opponent in the mirror: the value is -1/7 for seat 0.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from saloon.kernel import NATURE_BIT, Event, Game, MoveTable, Outcome, Refusal, Rng, State

LEFT, RIGHT, FINDS, MISSES = range(4)


class Hide(Struct, frozen=True):
    hand: str

    def __str__(self) -> str:
        return f"hide {self.hand}"


class Luck(Struct, frozen=True):
    found: bool

    def __str__(self) -> str:
        return "finds" if self.found else "misses"


class Hid(Event, frozen=True):
    """Somebody chose; the others see that, and whoever did it needs no telling."""

    seat: int

    def seen_by(self, seat: int | None) -> Hid | None:
        return None if seat == self.seat else self


class CoinView(Struct, frozen=True):
    hands: tuple[int | None, ...]
    hidden: tuple[bool, ...]


class CoinOptions(Struct, frozen=True, forbid_unknown_fields=True):
    hasty: bool = False  # nature moves first, and may end the match before anybody has chosen


class Coins(State):
    def __init__(self, seats: int, hasty: bool) -> None:
        self.hands: list[int | None] = [None] * seats
        self.hasty = hasty
        self.found: bool | None = None

    def copy(self) -> Coins:
        other = Coins(len(self.hands), self.hasty)
        other.hands = list(self.hands)
        other.found = self.found
        return other

    def to_move(self) -> int:
        if self.found is not None:
            return 0
        if self.hasty:
            return NATURE_BIT
        open_hands = sum(1 << seat for seat, hand in enumerate(self.hands) if hand is None)
        return open_hands or NATURE_BIT

    def legal(self, seat: int) -> list[int]:
        return [LEFT, RIGHT] if self.to_move() >> seat & 1 else []

    def odds(self) -> list[tuple[int, int]]:
        return [(FINDS, 3), (MISSES, 1)] if self.to_move() == NATURE_BIT else []

    def apply(self, seat: int, move: int, tell: Callable[[Event], None] | None = None) -> None:
        if move >= FINDS:
            self.found = None if self.hasty and move == FINDS else move == FINDS
            self.hasty = False
            return
        self.hands[seat] = move
        if tell is not None:
            tell(Hid(seat))
        if None not in self.hands:
            if len(set(self.hands)) > 1:
                self.found = False
            elif move == LEFT:
                self.found = True

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return None if move in self.legal(seat) else Refusal(rule="CO-1", message="coins-refused-chosen")

    def view(self, seat: int | None) -> CoinView:
        over = self.found is not None
        shown = [hand if over or other == seat else None for other, hand in enumerate(self.hands)]
        return CoinView(tuple(shown), tuple(hand is not None for hand in self.hands))

    def features(self, seat: int) -> bytes:
        hand = self.hands[seat]
        return bytes([seat, 0 if hand is None else hand + 1, sum(hand is not None for hand in self.hands), 7])

    def imagine(self, seat: int, rng: Rng) -> Coins:
        other = self.copy()
        if self.found is None:
            other.hands = [
                hand if hand is None or place == seat else rng.below(2) for place, hand in enumerate(self.hands)
            ]
        return other

    def outcome(self) -> Outcome | None:
        if self.found is None:
            return None
        others = len(self.hands) - 1
        scores = (1, *[0] * others) if self.found else (0, *[1] * others)
        ranks = (1, *[2] * others) if self.found else (others + 1, *[1] * others)
        return Outcome(scores, ranks, "found" if self.found else "missed", "CO-1")


class CoinGame(Game):
    id = "coins"
    seats = range(2, 5)
    Options = CoinOptions
    Event = Hid
    moves = MoveTable(of_seats=[Hide("left"), Hide("right")], of_nature=[Luck(True), Luck(False)])
    rules_version = 3
    longest = 6
    features = 4
    folder = Path(__file__).parent

    def new(self, options: Struct, seats: int) -> Coins:
        assert isinstance(options, CoinOptions)
        return Coins(seats, options.hasty)


COINS = CoinGame()
