"""What is tidied up once a day: guests who are gone, and matches that nobody needs any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import structlog
from msgspec import Struct

from saloon.server.lobby.guest_changes import forget
from saloon.server.lobby.tables import TableRegistry
from saloon.server.store import Store
from saloon.server.store.rows import Phase

log = structlog.get_logger()

DAY: Final = 24 * 3600
ABOUT_A_DAY: Final = 23.5 * 3600  # after which another house may be the first
LOOK: Final = 900.0  # seconds until a house sees again whether another one has tidied up
LEAP: Final = 30 * DAY  # more than a house is usually closed: the clock is wrong, or was
STRIDE: Final = 7 * DAY  # how far a clock that has leapt is believed at a time
AT_ONCE: Final = 20  # guests or matches in one transaction
SHARE: Final = 0.02  # of all guests that are erased in a day
FEW: Final = 10  # that may be erased though they are a larger share


class CleanupRules(Struct, frozen=True):
    """For how many days things are kept."""

    guests: int = 365  # who have not come again
    gathering: int = 1  # matches that have not begun, and those against bots in which nobody has moved
    given_up: int = 56  # matches that nobody goes on with
    rooms: int = 30  # that nobody visits
    nobodys: int = 90  # finished matches without a person: bots' own, and records that were brought along


class Cleanup:
    """Tidies a house up, a little at a time and beside everything else."""

    def __init__(
        self, house: TableRegistry, store: Store, keeping: CleanupRules, clock: Callable[[], float] = time.time
    ) -> None:
        self._house = house
        self._store = store
        self._keeping = keeping
        self._clock = clock

    async def go_on(self) -> None:
        """Tidy up now and every day, as long as the house is open; of several houses one does it."""
        shared = self._store.shared
        while True:
            try:
                if shared is None or await shared.take_turn("cleanup", ABOUT_A_DAY):
                    await self.tidy()
            except Exception:  # a full disk, say: tomorrow is another day
                log.exception("the house could not be tidied up")
            await asyncio.sleep(DAY if shared is None else LOOK)

    async def tidy(self) -> None:
        """Let go of everything that is kept no longer."""
        now, keeping, store = await self._moment(), self._keeping, self._store
        await self._erase(await store.guests_unseen_since(now - keeping.guests * DAY))
        await self._remove("gathering", store.gathering_since, now - keeping.gathering * DAY)
        await self._remove("playing", store.unplayed_since, now - keeping.gathering * DAY)
        await self._remove("playing", store.given_up_since, now - keeping.given_up * DAY)
        await self._remove_rooms(now - keeping.rooms * DAY)
        await self._remove("over", store.nobodys_since, now - keeping.nobodys * DAY)
        if store.shared is not None:
            await store.shared.forget_work(keeping.nobodys)

    async def _remove_rooms(self, moment: int) -> None:
        gone = await self._store.rooms_unvisited_since(moment)
        for first in range(0, len(gone), AT_ONCE):
            await self._store.delete_rooms(gone[first : first + AT_ONCE], moment)

    async def _moment(self) -> int:
        """The second by which things are old: what the clock says, unless it has leapt.

        A clock that was set wrong once must not cost anybody a name or a match: it is believed week by week, and one
        week a day, however often a house is started that cannot stay open.
        """
        now, last = int(self._clock()), await self._store.last_moment()
        if last is not None and now > last + LEAP:
            log.warning(
                "the clock is far ahead of the last day that was noted; little is erased", days=(now - last) // DAY
            )
            believed = await self._store.last_leap()
            if believed is not None and believed <= now < believed + DAY:
                return last
            await self._store.note_leap(now)
            now = last + STRIDE
        if last is None or now > last:
            await self._store.note_moment(now)
        return now

    async def _erase(self, gone: Sequence[str]) -> None:
        most = max(FEW, int(await self._store.count_guests() * SHARE)) if gone else 0
        for first in range(0, min(most, len(gone)), AT_ONCE):
            await forget(self._house, *gone[first : min(most, first + AT_ONCE)])

    async def _remove(self, phase: Phase, find: Callable[[int], Awaitable[list[str]]], moment: int) -> None:
        gone = await find(moment)
        for first in range(0, len(gone), AT_ONCE):
            await self._house.remove(gone[first : first + AT_ONCE], phase, moment)
