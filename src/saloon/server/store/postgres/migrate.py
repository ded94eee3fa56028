"""Brings a database up to date: numbered files of SQL, each carried out once, by one house at a time.

A file only adds (expand); what a release no longer needs, the release after it takes away (contract). So houses of two
releases run side by side on one database. A file that takes something away says in its first line which file a house
must know to do without it (`-- needs 12`): an older house does not open.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import asyncpg
import structlog

from saloon.server.store.postgres.connections import connect

log = structlog.get_logger()

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5A100  # an advisory lock: whoever comes second finds everything done
TRIES: Final = 60  # to change tables that somebody else has locked
PAUSE: Final = 1.0  # seconds between two of them, in which houses write
BRIEFLY: Final = "SET LOCAL lock_timeout = '1s'"  # whoever waits for a table holds up all who come after
LONG: Final = 3600.0  # seconds that a large table may take
NEEDS: Final = re.compile(r"-- needs (\d+)\n")
VERSIONS: Final = """
CREATE TABLE IF NOT EXISTS schema_versions (
    number integer PRIMARY KEY,
    applied timestamptz NOT NULL DEFAULT now(),
    needs integer NOT NULL DEFAULT 0               -- the file that a house must know to use the database since then
)
"""


class TooNew(RuntimeError):  # noqa: N818
    """The database is for newer houses than this one."""


async def bring_up_to_date(url: str) -> None:
    """Carry out what is missing in a database."""
    connection = await connect(url)
    try:
        await migrate(connection)
    finally:
        await connection.close()


async def migrate(connection: asyncpg.Connection, folder: Path = FOLDER) -> None:
    """Carry out what is missing, all of it or nothing; `TooNew` if this house knows too little of the database."""
    files = {int(path.name.partition("_")[0]): path for path in folder.glob("[0-9]*.sql")}
    for _ in range(TRIES):
        try:
            await carry_out(connection, files)
        except asyncpg.LockNotAvailableError as error:  # a copy is being made, say: those who play do not wait for it
            log.warning("the database cannot be brought up to date yet", reason=str(error))
            await asyncio.sleep(PAUSE)
        else:
            return
    raise TimeoutError("somebody keeps its tables locked, so it cannot be brought up to date")


async def carry_out(connection: asyncpg.Connection, files: Mapping[int, Path]) -> None:
    """Carry out what is missing of these files."""
    async with connection.transaction():
        await connection.execute("SET LOCAL lock_timeout = 0")
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK, timeout=LONG)
        await connection.execute(BRIEFLY)
        await connection.execute(VERSIONS)
        if await connection.fetchval("SELECT coalesce(max(needs), 0) FROM schema_versions") > max(files):
            raise TooNew
        done = {row["number"] for row in await connection.fetch("SELECT number FROM schema_versions")}
        for number in sorted(files.keys() - done):
            text = files[number].read_text(encoding="utf-8")
            needs = NEEDS.match(text)
            await connection.execute(text, timeout=LONG)
            await connection.execute(
                "INSERT INTO schema_versions (number, needs) VALUES ($1, $2)", number, int(needs[1]) if needs else 0
            )
