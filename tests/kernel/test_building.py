"""A build without a C compiler stays plain Python; one whose sources are wrong fails, as does one without its page."""

from __future__ import annotations

from pathlib import Path

import pytest
from hatch_build import BadSource, NoPage, build_page, compile_rules, needs_page

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


def test_a_page_that_cannot_be_built_ends_the_build(root: Path) -> None:
    with pytest.raises(NoPage, match="SALOON_PAGELESS=1 builds without it"):
        build_page(root)


def test_a_page_is_built_once_and_not_where_nobody_wants_it(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert needs_page(root)
    monkeypatch.setenv("SALOON_PAGELESS", "1")
    assert not needs_page(root)
    monkeypatch.delenv("SALOON_PAGELESS")
    page = root / "src" / "saloon" / "server" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    assert not needs_page(root)
