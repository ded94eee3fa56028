"""The numbers of the stages of a round, in the order of view.STAGES."""

from __future__ import annotations

from typing import Final

COINS_DEALT: Final = 0
FLIP: Final = 1
DEALING: Final = 2
HIDDEN: Final = 3
GUESS: Final = 4
TAKING: Final = 5
OVER: Final = 6
