"""Houses that start at once: a process that has imported all that a house needs, and forks into one whenever asked.

`python -m tests.server.forked_houses` reads on its standard input which house to start, as a line of JSON: the
arguments of `saloon` and the file for its log. It forks, and answers the number of the process that runs `saloon` from
there on. Asked for the number of such a process it says how that has ended, or `null`. Houses started as everybody
starts them are in test_breaking, test_file, test_tls and tests/install.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

if __name__ == "__main__":  # processes that think for such a house import this as well, and need none of these
    from saloon.cli import main
    from saloon.server.web.app import warm_up


class ForkedHouse:
    """A house that was opened here; the part of `subprocess.Popen` that tests need."""

    def __init__(self, house_forker: HouseForker, arguments: Sequence[str], log: Path | None) -> None:
        self._forker = house_forker
        self.pid: int = house_forker.ask([[*arguments], None if log is None else str(log)])
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """How it has ended; None while it runs."""
        if self.returncode is None:
            self.returncode = self._forker.ask(self.pid)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        deadline = None if timeout is None else time.monotonic() + timeout
        while (ended := self.poll()) is None:
            if deadline is not None and time.monotonic() > deadline:
                raise subprocess.TimeoutExpired("saloon", timeout or 0.0)
            time.sleep(0.005)
        return ended

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to close."""
        self.send_signal(signal.SIGTERM)


class HouseForker:
    """The process, as its user sees it. It ends with the tests, and its houses with it."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "tests.server.forked_houses"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        atexit.register(self._process.communicate)

    def open(self, arguments: Sequence[str], log: Path | None = None) -> ForkedHouse:
        """A house with these arguments."""
        return ForkedHouse(self, arguments, log)

    def ask(self, question: object) -> Any:
        """One question, one answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(question).encode() + b"\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


@cache
def house_forker() -> HouseForker:
    """The one of this process."""
    return HouseForker()


# In its own process -------------------------------------------------------------------------------------------------


def serve() -> None:
    """Answer until nobody asks any more."""
    for module in (
        "transport.entrance",
        "transport.uvicorn_server",
        "store.sqlite.file",
    ):  # which `saloon serve` imports when it runs
        import_module(f"saloon.server.{module}")
    warm_up()
    running: set[int] = set()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests, which end this
    for line in sys.stdin.buffer:
        asked = json.loads(line)
        if isinstance(asked, int):
            answer = ended_with(asked)
        else:
            answer = os.fork()
            if not answer:
                become(*asked)
            running.add(answer)
        sys.stdout.buffer.write(json.dumps(answer).encode() + b"\n")
        sys.stdout.buffer.flush()
    for child in running:
        with suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)


def ended_with(child: int) -> int | None:
    """The exit status of a house, below 0 for a signal; None while it runs."""
    found, status = os.waitpid(child, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if found else None


def become(arguments: Sequence[str], log: str | None) -> None:
    """Be a house, with nothing left of whoever asked for it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    if log is not None:
        os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
    sys.argv = ["saloon", *arguments]
    code = 1
    try:
        main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    finally:
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    serve()
