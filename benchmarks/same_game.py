"""Do all contestants play the same game? Their matches must be of the same length and as often won by who begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from benchmarks.contestant import Tally

TOLERANCE = 4.0  # standard errors: chance alone goes beyond it once in 16,000 comparisons
FEW = 30  # matches that tell nothing yet


@dataclass(frozen=True)
class Estimate:
    """A mean and its standard error, which has no bounds where too little was seen."""

    mean: float
    error: float

    def distance(self, other: Estimate) -> float:
        """How far apart two means are, in standard errors of their difference."""
        return abs(self.mean - other.mean) / sqrt(self.error**2 + other.error**2)


@dataclass(frozen=True)
class Style:
    """What a contestant's matches look like."""

    length: Estimate
    starter_wins: Estimate

    def distance(self, other: Style) -> float:
        """The larger of the two distances."""
        return max(self.length.distance(other.length), self.starter_wins.distance(other.starter_wins))


def style(tallies: Sequence[Tally]) -> Style:
    """Lengths are those of all matches; their spread, and who has won, is known of those that were looked at."""
    matches = sum(tally.matches for tally in tallies)
    seen = sum(tally.seen for tally in tallies)
    length = sum(tally.moves for tally in tallies) / matches
    if seen < FEW:
        return Style(Estimate(length, inf), Estimate(0.5, inf))
    mean_seen = sum(tally.seen_moves for tally in tallies) / seen
    spread = sqrt(sum(tally.seen_squares for tally in tallies) / seen - mean_seen**2)
    wins = sum(tally.seen_wins for tally in tallies) / seen
    return Style(
        length=Estimate(length, spread / sqrt(matches)),
        starter_wins=Estimate(wins, sqrt(wins * (1 - wins) / seen)),
    )


def outsiders(styles: dict[str, Style]) -> list[str]:
    """Those whose matches differ from the first one's by more than chance explains."""
    yardstick = next(iter(styles.values()), None)
    return [name for name, found in styles.items() if yardstick and found.distance(yardstick) > TOLERANCE]
