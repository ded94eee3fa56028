"""Which house runs a match, as the database knows it: the column `owner`, and who may write it.

A living house loses a match only by releasing it, which its own writer does after all that it has written of the
match; a dead one loses all of them by its one row. So a claim looks at the owner alone, and whether that is closed.
"""

from __future__ import annotations

from typing import Final, Literal

import asyncpg
import msgspec
from msgspec import Struct

from saloon.server.cluster.houses import House, Rules
from saloon.server.store.postgres.store import BY_THEMSELVES

AT_ONCE: Final = 50  # matches of dead houses that one takes over with one statement
NOBODY: Final = 0  # a house that is closed since ever: what it owns is to go on though nobody comes

LOOK: Final = """
SELECT m.game, m.rules, m.owner, h.state, h.address, extract(epoch FROM clock_timestamp() - b.seen)::float8
FROM matches m LEFT JOIN houses h ON h.id = m.owner LEFT JOIN beats b ON b.house = m.owner WHERE m.id = $1"""

SILENCE: Final = """
SELECT extract(epoch FROM clock_timestamp() - b.seen)::float8 FROM houses h JOIN beats b ON b.house = h.id
WHERE h.id = $1 AND h.state <> 'closed'"""

FENCE: Final = "fence AS (SELECT id FROM houses WHERE id = $1 AND state = 'open' FOR SHARE)"
OF_A_DEAD_HOUSE: Final = "EXISTS (SELECT FROM houses h WHERE h.id = m.owner AND h.state = 'closed')"

# Whoever comes second waits for the row, and then finds an owner who lives.
CLAIM: Final = f"""
WITH {FENCE} UPDATE matches m SET owner = fence.id FROM fence
WHERE m.id = $2 AND (m.owner IS NULL OR m.owner = fence.id OR {OF_A_DEAD_HOUSE}) RETURNING m.owner"""

ORPHANS: Final = f"""
WITH {FENCE}, found AS (
    SELECT m.id FROM matches m, fence WHERE m.phase = 'playing' AND {OF_A_DEAD_HOUSE} {BY_THEMSELVES}
       AND (m.game, m.rules) NOT IN (
           SELECT r.game, r.rules FROM jsonb_to_recordset($2::jsonb) AS r (game text, rules int))
    ORDER BY m.touched DESC LIMIT {AT_ONCE} FOR UPDATE OF m SKIP LOCKED)
UPDATE matches m SET owner = fence.id FROM fence, found WHERE m.id = found.id RETURNING m.id"""


class Owned(Struct, frozen=True):
    """What the database says of a match and its owner."""

    game: str
    rules: int
    owner: int | None
    state: Literal["open", "leaving", "closed"] | None
    address: str | None
    silence: float | None  # seconds since the owner's last heartbeat

    @property
    def free(self) -> bool:
        """Whether whoever is asked first may run it."""
        return self.owner is None or self.state == "closed"

    @property
    def taken_over(self) -> bool:
        """Whether a house has died that ran it."""
        return self.state == "closed" and self.owner != NOBODY


class Claims:
    """The questions of one house."""

    def __init__(self, pool: asyncpg.Pool, house: int) -> None:
        self._pool = pool
        self._house = house

    async def look(self, match: str) -> Owned | None:
        """Who runs a match; None if there is none of this id."""
        row = await self._pool.fetchrow(LOOK, match)
        return None if row is None else Owned(*row)

    async def silence(self, house: int) -> float | None:
        """Seconds since the last heartbeat of a house; None of one that is closed."""
        found: float | None = await self._pool.fetchval(SILENCE, house)
        return found

    async def claim(self, match: str) -> bool:
        """Run a match from now on, if nobody else does, and if this house is open."""
        return await self._pool.fetchval(CLAIM, self._house, match) is not None

    async def orphans(self, others: list[tuple[str, int]]) -> list[str]:
        """Take over some matches of dead houses that go on though nobody comes, but for those of others' rules."""
        theirs = msgspec.json.encode([{"game": game, "rules": rules} for game, rules in others]).decode()
        return [row["id"] for row in await self._pool.fetch(ORPHANS, self._house, theirs)]


def better_off(game: str, rules: int, own: Rules, houses: list[House]) -> list[House]:
    """The houses that have the rules of a match, if this one has not."""
    return [] if own.get(game) == rules else [house for house in houses if house.rules.get(game) == rules]


def rules_of_others(own: Rules, houses: list[House]) -> list[tuple[str, int]]:
    """The rules that only other houses have."""
    theirs = {pair for house in houses if house.state == "open" for pair in house.rules.items()}
    return sorted(theirs - set(own.items()))
