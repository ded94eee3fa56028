"""From a change or a new match to the statements that write it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import asdict, replace
from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects.sqlite import insert as upsert

from saloon.server.store.change import Change
from saloon.server.store.match_values import CHANGING, match_values, seat_values
from saloon.server.store.rows import BidRow, MatchRow, ResultRow
from saloon.server.store.sqlite.schema import bids, matches, results, seats
from saloon.server.store.sqlite.sql import Step, text

INSERT_MATCH: Final = text(insert(matches))
UPDATE_MATCH: Final = text(
    update(matches).where(matches.c.id == bindparam("of_match")).values({name: bindparam(name) for name in CHANGING})
)
INSERT_SEAT: Final = text(insert(seats))
UPDATE_SEAT: Final = text(
    update(seats)
    .where(seats.c.match == bindparam("of_match"), seats.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("kind", "guest", "name", "nonce", "warm")})
)
DELETE_SEATS: Final = text(delete(seats).where(seats.c.match == bindparam("of_match")))
INSERT_RESULT: Final = text(insert(results).values({name: bindparam(name) for name in ResultRow.__struct_fields__}))
BID: Final = upsert(bids).values({name: bindparam(name) for name in ("match", *BidRow.__struct_fields__)})
UPSERT_BID: Final = text(  # only a seat's last bid matters
    BID.on_conflict_do_update(
        index_elements=["match", "seat"],
        set_={name: BID.excluded[name] for name in BidRow.__struct_fields__ if name != "seat"},
    )
)
NO_STEPS: Final[list[Step]] = []


def additions(match: MatchRow) -> list[Step]:
    """What is to be written of a new match."""
    return [
        (INSERT_MATCH, [{"touched": match.created, **match_values(match)}]),
        (INSERT_SEAT, [seat_values(match.id, seat) for seat in match.seats]),
    ]


def steps_of(change: Change) -> Sequence[Step]:
    """The statements that write a change; new entries are no statement, but a unit of the journal."""
    if change.before is None and change.bid is None and not change.results:
        return NO_STEPS
    steps = [] if change.before is None else changes(change.before, change.match)
    if change.bid is not None:
        steps.append((UPSERT_BID, [{"match": change.match.id, **asdict(change.bid)}]))
    return [*steps, *result_steps(change.results)]


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


def result_steps(ended: Sequence[ResultRow]) -> list[Step]:
    """The results of a match, if it has any that count."""
    return [(INSERT_RESULT, [asdict(result) for result in ended])] if ended else []
