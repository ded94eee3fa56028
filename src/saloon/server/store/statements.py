"""From the rows of a match to the statements that write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, delete, insert, update

from saloon.server.store.rows import MatchRow, ResultRow, SeatRow
from saloon.server.store.schema import matches, results, seats
from saloon.server.store.sql import Step, text

INSERT_MATCH: Final = text(insert(matches))
UPDATE_MATCH: Final = text(
    update(matches)
    .where(matches.c.id == bindparam("of_match"))
    .values(
        {name: bindparam(name) for name in ("phase", "host", "terms", "began", "next", "ranks", "barred")}
    )  # nothing else changes
)
INSERT_SEAT: Final = text(insert(seats))
UPDATE_SEAT: Final = text(
    update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("kind", "guest", "name", "nonce", "warm")})
)
DELETE_SEATS: Final = text(delete(seats).where(seats.c.match == bindparam("of_match")))
INSERT_RESULT: Final = text(insert(results).values({name: bindparam(name) for name in ResultRow.__struct_fields__}))


def additions(match: MatchRow) -> list[Step]:
    """What is to be written of a new match."""
    return [
        (INSERT_MATCH, [{"touched": match.created, **match_values(match)}]),
        (INSERT_SEAT, [seat_values(match.id, seat) for seat in match.seats]),
    ]


def changes(before: MatchRow, match: MatchRow) -> list[Step]:
    """What is to be written so that the one becomes the other."""
    steps: list[Step] = []
    if replace(before, seats=match.seats) != match:
        steps.append((UPDATE_MATCH, [{"of_match": match.id, **match_values(match)}]))
    if len(before.seats) != len(match.seats):
        steps.append((DELETE_SEATS, [{"of_match": match.id}]))
        steps.append((INSERT_SEAT, [seat_values(match.id, seat) for seat in match.seats]))
        return steps
    changed = [seat for was, seat in zip(before.seats, match.seats, strict=True) if seat != was]
    if changed:
        steps.append((UPDATE_SEAT, [{"of_match": match.id, "of_seat": seat.seat, **asdict(seat)} for seat in changed]))
    return steps


def match_values(match: MatchRow) -> dict[str, Any]:
    """The row of a match."""
    values = {field: getattr(match, field) for field in match.__struct_fields__ if field != "seats"}
    ranks = None if match.ranks is None else msgspec.json.encode(match.ranks).decode()
    barred = msgspec.json.encode(match.barred).decode() if match.barred else None
    return {**values, "terms": msgspec.json.encode(match.terms).decode(), "ranks": ranks, "barred": barred}


def result_steps(ended: Sequence[ResultRow]) -> list[Step]:
    """The results of a match, if it has any that count."""
    return [(INSERT_RESULT, [asdict(result) for result in ended])] if ended else []


def seat_values(match: str, seat: SeatRow) -> dict[str, Any]:
    """The row of a seat."""
    return {"match": match, **asdict(seat)}
