"""The guide to a new scenario: it shows the template as it is, and bots play the template to its end."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from saloon.games.joe.box.cards import load_cards
from saloon.games.joe.map.map_file import Area, Borders, MapFile, ZoneEntry
from saloon.games.joe.scenario.scenario_file import Goal, Placing, Scenario, Side, Start
from saloon.games.joe.scenario.scenarios import read_scenario

ROOT = Path(__file__).parents[2]
TEMPLATE = ROOT / "docs" / "template-scenario"
DOWRY = TEMPLATE / "scenarios" / "dowry.toml"
GUIDE = (ROOT / "docs" / "add-a-scenario.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`scenarios/dowry\.toml`\n\n```toml\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)

PLAY = """
from saloon.games.joe import GAME
from saloon.kernel import NATURE, NATURE_BIT, seats_of, stream

for seats in range(2, 7):
    for seed in range(3):
        joe, rng = GAME.new(GAME.Options(scenario="dowry"), seats), stream(seed, seats)
        while movers := joe.to_move():
            seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
            joe.apply(seat, joe.draw(rng) if seat == NATURE else joe.pick(seat, rng))
        print(seats, seed, joe.outcome().reason)
"""


def test_the_guide_shows_the_scenario_as_it_is() -> None:
    shown = "\n".join(found["code"] for found in BLOCK.finditer(GUIDE))
    assert shown == DOWRY.read_text(encoding="utf-8")


def test_the_guide_names_every_entry() -> None:
    known = (Scenario, Side, Goal, Start, Placing, MapFile, Area, ZoneEntry, Borders)
    words = set(re.findall(r"[a-z_]+", GUIDE))
    assert {name for kind in known for name in kind.__struct_fields__} <= words
    assert {person.id for person in load_cards().characters} <= words


def test_the_scenario_makes_sense() -> None:
    scenario = read_scenario(DOWRY)
    assert scenario.players == (2, 6)
    assert [side.id for side in scenario.sides] == ["family", "riders"]


def test_bots_play_it_to_the_end() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, "SALOON_JOE_DATA": str(TEMPLATE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    ends = [line.split() for line in ran.stdout.splitlines()]
    assert len(ends) == 15
    assert {reason for _, _, reason in ends} <= {"gold", "last", "limit", "goal"}


@pytest.mark.parametrize("command", sorted(set(re.findall(r"^saloon (.*dowry.*?)(?:  .*)?$", GUIDE, re.MULTILINE))))
def test_the_guides_commands_run_from_its_folder(command: str, tmp_path: Path) -> None:
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    words = re.sub(r"(--matches) \d+", r"\1 2", command)
    if words.startswith("balance"):
        words += " --matches 2"
    told = next(line for line in GUIDE.splitlines() if line.startswith("export "))
    script = f"{told} && {shlex.quote(sys.executable)} -m saloon {words}"
    known = {**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")}
    ran = subprocess.run(
        ["sh", "-c", script], cwd=tmp_path, env=known, input="", capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout or list(tmp_path.glob("*.svg"))


def test_a_file_that_makes_no_sense_is_refused_as_the_guide_says(tmp_path: Path) -> None:
    file = tmp_path / "scenarios" / "dowry.toml"
    file.parent.mkdir()
    file.write_text(DOWRY.read_text(encoding="utf-8").replace('"SA2", "SA3"', '"salon"'), encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "saloon", "games"],
        env={**os.environ, "SALOON_JOE_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == "saloon: dowry.toml: start of slim: there is no zone or building salon\n"
    assert "`dowry.toml: start of slim: there is no zone or building salon`" in GUIDE
