"""The source distribution of this checkout, and wheels made of it."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
HOOK = "import sys; from hatchling import build; print(getattr(build, sys.argv[1])(*sys.argv[2:]))"


def call_backend(hook: str, *arguments: str, folder: Path, python: Path, environment: dict[str, str] | None) -> str:
    """Call a hook of the build backend as an installer does; returns what it gives."""
    ran = subprocess.run(
        [str(python), "-c", HOOK, hook, *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout.splitlines()[-1]


def make_sdist(target: Path) -> Path:
    """The source distribution, with the page that was built here."""
    return target / call_backend("build_sdist", str(target), folder=ROOT, python=Path(sys.executable), environment=None)


def unpack(sdist: Path, target: Path) -> Path:
    """The folder that it holds."""
    with tarfile.open(sdist) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _path: member)  # 3.11.2 has none
        archive.extractall(target)
    return target / sdist.name.removesuffix(".tar.gz")
