"""Wins and their confidence intervals."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

from msgspec import Struct

from saloon.lab.results import MatchResult

Z: Final = 1.959964  # standard deviations of a normal distribution that hold 95 % of it


def wilson(won: float, of: int, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a win rate, with `won` of `of` matches won; 95 % by default.

    It assumes that the matches are independent.
    """
    if of == 0:
        return 0.0, 1.0
    rate = won / of
    centre = rate + z * z / (2 * of)
    reach = z * sqrt(rate * (1 - rate) / of + z * z / (4 * of * of))
    scale = 1 + z * z / of
    return max(0.0, (centre - reach) / scale), min(1.0, (centre + reach) / scale)


class Share(Struct):
    """Wins of a number of matches; a shared win counts in part."""

    won: float = 0.0
    of: int = 0

    def add(self, won: float) -> None:
        """Count one more match."""
        self.won += won
        self.of += 1

    @property
    def rate(self) -> float:
        """Wins per match; one half before the first."""
        return self.won / self.of if self.of else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the rate."""
        return wilson(self.won, self.of)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:.1%} [{low:.1%}, {high:.1%}]"


class Tally:
    """The counts of a run, updated with each match."""

    def __init__(self) -> None:
        self.matches = 0
        self.players: dict[str, Share] = {}
        self.at_seats: dict[tuple[str, int], Share] = {}
        self.reasons: Counter[str] = Counter()
        self.moves: Counter[int] = Counter()

    def add(self, result: MatchResult) -> None:
        """Count a match."""
        self.matches += 1
        for seat, (player, share) in enumerate(zip(result.players, result.shares(), strict=True)):
            self.players.setdefault(player, Share()).add(share)
            self.at_seats.setdefault((player, seat), Share()).add(share)
        self.reasons[result.reason] += 1
        self.moves[result.moves] += 1

    def length(self, part: float) -> int:
        """A quantile of the number of moves; 0.5 gives the median."""
        counted = 0
        for moves, matches in sorted(self.moves.items()):
            counted += matches
            if counted >= part * self.matches:
                return moves
        return 0
