"""Games are found through entry points."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from saloon.kernel import Game, UnknownGame, find_game, games, registry


@pytest.fixture
def fresh() -> Iterator[None]:
    games.cache_clear()
    yield
    games.cache_clear()


def pretend(monkeypatch: pytest.MonkeyPatch, *entries: tuple[str, str]) -> None:
    found = [EntryPoint(name, value, "saloon.games") for name, value in entries]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == "saloon.games" else [])


def test_every_game_is_found_by_its_id() -> None:
    assert "duel" in games()
    for name, game in games().items():
        assert isinstance(game, Game)
        assert game.id == name
        assert find_game(name) is game
    assert list(games()) == sorted(games())


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'whist'; there are .*duel"):
        find_game("whist")


@pytest.mark.usefixtures("fresh")
def test_an_entry_point_must_have_the_name_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, ("whist", "saloon.games.duel:GAME"))
    with pytest.raises(ValueError, match="the entry point 'whist' gives a game that calls itself 'duel'"):
        games()


@pytest.mark.usefixtures("fresh")
def test_a_game_needs_nothing_but_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    pretend(monkeypatch, ("hush", "tests.kernel.broken_games.hush:GAME"), ("duel", "saloon.games.duel:GAME"))
    assert list(games()) == ["duel", "hush"]
