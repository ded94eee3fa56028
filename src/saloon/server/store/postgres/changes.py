"""What one caller wants written, as the writer's one statement takes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import asdict, replace

from saloon.server.store.change import Change
from saloon.server.store.entries import Entry
from saloon.server.store.match_values import CHANGING, match_values, seat_values
from saloon.server.store.rows import MatchRow

Row = dict[str, Any]
Unit = tuple[int, int, str]  # the number of a match, how many entries came before, and the new ones as JSON

encode = msgspec.json.Encoder().encode


class Changes(Struct):
    """Rows to write, by table; `matches` and `seats` replace what is there."""

    units: list[Unit] = field(default_factory=list)
    new_matches: list[Row] = field(default_factory=list)
    matches: list[Row] = field(default_factory=list)
    times: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    seat_counts: list[Row] = field(default_factory=list)  # how many seats a match has left
    bids: list[Row] = field(default_factory=list)
    results: list[Row] = field(default_factory=list)
    releases: list[Row] = field(default_factory=list)  # matches that others may run from now on

    @property
    def only_units(self) -> bool:
        """Whether there is nothing to write but entries."""
        return not any(getattr(self, name) for name in TABLES)

    @property
    def of_rows(self) -> str:
        """Which of three ways of changing the row of a match this is."""
        return "releases" if self.releases else "times" if self.times else "matches"


TABLES = tuple(name for name in Changes.__struct_fields__ if name != "units")
KEYS = {"new_matches": ("id",), "matches": ("id",), "times": ("id",), "seat_counts": ("match",), "releases": ("id",)}


def joined(all_changes: Iterable[Changes]) -> Changes:
    """Everything in one: of several versions of a row the last one, for one statement writes a row once."""
    together = Changes()
    rows: dict[str, dict[tuple[Any, ...], Row]] = {name: {} for name in TABLES}
    for changes in all_changes:
        together.units += changes.units
        for name in TABLES:
            key = KEYS.get(name, ("match", "seat"))
            for row in getattr(changes, name):
                rows[name][tuple(row[part] for part in key)] = row
    for name in TABLES:
        setattr(together, name, list(rows[name].values()))
    return together


def of_new_match(match: MatchRow, moves: Sequence[Entry]) -> Changes:
    """A new match with its seats and first entries."""
    return Changes(
        units=units_of(match, 0, moves),
        new_matches=[match_values(match)],
        seats=[seat_values(match.id, seat) for seat in match.seats],
    )


def of_change(change: Change) -> Changes:
    """What a table wants written."""
    match = change.match
    changes = Changes(
        units=units_of(match, change.seq, change.entries),
        bids=[] if change.bid is None else [{"match": match.id, **asdict(change.bid)}],
        results=[asdict(result) for result in change.results],
    )
    before = change.before
    if before is None:
        return changes
    if replace(before, seats=match.seats) != match:
        values = match_values(match)
        changes.matches = [{"id": match.id} | {name: values[name] for name in CHANGING}]
    if len(before.seats) != len(match.seats):
        changes.seat_counts = [{"match": match.id, "seats": len(match.seats)}]
    old = {seat.seat: seat for seat in before.seats}
    changes.seats = [seat_values(match.id, seat) for seat in match.seats if old.get(seat.seat) != seat]
    return changes


def units_of(match: MatchRow, seq: int, moves: Sequence[Entry]) -> list[Unit]:
    """The unit of entries that came together, if there are any."""
    if not match.number:
        raise ValueError("a match that the store has given no number has no entries")
    return [(match.number, seq, encode(moves).decode())] if moves else []
