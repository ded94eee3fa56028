"""Lock files name packages and hashes, no host that they come from, and nothing that runs when it is installed."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OF_NPM = [
    "web/package-lock.json",
    "tests/web/chromium/package-lock.json",
    "benchmarks/duels/boardgame_io/package-lock.json",
]
OF_PIP = [
    "requirements.lock",
    "requirements-dev.lock",
    "benchmarks/requirements.lock",
    "benchmarks/server/picows.lock",
    "benchmarks/batch/requirements.lock",
]


@pytest.mark.parametrize("lock", [*OF_NPM, *OF_PIP])
def test_no_host_is_named(lock: str) -> None:
    assert re.findall(r"https?://[^\s\"]+", (ROOT / lock).read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("lock", OF_PIP)
def test_every_package_of_python_has_its_hashes(lock: str) -> None:
    entries = re.split(r"\n(?=\S)", (ROOT / lock).read_text(encoding="utf-8").strip())
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9._-]+==\S+.*\\\n    --hash=sha256:[0-9a-f]{64}", entry), entry[:80]


@pytest.mark.parametrize("lock", OF_NPM)
def test_every_package_of_npm_has_its_hash_and_runs_no_script(lock: str) -> None:
    packages = json.loads((ROOT / lock).read_text(encoding="utf-8"))["packages"]
    others = {name: package for name, package in packages.items() if name}
    assert others
    assert [name for name, package in others.items() if not package["integrity"].startswith("sha512-")] == []
    assert [name for name, package in others.items() if package.get("hasInstallScript")] == []


@pytest.mark.parametrize("lock", OF_NPM)
def test_a_lock_of_npm_is_up_to_date(lock: str, tmp_path: Path) -> None:
    for name in ("package.json", "package-lock.json", ".npmrc"):
        if (file := ROOT / Path(lock).with_name(name)).exists():
            shutil.copy(file, tmp_path)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    subprocess.run(
        ["npm", "install", "--package-lock-only", "--offline", "--loglevel=error"],
        cwd=tmp_path,
        env={**os.environ, "PATH": path, "HOME": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    assert (tmp_path / "package-lock.json").read_bytes() == (ROOT / lock).read_bytes()
