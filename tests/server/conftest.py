"""A real server in a process of its own, on a port of its own."""

from __future__ import annotations

import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import pytest

from saloon.kernel import registry
from tests.server.forked_houses import ForkedHouse, house_forker
from tests.server.people import PATIENCE, Person
from tests.server.postgres import database_server, new_database
from tests.server.snap import SnapGame

Skip = Callable[[float], None]


def free_port() -> int:
    """A port that nobody listens on, below those that the system gives to connections, so that none takes it first.

    Each process of the tests has its own ones: a house that is not open yet, or killed, loses none to another's.
    """
    process = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]) % 16
    while True:
        port = 12_000 + process + 16 * secrets.randbelow(1250)  # browsers refuse some ports below
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port


class HouseProcess:
    """`saloon serve`, which can be killed and opened again on the same data."""

    def __init__(self, data: Path | str, *arguments: str, program: Sequence[str] = (), log: Path | None = None) -> None:
        self.data = data
        self._program = program  # what runs it instead of `saloon`
        self._log = log  # where its log goes; else it can be seen
        self.arguments = arguments
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | ForkedHouse | None = None
        self.people: list[Person] = []

    def person(self, name: str | None) -> Person:
        """Somebody comes; None has no name and stays a spectator."""
        self.people.append(Person(self.address, name))
        return self.people[-1]

    def start(self) -> None:
        """Start, without waiting for anything."""
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--data", str(self.data)]
        arguments += self.arguments
        if not self._program:
            self.process = house_forker().open(arguments, self._log)
        else:
            with (self._log or Path(os.devnull)).open("ab") as log:
                command = [sys.executable, "-m", *self._program, *arguments]
                self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=log)

    def open(self) -> None:
        """Start, and wait until the visitors is open."""
        self.start()
        assert self.process is not None
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                self._ask_whether_it_is_well()
            except (OSError, HTTPException):  # it also listens for a moment to see whether the port is free
                assert self.process.poll() is None, "the house did not open"
                time.sleep(0.02)
            else:
                return
        raise AssertionError("the house does not answer")

    def _ask_whether_it_is_well(self) -> None:
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
            connection.request("GET", "/healthz")
            connection.getresponse().read()

    def kill(self) -> None:
        """Kill -9, as a power cut would."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def close(self) -> None:
        """Everybody goes home, and it is asked to stop."""
        for person in self.people:
            person.http.close()
        assert self.process is not None
        self.process.terminate()
        self.process.wait(timeout=PATIENCE)


QUICK = (
    *("--pace", "0", "--message-rate", "10000", "--request-rate", "10000"),
    *("--allowance", "10000", "--connections", "10000", "--line-rate", "10000"),  # all tests come from one address
)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """An open house, shared by all tests."""
    process = HouseProcess(tmp_path_factory.mktemp("house") / "saloon.db", *QUICK)
    process.open()
    yield process
    process.close()


@pytest.fixture(scope="session")
def database_house() -> Iterator[str]:
    """A PostgreSQL server for all tests of a process."""
    with database_server() as address:
        yield address


@pytest.fixture
def database(database_house: str) -> Iterator[str]:
    """An empty database of it."""
    with new_database(database_house) as address:
        yield address


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[HouseProcess]:
    """An open house that a test may kill."""
    process = HouseProcess(tmp_path / "saloon.db", *QUICK)
    process.open()
    yield process
    process.close()


@pytest.fixture
def snap(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snap is the only game."""
    game = SnapGame()
    monkeypatch.setattr(registry, "games", lambda: {"snap": game})


@pytest.fixture
def skip(monkeypatch: pytest.MonkeyPatch) -> Skip:
    """Let so many seconds pass at once."""
    passed, monotonic = [0.0], time.monotonic
    monkeypatch.setattr(time, "monotonic", lambda: monotonic() + sum(passed))
    return passed.append
