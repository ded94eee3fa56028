"""Matches that are over are packed, a few at a time and beside everything else: they are most of what is stored."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from saloon.server.store import Store

log = structlog.get_logger()

EVERY: Final = 60.0  # seconds
REST: Final = 600  # seconds after the end: by then those who played have looked back
AT_ONCE: Final = 50  # matches in one transaction


async def pack_now_and_then(store: Store) -> None:
    """Pack as long as the house is open."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            while await store.pack(AT_ONCE, REST) == AT_ONCE:
                pass
            await store.make_room()
        except Exception:  # a database that is away, say: there is time
            log.exception("finished matches could not be packed")
