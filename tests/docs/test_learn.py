"""Every program of docs/learn.md runs and prints what the page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.kernel import find_game

PAGE = (Path(__file__).parents[2] / "docs" / "learn.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"```python\n(.*?)```(?:\n\nIt prints `(.*?)`)?", PAGE, re.DOTALL)


@pytest.mark.parametrize(("program", "printed"), PROGRAMS, ids=["gymnasium", "pettingzoo", "open_spiel", "actions"])
def test_program(program: str, printed: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(program, "docs/learn.md", "exec"), {})
    assert capsys.readouterr().out.strip() == printed


def test_layout_covers_the_features() -> None:
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \|", PAGE, re.MULTILINE)
    covered = [index for first, last in rows for index in range(int(first), int(last or first) + 1)]
    assert covered == list(range(find_game("duel").features))
