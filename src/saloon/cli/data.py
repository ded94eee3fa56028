"""What a house is opened on: a file that is made, held and looked through, or a database of PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated, Final, NoReturn
from urllib.parse import urlsplit

import typer

from saloon.cli.arguments import file_to_write

DEFAULT_DATA: Final = "~/.local/share/saloon/saloon.db"
DATABASES: Final = ("postgresql://", "postgres://")
LOOK: Final = 2.0  # seconds to check the file before the server starts; the rest is checked while it runs
WITHOUT_ASYNCPG: Final = 'PostgreSQL needs another package: pip install "saloon-house[cluster]"'


def is_database(data: str) -> bool:
    """Whether this is the address of a database, and not the name of a file."""
    return data.startswith(DATABASES)


def file_of(data: str) -> Path:
    """The file, through links: its lock lies beside the file itself."""
    return Path(data).expanduser().resolve()


def folder_of(data: str) -> Path:
    """Where what belongs to it is kept: beside the file, or where it would lie."""
    return file_of(DEFAULT_DATA if is_database(data) else data).parent


def told(data: str) -> str:
    """How it is called where others read along."""
    if not is_database(data):
        return str(file_of(data))
    parts = urlsplit(data)
    return data if parts.password is None else data.replace(f":{parts.password}@", ":***@", 1)


@contextmanager
def held_file(data: Path) -> Iterator[bool]:
    """Hold a file for this process, made, or brought up to date; gives whether all of it was looked through."""
    with closing(hold_file(data)):
        yield look_through_file(data)


def hold_file(data: Path) -> sqlite3.Connection:
    """Lock the file for this process; end the program if another one has it, or if it cannot be used."""
    from saloon.server.store.sqlite.lock import Taken, hold  # noqa: PLC0415

    try:
        return hold(data)
    except Taken:
        give_up(f"another house is open on {data}")
    except (OSError, sqlite3.Error) as error:
        give_up(f"{data} cannot be used: {error}")


def look_through_file(data: Path) -> bool:
    """End the program if the file is damaged or cannot be used; False if the check has to go on later."""
    from alembic.util import CommandError  # noqa: PLC0415
    from sqlalchemy.exc import DBAPIError  # noqa: PLC0415

    from saloon.server.store.sqlite.file import Unsound, bring_up_to_date, look_through  # noqa: PLC0415

    try:
        whole = not data.exists() or look_through(data, LOOK)
        bring_up_to_date(data)
    except Unsound as error:
        give_up(f"{data} is damaged: {error}. Put a backup in its place.")
    except DBAPIError as error:
        give_up(f"{data} cannot be used: {error.orig}")
    except (OSError, sqlite3.Error, CommandError) as error:
        give_up(f"{data} cannot be used: {error}")
    return whole


def prepare_database(url: str) -> None:
    """Bring a database up to date; end the program if it cannot be used."""
    try:
        from saloon.server.store.postgres.connections import UNUSABLE  # noqa: PLC0415
        from saloon.server.store.postgres.migrate import TooNew, bring_up_to_date  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if error.name != "asyncpg":
            raise
        give_up(WITHOUT_ASYNCPG)
    try:
        asyncio.run(bring_up_to_date(url))
    except TooNew:
        give_up(f"the database at {told(url)} is for newer houses than this one")
    except UNUSABLE as error:
        reason = " ".join(str(error).split()) or "it does not answer"
        give_up(f"the database at {told(url)} cannot be used: {reason}")


def give_up(reason: str) -> NoReturn:
    """End the program with a reason."""
    typer.echo(f"saloon: {reason}", err=True)
    raise typer.Exit(1)


def backup(
    target: Annotated[Path, typer.Argument(callback=file_to_write, help="The copy to write.")],
    data: Annotated[str, typer.Option(help="The file that holds everything.")] = DEFAULT_DATA,
) -> None:
    """Copy the server's file while it runs."""
    from saloon.server.store.sqlite.file import copy_while_running  # noqa: PLC0415

    if is_database(data):
        give_up(
            f"PostgreSQL makes copies of its own: pg_dump --format=custom --file={target} and the database's address"
        )
    source = Path(data).expanduser()
    if not source.exists():
        give_up(f"there is no {source}")
    if target.exists():
        give_up(f"{target} is there already")
    try:
        copy_while_running(source, target)
    except (OSError, sqlite3.Error) as error:
        target.unlink(missing_ok=True)
        give_up(f"{source} cannot be copied: {error}")
    typer.echo(f"copied to {target}")
