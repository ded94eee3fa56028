"""Who runs a match: a house on a file runs all of them, several houses on one database one each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from typing import Protocol

from msgspec import Struct

from saloon.server.store import Store


class Elsewhere(Exception):  # noqa: N818
    """Another house runs the match, or will."""


class Released(Struct, frozen=True):
    """How a match is left to others."""

    time: int | None = None  # the table's own, in milliseconds, where that counts
    goes_on: bool = False  # whether somebody is to run it though nobody comes


class Ownership(Protocol):
    """What a house asks before it runs a match, and tells when it runs it no more."""

    alone: bool  # whether no other house can run a match of this one

    @property
    def address(self) -> str:
        """Where others reach this house."""

    async def claim(self, match: str) -> None:
        """From now on this house runs the match; `Elsewhere` if another one does."""

    def release(self, matches: Mapping[str, Released]) -> None:
        """This house runs these matches no more, once all that it wrote of them is stored."""

    async def released(self) -> None:
        """Wait until others may run what was released."""

    def orphans(self) -> AsyncIterator[str]:
        """Matches that go on though nobody comes, and that this house is to run from now on."""

    async def whereabouts(self, match: str, stands: bool) -> str | None:
        """The address of the house that runs a match, or is to; None if that is not known yet."""

    async def leave(self) -> bool:
        """Run no further match; returns whether there is another house to take over those that run."""

    async def ended(self) -> None:
        """Wait until this house has been closed by another, and can write nothing any more."""

    async def cut_off(self) -> None:
        """Wait until this house is not heard any more, and others may go on with its matches."""

    async def close(self) -> None:
        """Nothing is run here any more."""


class Alone:
    """All matches are this house's."""

    alone = True
    address = ""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def claim(self, match: str) -> None:
        """They are."""

    def release(self, matches: Mapping[str, Released]) -> None:
        """There is nobody to leave them to."""

    async def released(self) -> None:
        """Nothing is waited for."""

    async def orphans(self) -> AsyncIterator[str]:
        """When the house opens: all that go on by themselves."""
        for match in await self._store.running_by_themselves():
            yield match

    async def whereabouts(self, match: str, stands: bool) -> str | None:
        """Here, wherever that is: nobody asks."""
        return ""

    async def leave(self) -> bool:
        """There is nobody to take over."""
        return False

    async def ended(self) -> None:
        """Nobody closes it but itself."""
        await asyncio.Event().wait()

    async def cut_off(self) -> None:
        """Nobody listens."""
        await asyncio.Event().wait()

    async def close(self) -> None:
        """Nobody is to be told."""
