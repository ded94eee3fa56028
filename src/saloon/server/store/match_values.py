"""A match and its seats as the values of a row, the same in both stores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from saloon.server.store.rows import MatchRow, SeatRow, Sitter, Terms

MATCH_COLUMNS: Final = [name for name in MatchRow.__struct_fields__ if name != "seats"]
# Nothing else of a match changes.
CHANGING: Final = ("phase", "host", "terms", "began", "next", "ranks", "barred", "sitters")

encode: Final = msgspec.json.Encoder().encode


def match_values(match: MatchRow) -> dict[str, Any]:
    """The row of a match."""
    values = {name: getattr(match, name) for name in MATCH_COLUMNS}
    ranks = None if match.ranks is None else encode(match.ranks).decode()
    barred = encode(match.barred).decode() if match.barred else None
    sitters = encode(match.sitters).decode() if match.sitters else None
    return {**values, "terms": encode(match.terms).decode(), "ranks": ranks, "barred": barred, "sitters": sitters}


def seat_values(match: str, seat: SeatRow) -> dict[str, Any]:
    """The row of a seat."""
    return {"match": match, **asdict(seat)}


def match_of(row: Sequence[Any], people: list[SeatRow]) -> MatchRow:
    """The match of a row."""
    values = dict(zip(MATCH_COLUMNS, row, strict=True))
    terms = msgspec.json.decode(values["terms"], type=Terms)
    ranks = None if values["ranks"] is None else msgspec.json.decode(values["ranks"], type=list[int])
    barred = {} if values["barred"] is None else msgspec.json.decode(values["barred"], type=dict[str, str])
    sitters = [] if values["sitters"] is None else msgspec.json.decode(values["sitters"], type=list[Sitter])
    found = {"terms": terms, "ranks": ranks, "barred": barred, "sitters": sitters, "seats": people}
    return MatchRow(**{**values, **found})
