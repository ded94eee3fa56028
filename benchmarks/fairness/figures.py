"""The figures that are published, from rounds of which the truth is known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from msgspec import Struct

from benchmarks.fairness.simulation import Run

Rounds = Sequence[Sequence[Run]]
Order = Callable[[Run], float]


def by_house(run: Run) -> float:
    """The order that the house settled."""
    return run.place


def by_arrival(run: Run) -> float:
    """The order in which answers came."""
    return run.arrived


class Wrong(Struct, frozen=True):
    """Pairs whose true gap is at least so large, and the part of them that an order has wrong."""

    gap: float
    pairs: int
    share: float


def wrong_order(rounds: Rounds, gap: float, order: Order) -> Wrong:
    """How often the slower one of two is put first, a lot lost in a dead heat included."""
    pairs = wrong = 0
    for runs in rounds:
        for one, other in combinations(runs, 2):
            if abs(one.reaction - other.reaction) >= gap:
                faster, slower = sorted((one, other), key=lambda run: run.reaction)
                pairs += 1
                wrong += order(faster) > order(slower)
    return Wrong(gap, pairs, wrong / max(1, pairs))


def wins(rounds: Rounds, order: Order) -> list[float]:
    """The part of the rounds in which each seat was first."""
    seats = len(rounds[0])
    firsts = [min(runs, key=order).seat for runs in rounds]
    return [firsts.count(seat) / len(firsts) for seat in range(seats)]


def spearman(rounds: Rounds, order: Order) -> float:
    """How much the place goes with the length of the line, seats being in that order: 0 is not at all."""
    seats = len(rounds[0])
    middle = (seats - 1) / 2
    products = squares = 0.0
    for runs in rounds:
        for place, run in enumerate(sorted(runs, key=order)):
            products += (place - middle) * (run.seat - middle)
            squares += (place - middle) ** 2
    return products / squares


def percentile(values: Sequence[float], part: float) -> float:
    """The value below which this part lies."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(part * len(ranked)))]


def waits(rounds: Rounds) -> list[float]:
    """How long ranks were awaited, in milliseconds."""
    return [run.wait for runs in rounds for run in runs]
