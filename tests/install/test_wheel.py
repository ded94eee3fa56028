"""The source distribution, a wheel of it that is built with the declared tools alone, and the house that it installs.

Neither a compiler nor npm is on the path: the C is made and compared, the wheel stays plain Python, and so does the
house that serves and plays. `make nightly` does it with a compiler, and with an installer that fetches everything.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

from tests.install.distributions import ROOT, call_backend, make_sdist, unpack
from tests.install.environments import bare, make_environment
from tests.install.tried import Installed, plays, serves, simulates

pytestmark = pytest.mark.process

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
C = Path("build", "mypyc", "__native_saloon.c")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpack(sdist, tmp_path_factory.mktemp("unpacked"))


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as pip builds it, in an environment of its own."""
    folder = tmp_path_factory.mktemp("wheel")
    python = make_environment(folder / "tools", PROJECT["build-system"]["requires"])
    environment = bare(python, folder)
    more = call_backend("get_requires_for_build_wheel", folder=unpacked, python=python, environment=environment)
    assert more == "[]", "the page is there: nothing is needed to build it"
    return folder / call_backend("build_wheel", str(folder), folder=unpacked, python=python, environment=environment)


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel in an environment that has what it asks for, and nothing else."""
    folder = tmp_path_factory.mktemp("installed")
    lab = PROJECT["project"]["optional-dependencies"]["lab"]
    python = make_environment(folder / "environment", [*PROJECT["project"]["dependencies"], *lab])
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", str(python), "install"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
    return Installed(python.with_name("saloon"), folder, bare(python, folder))


def checkout() -> set[str]:
    """The files of this checkout, but for what was built in it."""
    roots = [ROOT / name for name in PROJECT["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]]
    files = {path for root in roots for path in (root, *root.rglob("*")) if path.is_file()}
    files |= {ROOT / name for name in ("LICENSE", "README.md", "pyproject.toml")}
    built = GitIgnoreSpec.from_lines((ROOT / ".gitignore").read_text(encoding="utf-8").splitlines())
    names = {path.relative_to(ROOT).as_posix() for path in files}
    return {name for name in names if not built.match_file(name)}


def test_a_source_distribution_holds_the_checkout_and_the_page(sdist: Path) -> None:
    top = sdist.name.removesuffix(".tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.removeprefix(f"{top}/") for name in archive.getnames()}
    page = {name for name in names if name.startswith("src/saloon/server/static/")}
    assert {"src/saloon/server/static/index.html", "src/saloon/server/static/licences.txt"} <= page
    assert names - page - {"PKG-INFO", ".gitignore"} == checkout()


def test_the_tools_alone_give_the_c_that_runs_here(wheel: Path, unpacked: Path) -> None:
    assert (unpacked / C).read_bytes() == (ROOT / C).read_bytes()


def test_without_a_compiler_a_wheel_is_for_every_machine(wheel: Path) -> None:
    assert wheel.name == f"saloon_house-{PROJECT['project']['version']}-py3-none-any.whl"


def test_a_wheel_has_the_page_and_the_licences_of_what_it_carries(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        static = {name: archive.getinfo(name) for name in archive.namelist() if name.startswith("saloon/server/static")}
        licences = archive.read("saloon/server/static/licences.txt").decode()
        ours = [name for name in archive.namelist() if name.endswith(".dist-info/licenses/LICENSE")]
    assert len(ours) == 1
    assert {"saloon/server/static/index.html", "saloon/server/static/offline.html"} <= set(static)
    carried = {"@fontsource/alegreya-sans", "@fontsource/rye", "@mediapipe/hands", "@mediapipe/tasks-vision"}
    carried |= {"@fluent/bundle", "partysocket", "svelte"}
    assert carried <= {line.split()[0] for line in licences.splitlines() if line.startswith(tuple(carried))}
    for text in ("SIL OPEN FONT LICENSE Version 1.1", "Apache License\n", "Permission is hereby granted"):
        assert text in licences


def test_its_rules_are_plain_python(installed: Installed) -> None:
    assert installed.run("--version") == f"saloon {PROJECT['project']['version']} (rules in plain Python)\n"


def test_it_plays(installed: Installed) -> None:
    plays(installed)


def test_it_simulates(installed: Installed) -> None:
    simulates(installed)


def test_it_serves(installed: Installed) -> None:
    serves(installed)
