"""Every command of the terminal that the documentation shows is typed as it stands there, and nothing after it."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.games.joe.box.data_file import DATA
from tests.cli.conftest import Run, run, saves
from tests.docs.test_commands import ADDED
from tests.docs.test_every_command import EVERY, ROOT

__all__ = ["run", "saves"]  # fixtures of the commands' tests

WHOLE = re.compile(r"saloon (?:games|play .+|replay .+|check .+|bot \w+ .+|joe map .+)")
GERMAN = "saloon play duel --lang de"
TYPED = [
    command
    for command in EVERY
    if WHOLE.fullmatch(command) and command != GERMAN and not any(name in command for name in ADDED)
]
RECORD = ROOT / "tests" / "web" / "bluff.saloon"
MAPS = DATA / "maps"


def words_of(command: str) -> list[str]:
    """What is typed after `saloon`, with a file where the page says FILE."""
    some_map = next(MAPS.glob("*.toml"))
    command = command.replace("--map FILE", f"--map {some_map}").replace("FILE...", f"{RECORD} {RECORD}")
    return shlex.split(command.replace("FILE", str(RECORD)))[1:]


def test_there_are_some_of_each() -> None:
    assert {command.split()[1] for command in TYPED} == {"bot", "check", "games", "joe", "play", "replay"}


@pytest.mark.parametrize("command", TYPED)
def test_a_command_does_what_it_is_shown_for(
    command: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*words_of(command))
    assert ran.code == 0, ran.err
    drawn = [Path(word).read_text(encoding="utf-8") for word in shlex.split(command) if word.endswith(".svg")]
    assert ran.out or drawn or "--stdio" in command, "it has something to show"


def test_a_language_is_spoken_once_it_was_added_as_the_guide_says(tmp_path: Path) -> None:
    source, built = tmp_path / "saloon", shutil.ignore_patterns("*.so", "static", "__pycache__", "_compiled.json")
    shutil.copytree(ROOT / "src" / "saloon", source, ignore=built)
    shutil.copytree(source / "locales" / "en", source / "locales" / "de")
    for rules in source.glob("games/*/RULES.md"):
        shutil.copy(rules, rules.with_name("RULES.de.md"))
    languages = source / "locales" / "__init__.py"
    listed = languages.read_text(encoding="utf-8").replace('("en", "fr")', '("en", "fr", "de")')
    assert '"de"' in listed
    languages.write_text(listed, encoding="utf-8")
    sentences = source / "locales" / "de" / "duel.ftl"
    translated = sentences.read_text(encoding="utf-8").replace("in hand", "auf der Hand")
    sentences.write_text(translated, encoding="utf-8")
    known = {**os.environ, "PYTHONPATH": str(tmp_path), "SALOON_PURE": "1", "XDG_STATE_HOME": str(tmp_path)}
    command = [sys.executable, "-c", "from saloon.cli import main; main()", *shlex.split(GERMAN)[1:]]
    ran = subprocess.run(command, env=known, input="", capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "6 auf der Hand" in ran.stdout
