"""What guests and addresses have used in an hour, in all houses together."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import asyncpg

from saloon.server.common.quotas import Use

# The hour is the database's. In the order of keys, so that no two wait for each other.
ADD: Final = """
INSERT INTO quotas AS q (hour, who, taken)
SELECT extract(epoch FROM clock_timestamp())::bigint / 3600, u.who, u.amount
FROM unnest($1::bytea[], $2::bigint[]) AS u (who, amount) ORDER BY u.who
ON CONFLICT (hour, who) DO UPDATE SET taken = q.taken + excluded.taken
RETURNING hour, who, taken"""
GIVE_BACK: Final = """
UPDATE quotas q SET taken = q.taken - u.amount
FROM unnest($2::bytea[], $3::bigint[]) AS u (who, amount) WHERE q.hour = $1 AND q.who = u.who"""
FORGET: Final = "DELETE FROM quotas WHERE hour < $1"


class QuotaRows:
    """Counts in rows that all houses see."""

    def __init__(self, pool: asyncpg.Pool, key: bytes) -> None:
        self._pool = pool
        self._key = key
        self._hour = 0

    async def use(self, uses: Sequence[Use]) -> bool:
        """Use quotas, if all of them have enough left."""
        hour, taken = await self._count(uses)
        if all(taken[self._hashed(use)] <= use.most for use in uses):
            return True
        await self._pool.execute(GIVE_BACK, hour, [self._hashed(use) for use in uses], [use.amount for use in uses])
        return False

    async def add(self, uses: Sequence[Use]) -> None:
        """Count what may overdraw them."""
        await self._count(uses)

    async def _count(self, uses: Sequence[Use]) -> tuple[int, dict[bytes, int]]:
        """The hour, and what has been used in it by now."""
        rows = await self._pool.fetch(ADD, [self._hashed(use) for use in uses], [use.amount for use in uses])
        hour = max(row["hour"] for row in rows)
        if hour > self._hour:
            self._hour = hour
            await self._pool.execute(FORGET, hour)
        return hour, {row["who"]: row["taken"] for row in rows}

    def _hashed(self, use: Use) -> bytes:
        """No address is written down, and nobody without the houses' key finds out whose row it is."""
        return hashlib.blake2b(f"{use.what} {use.who}".encode(), digest_size=16, key=self._key).digest()
