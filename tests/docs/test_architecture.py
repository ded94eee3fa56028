"""The plan of the house names every folder there is and no other, and the map for changes leads to files."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAN = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
MAP = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").split("## Where to look")[1]
GAMES = {"duel", "bluff", "jane", "joe"}


def listed(folder: str) -> set[str]:
    """The folders in the first column of the table about one."""
    table = PLAN.split(f"| folder of `{folder}` |")[1].split("\n\n")[0]
    return {name for row in table.splitlines()[2:] for name in re.findall(r"`([^`]+)`", row.split("|")[1])}


def tracked(folder: str) -> set[str]:
    """The folders below one that hold files of the project."""
    files = subprocess.run(["git", "ls-files", folder], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    if files:
        paths = [Path(file).relative_to(folder) for file in files.splitlines()]
    else:  # a source distribution is no checkout
        paths = [path.relative_to(ROOT / folder) for path in (ROOT / folder).rglob("*.*") if "static" not in path.parts]
    parents = {parent for path in paths for parent in path.parents if "__pycache__" not in parent.parts}
    return {parent.as_posix() for parent in parents} - {"."}


@pytest.mark.parametrize("folder", ["src/saloon", "web/src"])
def test_every_folder_is_listed_with_a_sentence(folder: str) -> None:
    assert listed(folder) == tracked(folder)


def test_the_map_for_changes_leads_to_files() -> None:
    places = re.findall(r"`((?:src|web)/[^`\s]+)`", MAP)
    assert len(places) >= 20
    for place in places:
        for game in GAMES if "<game>" in place else {""}:
            path = ROOT / place.replace("<game>", game)
            assert path.exists() or (path.parent / "knowledge" / path.name).exists(), path


def test_every_word_is_explained_once() -> None:
    words = re.findall(r"^\| ([a-z ,]+) \|", PLAN.split("## Words")[1].split("## Rooms")[0], re.MULTILINE)
    assert len(words) == len(set(words))
