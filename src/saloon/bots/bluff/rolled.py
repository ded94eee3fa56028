"""How both sides play an attempt in which the token that was rolled is at stake (BY-R1), whatever was announced.

A claim is then worth as much as its roll, true or not. If the guesser believes half of the claims, each is worth 0, so
claims enter the attempt with no stake, and only steals can be worth more. If the weight of a roll is its probability
times its token's points, the roller has to make true and false claims of the same weight with every number: that is an
attempt with equal stakes, in which these weights are the probabilities. It has no solution if one roll weighs more than
all others together, which happens when few tokens are left. Then everybody claims that number, and only it is believed.
"""

from __future__ import annotations

from saloon.bots.bluff.attempt import Attempt
from saloon.bots.bluff.strategy import Strategy


class RolledStrategy(Strategy):
    """An equilibrium of such an attempt; claims come first among its announcements, for tokens of these points."""

    def __init__(self, attempt: Attempt, points: list[float]) -> None:
        super().__init__(attempt)
        self.claims = len(points)
        weights = [worth * self._claimed(at) for at, worth in enumerate(points)]
        total = sum(weights)
        self.heaviest = next((at for at, weight in enumerate(weights) if 2 * weight > total), None)
        self._fair: Strategy | None = None
        if self.heaviest is not None:
            self.beliefs[: self.claims] = [float(at == self.heaviest) for at in range(self.claims)]
        elif total > 0:
            self._fair = Strategy(even(weights, total))
        self.truths, self.lies = self._told()

    def choices(self, at: int, double: bool) -> tuple[list[float], float]:
        """How often a roll makes each announcement, and shows a doublet; claims are chosen by their weights."""
        said, swap = super().choices(at, double)
        part = sum(said[: self.claims])
        return [*(part * each for each in self._claim(at)), *said[self.claims :]], swap

    def _claim(self, at: int) -> list[float]:
        """The numbers that a roll claims, with their probabilities; any, if its token is not in the centre."""
        if self.heaviest is not None:
            return [float(other == self.heaviest) for other in range(self.claims)]
        if self._fair is None or not 0 <= at < self.claims:
            return [1 / self.claims] * self.claims
        return self._fair.choices(at, False)[0]

    def _claimed(self, at: int) -> float:
        """The probability that a number is rolled and something is claimed."""
        made = [
            (self._chance(at, double), super(RolledStrategy, self).choices(at, double)[0]) for double in (False, True)
        ]
        return sum(chance * sum(said[: self.claims]) for chance, said in made)

    def _told(self) -> tuple[list[float], list[float]]:
        """How often each announcement is true, and how often a lie."""
        truths, lies = [0.0] * self.attempt.count, [0.0] * self.attempt.count
        for at in self._rows:
            for double in (False, True):
                for other, part in enumerate(self.choices(at, double)[0]):
                    (truths if other == at else lies)[other] += part * self._chance(at, double)
        return truths, lies


def even(weights: list[float], total: float) -> Attempt:
    """An attempt with the same stake for every number, each rolled with a probability of its weight."""
    attempt = Attempt()
    for weight in weights:
        attempt.add(1.0, -1.0, weight / total, 0.0)
    return attempt
