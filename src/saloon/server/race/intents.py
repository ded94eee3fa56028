"""Answers that are seen coming: an input that must wait a moment to be sure tells at once what it believes to see.

Hands before a camera do so (the message `pose`). What counts is when the answer was first seen. That the house heard of
it then proves it: the answer that follows is measured to the arrival of the intent, not to its own, and is believed as
far as any other. Only the last intent of a seat can become an answer, and not for long, so that a guess that is held up
in advance gains nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from msgspec import Struct


class Intent(Struct, frozen=True):
    """An answer that a seat is seen to give, and when the house heard of it."""

    move: str
    heard: float


class Intents:
    """The last intent of each seat since the reveal; its answer follows within `longest` milliseconds or not at all."""

    def __init__(self, longest: float) -> None:
        self._longest = longest
        self._last: dict[int, Intent] = {}

    def take(self, seat: int, move: str, heard: float) -> None:
        """A seat is seen to give this answer."""
        self._last[seat] = Intent(move, heard)

    def began(self, seat: int, move: str, heard: float) -> float:
        """When the intent of an answer was heard that has come now; now, if the house was not told in time."""
        intent = self._last.get(seat)
        return heard if intent is None or intent.move != move or heard - intent.heard > self._longest else intent.heard

    def deadline(self, seats: Iterable[int], moment: float) -> float:
        """Until when answers of these seats may come whose intent was heard before this moment."""
        heard = (self._last[seat].heard for seat in seats if seat in self._last)
        return max((each + self._longest for each in heard if each < moment), default=-math.inf)
