"""The numbers of moves: where each kind of move begins in the move table (moves.py)."""

from __future__ import annotations

from typing import Final

# Two kinds of announcements, to eight seats of sixteen values each; then moves that name one of sixteen tokens, the two
# answers among them; then nature's.
CLAIM: Final = 0
STEAL: Final = 128
DOUBLET: Final = 256
RETURN: Final = 272
OK: Final = 288
BLUFF: Final = 289
GIVE: Final = 290
FIRST: Final = 306
ROLL: Final = 314
