"""Games whose chance is not what they say it is."""

from __future__ import annotations

from saloon.kernel import Rng
from tests.kernel.broken_games.broken import broken
from tests.kernel.broken_games.hush import DEAL, Hush


class DrawIgnoresOdds(Hush):
    def draw(self, rng: Rng) -> int:
        listed = self.odds()
        return listed[rng.below(len(listed))][0]


class DrawsWhatIsGone(Hush):
    def draw(self, rng: Rng) -> int:
        return Hush(self.options, self.seats).draw(rng)


class PicksTheFirstMoreOften(Hush):
    def pick(self, seat: int, rng: Rng) -> int:
        moves = self.legal(seat)
        return moves[rng.below(len(moves) + 1) % len(moves)]


class HasEmptyOdds(Hush):
    def odds(self) -> list[tuple[int, int]]:
        return [(move, 0 if move == DEAL + 1 else weight) for move, weight in super().odds()]


class LetsAnythingHappen(Hush):
    def may_happen(self, move: int) -> bool:
        return True


class HasOddsOutOfTurn(Hush):
    def odds(self) -> list[tuple[int, int]]:
        return [(DEAL, 1)] if self.to_move() == 1 else super().odds()


class SwapsOdds(Hush):
    def odds(self) -> list[tuple[int, int]]:
        return super().odds()[::-1]


BROKEN = [
    broken(DrawIgnoresOdds, "draw", "draws, expected about"),
    broken(DrawsWhatIsGone, "draw", "was drawn and is not among its moves"),
    broken(PicksTheFirstMoreOften, "pick", "draws, expected about"),
    broken(HasEmptyOdds, "odds", "'deal 2' of nature has weight 0"),
    broken(LetsAnythingHappen, "odds", "may_happen and odds do not agree"),
    broken(HasOddsOutOfTurn, "odds", "nature is not to move and has odds"),
    broken(SwapsOdds, "odds", "odds are not ascending"),
]
