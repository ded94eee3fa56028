"""Compiled and plain rules are the same rules, move for move."""

from __future__ import annotations

import ast
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import STAMP, BadSource, sources

from tests.compiled import compiled_modules, stale_modules
from tests.kernel.transcript import transcript

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("every", [8, pytest.param(1, marks=pytest.mark.nightly)])
def test_compiled_and_plain_play_the_same_matches(every: int) -> None:
    here = compiled_modules(ROOT)
    plain = [name for name, compiled in here.items() if not compiled]
    assert not plain, f"nothing to compare, not compiled: {', '.join(plain)}; run `make dev` with a C compiler"
    environment = {**os.environ, "SALOON_PURE": "1", "PYTHONHASHSEED": "1"}
    ran = subprocess.run(
        [sys.executable, "-m", "tests.kernel.transcript", str(every)],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    there, *lines = ran.stdout.splitlines()
    assert json.loads(there) == dict.fromkeys(here, False), "SALOON_PURE=1 runs the sources"
    scene = ""
    for number, (compiled, interpreted) in enumerate(zip(transcript(every), lines, strict=True)):
        scene = compiled if compiled.startswith("match") else scene
        assert compiled == interpreted, f"line {number}, in {scene!r}"
    assert sum(line.startswith("match") for line in lines) > 10


def test_no_compiled_class_has_keywords() -> None:
    """They would be dropped without a word: a Struct that is `array_like` would be stored as an object."""
    parsed = {name: ast.parse((ROOT / "src" / name).read_text()) for name in sources(ROOT)}
    classes = [
        (name, node) for name, tree in parsed.items() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)
    ]
    assert len(classes) > 20
    assert [f"{name}: {node.name}" for name, node in classes if node.keywords] == []


@pytest.fixture
def compiled_root(tmp_path: Path) -> Path:
    source = tmp_path / "src" / "saloon" / "rules.py"
    source.parent.mkdir(parents=True)
    source.write_text("RULES = 1\n")
    (tmp_path / "pyproject.toml").write_text('[tool.saloon]\ncompiled = ["saloon/rules.py"]\n')
    fingerprint = hashlib.sha256(source.read_bytes()).hexdigest()
    (tmp_path / "src" / STAMP).write_text(json.dumps({"saloon/rules.py": fingerprint}))
    return tmp_path


def test_fresh_modules_are_not_stale(compiled_root: Path) -> None:
    assert stale_modules(compiled_root) == []


def test_a_changed_source_is_noticed(compiled_root: Path) -> None:
    (compiled_root / "src" / "saloon" / "rules.py").write_text("RULES = 2\n")
    assert stale_modules(compiled_root) == ["saloon/rules.py"]


def test_a_module_that_is_to_be_compiled_from_now_on_is_noticed(compiled_root: Path) -> None:
    (compiled_root / "src" / "saloon" / "more.py").write_text("MORE = 1\n")
    (compiled_root / "pyproject.toml").write_text('[tool.saloon]\ncompiled = ["saloon/rules.py", "saloon/more.py"]\n')
    assert stale_modules(compiled_root) == ["saloon/more.py"]


def test_a_pattern_names_every_module_of_a_folder(compiled_root: Path) -> None:
    (compiled_root / "src" / "saloon" / "__init__.py").write_text("")
    (compiled_root / "src" / "saloon" / "more.py").write_text("MORE = 1\n")
    (compiled_root / "pyproject.toml").write_text('[tool.saloon]\ncompiled = ["saloon/*.py"]\n')
    assert sources(compiled_root) == ["saloon/more.py", "saloon/rules.py"]
    assert stale_modules(compiled_root) == ["saloon/more.py"]


def test_a_pattern_without_modules_is_a_mistake(compiled_root: Path) -> None:
    (compiled_root / "pyproject.toml").write_text('[tool.saloon]\ncompiled = ["saloon/none/*.py"]\n')
    with pytest.raises(BadSource, match=r"no module is called saloon/none/\*\.py"):
        sources(compiled_root)


def test_where_nothing_was_compiled_nothing_is_stale(compiled_root: Path) -> None:
    (compiled_root / "src" / STAMP).unlink()
    assert stale_modules(compiled_root) == []
