"""The guide to a new game: its code is the template's, and the template is installed, found, checked and played."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.template_game import TEMPLATE, install_template

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`(?P<path>[^`\n]+)`\n\n```\w+\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)

SHOWN = (".py", ".toml", ".md", ".ftl", ".js", ".css")

PLAY = """
from saloon.bots import bot_names
from saloon.bots.match import play_match
from saloon.kernel import check_record, find_game

nerve = find_game("nerve")
for bot in bot_names(nerve):
    for seats in nerve.seats:
        record = play_match(nerve, nerve.Options(highest=9), [bot] * seats, seed=seats)
        assert check_record(str(record))[-1].state.outcome().reason == "shown"
        print(bot, seats, "fine")
"""


def template_files() -> list[str]:
    found = (path.relative_to(TEMPLATE) for path in TEMPLATE.rglob("*") if path.is_file())
    return sorted(str(path) for path in found if path.suffix in SHOWN and path.name != "README.md")


def test_the_guide_shows_every_file() -> None:
    assert sorted({found["path"] for found in BLOCK.finditer(GUIDE)}) == template_files()


@pytest.mark.parametrize("path", template_files())
def test_the_guide_shows_a_file_as_it_is(path: str) -> None:
    rest = (TEMPLATE / path).read_text(encoding="utf-8")
    for found in BLOCK.finditer(GUIDE):
        if found["path"] == path:
            before, piece, rest = rest.partition(found["code"])
            assert piece, f"this is not in {path}, or not in this order:\n{found['code']}"
            assert not before.strip(), f"the guide leaves out of {path}:\n{before}"
    assert not rest.strip(), f"the guide leaves out of {path}:\n{rest}"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the template is installed, from its folder and from nothing else."""
    return install_template(tmp_path_factory.mktemp("site"))


def run(environment: dict[str, str], *command: str) -> str:
    ran = subprocess.run(
        [sys.executable, *command], env=environment, cwd=TEMPLATE, input="", capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_house_lists_it(installed: dict[str, str]) -> None:
    listed = run(installed, "-c", "from saloon.cli import main; main()", "games")
    assert "nerve" in listed
    assert "highest=12" in listed


def test_the_guides_run_is_played(installed: dict[str, str], tmp_path: Path) -> None:
    command = re.search(r"^saloon (sim .*) --matches 1000 (.*) --out my-run$", GUIDE, re.MULTILINE)
    assert command is not None
    words = [*command[1].split(), "--matches", "6", *command[2].split(), "--out", str(tmp_path / "run")]
    assert "6 matches of nerve, seed 7" in run(installed, "-c", "from saloon.cli import main; main()", *words)


@pytest.mark.parametrize(
    "words", ["play nerve", *re.findall(r"^saloon (play nerve .*?)(?:  .*)?$", GUIDE, re.MULTILINE)]
)
def test_one_sits_down_to_it(installed: dict[str, str], tmp_path: Path, words: str) -> None:
    known = {**installed, "XDG_STATE_HOME": str(tmp_path), "LC_ALL": "en"}
    assert "Player 1 gets the " in run(known, "-c", "from saloon.cli import main; main()", *words.split())


def test_its_own_tests_pass_and_with_them_the_contract(installed: dict[str, str]) -> None:
    told = run(installed, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert re.search(r"^\d+ passed in", told, re.MULTILINE), told


def test_bots_play_it_with_any_number_of_seats(installed: dict[str, str]) -> None:
    played = run(installed, "-c", PLAY).splitlines()
    assert {"random 2 fine", "random 3 fine", "random 4 fine"} <= set(played)
