"""The result of a match as one row, and the rows of a run as a table."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    import polars


class MatchResult(Struct, frozen=True):
    """The result of a match of a run; the plural fields are by seat."""

    match: int
    seed: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str
    moves: int  # made by the seats, without nature's
    digest: str  # of the last position

    def shares(self) -> list[float]:
        """Each seat's part of the win: 1, or equal parts for those who share the first rank."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


def read_table(journal: Path, seats: int) -> polars.DataFrame:
    """A journal's lines as a table, one row a match; each seat has columns: `player_0`, `score_0`, `rank_0`."""
    import polars as pl  # noqa: PLC0415 - slow to import, and an extra

    words, whole = pl.List(pl.String()), pl.List(pl.Int64())
    schema: dict[str, pl.DataType] = {
        "match": pl.Int64(),
        "seed": pl.Int64(),
        "players": words,
        "scores": whole,
        "ranks": whole,
        "reason": pl.String(),
        "moves": pl.Int64(),
        "digest": pl.String(),
    }
    by_seat = [
        pl.col(f"{column}s").list.get(seat).alias(f"{column}_{seat}")
        for seat in range(seats)
        for column in ("player", "score", "rank")
    ]
    rows = pl.read_ndjson(journal, schema=schema)
    return rows.select("match", "seed", *by_seat, "reason", "moves", "digest")
