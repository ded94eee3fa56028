"""The ladders of the games: what is measured of a bot is there for its card on the page."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from benchmarks import ladder
from benchmarks.ladder import write_figures

from saloon.bots.figures import bot_figures
from saloon.bots.registry import ranked_bots
from saloon.kernel import find_game


@pytest.mark.parametrize("name", ["duel", "bluff", "jane"])
def test_every_bot_but_the_weakest_has_its_figure(name: str) -> None:
    game = find_game(name)
    for bot in ranked_bots(game)[:-1]:
        assert 0.5 < bot_figures(game, bot)["beats_next"] <= 1


def test_figures_are_written_and_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "figures.json"
    monkeypatch.setattr(ladder, "figures_file", lambda _game: file)
    monkeypatch.setattr(ladder, "read_figures", lambda _game: {"master": {"beats_next": 0.1, "other": 3.0}})
    write_figures(find_game("duel"), {"master/planner": 0.75, "greedy/random": 1.0, "master:ms=100/planner": 0.9})
    written = msgspec.json.decode(file.read_bytes())
    assert written == {"master": {"beats_next": 0.75, "other": 3.0}, "greedy": {"beats_next": 1.0}}
