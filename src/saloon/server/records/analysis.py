"""Records, replays, checks and analyses of finished matches, computed in worker processes and cached.

A hindsight takes long: where several houses share a store it is worked out once for all of them, and kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from saloon import __version__
from saloon.kernel import find_game, option_texts
from saloon.server.common.job_queue import Asker, JobQueue
from saloon.server.match.luck import luck_tags
from saloon.server.records.analysis_jobs import Finished, write_hindsight
from saloon.server.store import MatchRow, Store
from saloon.server.store.shared import Shared

QUICK: Final = 60.0  # seconds for a job that takes one at most on an idle machine
LONG: Final = 300.0  # seconds for an analysis, which takes a few
LEASE: Final = 15.0  # seconds without a word after which another house takes an analysis over
LOOK: Final = 0.5  # seconds until it is seen again whether another house has one ready


class Analysis:
    """Two queues: a replay never waits for somebody else's analysis."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.quick = JobQueue(QUICK)
        self.long = JobQueue(LONG)
        self._asked: dict[tuple[str, str], asyncio.Task[bytes]] = {}  # what is worked out for all houses

    async def of(self, row: MatchRow, asker: Asker, work: Callable[..., bytes], *details: int) -> bytes:
        """The compressed result of a job on a finished match; `Busy` if too many jobs wait."""

        async def material() -> tuple[Any, ...]:
            return await finished(self._store, row), *details

        jobs = self.long if work is write_hindsight else self.quick
        names = tuple(seat.name for seat in row.seats)  # erased guests are gone from records, too
        do = partial(jobs.find, asker, (work.__name__, row.id, names, *details), work, material)
        shared = self._store.shared
        if shared is None or work is not write_hindsight:
            return await do()
        return await self._together(shared, row.id, f"{work.__name__} {rules_of(row)} {__version__}", do)

    async def _together(self, shared: Shared, match: str, work: str, do: Callable[[], Awaitable[bytes]]) -> bytes:
        """The same for all who ask here: one of them waits for other houses."""
        asked = self._asked.get((match, work))
        if asked is None:
            asked = self._asked[match, work] = asyncio.create_task(once(shared, match, work, do))
            asked.add_done_callback(lambda _: self._asked.pop((match, work)))
        return await asyncio.shield(asked)

    def close(self) -> None:
        """Finish the jobs under way and take no more."""
        self.quick.close()
        self.long.close()


async def once(shared: Shared, match: str, work: str, do: Callable[[], Awaitable[bytes]]) -> bytes:
    """What one of several houses works out and keeps for all; the others wait for it, or take over if it is gone."""
    while not await shared.begin_work(match, work, LEASE):
        found = await shared.worked_out(match, work)
        if found is not None:
            return found
        await asyncio.sleep(LOOK)
    answer = None
    going_on = asyncio.create_task(go_on(shared, match, work))
    try:
        answer = await do()
    finally:
        going_on.cancel()
        await shared.end_work(match, work, answer)
    return answer


async def go_on(shared: Shared, match: str, work: str) -> None:
    """As long as this house is at it, or waits for its turn, no other one begins."""
    while True:
        await asyncio.sleep(LEASE / 3)
        with suppress(Exception):  # another house may begin as well, and comes to the same end
            await shared.begin_work(match, work, LEASE)


def rules_of(row: MatchRow) -> int:
    """The rules of today, under which a match is looked at: others, and other releases, may judge otherwise."""
    return find_game(row.game).rules_version


async def finished(store: Store, row: MatchRow) -> Finished:
    """A finished match with everything that its record holds."""
    own_luck = row.secret and row.terms.ghost is None  # a ghost's cards were drawn in another match
    return Finished(
        match=row.id,
        game=row.game,
        rules=row.rules,
        options=option_texts(msgspec.json.decode(row.options)),
        names=[seat.name for seat in row.seats],
        tags=luck_tags(row.id, row.secret, [seat.nonce for seat in row.seats], row.prefix) if own_luck else {},
        units=await store.units(row.id),
    )
