"""Every move of Nerve."""

from __future__ import annotations

from typing import Final

from saloon.kernel import MoveTable

HIGHEST: Final = 20  # of the largest deck
KEEP: Final = 0
SWAP: Final = 1
DEAL: Final = 1  # plus the card

MOVES: Final = MoveTable(of_seats=["keep", "swap"], of_nature=[f"deal {card}" for card in range(1, HIGHEST + 1)])
