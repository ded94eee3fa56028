"""Hands before a camera: a pose is told when it is taken, and answers once it has been kept still for a moment.

What counts is when it was taken. That the house heard of it then proves it: the answer that follows is measured to the
arrival of the pose, not to its own, and is believed as far as any other. Only the last pose of a seat can become an
answer, and not for long, so that a guess held up in advance gains nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

KEPT: Final = 1500.0  # milliseconds from a pose to its answer: the longest moment of stillness, and a slow machine


class Pose(Struct, frozen=True):
    """A pose that somebody's hands took."""

    move: str
    heard: float


class Poses:
    """The last pose of each seat since the cards were shown."""

    def __init__(self) -> None:
        self._last: dict[int, Pose] = {}

    def clear(self) -> None:
        """Other cards."""
        self._last.clear()

    def take(self, seat: int, move: str, heard: float) -> None:
        """A seat's hands took a pose."""
        self._last[seat] = Pose(move, heard)

    def began(self, seat: int, move: str, heard: float) -> float:
        """When the pose of an answer that was heard now was taken; now, if the house was not told in time."""
        pose = self._last.get(seat)
        return heard if pose is None or pose.move != move or heard - pose.heard > KEPT else pose.heard

    def deadline(self, seats: Iterable[int], moment: float) -> float:
        """Until when answers of these seats may come whose pose was taken before this moment."""
        heard = (self._last[seat].heard for seat in seats if seat in self._last)
        return max((each + KEPT for each in heard if each < moment), default=-math.inf)
