"""What three dice show, and how often."""

from __future__ import annotations

from typing import Final

from saloon.games.bluff.dice import ALL_DIFFERENT, WAYS
from saloon.games.bluff.moves import ROLLS, TOKENS


def chance(value: int, double: bool | None = None) -> float:
    """How often the dice show this sum, with a double or without one if that matters."""
    return sum(
        ways
        for roll, ways in zip(ROLLS, WAYS, strict=True)
        if sum(roll) == value and double in (None, ways != ALL_DIFFERENT)
    ) / sum(WAYS)


CHANCES: Final = {value: chance(value) for value in TOKENS}
