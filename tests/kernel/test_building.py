"""A build without a C compiler stays plain Python; one whose sources are wrong fails."""

from __future__ import annotations

from pathlib import Path

import pytest
from hatch_build import BadSource, compile_rules

RIGHT = "def double(number: int) -> int:\n    return 2 * number\n"
WRONG = "def double(number: int) -> str:\n    return 2 * number\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "src" / "saloon").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[tool.saloon]\ncompiled = ["saloon/rules.py"]\n')
    return tmp_path


def test_an_error_of_type_ends_the_build(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (root / "src" / "saloon" / "rules.py").write_text(WRONG)
    with pytest.raises(BadSource, match="mypyc refuses a source"):
        compile_rules(root, root / "out")
    assert "saloon/rules.py:2" in capsys.readouterr().out.replace("\\", "/")


def test_a_missing_compiler_leaves_plain_python(
    root: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (root / "src" / "saloon" / "rules.py").write_text(RIGHT)
    monkeypatch.setenv("CC", str(root / "no-such-compiler"))
    assert compile_rules(root, root / "out") == []
    said = capsys.readouterr().err.splitlines()
    assert [line for line in said if line.startswith("saloon: no compiler, the rules run as plain Python (")]
