"""`saloon serve --workers`: several processes on one database and one machine, watched by the one that starts them.

Each is a house like any other. They listen on one port and hand connections over to one another or, behind a proxy that
does that by itself, on ports that follow one another. Whoever shows no sign of life is ended: then the others may take
its matches over, and a new one is started. SIGHUP replaces them one after the other, by whatever is installed now.
"""

from __future__ import annotations

import os
import selectors
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import structlog
import typer

from saloon.server.common.watched import NOTIFY, tell_systemd

log = structlog.get_logger()

HUNG: Final = 2.0  # seconds without a sign of life
OPENING: Final = 60.0  # the same until the first one
FAREWELL: Final = 30.0  # seconds in which a process that was asked to stop does so
LOOK: Final = 0.1  # seconds between two looks at all of them
SOON: Final = 1.0  # seconds that a process lasts at least; one that ended sooner is started again after so many


class Post(NamedTuple):
    """What a worker is told by who watches it."""

    pulse: int  # the descriptor for its signs of life
    workers: int
    folder: Path | None  # of the doors through which connections are handed over; None behind a proxy

    def __str__(self) -> str:
        return f"{self.pulse}:{self.workers}:{self.folder or ''}"

    @property
    def door(self) -> Path | None:
        """Where others hand connections over to this process."""
        return None if self.folder is None else self.folder / str(os.getpid())

    @property
    def bots(self) -> int:
        """How many processes think for it: all of them share the cores, but for one."""
        return max(1, ((os.cpu_count() or 2) - 1) // self.workers)


def read_post(text: str) -> Post | None:
    """What a worker was told; None in a process that nobody watches."""
    if not text:
        return None
    pulse, workers, folder = text.split(":", 2)
    return Post(int(pulse), int(workers), Path(folder) if folder else None)


def shared_port(host: str, port: int) -> socket.socket:
    """A port on which other processes of this user listen as well."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    listener.bind((host, port))
    return listener


def arguments_of(context: typer.Context, **changed: object) -> list[str]:
    """The command line of this command, with some options changed."""
    values = {**context.params, **changed}
    found: list[str] = []
    for option in context.command.params:
        value = values.get(option.name or "")
        if isinstance(value, bool):
            found += [option.opts[0]] if value else []
        elif value is not None:
            found += [option.opts[0], str(value)]
    return found


class Watched:
    """One process and its signs of life."""

    def __init__(self, command: Callable[[int], Sequence[str]]) -> None:
        self._command = command
        self._environment = {name: value for name, value in os.environ.items() if name != NOTIFY}  # told by this one
        self.pulse = -1
        self._started = self._heard = time.monotonic()
        self.well = False  # whether it has shown a sign of life
        self._asked: float | None = None  # when it was asked to stop
        self._process = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        if self.pulse >= 0:
            os.close(self.pulse)
        self.pulse, end = os.pipe()
        os.set_blocking(self.pulse, False)
        self._started = self._heard = time.monotonic()
        self.well, self._asked = False, None
        try:
            return subprocess.Popen(self._command(end), pass_fds=[end], env=self._environment)  # noqa: S603 - this program
        finally:
            os.close(end)

    def hear(self) -> None:
        """It has shown signs of life, or has ended."""
        if os.read(self.pulse, 4096):
            self._heard, self.well = time.monotonic(), True

    def look(self) -> bool:
        """End it if it hangs; returns whether it has ended."""
        if self._process.poll() is not None:
            return True
        now = time.monotonic()
        late = (
            now - self._heard > (HUNG if self.well else OPENING)
            if self._asked is None
            else now - self._asked > FAREWELL
        )
        if late:
            log.error("a process hangs and is ended", process=self._process.pid)
            self._process.kill()
        return False

    def again(self) -> None:
        """Start it again, if it has not just been started."""
        if time.monotonic() - self._started > SOON:
            log.warning("a process has ended and is started again", ended=self._process.returncode)
            self._process = self._start()

    def stop(self) -> None:
        """Ask it to leave its matches to others and end."""
        if self._asked is None:
            self._asked = time.monotonic()
            self._process.terminate()


class Watchdog:
    """Watches all of them."""

    def __init__(self, commands: Sequence[Callable[[int], Sequence[str]]]) -> None:
        self._commands = commands
        self._stopping = False
        self._to_replace: list[Watched] = []
        self._workers: list[Watched] = []

    def run(self) -> None:
        """Start them and keep them running until this process is asked to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: setattr(self, "_stopping", True))
        signal.signal(signal.SIGHUP, lambda *_: self._to_replace.extend(self._workers))
        self._workers = [Watched(command) for command in self._commands]
        tell_systemd("READY=1")
        while not self._look():
            tell_systemd("WATCHDOG=1")
            self._listen()

    def _listen(self) -> None:
        with selectors.DefaultSelector() as selector:
            for worker in self._workers:
                selector.register(worker.pulse, selectors.EVENT_READ, worker)
            time.sleep(LOOK)
            for key, _ in selector.select(0):
                key.data.hear()

    def _look(self) -> bool:
        """See how all of them are; returns whether they are to end, and have."""
        ended = [worker for worker in self._workers if worker.look()]
        if self._stopping:
            for worker in self._workers:
                worker.stop()
            return len(ended) == len(self._workers)
        for worker in ended:
            worker.again()
        if self._to_replace and all(worker.well for worker in self._workers):
            worker = self._to_replace.pop(0)
            worker.well = False
            worker.stop()
        return False


def watch(context: typer.Context, workers: int, port: int, *, proxied: bool) -> None:
    """Run several processes until this one is asked to stop."""
    with tempfile.TemporaryDirectory(prefix="saloon") as folder:

        def command_of(number: int) -> Callable[[int], Sequence[str]]:
            def command(pulse: int) -> Sequence[str]:
                post = Post(pulse, workers, None if proxied else Path(folder))
                own = arguments_of(context, workers=0, worker=post, port=port + number if proxied else port)
                return [sys.executable, "-m", "saloon", "serve", *own]

            return command

        Watchdog([command_of(number) for number in range(workers)]).run()
