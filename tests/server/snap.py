"""Snap: a card is turned up and everybody says its colour as fast as they can; the last one may not. Three rounds.

Instead of a colour one may grab the card, which only the first can do.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec import Struct

from saloon.kernel import (
    NATURE_BIT,
    Event,
    Game,
    InputRules,
    MoveTable,
    Outcome,
    RaceMode,
    RaceRules,
    Refusal,
    Rng,
    State,
    Touch,
)
from saloon.kernel.state import Tell

ROUNDS: Final = 3
SHUFFLE, TURN, SAY = range(3)


class Word(Struct, frozen=True):
    text: str

    def __str__(self) -> str:
        return self.text


MOVES: Final = MoveTable(
    [Word("red"), Word("blue"), Word("grab"), Word("pass")], [Word("shuffle"), Word("turn red"), Word("turn blue")]
)
GRAB, PASS, SHUFFLED, TURNED = (MOVES.parse(text) for text in ("grab", "pass", "shuffle", "turn red"))


class Turned(Event, frozen=True):
    colour: int


class Said(Event, frozen=True):
    seat: int
    move: int


class SnapOptions(Struct, frozen=True):
    rounds: int = ROUNDS


class SnapView(Struct, frozen=True):
    round: int
    colour: int | None
    said: tuple[tuple[int, int], ...]
    points: tuple[int, ...]


class Snap(State):
    def __init__(self, rounds: int, seats: int) -> None:
        self.rounds, self.seats = rounds, seats
        self.round, self.stage = 0, SHUFFLE
        self.colour: int | None = None
        self.said: tuple[tuple[int, int], ...] = ()
        self.points = (0,) * seats

    def to_move(self) -> int:
        if self.round == self.rounds:
            return 0
        if self.stage != SAY:
            return NATURE_BIT
        return sum(1 << seat for seat in range(self.seats) if seat not in dict(self.said))

    def legal(self, seat: int) -> list[int]:
        return [move for move in range(MOVES.of_seats) if self.why_not(seat, move) is None]

    def why_not(self, seat: int, move: int) -> Refusal | None:
        if self.stage != SAY or not self.to_move() >> seat & 1 or not 0 <= move < MOVES.of_seats:
            return Refusal(rule="SN-1", message="snap-refused-late")
        if move == GRAB and GRAB in dict(self.said).values():
            return Refusal(rule="SN-2", message="snap-refused-grabbed")
        return None

    def fallback(self, seat: int) -> int:
        return PASS

    def odds(self) -> list[tuple[int, int]]:
        if self.round == self.rounds or self.stage == SAY:
            return []
        return [(SHUFFLED, 1)] if self.stage == SHUFFLE else [(TURNED, 1), (TURNED + 1, 1)]

    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if move == SHUFFLED:
            self.stage = TURN
        elif move >= TURNED:
            self.stage, self.colour, self.said = SAY, move - TURNED, ()
            if tell is not None:
                tell(Turned(move - TURNED))
        else:
            self.said = (*self.said, (seat, move))
            if tell is not None:
                tell(Said(seat, move))
            if len(self.said) == self.seats - 1:
                self._count()

    def _count(self) -> None:
        right = [seat for seat, move in self.said if move == self.colour]
        winner = right[0] if right else -1
        self.points = tuple(points + (seat == winner) for seat, points in enumerate(self.points))
        self.round, self.stage, self.colour = self.round + 1, SHUFFLE, None

    def copy(self) -> State:
        other = Snap(self.rounds, self.seats)
        other.round, other.stage, other.colour = self.round, self.stage, self.colour
        other.said, other.points = self.said, self.points
        return other

    def view(self, seat: int | None) -> Struct:
        return SnapView(self.round, self.colour, self.said, self.points)

    def imagine(self, seat: int, rng: Rng) -> State:
        return self.copy()

    def outcome(self) -> Outcome | None:
        if self.round < self.rounds:
            return None
        ranks = tuple(1 + sum(other > mine for other in self.points) for mine in self.points)
        return Outcome(self.points, ranks, "counted", "SN-3")


class OneHand(InputRules):
    """Who grabs has moved a hand."""

    by_camera = True
    intent = 1500.0

    def least(self, move: int) -> float:
        return 60.0 if move == GRAB else 0.0

    def forged(self, move: int | None, touches: Sequence[Touch], claimed: float) -> bool:
        return move == GRAB and not touches


class SnapRaces(RaceRules):
    input = OneHand()
    modes = (RaceMode("friends"), RaceMode("ranked"), RaceMode("room"), RaceMode("relaxed"), RaceMode("ghost"))

    def limit(self, state: State) -> int | None:
        return 10_000


class SnapGame(Game):
    id = "snap"
    seats = range(2, 5)
    Options = SnapOptions
    View = SnapView
    Event = Turned | Said
    moves = MOVES
    rules_version = 1
    longest = 30
    features = 0
    folder = Path(__file__).parent
    race = SnapRaces()

    def new(self, options: Struct, seats: int) -> State:
        assert isinstance(options, SnapOptions)
        return Snap(options.rounds, seats)
