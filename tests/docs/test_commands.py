"""Every run of the laboratory that the documentation shows is played as it stands there, only much shorter."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tests.cli.conftest import Run, run, saves

__all__ = ["run", "saves"]  # fixtures of the commands' tests

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(r"^saloon ((?:sim|arena|balance) .*?)(?: +#.*|  .*)?$", re.MULTILINE)
ADDED = ("hasty", "nerve", "dowry", "cmd:./mybot")  # what the guides themselves add

LONG = re.compile(r" --(?:jobs|matches|seed) \d+| --(?:out|chart) \S+|(?<=:nodes=)\d+")  # what a test need not repeat

COMMANDS = sorted({found[1] for page in PAGES for found in COMMAND.finditer(page.read_text(encoding="utf-8"))})
SHORT = {LONG.sub(lambda found: "1" if found[0].isdecimal() else "", command) for command in COMMANDS}


def test_there_are_some() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"sim", "arena", "balance"}


@pytest.mark.parametrize("command", sorted(command for command in SHORT if not any(name in command for name in ADDED)))
def test_the_command_is_played(command: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    words = shlex.split(command)
    rest = ["--matches", 1] if words[0] == "balance" else ["--matches", 2, "--out", tmp_path / "run"]
    ran = run(*words, *rest)
    assert (ran.code, ran.err) == (0, "")
