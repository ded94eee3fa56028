"""The template game, installed from its folder and from nothing else, and a house that has it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import QUICK, HouseProcess

TEMPLATE = Path(__file__).parents[1] / "docs" / "template-game"


def install_template(target: Path) -> dict[str, str]:
    """An environment in which Python finds it."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(target), str(TEMPLATE)]
    subprocess.run([*pip, *offline], check=True)
    return {**os.environ, "PYTHONPATH": str(target), "PYTHONDONTWRITEBYTECODE": "1"}


def open_template_house(folder: Path) -> Iterator[HouseProcess]:
    """A house that finds the game, as any program does that is started there."""
    process = HouseProcess(folder / "saloon.db", *QUICK, program=("saloon",))
    with pytest.MonkeyPatch.context() as patch:
        for name, value in install_template(folder / "site").items():
            patch.setenv(name, value)
        process.open()
    yield process
    process.close()
