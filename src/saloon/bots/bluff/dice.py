"""The probabilities of the sums of three dice."""

from __future__ import annotations

from typing import Final

from saloon.games.bluff.dice import ALL_DIFFERENT, WAYS
from saloon.games.bluff.moves import ROLLS, TOKENS


def chance(value: int, double: bool | None = None) -> float:
    """The probability of this sum; if `double` is given, of the sum with a double or without one."""
    return sum(
        ways
        for roll, ways in zip(ROLLS, WAYS, strict=True)
        if sum(roll) == value and double in (None, ways != ALL_DIFFERENT)
    ) / sum(WAYS)


CHANCES: Final = {value: chance(value) for value in TOKENS}
