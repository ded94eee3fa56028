"""Finished matches looked at: records, replays, checks and hindsights, worked out beside the house and kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from saloon.kernel import option_texts
from saloon.server.common.job_queue import Asker, JobQueue
from saloon.server.match.luck import luck_tags
from saloon.server.records.analysis_jobs import Finished, write_hindsight
from saloon.server.store import MatchRow, Store

QUICK: Final = 60.0  # seconds for what takes one at most, on a machine that has nothing else to do
LONG: Final = 300.0  # seconds for a hindsight, which takes some


class Analysis:
    """Two desks: nobody who wants to see a match waits for what is said of others."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.quick = JobQueue(QUICK)
        self.long = JobQueue(LONG)

    async def of(self, row: MatchRow, asker: Asker, work: Callable[..., bytes], *details: int) -> bytes:
        """What this work gives for a match that is over, compressed; `Busy` if too much waits."""

        async def material() -> tuple[Any, ...]:
            return await finished(self._store, row), *details

        jobs = self.long if work is write_hindsight else self.quick
        names = tuple(seat.name for seat in row.seats)  # whoever is erased is gone from records, too
        return await jobs.find(asker, (work.__name__, row.id, names, *details), work, material)

    def close(self) -> None:
        """Look at no more, once what is at hand is done."""
        self.quick.close()
        self.long.close()


async def finished(store: Store, row: MatchRow) -> Finished:
    """A match that is over, with all that its record tells."""
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
