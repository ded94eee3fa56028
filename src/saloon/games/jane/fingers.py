"""The input of Dexterity Jane: how long bending fingers takes, and what fingers cannot do.

Whenever a finger is bent or stretched, the page notes which one and when, in milliseconds since it painted the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.games.jane.moves import MOVES, Lock
from saloon.kernel.races import InputRules, Touch

STILL: Final = 1500.0  # milliseconds from a pose to its answer: the longest moment of stillness, and a slow machine
STROKE: Final = 60.0  # milliseconds that bending a finger takes at least


class Fingers(InputRules):
    """Answers by ten fingers: on keys, on a touch screen, or in front of a camera."""

    by_camera = True
    intent = STILL

    def least(self, move: int) -> float:
        """The time to bend all fingers of the lock."""
        return STROKE * strokes(move)

    def forged(self, move: int | None, touches: Sequence[Touch], claimed: float) -> bool:
        """Fingers move one after another, after the reveal and before the answer, and each bent finger has moved."""
        return not possible(touches, claimed) or (move is not None and len(touches) < strokes(move))


def strokes(move: int) -> int:
    """How many fingers must move at least: those that the lock bends."""
    form = MOVES[move]
    return form.left.bit_count() + form.right.bit_count() if isinstance(form, Lock) else 0


def possible(touches: Sequence[Touch], claimed: float) -> bool:
    """Whether fingers can have moved at these times: in their order, and not after the answer."""
    last = 0.0
    for _, at in touches:
        if at < last:
            return False
        last = at
    return last <= claimed
