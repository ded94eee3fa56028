"""Programs that the tests start, as bots, and whether they still run."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path

PROGRAMS = Path(__file__).with_name("programs.py")


def python(script: Path, *words: str) -> str:
    """The command line of a script without any package."""
    return shlex.join([sys.executable, "-S", str(script), *words])


def cmd(how: str, budget: str = "") -> str:
    """One of the programs as a bot."""
    return f"cmd:{budget}{python(PROGRAMS, how)}"


EXAMPLE = f"cmd:{python(Path(__file__).parents[2] / 'examples' / 'bot.py')}"


def runs(pid: int) -> bool:
    """Whether a process is still there."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
