"""What both stores read of a room's matches, and how it is put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import msgspec

from saloon.server.store.rows import RoomMatch, RoomSeat, Terms

MATCHES: Final = ("id", "game", "options", "phase", "created", "terms", "ranks")
SEATS: Final = ("match", "kind", "guest", "name")
VISITED_AGAIN: Final = 3600  # seconds after which another visit is written down


def room_matches(rows: Iterable[Sequence[Any]], seats: Iterable[Sequence[Any]]) -> list[RoomMatch]:
    """The matches of these rows with the seats of those, which are in the order of their matches and numbers."""
    people = {
        match: [RoomSeat(*seat[1:]) for seat in found] for match, found in groupby(map(tuple, seats), itemgetter(0))
    }
    return [room_match(row, people.get(row[0], [])) for row in rows]


def room_match(row: Sequence[Any], people: list[RoomSeat]) -> RoomMatch:
    """The match of a row."""
    values = dict(zip(MATCHES, row, strict=True))
    terms = msgspec.json.decode(values.pop("terms"), type=Terms)
    ranks = None if values["ranks"] is None else msgspec.json.decode(values["ranks"], type=list[int])
    return RoomMatch(**{**values, "spectators": terms.spectators, "ranks": ranks, "seats": people})
