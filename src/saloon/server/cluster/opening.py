"""Opens what a house is kept in: a file, which is its own, or a database, where it is one of several houses."""

from __future__ import annotations

from pathlib import Path

from saloon import __version__
from saloon.kernel import games
from saloon.server.cluster.ownership import Alone, Ownership
from saloon.server.store import Store
from saloon.server.store.sqlite import SqliteStore


async def open_house(data: Path | str, address: str) -> tuple[Store, Ownership]:
    """The store in this file or at this address, and who decides which matches this house runs."""
    if isinstance(data, Path):
        store = await SqliteStore.open(data)
        return store, Alone(store)
    from saloon.server.cluster.member import Member  # noqa: PLC0415 - only with the extra `cluster`
    from saloon.server.store.postgres.store import PostgresStore  # noqa: PLC0415

    rules = {name: game.rules_version for name, game in games().items()}
    shared = await PostgresStore.open(data, address, __version__, rules)
    return shared, await Member.join(shared, data, rules)
