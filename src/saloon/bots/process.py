"""A child process that reads and writes lines; every wait has a timeout, and it is always ended."""

from __future__ import annotations

import os
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from threading import Thread
from typing import IO, Final

LONGEST_LINE: Final = 65_536  # bytes; a longer one is cut, and is no message then
UNREAD_LINES: Final = 16  # after so many lines that nobody asked for, no more are read
SECONDS_TO_END: Final = 1.0
LAST_WORDS: Final = 400  # characters of the standard error in a message


class Silent(Exception):  # noqa: N818 - not an error of this program
    """No line came before the timeout."""


class Gone(Exception):  # noqa: N818 - the same
    """No line can come any more; says how the program ended."""


class LineProcess:
    """A running program. Threads read and write, so that a program that does neither cannot block its caller."""

    def __init__(self, command: Sequence[str]) -> None:
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the program runs
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the person who runs the match names the program
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._errors,
                start_new_session=True,  # Ctrl-C goes to this process alone, which then ends the program
            )
        except OSError:
            self._errors.close()
            raise
        self.pid = self._process.pid
        self._heard: Queue[bytes] = Queue(UNREAD_LINES)
        self._to_say: Queue[bytes | None] = Queue()
        self._threads = [Thread(target=work, daemon=True) for work in (self._listen, self._speak)]
        for thread in self._threads:
            thread.start()

    def say(self, line: bytes) -> None:
        """Send a line; never waits."""
        self._to_say.put(line)

    def hear(self, seconds: float) -> bytes:
        """The next line; `Silent` if none comes in time, `Gone` if none can come."""
        try:
            line = self._heard.get(timeout=seconds)
        except Empty:
            raise Silent from None
        if not line:
            raise Gone(self._how_it_ended())
        return line.rstrip()

    def last_words(self) -> str:
        """The end of what the program wrote to its standard error."""
        self._errors.seek(0)
        return self._errors.read().decode(errors="replace").strip()[-LAST_WORDS:]

    def close(self) -> None:
        """End the program's input; if it does not end within a second, kill it. More than once does no harm."""
        self._to_say.put(None)
        try:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(SECONDS_TO_END)
        finally:
            self.kill()

    def kill(self) -> None:
        """End the program and its children at once, if it still runs."""
        if self._process.poll() is None:
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
            self._process.wait()
        self._to_say.put(None)
        for thread in self._threads:
            thread.join(SECONDS_TO_END)
        if not self._threads[0].is_alive():
            self._out.close()
        self._errors.close()

    @property
    def _out(self) -> IO[bytes]:
        assert self._process.stdout is not None
        return self._process.stdout

    def _listen(self) -> None:
        with suppress(Full):
            while line := self._out.readline(LONGEST_LINE):
                self._heard.put_nowait(line)
            self._heard.put_nowait(b"")

    def _speak(self) -> None:
        assert self._process.stdin is not None
        with suppress(OSError), self._process.stdin as pipe:  # the program may end, or stop reading, at any moment
            for line in iter(self._to_say.get, None):
                pipe.write(line)
                pipe.flush()

    def _how_it_ended(self) -> str:
        try:
            code = self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"ended with code {code}" if code >= 0 else f"was ended by {signal.Signals(-code).name}"
