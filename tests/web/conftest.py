"""One house and one browser for all; visitors come and go with each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from saloon.server.web.page_files import STATIC
from tests.server.conftest import QUICK, HouseProcess, database, database_house
from tests.web.browser import find_browser
from tests.web.visitors import PATIENCE, Visitor

__all__ = ["database", "database_house"]

Welcome = Callable[..., Visitor]
LONG = ("test_screens.py", "match.py", "test_camera.py")  # files of tests that take long, the longest first
expect.set_options(timeout=PATIENCE)


def pytest_configure(config: pytest.Config) -> None:
    """Before any worker starts: there is a page and a browser."""
    if not (STATIC / "index.html").exists():
        raise pytest.UsageError("The page is not built: run `make web` first.")
    if not hasattr(config, "workerinput"):
        find_browser()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long comes first: tests are given out one by one, and none begins with it when the others are done."""
    items.sort(key=lambda item: [not item.path.name.endswith(name) for name in LONG])


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    found = find_browser()
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=found.program,
            env={**os.environ, **found.environment},
            args=["--force-color-profile=srgb", "--font-render-hinting=none"],  # the same letters on every machine
            timeout=PATIENCE,
        )


def open_house(folder: Path) -> Iterator[HouseProcess]:
    """A house that opens, and closes at the end."""
    process = HouseProcess(folder / "saloon.db", *QUICK)
    process.open()
    yield process
    process.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """An open house, shared by all tests."""
    yield from open_house(tmp_path_factory.mktemp("house"))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[HouseProcess]:
    """An open house that a test may kill."""
    yield from open_house(tmp_path)


@pytest.fixture
def welcome(browser: Browser, house: HouseProcess) -> Iterator[Welcome]:
    """Lets visitors in; all of them must be well when they leave."""
    inside: list[Visitor] = []

    def let_in(*arguments: Any, address: str = house.address, **more: Any) -> Visitor:
        inside.append(Visitor(browser, address, *arguments, **more))
        return inside[-1]

    yield let_in
    for visitor in inside:
        visitor.leave()
