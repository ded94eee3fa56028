"""One of several houses on a database: it runs a match once it has claimed it, and until it has released it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Final, Self

import structlog

from saloon.server.cluster.claims import NOBODY, Claims, Owned, better_off, rules_of_others
from saloon.server.cluster.heartbeat import Heartbeat, name_of
from saloon.server.cluster.houses import LEAVE, House, Pulse, Rules, successor
from saloon.server.cluster.ownership import Elsewhere, Released
from saloon.server.common import metrics
from saloon.server.store.postgres.connections import UNUSABLE, connector
from saloon.server.store.postgres.store import PostgresStore, Release
from saloon.server.store.postgres.writer import Fenced

log = structlog.get_logger()

HELD: Final = 1.0  # seconds for which a question waits whose answer is about to be known
LOOK: Final = 0.1  # seconds between two looks for it
LOOKS: Final = 10  # at a house that is silent, before who waits is told that nobody knows
SWEEP: Final = 30.0  # seconds after which orphans are looked for though no house has gone
TRY: Final = 0.2  # seconds until what the database did not take is tried again
QUICK: Final = 1.0  # seconds for a heartbeat
PULSE: Final = Pulse()


class Member:
    """This house among the others."""

    alone = False

    def __init__(self, store: PostgresStore, claims: Claims, heartbeat: Heartbeat, rules: Rules, pulse: Pulse) -> None:
        self._store = store
        self._claims = claims
        self._heartbeat = heartbeat
        self._rules = rules
        self._pulse = pulse
        self._leaving = False
        self._looking: dict[int, asyncio.Task[None]] = {}  # at houses of which nobody knows whether they live
        self._releasing: dict[str, asyncio.Task[None]] = {}  # matches that are not yet others', and what makes them so

    @classmethod
    async def join(cls, store: PostgresStore, url: str, rules: Rules, pulse: Pulse = PULSE) -> Self:
        """Be a house among the others from now on."""
        heartbeat = Heartbeat(connector(url, name_of(store.house), QUICK), store.house, pulse)
        await heartbeat.start()
        return cls(store, Claims(store.pool, store.house), heartbeat, rules, pulse)

    # Who runs a match -------------------------------------------------------------------------------------------

    async def claim(self, match: str) -> None:
        """From now on this house runs the match; `Elsewhere` if another one does. There may be no such match."""
        await self._settled(match)
        if self._leaving:
            raise Elsewhere
        owned = await self._claims.look(match)
        if owned is None or owned.owner == self._store.house:
            return
        if not owned.free or self._better(owned) or not await self._claims.claim(match):
            raise Elsewhere
        metrics.TAKEOVERS.count += owned.taken_over

    async def whereabouts(self, match: str, stands: bool) -> str | None:
        """The address of the house that runs a match, or is to; None if that is not known yet."""
        if stands and self._heartbeat.well:
            return self.address
        loop = asyncio.get_running_loop()
        until = loop.time() + HELD
        while self._heartbeat.well:
            await self._settled(match)
            owned = await self._claims.look(match)
            doubted = None if owned is None else self._doubted(owned)
            if doubted is None:
                return self._place_of(match, owned)
            if loop.time() >= until:
                return None
            await self._fate_of(doubted)
        return None

    def _doubted(self, owned: Owned) -> int | None:
        """The other house that runs a match, if nobody knows whether it still does."""
        if owned.free or owned.owner == self._store.house:
            return None
        return owned.owner if owned.silence is None or owned.silence > self._pulse.doubt else None

    async def _fate_of(self, house: int) -> None:
        """Wait a while until a house answers again or is closed; however many wait, one looks."""
        looking = self._looking.get(house)
        if looking is None:
            looking = self._looking[house] = asyncio.create_task(self._look_after(house))
            looking.add_done_callback(lambda _: self._looking.pop(house))
        await asyncio.shield(looking)

    async def _look_after(self, house: int) -> None:
        for _ in range(LOOKS):
            await asyncio.sleep(LOOK)
            silence = await self._claims.silence(house)
            if silence is None or silence <= self._pulse.doubt:
                return

    def _place_of(self, match: str, owned: Owned | None) -> str | None:
        """The address of the house that runs a match, or is to run one that is free."""
        if owned is not None and not owned.free:
            return owned.address
        others = self._others()
        better = [] if owned is None else better_off(owned.game, owned.rules, self._rules, others)
        if not better and not self._leaving:
            return self.address
        next_one = successor(match, better or others)
        return None if next_one is None else next_one.address

    def _better(self, owned: Owned) -> bool:
        """Whether another house has the rules of a match, and this one has not."""
        return bool(better_off(owned.game, owned.rules, self._rules, self._others()))

    def _others(self) -> list[House]:
        """The other houses that may run matches, as far as is known."""
        alive = [house for house in self._heartbeat.living if house.silence < self._pulse.doubt]
        return [house for house in alive if house.state == "open" and house.id != self._store.house]

    @property
    def address(self) -> str:
        """Where this house is reached."""
        return next((house.address for house in self._heartbeat.living if house.id == self._store.house), "")

    # Matches that are left to others ----------------------------------------------------------------------------

    def release(self, matches: Mapping[str, Released]) -> None:
        """This house runs these matches no more, once all that it wrote of them is stored."""
        if matches:
            releasing = asyncio.create_task(self._release(dict(matches)))
            self._releasing |= dict.fromkeys(matches, releasing)
            releasing.add_done_callback(lambda _: self._forget(releasing))

    def _forget(self, releasing: asyncio.Task[None]) -> None:
        self._releasing = {match: task for match, task in self._releasing.items() if task is not releasing}

    async def _release(self, matches: Mapping[str, Released]) -> None:
        """Store that others may run these; until that is known for sure, this house does not run them either."""
        rows = [Release(match, NOBODY if left.goes_on else None, left.time) for match, left in matches.items()]
        while True:
            try:
                await self._store.release(rows)
            except Fenced:
                return  # others have them already
            except Exception as error:
                log.warning("matches could not be released yet", reason=str(error))
                await asyncio.sleep(TRY)
            else:
                return

    async def _settled(self, match: str) -> None:
        """Wait until it is known that a match of this house has been released."""
        while match in self._releasing:
            await asyncio.shield(self._releasing[match])

    async def released(self) -> None:
        """Wait until others may run what was released."""
        while self._releasing:
            await asyncio.wait(set(self._releasing.values()))

    async def orphans(self) -> AsyncIterator[str]:
        """Matches of dead houses that go on though nobody comes; looked for whenever a house has gone."""
        while True:
            self._heartbeat.changed.clear()
            found = await self._take_over() if self._heartbeat.well and not self._leaving else []
            for match in found:
                yield match
            if not found:
                await self._until_a_house_goes()

    async def _take_over(self) -> list[str]:
        try:
            found = await self._claims.orphans(rules_of_others(self._rules, self._heartbeat.living))
        except UNUSABLE as error:
            log.warning("matches of other houses could not be taken over yet", reason=str(error))
            await asyncio.sleep(TRY)
            return []
        metrics.TAKEOVERS.count += len(found)
        return found

    async def _until_a_house_goes(self) -> None:
        leaving = any(house.state == "leaving" for house in self._heartbeat.living)  # it leaves matches all the time
        try:
            await asyncio.wait_for(self._heartbeat.changed.wait(), self._pulse.beat if leaving else SWEEP)
        except TimeoutError:
            return

    # The end ----------------------------------------------------------------------------------------------------

    async def leave(self) -> bool:
        """Run no further match; returns whether there is another house to take over those that run."""
        self._leaving = True
        if self._heartbeat.closed.is_set() or self._store.fenced.is_set():
            return False
        await self._store.pool.execute(LEAVE, self._store.house, "leaving")
        if not any(house.state == "open" and house.id != self._store.house for house in self._heartbeat.living):
            return False
        await asyncio.sleep(2 * self._pulse.beat)  # until everybody has heard of it
        return True

    async def ended(self) -> None:
        """Wait until this house has been closed by another, and can write nothing any more."""
        ends = [asyncio.create_task(event.wait()) for event in (self._heartbeat.closed, self._store.fenced)]
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)

    async def cut_off(self) -> None:
        """Wait until this house is not heard any more, for so long that others close it."""
        while self._heartbeat.age > self._pulse.silent:  # it was told of that already
            await asyncio.sleep(LOOK)
        while self._heartbeat.age <= self._pulse.silent:
            await asyncio.sleep(LOOK)

    async def close(self) -> None:
        """Nothing is run here any more: others need not wait until this house is missed."""
        try:
            await self._store.pool.execute(LEAVE, self._store.house, "closed")
        except UNUSABLE as error:
            log.warning("others will find out that this house has closed", reason=str(error))
        await self._heartbeat.stop()
