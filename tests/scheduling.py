"""Which tests one process runs after the other: those of a file share what was costly to prepare."""

from __future__ import annotations

import re
from typing import Final

from xdist.scheduler import LoadScopeScheduling

# A game's checks of the contract share its matches, and those of one game are enough for a process.
SHARING: Final = re.compile(r"[^:]+(?:::test_every_game_keeps_the_contract\w*\[[^-\]]+)?")
# Those that take long come first: no process begins with them when the others are done.
LONG: Final = (
    "kernel/test_conformance.py",
    "kernel/test_compiled.py",
    "server/test_breaking.py",
    "server/test_kills.py",
    "lab/test_interrupt.py",
    "docs/test_commands.py",
    "server/test_old_rules.py",
    "server/test_guests.py",
    "locales/test_messages.py",
    "bots/joe/test_marshal.py",
    "benchmarks/test_server.py",
    "docs/test_add_a_game.py",
    "install/test_wheel.py",
    "cluster/test_across.py",
)


class ByFile(LoadScopeScheduling):
    """Gives whole files to processes, in the order in which they were collected."""

    def _split_scope(self, nodeid: str) -> str:
        found = SHARING.match(nodeid)
        assert found is not None
        return found[0]
