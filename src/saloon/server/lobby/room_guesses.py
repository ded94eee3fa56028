"""Codes of rooms cannot be guessed: whoever does not belong to a room may bring only so many codes that are none.

One address has some mistakes an hour. When all addresses together make many, somebody guesses from many of them; then
each may mistype once or twice.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from saloon.server.common.quotas import Quota

HOUSE: Final = 1000  # wrong codes in an hour, from all addresses together, after which everybody has few
FEW: Final = 2
ALL: Final = ""  # the key of all addresses


class RoomGuesses:
    """Counts wrong codes."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._wrong = Quota(most, clock)
        self._wrong_when_many = Quota(FEW, clock)
        self._house = Quota(HOUSE, clock)

    def may(self, address: str) -> bool:
        """Whether an address may bring a code."""
        patient = self._house.has(ALL) or self._wrong_when_many.has(address)
        return patient and self._wrong.has(address)

    def was_wrong(self, address: str) -> None:
        """A code was none."""
        for quota, who in ((self._wrong, address), (self._wrong_when_many, address), (self._house, ALL)):
            quota.has(who)  # a new hour may have begun
            quota.take(who)
