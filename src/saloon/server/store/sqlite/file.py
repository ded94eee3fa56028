"""The file itself: how it is made, kept private, brought up to date, looked through and copied."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event

LARGE: Final = ("wal_autocheckpoint=8000", "cache_size=-32000")  # pages, KiB: many tables write to many pages again
COMPANIONS: Final = ("", "-wal", "-shm", "-lock")
OWNER: Final = 0o600  # it holds the key of all cookies and the cards of running matches
DAMAGE: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
STEPS: Final = 1_000  # of SQLite's machine between two looks at the time


class Unsound(Exception):  # noqa: N818
    """The file is damaged; says what was found."""


def keep_private(path: Path) -> None:
    """Let nobody but its owner read the file, nor what lies beside it; make it if it is not there."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.close(os.open(path, os.O_RDONLY | os.O_CREAT, OWNER))
    for companion in COMPANIONS:
        file = Path(f"{path}{companion}")
        if file.exists() and file.stat().st_mode & ~OWNER & 0o777:
            with suppress(PermissionError):  # it is somebody else's, who has let us use it
                file.chmod(OWNER)


def connect(path: Path) -> sqlite3.Connection:
    """A connection for whoever carries out many small statements: without SQLAlchemy around it."""
    connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
    prepare(connection, None)
    return connection


def prepare(connection: Any, _record: Any) -> None:
    """Set a connection up: readers never wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON", *LARGE):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def engine_for(path: Path) -> Engine:
    """Where connections for longer questions come from."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})
    event.listen(engine, "connect", prepare)
    return engine


def bring_up_to_date(path: Path) -> None:
    """Make the file, or bring its tables to the form of today."""
    keep_private(path)
    engine = engine_for(path)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def migrate(connection: Connection) -> None:
    """Bring the tables of an old file up to date: all the way or, if the house is killed over it, not at all."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver opens a transaction for rows, but for no table
    command.upgrade(migrations(connection), "head")


def migrations(connection: Connection) -> Config:
    """Where Alembic finds the way from each form of the tables to the next."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def look_through(path: Path, seconds: float | None = None) -> bool:
    """Look through the whole file for damage, `Unsound` if there is any; False if the time was too short for it."""
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
    try:
        if seconds is not None:
            until = time.monotonic() + seconds
            connection.set_progress_handler(lambda: time.monotonic() > until, STEPS)
        found = [line for (line,) in connection.execute("PRAGMA quick_check(3)")]
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
            return False
        if error.sqlite_errorcode & 0xFF in DAMAGE:  # the rest says where it was found
            raise Unsound(str(error)) from None
        raise
    finally:
        connection.close()
    if found != ["ok"]:
        raise Unsound("; ".join(" ".join(line.split()) for line in found))
    return True


def copy_while_running(path: Path, target: Path) -> None:
    """A consistent copy of the file in one file, whatever is being written to it."""
    source = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)
    keep_private(target)
    copy = sqlite3.connect(target)
    try:
        source.backup(copy)
    finally:
        source.close()
        copy.close()
