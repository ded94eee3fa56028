"""No test runs on compiled modules that are older than their sources."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.compiled import stale_modules

ROOT = Path(__file__).parent.parent


def pytest_configure() -> None:
    stale = [] if os.environ.get("SALOON_PURE") == "1" else stale_modules(ROOT)
    if stale:
        raise pytest.UsageError(f"compiled modules are older than their sources ({', '.join(stale)}): run `make dev`")
