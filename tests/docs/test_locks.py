"""Lock files name packages and hashes, and no host that they come from."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = [
    "web/package-lock.json",
    "tests/web/chromium/package-lock.json",
    "benchmarks/duels/boardgame_io/package-lock.json",
]
LOCKS += ["requirements.lock", "requirements-dev.lock", "benchmarks/requirements.lock", "benchmarks/server/picows.lock"]


@pytest.mark.parametrize("lock", LOCKS)
def test_no_host_is_named(lock: str) -> None:
    assert re.findall(r"https?://[^\s\"]+", (ROOT / lock).read_text(encoding="utf-8")) == []
