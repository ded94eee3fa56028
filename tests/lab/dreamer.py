"""A bot whose every choice hangs on what it imagines; as a script, it is the same bot behind a pipe."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from zlib import crc32

from saloon.bots import Bot, registry
from saloon.kernel import Sight, find_game

ENTRY = EntryPoint("dreamer", "tests.lab.dreamer:Dreamer", "saloon.bots")


class Dreamer(Bot):
    """Any difference in what it is told or imagines leads to another move."""

    def choose(self, sight: Sight) -> int:
        legal = sight.legal
        dreams = b"".join(sight.imagine(self.rng).features(1 - self.seat) for _ in range(3))
        return legal[crc32(dreams + repr(sight.view).encode()) % len(legal)]


if __name__ == "__main__":
    from saloon.bots.stdio import Program, serve

    registry._entries()[ENTRY.name] = ENTRY
    serve(Program(find_game("duel"), ENTRY.name), sys.stdin.buffer, sys.stdout.buffer)
