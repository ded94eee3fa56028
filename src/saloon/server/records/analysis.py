"""Records, replays, checks and analyses of finished matches, computed in worker processes and cached."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from saloon.kernel import option_texts
from saloon.server.common.job_queue import Asker, JobQueue
from saloon.server.match.luck import luck_tags
from saloon.server.records.analysis_jobs import Finished, write_hindsight
from saloon.server.store import MatchRow, Store

QUICK: Final = 60.0  # seconds for a job that takes one at most on an idle machine
LONG: Final = 300.0  # seconds for an analysis, which takes a few


class Analysis:
    """Two queues: a replay never waits for somebody else's analysis."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.quick = JobQueue(QUICK)
        self.long = JobQueue(LONG)

    async def of(self, row: MatchRow, asker: Asker, work: Callable[..., bytes], *details: int) -> bytes:
        """The compressed result of a job on a finished match; `Busy` if too many jobs wait."""

        async def material() -> tuple[Any, ...]:
            return await finished(self._store, row), *details

        jobs = self.long if work is write_hindsight else self.quick
        names = tuple(seat.name for seat in row.seats)  # erased guests are gone from records, too
        return await jobs.find(asker, (work.__name__, row.id, names, *details), work, material)

    def close(self) -> None:
        """Finish the jobs under way and take no more."""
        self.quick.close()
        self.long.close()


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
