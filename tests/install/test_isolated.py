"""What pip makes of a source distribution, all fetched anew: a compiled house, and a page built from its sources.

It takes minutes a Python, and a registry that answers.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.install.distributions import ROOT, make_sdist, unpack
from tests.install.environments import bare
from tests.install.tried import Installed, plays, serves, simulates

pytestmark = [pytest.mark.nightly, pytest.mark.process]

MINORS = range(11, 15)
SAYS_MINOR = "import ensurepip, sys, venv; print(sys.version_info.minor)"
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
MODULES = {"open-spiel": "pyspiel", "vl-convert-python": "vl_convert"}  # that are not called as what brings them
PIP = ("-m", "pip", "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_sdist(tmp_path_factory.mktemp("sdist"))


def outside(**changed: str) -> dict[str, str]:
    """This process's environment, without what leads to this checkout."""
    return {key: value for key, value in os.environ.items() if key not in {"PYTHONPATH", "SALOON_PURE"}} | changed


def pythons() -> dict[int, str]:
    """Every Python of the path that can be used, by its minor version, and this one."""
    found = {sys.version_info.minor: sys.executable}
    for minor in MINORS:
        program = shutil.which(f"python3.{minor}")
        if program is not None and minor not in found:
            said = subprocess.run([program, "-c", SAYS_MINOR], capture_output=True, text=True, check=False).stdout
            found |= {minor: program} if said.strip() == str(minor) else {}
    return found


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> dict[int, Path]:
    """An empty environment for each of them."""
    folder = tmp_path_factory.mktemp("empty")
    for minor, python in pythons().items():
        subprocess.run([python, "-m", "venv", str(folder / str(minor))], check=True)
    return {int(path.name): path / "bin" / "python" for path in folder.iterdir()}


def test_a_compiled_house_works_where_there_is_neither_compiler_nor_npm(
    sdist: Path, empty: dict[int, Path], tmp_path: Path
) -> None:
    for minor, python in empty.items():
        folder = tmp_path / str(minor)
        folder.mkdir()
        build = [str(python), *PIP, "wheel", "--no-deps", "--wheel-dir", str(folder), str(sdist)]
        subprocess.run(build, env=outside(), check=True)
        (wheel,) = folder.glob("*.whl")
        assert f"cp3{minor}" in wheel.name, "compiled for this Python"
        path = outside(PATH=str(python.parent))
        subprocess.run([str(python), *PIP, "install", "--only-binary", ":all:", f"{wheel}[lab]"], env=path, check=True)
        installed = Installed(python.with_name("saloon"), folder, bare(python, folder))
        assert "(rules compiled)" in installed.run("--version")
        plays(installed)
        simulates(installed)
        serves(installed)


@pytest.mark.parametrize("extra", sorted(EXTRAS))
def test_an_extra_brings_what_it_is_for(extra: str, sdist: Path, empty: dict[int, Path], tmp_path: Path) -> None:
    python, environment = empty[sys.version_info.minor], tmp_path / "environment"
    build = [str(python), *PIP, "wheel", "--no-deps", "--wheel-dir", str(tmp_path), str(sdist)]
    subprocess.run(build, env=outside(SALOON_PURE="1"), check=True)
    (wheel,) = tmp_path.glob("*.whl")
    subprocess.run([str(python), "-m", "venv", str(environment)], check=True)
    python = environment / "bin" / "python"
    subprocess.run(
        [str(python), *PIP, "install", "--only-binary", ":all:", f"{wheel}[{extra}]"], env=outside(), check=True
    )
    names = [Requirement(line).name for line in EXTRAS[extra]]
    modules = [MODULES.get(name, name) for name in names]
    subprocess.run([str(python), "-c", f"import {', '.join(modules)}"], env=bare(python, tmp_path), check=True)


def page(archive: Path) -> set[str]:
    """The files of a wheel's page."""
    with zipfile.ZipFile(archive) as wheel:
        return {name for name in wheel.namelist() if name.startswith("saloon/server/static/")}


def test_a_checkout_builds_the_page_that_a_source_distribution_carries(
    sdist: Path, empty: dict[int, Path], tmp_path: Path
) -> None:
    root = unpack(sdist, tmp_path)
    build = [str(empty[sys.version_info.minor]), *PIP, "wheel", "--no-deps", "--wheel-dir"]
    plain = outside(SALOON_PURE="1")
    subprocess.run([*build, str(tmp_path / "carried"), str(root)], env=plain, check=True)
    shutil.rmtree(root / "src" / "saloon" / "server" / "static")
    subprocess.run([*build, str(tmp_path / "built"), str(root)], env=plain, check=True)
    (carried,), (built,) = ((tmp_path / name).glob("*.whl") for name in ("carried", "built"))
    assert page(built) == page(carried)
