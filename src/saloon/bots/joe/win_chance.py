"""The chance of each side to win, as bots see it: how the sides stand, measured against how such matches ended.

`python -m benchmarks.joe.win_chance --write` fits the scales to matches of bots.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from saloon.bots.joe.evaluation import side_strength
from saloon.games.joe.rules import Joe

FILE: Final = Path(__file__).with_name("win_chance.json")


class Scale(Struct, frozen=True):
    """How strengths become chances in a scenario: how much strength decides, and what a side has beyond it."""

    weight: float
    leanings: list[float]  # one a side

    def chances(self, strengths: list[int]) -> list[float]:
        """The chances of all sides, from their strengths; together they are 1."""
        shares = [
            exp(self.weight * log(strength) + leaning)
            for strength, leaning in zip(strengths, self.leanings, strict=True)
        ]
        return [share / sum(shares) for share in shares]


class Scales(Struct, frozen=True):
    """What was fitted: to how many matches of which bot in each scenario, and the scales."""

    bot: str
    matches: int
    scenarios: dict[str, Scale]


@cache
def read_scales() -> dict[str, Scale]:
    """The scales of all scenarios."""
    return msgspec.json.decode(FILE.read_bytes(), type=Scales).scenarios


def strengths_of(joe: Joe) -> list[int]:
    """How strong the sides are, seen from their goals."""
    return [side_strength(joe, side) for side in range(joe.scenario.sides)]


def win_chances(joe: Joe) -> list[float]:
    """The chance of each side to win the scenario, as it looks now."""
    plain = Scale(2.0, [0.0] * joe.scenario.sides)
    return read_scales().get(joe.scenario.name, plain).chances(strengths_of(joe))


def final_chances(joe: Joe, sides: int) -> list[float]:
    """The same when a scenario of so many sides is over: winners share it, and all share a draw."""
    won = [side for side in range(sides) if joe.winners >> side & 1] or list(range(sides))
    return [1 / len(won) if side in won else 0.0 for side in range(sides)]
