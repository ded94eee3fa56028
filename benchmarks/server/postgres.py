"""The database beside a server that is measured: started once, a database of its own for every run."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final, Self

import asyncpg
from tests.server.postgres import DatabaseServer

from benchmarks import workshop
from benchmarks.server.process import cpu_of_family

SETTINGS: Final = (
    "shared_buffers=128MB",
    "max_connections=100",
)  # all else as it comes: every commit is synced to disk


class Database:
    """A PostgreSQL server on the disk that the project lies on; use it in a `with` block."""

    def __init__(self) -> None:
        workshop.require("asyncpg")
        self._server = DatabaseServer(*SETTINGS)

    def __enter__(self) -> Self:
        self._server.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.__exit__()

    def address(self, name: str) -> str:
        """The address of a database, made if there is none of this name."""
        asyncio.run(self._make(name))
        return self._server.url.replace("/postgres?", f"/{name}?")

    async def _make(self, name: str) -> None:
        connection = await asyncpg.connect(self._server.url)
        with suppress(asyncpg.DuplicateDatabaseError):
            await connection.execute(f'CREATE DATABASE "{name}"')
        await connection.close()

    def cpu(self) -> float:
        """Seconds of the processor's time that all its processes have used."""
        return cpu_of_family(self._server.pid)
