"""The `saloon` command with typed input, in a home of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from saloon.cli.app import app


class Ran:
    """What a command said and how it ended."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def prose(self) -> str:
        """What it said, without line breaks."""
        return " ".join(self.out.split())


Run = Callable[..., Ran]


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where matches are kept during the test."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "saloon"


@pytest.fixture
def run(saves: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `saloon` with these arguments and typed lines; a traceback fails the test."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("FORCE_COLOR", raising=False)

    def command(*arguments: object, typed: Sequence[object] | bytes = ()) -> Ran:
        text = typed if isinstance(typed, bytes) else "".join(f"{line}\n" for line in typed)
        result = CliRunner().invoke(app, [str(argument) for argument in arguments], input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return Ran(result.exit_code, result.stdout, result.stderr)

    return command


@pytest.fixture
def kept(saves: Path) -> Callable[[], Path]:
    """The one match that was kept."""

    def only() -> Path:
        (path,) = saves.glob("*.saloon")
        return path

    return only
