"""Environments with nothing but what was asked for, of the packages that are installed here: no registry is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name


def closure(requirements: Iterable[str]) -> set[str]:
    """The distributions that these ask for, and those that they ask for, on this machine."""
    found: set[tuple[str, str]] = set()  # with the extra, or none, whose packages were added
    ahead = [(Requirement(line), "") for line in requirements]
    while ahead:
        wanted, of_extra = ahead.pop()
        if wanted.marker is not None and not wanted.marker.evaluate({"extra": of_extra}):
            continue
        name = canonicalize_name(wanted.name)
        for extra in {"", *wanted.extras}:
            if (name, extra) not in found:
                found.add((name, extra))
                ahead += [(Requirement(line), extra) for line in distribution(name).requires or ()]
    return {name for name, _ in found}


def make_environment(folder: Path, requirements: Iterable[str]) -> Path:
    """A virtual environment that has them and no other package, not even pip; returns its Python."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (packages,) = folder.glob("[Ll]ib/**/site-packages")
    for name in closure(requirements):
        source = distribution(name)
        for top in {file.parts[0] for file in source.files or ()} - {"..", "__pycache__"}:
            place = packages / top
            if not place.exists():
                place.symlink_to(Path(str(source.locate_file(top))).resolve())
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def bare(python: Path, home: Path) -> dict[str, str]:
    """What a process of that environment knows of the machine: neither a compiler nor npm, and no house but its own."""
    return {"PATH": str(python.parent), "HOME": str(home), "LANG": "C.UTF-8"}
