"""What houses have in common beside guests and matches, as rows: turns, quotas of an hour, suspicions, analyses."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import asyncpg

from saloon.server.common.quotas import Use
from saloon.server.store.news import Hear
from saloon.server.store.postgres.news import NewsReader

TURN: Final = """INSERT INTO turns (name, taken) VALUES ($1, clock_timestamp())
    ON CONFLICT (name) DO UPDATE SET taken = excluded.taken
    WHERE turns.taken < excluded.taken - make_interval(secs => $2) RETURNING name"""

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


# Some house is at it, until its time is over.
BEGIN_WORK: Final = """INSERT INTO analyses AS a (match, work, house, until)
    SELECT m.id, $2, $3, clock_timestamp() + make_interval(secs => $4) FROM matches m WHERE m.id = $1
    ON CONFLICT (match, work) DO UPDATE SET house = excluded.house, until = excluded.until
    WHERE a.answer IS NULL AND (a.house = excluded.house OR a.until < clock_timestamp()) RETURNING house"""


class SharedRows:
    """Rows that all houses of a database see."""

    def __init__(self, pool: asyncpg.Pool, news: NewsReader, house: int, key: bytes) -> None:
        self._pool = pool
        self._news = news
        self._house = house
        self._key = key  # of quotas
        self._hour = 0

    def listen(self, hear: Hear) -> None:
        """From now on whatever another house changes that may be known here is told."""
        self._news.tell(hear)

    async def take_turn(self, what: str, every: float) -> bool:
        """Whether it is this house's turn to do something that one of all houses does, once in so many seconds."""
        return await self._pool.fetchval(TURN, what, every) is not None

    async def signals(self, guest: str) -> str | None:
        """What was kept of a guest's last ranked answers."""
        found: str | None = await self._pool.fetchval("SELECT signals FROM guests WHERE id = $1", guest)
        return found

    async def keep_signals(self, guest: str, signals: str) -> None:
        """Keep what a guest's last ranked answers look like; of one who was erased meanwhile nothing is kept."""
        await self._pool.execute("UPDATE guests SET signals = $2 WHERE id = $1", guest, signals)

    async def worked_out(self, match: str, work: str) -> bytes | None:
        """What some house has worked out of a finished match."""
        found = await self._pool.fetchval("SELECT answer FROM analyses WHERE match = $1 AND work = $2", match, work)
        return None if found is None else bytes(found)

    async def begin_work(self, match: str, work: str, seconds: float) -> bool:
        """Whether this house may work something out, or go on with it, for so long: no other one is at it."""
        if await self._pool.fetchval(BEGIN_WORK, match, work, self._house, seconds) is not None:
            return True
        found = "SELECT EXISTS (SELECT FROM analyses WHERE match = $1 AND work = $2)"
        return not await self._pool.fetchval(found, match, work)  # the match has been deleted meanwhile

    async def end_work(self, match: str, work: str, answer: bytes | None) -> None:
        """This house has worked it out, or gives it up."""
        own = "match = $1 AND work = $2 AND answer IS NULL"
        if answer is None:
            await self._pool.execute(f"DELETE FROM analyses WHERE {own} AND house = $3", match, work, self._house)
        else:
            await self._pool.execute(f"UPDATE analyses SET answer = $3 WHERE {own}", match, work, answer)

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

    async def forget_work(self, days: int) -> None:
        """Keep nothing that was worked out longer ago: it may be worked out again."""
        await self._pool.execute(
            "DELETE FROM analyses WHERE until < clock_timestamp() - make_interval(days => $1)", days
        )
