"""Which store a house opens: a file, or a database that others may share."""

from __future__ import annotations

from pathlib import Path

from saloon.server.store.protocol import Store
from saloon.server.store.sqlite import SqliteStore


async def open_store(data: Path | str) -> Store:
    """The store in this file, or in the database at this address."""
    if isinstance(data, Path):
        return await SqliteStore.open(data)
    from saloon.server.store.postgres.store import PostgresStore  # noqa: PLC0415 - only with the extra `cluster`

    return await PostgresStore.open(data)
