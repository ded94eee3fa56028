"""What so many players need, worked out from what was measured."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from benchmarks.cluster.costs import Costs

USED: Final = 0.45  # of a core that a house is given to do, so that its lines stay quick and a neighbour's fit beside
DAY: Final = 86_400


@dataclass(frozen=True)
class Crowd:
    """People who play at the same time, and how."""

    name: str
    players: float
    move_every: float  # seconds, of a match
    match_lasts: float  # seconds
    comes_back: float  # seconds after which somebody opens a line anew: a page loaded again, a phone that slept

    @property
    def moves(self) -> float:
        """Moves a second."""
        return self.players / 2 / self.move_every

    @property
    def matches(self) -> float:
        """Matches that begin, and end, a second."""
        return self.players / 2 / self.match_lasts

    @property
    def lines(self) -> float:
        """Lines that are opened a second."""
        return 2 * self.matches + self.players / self.comes_back


MILLION: Final = Crowd("1,000,000 players", 1e6, 5, 580, 1000)
LICHESS: Final = Crowd(
    "lichess at its peak", 110_000, 5, 375, 1000
)  # 5 million matches a day of 75 moves; 11,000 moves/s


@dataclass(frozen=True)
class Need:
    """What a crowd needs."""

    cores: dict[str, float]  # of houses, by what for
    database: float
    proxy: float
    houses: int
    memory: float  # bytes
    wal: float  # bytes a second
    disk: float  # bytes a day
    packed: float  # the same of matches that are over and packed


def need(crowd: Crowd, costs: Costs) -> Need:
    """The sum of it all."""
    cores = {
        "moves": crowd.moves * costs.paced.cost / 1e6,
        "lines that are open": crowd.players * costs.held.line / 1e6,
        "lines that are opened": crowd.lines * costs.line / 1e6,
        "matches made and seated": crowd.matches * (costs.held.made + costs.held.seated) / 1e6,
    }
    lines, moves = crowd.lines * costs.line_database, crowd.moves * costs.paced.database_cost
    houses = ceil(sum(cores.values()) / USED)
    return Need(
        cores=cores,
        database=(lines + moves) / 1e6,
        proxy=crowd.lines * costs.line_proxy / 1e6,
        houses=houses,
        memory=crowd.players * costs.held.line_memory + houses * costs.held.house_memory,
        wal=crowd.moves * costs.wal,
        disk=crowd.moves * costs.disk * DAY,
        packed=crowd.matches * costs.duel.packed * DAY,
    )
