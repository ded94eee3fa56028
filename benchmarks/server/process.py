"""Processes on a core of their own, and what they use of it."""

from __future__ import annotations

import http.client
import os
import random
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing, suppress
from types import TracebackType
from typing import Final, Self

PATIENCE: Final = 60.0  # seconds until a server answers
TICKS: Final = os.sysconf("SC_CLK_TCK")
PORTS: Final = range(15_000, 30_000)
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
CORES: Final = sorted(os.sched_getaffinity(0))
SERVER_CORE: Final = {CORES[0]}
CLIENT_CORE: Final = {CORES[-1]}


class Broken(Exception):  # noqa: N818 - what it is
    """A server or a client that did not do its part, and why."""


def free_port() -> int:
    """A port that nobody listens on, and that no player's line is given: those have higher ones."""
    for port in random.sample(PORTS, len(PORTS)):
        with suppress(OSError), socket.create_server(("", port)):
            return port
    raise Broken("there is no free port")


class Server:
    """A server on the servers' core, from its start until the end of a `with` block."""

    def __init__(self, command: Sequence[str], port: int, healthy: str, env: dict[str, str] | None = None) -> None:
        self.port = port
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the server
        started = time.perf_counter()
        self._process = subprocess.Popen(
            command,
            env=os.environ | (env or {}),
            stdout=self._said,
            stderr=self._said,
            start_new_session=True,
            preexec_fn=lambda: os.sched_setaffinity(0, SERVER_CORE),  # noqa: PLW1509 - no threads run here yet
        )
        self._await(healthy)
        self.cold_start = time.perf_counter() - started

    def _await(self, path: str) -> None:
        """Ask until it answers."""
        limit = time.perf_counter() + PATIENCE
        while time.perf_counter() < limit and self._process.poll() is None:
            try:
                with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)) as connection:
                    connection.request("GET", path)
                    connection.getresponse().read()
            except OSError:
                time.sleep(0.005)
            else:
                return
        said = self.said()
        self.close()
        raise Broken(f"the server does not answer: {said}")

    def said(self) -> str:
        """The end of what it wrote."""
        self._said.seek(0)
        return self._said.read().decode(errors="replace")[-300:]

    def cpu(self) -> float:
        """Seconds of the processor's time that it has used."""
        with open(f"/proc/{self._process.pid}/stat", encoding="ascii") as file:  # noqa: PTH123 - not a path of ours
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Bytes that lie in memory."""
        with open(f"/proc/{self._process.pid}/statm", encoding="ascii") as file:  # noqa: PTH123 - the same
            return int(file.read().split()[1]) * PAGE

    def close(self) -> None:
        """Stop it, with everything that it started."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._said.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
