"""Cheat signals of guests, kept from one ranked match to the next: some show only over several matches.

Where several houses share a store, they are kept there as well, after each race: a guest's next match may be elsewhere.
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import msgspec
import structlog

from saloon.server.race.cheat_signals import CheatSignals, Kept

MOST: Final = 10_000  # guests who are remembered
log = structlog.get_logger()

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(Kept).decode


class Shelf(Protocol):
    """Where signals are kept for other houses."""

    async def signals(self, guest: str) -> str | None:
        """What was kept of a guest."""

    async def keep_signals(self, guest: str, signals: str) -> None:
        """Keep this of a guest."""


class CheatMemory:
    """The last ranked answers of every guest, as long as the house is open."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self._shelf = shelf
        self._known: dict[str, CheatSignals] = {}  # the guest who played last at the end
        self._kept: dict[str, str] = {}  # as they are on the shelf, as far as this house knows
        self._keeping: set[asyncio.Task[None]] = set()

    def follow(self, guest: str) -> CheatSignals:
        """A guest begins a match: earlier answers count on, unless they have already cost that guest a match."""
        before = self._known.pop(guest, None)
        if before is None or before.flag is not None:
            before = CheatSignals()
        self._remember(guest, before)
        return before

    def _remember(self, guest: str, signals: CheatSignals) -> None:
        self._known[guest] = signals
        if len(self._known) > MOST:
            self.forget(next(iter(self._known)))

    def forget(self, guest: str) -> None:
        """Know nothing of a guest any more."""
        self._known.pop(guest, None)
        self._kept.pop(guest, None)

    async def recall(self, guest: str) -> None:
        """A guest comes to a ranked match: what other houses have seen of it counts as well."""
        if self._shelf is None:
            return
        try:
            found = await self._shelf.signals(guest)
        except Exception:  # then this match is judged by itself
            log.exception("signals could not be looked up")
            return
        if found is not None and found != self._kept.get(guest):
            self._known.pop(guest, None)
            self._kept[guest] = found
            self._remember(guest, CheatSignals.from_kept(decode(found)))

    def keep(self, guest: str) -> None:
        """A race is over: other houses are to know what it showed of a guest. Nobody waits for that."""
        signals = self._known.get(guest)
        if self._shelf is None or signals is None:
            return
        kept = encode(signals.kept()).decode()
        if kept != self._kept.get(guest):
            self._kept[guest] = kept
            task = asyncio.create_task(self._keep(self._shelf, guest, kept))
            self._keeping.add(task)
            task.add_done_callback(self._keeping.discard)

    async def _keep(self, shelf: Shelf, guest: str, kept: str) -> None:
        try:
            await shelf.keep_signals(guest, kept)
        except Exception:  # it is kept after the next race
            log.exception("signals could not be kept")
            self._kept.pop(guest, None)
