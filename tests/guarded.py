"""Programs that end with whoever started them, also when that is killed: nothing of a broken run is left behind.

The guard has a session of its own, so that neither Ctrl-C nor the end of a whole group of processes reaches it.

`python -m tests.guarded COMMAND ...` runs the command, and asks it to stop (SIGINT) when its own standard input ends.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Final

PATIENCE: Final = 60.0


class Guarded:
    """A program under guard; the part of `subprocess.Popen` that tests need."""

    def __init__(self, command: Sequence[str], log: Path) -> None:
        guard = [sys.executable, "-S", "-E", __file__, *command]
        with log.open("ab") as end:
            self._guard = subprocess.Popen(
                guard, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=end, start_new_session=True
            )
        assert self._guard.stdout is not None
        self.pid = int(self._guard.stdout.readline())

    def poll(self) -> int | None:
        """How it has ended; None while it runs."""
        ended = self._guard.poll()
        if ended is not None:
            self._let_go()
        return ended

    def _let_go(self) -> None:
        assert self._guard.stdin is not None
        assert self._guard.stdout is not None
        self._guard.stdin.close()
        self._guard.stdout.close()

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it still runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def wait(self) -> int:
        """Wait for its end."""
        ended = self._guard.wait(PATIENCE)
        self._let_go()
        return ended

    def close(self) -> None:
        """Stop it, if it still runs."""
        self.send_signal(signal.SIGCONT)
        self.send_signal(signal.SIGINT)
        self.wait()


def main(command: Sequence[str]) -> None:
    """Run it, and see to its end."""
    child = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=sys.stderr)
    sys.stdout.write(f"{child.pid}\n")
    sys.stdout.flush()
    Thread(target=lambda: os._exit(child.wait() & 255), daemon=True).start()
    sys.stdin.buffer.read()
    with suppress(ProcessLookupError):
        child.send_signal(signal.SIGINT)
        child.send_signal(signal.SIGCONT)  # it may have been stopped
    child.wait()


if __name__ == "__main__":
    main(sys.argv[1:])
