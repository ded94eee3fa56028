"""Runs the players of a server on their own core, and takes down what they say."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from benchmarks.server.process import CLIENT_CORE, Broken, Server

WARM_UP: Final = 2.0  # seconds that everybody plays before it counts


class Starved(Broken):
    """There were too few matches to play."""


@dataclass(frozen=True)
class Load:
    """So many tables played at once for so many seconds; `rate` moves a second over all of them, 0 for all they can."""

    tables: int
    seconds: float
    rate: float = 0.0

    @property
    def arguments(self) -> list[str]:
        """As both programs take them, after the port."""
        return [str(self.tables), str(self.seconds), str(self.rate), str(WARM_UP)]


@dataclass(frozen=True)
class Played:
    """What the players saw; times in milliseconds, from when a move was due until the mover's own frame."""

    moves: int
    matches: int  # played to their end
    seconds: float
    p50: float
    p99: float
    p999: float
    client_cpu: float  # share of its core that the client used
    server_cpu: float  # the same of the server
    starved: int  # tables that had no match left to play
    database_cpu: float = 0.0  # share of a core that the server's database used, if it is another process

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """Microseconds of the processor's time that a move took the server."""
        return 1e6 * self.server_cpu * self.seconds / self.moves

    @property
    def database_cost(self) -> float:
        """The same of its database."""
        return 1e6 * self.database_cpu * self.seconds / self.moves


@contextmanager
def started(command: Sequence[str], given: str, env: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A client at work."""
    with subprocess.Popen(
        command,
        env=os.environ | env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: os.sched_setaffinity(0, CLIENT_CORE),  # noqa: PLW1509 - no threads run here
    ) as client:
        assert client.stdin is not None
        client.stdin.write(given)
        client.stdin.close()
        try:
            yield client
        finally:
            client.kill()


def next_line(client: subprocess.Popen[str]) -> str:
    """The next line that it says."""
    assert client.stdout is not None
    assert client.stderr is not None
    line = client.stdout.readline()
    if not line:
        raise Broken(f"the players broke off: {client.stderr.read()[-300:].strip()}")
    return line


def play(server: Server, command: Sequence[str], given: str = "", env: dict[str, str] | None = None) -> Played:
    """Let a client play until it reports."""
    with started(command, given, env or {}) as client:
        next_line(client)
        cpu, beside = server.cpu(), server.beside()
        said = json.loads(next_line(client))
        cpu, beside = server.cpu() - cpu, server.beside() - beside
    played = Played(**said, server_cpu=cpu / said["seconds"], database_cpu=beside / said["seconds"])
    if played.starved or not played.moves:
        raise Starved(f"{played.starved} tables had nothing left to play, after {played.moves} moves")
    return played


@contextmanager
def seated(command: Sequence[str], given: str = "", env: dict[str, str] | None = None) -> Iterator[float]:
    """All sit at their tables and nobody moves, until the end of the block; gives the seconds it took to sit down."""
    with started(command, given, env or {}) as client:
        yield float(json.loads(next_line(client))["seated"])
