"""The numbers of the stages of a turn, in the order of view.STAGES."""

from __future__ import annotations

from typing import Final

BEGIN: Final = 0
SHAKE: Final = 1
CHOOSE: Final = 2
ANSWER: Final = 3
PAY: Final = 4
SWAP: Final = 5
OVER: Final = 6
