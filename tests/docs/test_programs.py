"""Every program for researchers that the documentation shows runs and prints what its page says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
PROGRAM = re.compile(r"```python\n(.*?)```(?:\n\nIt prints `(.*?)`)?", re.DOTALL)
PROGRAMS = [
    pytest.param(name, *found.groups(default=""), id=f"{name}-{number}")
    for name in ("lab.md", "learn.md", "notation.md")
    for number, found in enumerate(PROGRAM.finditer((DOCS / name).read_text(encoding="utf-8")), 1)
]


def test_there_are_some() -> None:
    assert [program.id for program in PROGRAMS] == [
        *(f"lab.md-{n}" for n in (1, 2)),
        *(f"learn.md-{n}" for n in range(1, 7)),
        "notation.md-1",
    ]


@pytest.mark.parametrize(("page", "program", "printed"), PROGRAMS)
def test_program(
    page: str,
    program: str,
    printed: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(program, page, "exec"), {})
    assert capsys.readouterr().out.strip() == printed
