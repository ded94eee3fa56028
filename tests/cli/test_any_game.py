"""A game that has just been born can be listed, played, told and checked, before anybody draws or translates it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from saloon.kernel import registry
from tests.cli.conftest import Run
from tests.cli.nim import NimGame


@pytest.fixture(autouse=True)
def nim(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = NimGame()
    game.folder = tmp_path
    (tmp_path / "RULES.md").write_text("# Nim\n\n- **NIM-1** Take one to three; whoever takes the last one wins.\n")
    monkeypatch.setattr(registry, "games", lambda: {"nim": game})
    monkeypatch.setattr("saloon.cli.welcome.games", lambda: {"nim": game})
    monkeypatch.setattr("saloon.cli.games.games", lambda: {"nim": game})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_is_played(run: Run, kept: Callable[[], Path], language: str) -> None:
    ran = run("play", "nim", "--bot", "none", "--lang", language, typed=["", "take 2", "", "3", "", "TAKE 1", "quit"])
    assert ran.code == 0
    assert "heap: 5" in ran.out
    assert "1  take 1" in ran.out
    assert "took: seat 0, number 2" in ran.out or "took\u00a0: seat 0, number 2" in ran.out
    assert "last-taken" in ran.out
    assert "NIM-1 Take one to three; whoever takes the last one wins." in ran.out
    assert "0: 2" in run("replay", kept(), "--lang", language).out
    assert run("check", kept()).code == 0


def test_its_refusals_name_the_rule(run: Run) -> None:
    out = run("play", "nim", "--bot", "random", "--set", "heap=2", typed=["take 3"]).out
    assert "That is not allowed (rule NIM-1)." in out
    assert "NIM-1 Take one to three" in out


def test_it_is_listed_and_chosen(run: Run) -> None:
    listed = run("games").out
    assert "nim · 2 seats, rules 1" in listed
    assert "heap=5" in listed
    assert "1  nim" in run("play").out
