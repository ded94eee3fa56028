"""Rolls of three dice, by their number in the move table."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from saloon.games.bluff.moves import ROLLS

DICE: Final = bytes(die for roll in ROLLS for die in roll)  # the three dice of each roll
SUMS: Final = bytes(map(sum, ROLLS))  # the sum of each roll
WAYS: Final = bytes([len(set(permutations(roll))) for roll in ROLLS])  # in how many of 216 throws each roll comes
DRAWN: Final = bytes([roll for roll, ways in enumerate(WAYS) for _ in range(ways)])  # the roll of each of 216 throws
ALL_DIFFERENT: Final = 6  # ways of a roll without a double
