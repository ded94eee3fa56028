"""What several houses on one store have in common, beside guests and matches; a store of one house has none of it."""

from __future__ import annotations

from typing import Protocol

from saloon.server.common.quotas import Counter
from saloon.server.store.news import Hear


class Shared(Counter, Protocol):
    """Also counts what is brought in an hour."""

    def listen(self, hear: Hear) -> None:
        """From now on whatever another house changes that may be known here is told."""

    async def take_turn(self, what: str, every: float) -> bool:
        """Whether it is this house's turn to do something that one of all houses does, once in so many seconds."""

    async def signals(self, guest: str) -> str | None:
        """What was kept of a guest's last ranked answers."""

    async def keep_signals(self, guest: str, signals: str) -> None:
        """Keep what a guest's last ranked answers look like; of one who was erased meanwhile nothing is kept."""

    async def worked_out(self, match: str, work: str) -> bytes | None:
        """What some house has worked out of a finished match."""

    async def begin_work(self, match: str, work: str, seconds: float) -> bool:
        """Whether this house may work something out, or go on with it, for so long: no other one is at it."""

    async def end_work(self, match: str, work: str, answer: bytes | None) -> None:
        """This house has worked it out, or gives it up."""

    async def forget_work(self, days: int) -> None:
        """Keep nothing that was worked out longer ago: it may be worked out again."""
