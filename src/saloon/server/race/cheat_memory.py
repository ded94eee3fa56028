"""Cheat signals of guests, kept from one ranked match to the next: some show only over several matches."""

from __future__ import annotations

from typing import Final

from saloon.server.race.cheat_signals import CheatSignals

MOST: Final = 10_000  # guests who are remembered


class CheatMemory:
    """The last ranked answers of every guest, as long as the house is open."""

    def __init__(self) -> None:
        self._known: dict[str, CheatSignals] = {}  # the guest who played last at the end

    def follow(self, guest: str) -> CheatSignals:
        """A guest begins a match: earlier answers count on, unless they have already cost that guest a match."""
        before = self._known.pop(guest, None)
        if before is None or before.flag is not None:
            before = CheatSignals()
        self._known[guest] = before
        if len(self._known) > MOST:
            self.forget(next(iter(self._known)))
        return before

    def forget(self, guest: str) -> None:
        """Know nothing of a guest any more."""
        self._known.pop(guest, None)
