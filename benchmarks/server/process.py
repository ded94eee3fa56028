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
from collections.abc import Callable, Sequence, Set
from contextlib import closing, suppress
from pathlib import Path
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


def cpu_of(process: int, *, with_ended: bool = False) -> float:
    """Seconds of the processor's time that a process has used, and if wanted its children that are gone."""
    with open(f"/proc/{process}/stat", encoding="ascii") as file:  # noqa: PTH123 - not a path of ours
        fields = file.read().rpartition(")")[2].split()
    return sum(map(int, fields[11 : 15 if with_ended else 13])) / TICKS


def cpu_of_family(process: int) -> float:
    """The same of a process and all children that it has or had."""
    used = cpu_of(process, with_ended=True)
    with open(f"/proc/{process}/task/{process}/children", encoding="ascii") as file:  # noqa: PTH123 - not a path of ours
        children = file.read().split()
    for child in children:
        with suppress(FileNotFoundError):  # it has just ended
            used += cpu_of(int(child))
    return used


class Server:
    """A server on the servers' core, from its start until the end of a `with` block."""

    def __init__(
        self,
        command: Sequence[str],
        port: int,
        healthy: str,
        env: dict[str, str] | None = None,
        cores: Set[int] = SERVER_CORE,
    ) -> None:
        self.port = port
        self.beside: Callable[[], float] = lambda: 0.0  # the same as `cpu` of a database that works for it
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - closed with the server
        started = time.perf_counter()
        self._process = subprocess.Popen(
            command,
            env=os.environ | (env or {}),
            stdout=self._said,
            stderr=self._said,
            start_new_session=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),  # noqa: PLW1509 - no threads run here yet
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
        return cpu_of(self._process.pid)

    def fine_cpu(self) -> float:
        """The same of the threads that it has now, to the nanosecond: for what takes next to nothing."""
        threads = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text(encoding="ascii").split()[0]) for thread in threads) / 1e9

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
