"""Connections to PostgreSQL: one for the writer, one for heartbeats, a few for everybody's questions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import asyncpg

Connect = Callable[[], Awaitable[asyncpg.Connection]]

PATIENCE: Final = 5.0  # seconds for one statement
READERS: Final = 4

# A house that is stopped in the middle of a statement must not keep a lock for ever.
SETTINGS: Final = {"application_name": "saloon", "lock_timeout": "3s", "idle_in_transaction_session_timeout": "3s"}


def connector(url: str) -> Connect:
    """What opens a connection of one's own, also in another process."""
    return partial(connect, url)


async def connect(url: str) -> asyncpg.Connection:
    """A connection of one's own."""
    return await asyncpg.connect(url, server_settings=SETTINGS, command_timeout=PATIENCE)


async def pool_of(url: str) -> asyncpg.Pool:
    """The connections for questions."""
    return await asyncpg.create_pool(
        url, min_size=1, max_size=READERS, server_settings=SETTINGS, command_timeout=PATIENCE
    )
