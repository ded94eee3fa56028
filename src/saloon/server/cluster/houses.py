"""The houses of a cluster as rows of the database: how one joins, shows that it lives, and is closed.

Only PostgreSQL's clock counts. A house that has been silent for too long is closed by another one with one row: from
then on its writer's fence finds it closed, and whatever it still sends is refused. Closed is for ever; a process that
starts again is a new house.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

Rules = Mapping[str, int]  # the rules_version of each game that a house can play

SESSION: Final = 0x5A1007  # the advisory locks of houses: held by the connection of the heartbeat as long as it lives


class Pulse(Struct, frozen=True):
    """How fast houses show that they live, and how soon they are taken for dead; in seconds."""

    beat: float = 0.4
    broken: float = 1.2  # a pause after which a house begins anew to show that it is well
    silent: float = 2.5  # after which a house is closed by another, which must have been well for as long
    gone: float = 0.7  # the same where PostgreSQL says that its session has ended
    doubt: float = 0.6  # a silence in which nobody is sent to a house: it answers again, or is closed


class House(Struct, frozen=True):
    """A house that is not closed."""

    id: int
    address: str
    state: Literal["open", "leaving"]
    rules: dict[str, int]
    silence: float  # seconds since its last heartbeat


BEAT: Final = """
UPDATE beats b SET seen = clock_timestamp(), since = CASE
    WHEN $2 OR b.seen < clock_timestamp() - make_interval(secs => $3) THEN clock_timestamp() ELSE b.since END
FROM houses h WHERE b.house = $1 AND h.id = $1 RETURNING h.state"""

LIVING: Final = """
SELECT h.id, h.address, h.state, h.rules, extract(epoch FROM clock_timestamp() - b.seen)::float8
FROM houses h JOIN beats b ON b.house = h.id WHERE h.state <> 'closed' ORDER BY h.id"""

SENTENCE: Final = f"""
UPDATE houses h SET state = 'closed' FROM beats b, beats me, houses mine
WHERE h.id = $2 AND h.state <> 'closed' AND b.house = h.id AND me.house = $1 AND mine.id = $1 AND mine.state <> 'closed'
  AND me.since < clock_timestamp() - make_interval(secs => $3)
  AND (b.seen < clock_timestamp() - make_interval(secs => $3)
       OR b.seen < clock_timestamp() - make_interval(secs => $4) AND NOT EXISTS (
           SELECT FROM pg_locks l WHERE l.locktype = 'advisory' AND l.granted
              AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
              AND l.classid = {SESSION} AND l.objid = h.id::oid AND l.objsubid = 2))
RETURNING h.id"""

LEAVE: Final = "UPDATE houses SET state = $2 WHERE id = $1 AND state <> 'closed'"


def read_houses(rows: Iterable[Any]) -> list[House]:
    """The houses of rows as `LIVING` gives them."""
    return [
        House(number, address, state, msgspec.json.decode(rules, type=dict[str, int]), silence)
        for number, address, state, rules, silence in rows
    ]


def successor(match: str, houses: Iterable[House]) -> House | None:
    """Which of these houses is to run a match next: the same one whoever asks, and another one for another match."""

    def weight(house: House) -> bytes:
        return hashlib.blake2b(f"{house.id} {match}".encode(), digest_size=8).digest()

    return max(houses, key=weight, default=None)
