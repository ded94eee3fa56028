"""The numbers of moves: where each kind of move begins in the move table (moves.py)."""

from __future__ import annotations

from typing import Final

# Four piles of 58 cards, the end of a turn, then nature's moves.
PILE: Final = 58
OWN_RISING: Final = 0
OWN_FALLING: Final = 58
FOE_RISING: Final = 116
FOE_FALLING: Final = 174
END: Final = 232
FIRST: Final = 233
DRAW: Final = 235
LOWEST: Final = 2  # the first card of each kind
