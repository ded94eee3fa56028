"""No test runs on compiled modules that are older than their sources, and none depends on the clock or on luck."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings
from xdist.remote import Producer

from tests.compiled import stale_modules
from tests.scheduling import LONG, ByFile

ROOT = Path(__file__).parent.parent
PROCESSES = ("house", "browser")  # how the names of fixtures end that start one

settings.register_profile("house", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")
gc.set_threshold(100_000, 50, 100)  # views and worlds come by the thousand; to look for cycles so often takes a third


def pytest_configure() -> None:
    stale = [] if os.environ.get("SALOON_PURE") == "1" else stale_modules(ROOT)
    if stale:
        raise pytest.UsageError(f"compiled modules are older than their sources ({', '.join(stale)}): run `make dev`")


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if isinstance(item, pytest.Function) and any(name.endswith(PROCESSES) for name in item.fixturenames):
            item.add_marker("process")
    items.sort(key=lambda item: not str(item.path).endswith(LONG))


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile | None:
    return ByFile(config, log) if config.getvalue("dist") == "loadscope" else None


@pytest.fixture(autouse=True)
def logs_as_they_were() -> Iterator[None]:
    """Whoever runs `saloon serve` within a test sends its logs to a stream that ends with the test."""
    yield
    structlog.reset_defaults()
