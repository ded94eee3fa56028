"""Nim with one heap: a game that nobody has drawn or translated."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from saloon.kernel import Event, Game, MoveTable, Outcome, Refusal, Rng, State
from saloon.kernel.state import Tell


class Take(Struct, frozen=True):
    number: int

    def __str__(self) -> str:
        return f"take {self.number}"


class Took(Event, frozen=True):
    seat: int
    number: int


class NimOptions(Struct, frozen=True):
    heap: int = 5


class NimView(Struct, frozen=True):
    heap: int
    turn: int
    taken: tuple[tuple[int, ...], ...]


class Nim(State):
    def __init__(self, heap: int) -> None:
        self.heap = heap
        self.turn = 0
        self.taken: tuple[tuple[int, ...], ...] = ((), ())

    def to_move(self) -> int:
        return 1 << self.turn if self.heap else 0

    def legal(self, seat: int) -> list[int]:
        return list(range(min(3, self.heap))) if seat == self.turn else []

    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        self.heap -= move + 1
        self.taken = tuple((*all_, move + 1) if place == seat else all_ for place, all_ in enumerate(self.taken))
        self.turn = 1 - seat
        if tell is not None:
            tell(Took(seat, move + 1))

    def odds(self) -> list[tuple[int, int]]:
        return []

    def why_not(self, seat: int, move: int) -> Refusal | None:
        return None if move in self.legal(seat) else Refusal(rule="NIM-1", message="nim-refused-heap")

    def copy(self) -> State:
        other = Nim(self.heap)
        other.turn, other.taken = self.turn, self.taken
        return other

    def view(self, seat: int | None) -> Struct:
        return NimView(self.heap, self.turn, self.taken)

    def imagine(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        winner = 1 - self.turn
        return None if self.heap else Outcome((1 - winner, winner), (winner + 1, 2 - winner), "last-taken", "NIM-1")


class NimGame(Game):
    id = "nim"
    seats = range(2, 3)
    Options = NimOptions
    View = NimView
    Event = Took
    moves = MoveTable([Take(number) for number in (1, 2, 3)], [])
    rules_version = 1
    longest = 5
    features = 0
    folder = Path(__file__).parent

    def new(self, options: Struct, seats: int) -> State:
        assert isinstance(options, NimOptions)
        return Nim(options.heap)
