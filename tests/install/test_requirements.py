"""What is asked for is what is used, in the versions that are tested, and under the right name."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from hatch_build import NODE
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.install.environments import closure

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
TOOLS = PROJECT["build-system"]["requires"]
FOUND_BY_UVICORN = {"httptools", "uvloop"}  # it takes them where they are installed, and is much slower without
PAGES = ["README.md", "docs/*.md", "docs/template-*/*.md", "docs/template-*/pyproject.toml", "src/saloon/**/*.py"]


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(line).name) for line in requirements}


def locked() -> dict[str, str]:
    """The versions that `make` installs."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ;]+)", lock, re.MULTILINE))


@pytest.mark.parametrize("line", [*TOOLS, NODE])
def test_a_tool_has_the_version_that_is_locked(line: str) -> None:
    tool = Requirement(line)
    assert str(tool.specifier) == f"=={locked()[tool.name]}", "write the version of requirements.lock there"


def test_tools_that_tools_need_are_pinned_too() -> None:
    assert closure(TOOLS) == names(TOOLS)


def imported() -> dict[str, set[str]]:
    """The modules of others that the house imports, and the distributions that they may be of."""
    modules = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module is not None and node.level == 0:
                modules.add(node.module.partition(".")[0])
    owners = packages_distributions()
    return {
        module: {canonicalize_name(owner) for owner in owners[module]}
        for module in modules - sys.stdlib_module_names - {"saloon"}
    }


def test_what_a_house_asks_for_is_what_it_imports() -> None:
    extras = names([line for lines in PROJECT["project"]["optional-dependencies"].values() for line in lines])
    asked = names(PROJECT["project"]["dependencies"])
    used = imported()
    assert asked - set().union(*used.values()) == FOUND_BY_UVICORN
    assert [module for module, owners in used.items() if not owners & (asked | extras)] == []


def test_nobody_is_sent_to_the_other_saloon_of_the_package_index() -> None:
    assert PROJECT["project"]["name"] == "saloon-house"
    texts = {path: path.read_text(encoding="utf-8") for page in PAGES for path in ROOT.glob(page)}
    assert sum("saloon-house" in text for text in texts.values()) > 4
    other = re.compile(r"dependencies = \[[^]]*[\"']saloon[\"'\[<>=~ ]|pip install[^\n`]*\bsaloon(?![-\w/.])")
    assert {str(path): found[0] for path, text in texts.items() if (found := other.search(text))} == {}
