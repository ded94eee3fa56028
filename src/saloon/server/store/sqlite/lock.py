"""A file belongs to one house: two would each go on with matches that the other knows nothing of."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from saloon.server.store.sqlite.file import keep_private


class Taken(Exception):  # noqa: N818
    """Another house has the file open."""


def hold(path: Path) -> sqlite3.Connection:
    """Hold a file as long as this connection is open: until the house is closed, or its process ends in any way."""
    keep_private(Path(f"{path}-lock"))
    lock = sqlite3.connect(f"{path}-lock", timeout=0, isolation_level=None)  # empty: only its lock matters
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
            raise
        raise Taken(path) from None
    return lock
