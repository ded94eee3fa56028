"""Brings a database up to date: numbered files of SQL, each carried out once, by one house at a time.

A file only adds (expand); what a release no longer needs, the release after it takes away (contract). So houses of two
releases run side by side on one database.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import asyncpg

FOLDER: Final = Path(__file__).parent / "migrations"
LOCK: Final = 0x5A100  # an advisory lock: whoever comes second finds everything done
VERSIONS: Final = """
CREATE TABLE IF NOT EXISTS schema_versions (number integer PRIMARY KEY, applied timestamptz NOT NULL DEFAULT now())
"""


async def migrate(connection: asyncpg.Connection) -> None:
    """Carry out what is missing, all of it or nothing."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        await connection.execute(VERSIONS)
        done = await connection.fetchval("SELECT coalesce(max(number), 0) FROM schema_versions")
        for path in sorted(FOLDER.glob("[0-9]*.sql")):
            number = int(path.name[:4])
            if number > done:
                await connection.execute(path.read_text(encoding="utf-8"))
                await connection.execute("INSERT INTO schema_versions (number) VALUES ($1)", number)
