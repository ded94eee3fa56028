"""What the house lends a table."""

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
    """What a table works with."""

    store: Store
    bot_workers: BotWorkers
    pace: float  # seconds a bot takes at least for a move, so that people can follow
    patience: float  # seconds before a bot keeps the seat of somebody who is gone
    race: RaceTimes = RaceTimes()
    watch: CheatMemory = field(default_factory=CheatMemory)
    recovery: float = 1.0  # seconds between two tries of a table to go on after something failed
    spectators: int = 500  # connections of spectators at one table; who has a seat always comes in
    quotas: Quotas = field(default_factory=lambda: Quotas(Allowance()))  # what is left for each guest and address
    shows: int = 8  # matches of one host that bots play among themselves while somebody watches, at one time


class Host(Protocol):
    """What a table asks of the house."""

    async def rematch(self, row: MatchRow, outcome: Outcome) -> str:
        """Open the next match of the same people."""

    def shows(self, row: MatchRow) -> int:
        """How many other matches of this one's host bots play among themselves while somebody watches."""
