"""The numbers of moves: where each kind of move begins in the move table (moves.py)."""

from __future__ import annotations

from typing import Final

# Locks by their ten bits; stick-ups with one hand at nine seats, with both hands at two of nine; coins by their place;
# then nature's.
SHOOT: Final = 1024
DOUBLE: Final = 1042
TAKE: Final = 1123
PASS: Final = 1132
COIN: Final = 1133
SHERIFF: Final = 1140
DEAL: Final = 1142
REVEAL: Final = 1202
BLIND: Final = 1203
TARGETS: Final = 9
