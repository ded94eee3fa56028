"""The parts of the server that tables share."""

from __future__ import annotations

from typing import Protocol

from msgspec import Struct, field

from saloon.kernel import Outcome
from saloon.server.bots.bot_workers import BotWorkers
from saloon.server.common.quotas import Allowance, Quotas
from saloon.server.race.cheat_memory import CheatMemory
from saloon.server.store import MatchRow, Store
from saloon.server.table.live_race.race_clock import RaceTimes


class TableContext(Struct):
    """The parts of the server that a table uses, and its settings."""

    store: Store
    bot_workers: BotWorkers
    pace: float  # seconds a bot takes at least for a move, so that people can follow
    patience: float  # seconds before a bot plays for somebody who is gone
    race: RaceTimes = RaceTimes()
    watch: CheatMemory = field(default_factory=CheatMemory)
    recovery: float = 1.0  # seconds between two tries of a table to go on after something failed
    spectators: int = 500  # connections of spectators at one table; seated people always come in
    quotas: Quotas = field(default_factory=lambda: Quotas(Allowance()))  # hourly quotas of guests and addresses
    shows: int = 8  # matches of one host that bots play among themselves while somebody watches, at one time


class Host(Protocol):
    """The calls of a table to the registry of tables."""

    async def rematch(self, row: MatchRow, outcome: Outcome) -> str:
        """Open the next match of the same people."""

    def shows(self, row: MatchRow) -> int:
        """How many other matches of this one's host bots play among themselves while somebody watches."""
