"""`saloon serve` with somebody who watches its event loop: `python -m tests.server.watched FILE serve ...`.

How long a turn of the loop was is told by the processor time of its thread, which no other program on the machine can
lengthen. The longest one is kept in FILE, for the test to read.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path
from typing import Final

from saloon.cli import main
from saloon.server.web import app

BEAT: Final = 0.002  # seconds between two looks: what a look finds is at most this and one turn


class Watcher:
    """Looks at the loop again and again."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._longest = 0.0
        self._used = time.thread_time()
        self._look()

    def _look(self) -> None:
        used = time.thread_time()
        if used - self._used > self._longest:
            self._longest = used - self._used
            self._file.write_text(str(self._longest))
        self._used = time.thread_time()
        self._loop.call_later(BEAT, self._look)


def serve_watched(file: Path) -> None:
    """Run the command that follows; the watch begins when the house is open."""
    collect = app.collect_rarely

    def collect_and_watch() -> None:
        collect()
        Watcher(file)

    app.collect_rarely = collect_and_watch
    main()


if __name__ == "__main__":
    serve_watched(Path(sys.argv.pop(1)))
