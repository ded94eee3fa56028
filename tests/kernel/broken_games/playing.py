"""Games whose states change behind one's back."""

from __future__ import annotations

from msgspec.structs import replace

from saloon.kernel import Refusal, Rng
from saloon.kernel.state import Tell
from tests.kernel.broken_games.broken import broken
from tests.kernel.broken_games.hush import Hush, HushView

CHANCE = Rng(1)


class DrawsByItself(Hush):
    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().apply(seat, move, tell)
        self.scores[0] += CHANCE.below(2)


class SharesCards(Hush):
    def copy(self) -> Hush:
        other = super().copy()
        other.cards = self.cards
        return other


class ForgetsScores(Hush):
    def copy(self) -> Hush:
        other = super().copy()
        other.scores = [0] * self.seats
        return other


class CountsQuestions(Hush):
    asked = 0

    def copy(self) -> Hush:
        other = super().copy()
        assert isinstance(other, CountsQuestions)
        other.asked = self.asked
        return other

    def why_not(self, seat: int, move: int) -> Refusal | None:
        self.asked += 1
        return super().why_not(seat, move)

    def view(self, seat: int | None) -> HushView:
        return replace(super().view(seat), rumour=self.asked)


class ImaginesInPlace(Hush):
    def imagine(self, seat: int, rng: Rng) -> Hush:
        self.cards = super().imagine(seat, rng).cards
        return self


class ListensForMore(Hush):
    def apply(self, seat: int, move: int, tell: Tell | None = None) -> None:
        super().apply(seat, move, tell)
        if tell is not None and self.over():
            self.scores[0] += 1


BROKEN = [
    broken(DrawsByItself, "same_moves", "led to another state when the same match was played again"),
    broken(SharesCards, "copies", "moves on a copy changed the original"),
    broken(ForgetsScores, "copies", "a copy differs from its original"),
    broken(CountsQuestions, "asking", "why_not changed the state"),
    broken(ImaginesInPlace, "asking", "imagine changed the state"),
    broken(ListensForMore, "replays", "when the match is replayed"),
]
