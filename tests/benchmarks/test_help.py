"""Every command for developers says what it does when it is asked, and does nothing else."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODULES = sorted(
    ".".join(file.relative_to(ROOT).with_suffix("").parts)
    for room in ("benchmarks", "docs")
    for file in (ROOT / room).rglob("*.py")
    if '__name__ == "__main__"' in file.read_text(encoding="utf-8")
)


def test_there_are_some() -> None:
    assert {"benchmarks.__main__", "benchmarks.joe.balance", "docs.pictures.terminal"} <= set(MODULES)


@pytest.mark.parametrize("module", MODULES)
def test_help_tells_what_a_command_does(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [module, "--help"])
    monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(SystemExit) as ended:
        runpy.run_module(module, run_name="__main__")
    assert ended.value.code == 0
    told = capsys.readouterr().out
    assert told.startswith(f"usage: python -m {module.removesuffix('.__main__')} [-h]")
    description = " ".join(told.split("\n\n")[1].split())
    assert description.endswith(".")
    assert len(description) > 40
