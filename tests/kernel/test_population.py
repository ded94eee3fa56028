"""Counting large sets side by side gives what counting one by one gives."""

from __future__ import annotations

from saloon.kernel import stream
from saloon.kernel.bits import count, only, population


def test_population_equals_count() -> None:
    rng = stream("population")
    sets: list[int] = [0, (1 << 62) - 1, *(only(number) for number in range(62))]
    sets += [(rng.next() << 30 ^ rng.next()) & ((1 << 62) - 1) for _ in range(500)]
    for members in sets:
        assert population(members) == count(members) == members.bit_count()
