"""What docs/learn.md says of every game's features."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from saloon.kernel import find_game

PAGE = (Path(__file__).parents[2] / "docs" / "learn.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("title", "game"),
    [("The duel", "duel"), ("Bluff You!", "bluff"), ("Dexterity Jane", "jane"), ("Dynamit Joe", "joe")],
)
def test_layout_covers_the_features(title: str, game: str) -> None:
    layout = PAGE.split(f"\n### {title}\n")[1].split("\n## ")[0].split("\n### ")[0]
    rows = re.findall(r"^\| (\d+)(?:-(\d+))? \|", layout, re.MULTILINE)
    covered = [index for first, last in rows for index in range(int(first), int(last or first) + 1)]
    assert covered == list(range(find_game(game).features))
