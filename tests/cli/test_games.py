"""`saloon games` lists everything there is."""

from __future__ import annotations

import msgspec
import pytest

from saloon.bots.registry import bot_names, find_bot
from saloon.kernel import games
from tests.cli.conftest import Run


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_bot_and_option_is_listed(run: Run, language: str) -> None:
    out = run("games", "--lang", language).out
    for game in games().values():
        assert f"{game.id} · 2" in out
        for bot in bot_names(game):
            assert f"  {bot}  " in out
            assert (f"{bot}:nodes=2000" in out) is ("nodes" in find_bot(game, bot).takes)
        for field in msgspec.structs.fields(game.Options):
            assert f"  {field.name}=" in out
    assert ("une dernière carte toute seule" in out) is (language == "fr")
