"""Hush (RULES.md): a small healthy game with secrets of chance and of the seats, for others to break."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from saloon.kernel import NATURE_BIT, Event, Game, MoveTable, Outcome, Refusal, Rng, State
from saloon.kernel.state import Tell

CALL, FOLD, DEAL = 0, 1, 2
CARDS = range(1, 7)
MOVES = MoveTable(of_seats=["call", "fold"], of_nature=[f"deal {card}" for card in CARDS])
MOST_SEATS = 3
MOST_ROUNDS = 3
FEATURES = 4 + 3 * MOST_SEATS


class HushOptions(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 2
    brave: bool = False


class Dealt(Event, frozen=True):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, card=None)


class Chose(Event, frozen=True):
    seat: int


class Showed(Event, frozen=True):
    cards: tuple[int, ...]


class HushView(Struct, frozen=True):
    seat: int | None
    round: int
    card: int
    choice: int | None
    dealt: int
    chosen: tuple[bool, ...]
    shown: tuple[int, ...]
    scores: tuple[int, ...]
    rumour: int = 0  # what a broken game lets slip


class Hush(State):
    def __init__(self, options: HushOptions, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.round = 1
        self.cards = [0] * seats
        self.chosen: list[int | None] = [None] * seats
        self.shown = [0] * seats
        self.scores = [0] * seats

    def copy(self) -> Hush:
        other = type(self)(self.options, self.seats)
        other.round = self.round
        other.cards = self.cards.copy()
        other.chosen = self.chosen.copy()
        other.shown = self.shown.copy()
        other.scores = self.scores.copy()
        return other

    def over(self) -> bool:
        return self.round > self.options.rounds

    def to_move(self) -> int:
        if self.over():
            return 0
        if 0 in self.cards:
            return NATURE_BIT
        return sum(1 << seat for seat in range(self.seats) if self.chosen[seat] is None)

    def legal(self, seat: int) -> list[int]:
        return [move for move in (CALL, FOLD) if self.reason(seat, move) is None]

    def odds(self) -> list[tuple[int, int]]:
        if self.to_move() != NATURE_BIT:
            return []
        return [(DEAL + card - 1, 1 + card % 2) for card in CARDS if card not in self.cards]

    def why_not(self, seat: int, move: int) -> Refusal | None:
        rule = self.reason(seat, move)
        return None if rule is None else Refusal(rule=rule, message="hush-refused")

    def reason(self, seat: int, move: int) -> str | None:
        """The rule that the move would break."""
        if self.over():
            return "HU-6"
        if move >= DEAL or 0 in self.cards:
            return "HU-2"
        if self.chosen[seat] is not None:
            return "HU-3"
        return "HU-4" if move == CALL and self.cards[seat] == 1 and not self.options.brave else None

    def fallback(self, seat: int) -> int:
        return FOLD

    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        told: list[Event] = []
        if move >= DEAL:
            seat = self.cards.index(0)
            self.cards[seat] = move - DEAL + 1
            told.append(Dealt(seat, self.cards[seat]))
        else:
            self.chosen[seat] = move
            told.append(Chose(seat))
            if None not in self.chosen:
                told.append(self.show())
        if tell is not None:
            for event in told:
                tell(event)

    def show(self) -> Showed:
        """HU-5"""
        called = [self.chosen[seat] == CALL for seat in range(self.seats)]
        self.shown = [card if calls else 0 for card, calls in zip(self.cards, called, strict=True)]
        for seat in range(self.seats):
            if called[seat]:
                self.scores[seat] += 2 if self.cards[seat] == max(self.shown) else -1
        self.cards = [0] * self.seats
        self.chosen = [None] * self.seats
        self.round += 1
        return Showed(tuple(self.shown))

    def view(self, seat: int | None) -> HushView:
        return HushView(
            seat=seat,
            round=self.round,
            card=0 if seat is None else self.cards[seat],
            choice=None if seat is None else self.chosen[seat],
            dealt=sum(card > 0 for card in self.cards),
            chosen=tuple(choice is not None for choice in self.chosen),
            shown=tuple(self.shown),
            scores=tuple(self.scores),
        )

    def features(self, seat: int) -> bytes:
        view = self.view(seat)
        numbers = [view.round, view.card, 0 if view.choice is None else 1 + view.choice, view.dealt]
        for each in (view.chosen, view.shown, [score + MOST_ROUNDS for score in view.scores]):
            numbers += [*each, *[0] * (MOST_SEATS - self.seats)]
        return bytes(numbers)

    def imagine(self, seat: int, rng: Rng) -> Hush:
        other = self.copy()
        left = [card for card in CARDS if card != self.cards[seat]]
        for foe in range(self.seats):
            if foe != seat and self.cards[foe]:
                other.cards[foe] = left.pop(rng.below(len(left)))
                if self.chosen[foe] is not None:
                    must_fold = other.cards[foe] == 1 and not self.options.brave
                    other.chosen[foe] = FOLD if must_fold else rng.below(2)
        return other

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        ranks = tuple(1 + sum(other > score for other in self.scores) for score in self.scores)
        return Outcome(scores=tuple(self.scores), ranks=ranks, reason="counted", rule="HU-6")


class HushGame(Game):
    id = "hush"
    seats = range(2, MOST_SEATS + 1)
    Options: type[Struct] = HushOptions
    View: type[Struct] = HushView
    Event = Dealt | Chose | Showed
    moves = MOVES
    rules_version = 1
    longest = MOST_ROUNDS * MOST_SEATS * 2
    features = FEATURES
    folder = Path(__file__).parent

    def __init__(self, state: type[Hush] = Hush) -> None:
        self.state = state

    def new(self, options: Struct, seats: int) -> Hush:
        assert isinstance(options, HushOptions)
        return self.state(options, seats)

    def state_from_view(self, options: Struct, seats: int, view: HushView) -> Hush:
        hush = self.new(options, seats)
        hush.round = view.round
        hush.shown = list(view.shown)
        hush.scores = list(view.scores)
        left = (card for card in CARDS if card != view.card)
        for seat in range(view.dealt):
            hush.cards[seat] = view.card if seat == view.seat else next(left)
        for seat in range(seats):
            if view.chosen[seat]:
                hush.chosen[seat] = view.choice if seat == view.seat else FOLD
        return hush


GAME = HushGame()
