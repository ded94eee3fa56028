"""What a specification may say of each bot."""

from __future__ import annotations

from typing import Any

import pytest

from saloon.bots import BadBot, Budget, bot_names, read_bot
from saloon.bots.match import play_match
from saloon.bots.registry import check_bot, find_bot
from saloon.kernel import Game, games

GAMES = games()
BOTS = [(game, name) for game in GAMES.values() for name in bot_names(game)]
EVERY_BOT = pytest.mark.parametrize(("game", "name"), BOTS, ids=lambda value: getattr(value, "id", value))


@EVERY_BOT
def test_a_bot_takes_the_budgets_that_it_heeds(game: Game, name: str) -> None:
    """A budget that nobody looks at in a whole match is none that a specification may promise."""
    looked_at = []

    def spend(_: object) -> Budget:
        looked_at.append(True)
        return Budget(nodes=1)

    def ignore(_: object, budget: Budget) -> None:
        """A bot keeps what it is given; here it always has one node."""

    kind = find_bot(game, name)
    watched: Any = type("Watched", (kind,), {"budget": property(spend, ignore)})
    play_match(game, game.Options(), [watched] * game.seats.start, 1)
    assert bool(looked_at) == bool(kind.takes)


@EVERY_BOT
def test_other_budgets_are_refused_with_those_that_it_takes(game: Game, name: str) -> None:
    takes = find_bot(game, name).takes
    for budget, expected in (("ms=50", Budget(ms=50)), ("nodes=5", Budget(nodes=5))):
        if budget.partition("=")[0] in takes:
            assert read_bot(f"{name}:{budget}", game)[1] == expected
        else:
            with pytest.raises(BadBot, match=f"'{budget}' is no budget for {name}, which takes none"):
                read_bot(f"{name}:{budget}", game)


@pytest.mark.parametrize(
    "budget", ["", "nodes", "nodes=", "nodes=0", "nodes=-5", "nodes=1e3", "nodes=1234567890", "depth=3"]
)
def test_what_is_no_budget_is_refused_with_what_would_be_one(budget: str) -> None:
    with pytest.raises(BadBot, match=f"'{budget}' is no budget for master, which takes ms=100 or nodes=2000"):
        read_bot(f"master:{budget}", GAMES["duel"])


def test_time_and_nodes_may_both_be_said_but_each_once() -> None:
    assert read_bot("master:ms=50:nodes=900", GAMES["duel"])[1] == Budget(ms=50, nodes=900)
    with pytest.raises(BadBot, match="'nodes=9' is a second budget of nodes for master: say one"):
        read_bot("master:nodes=7:nodes=9", GAMES["duel"])


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_bots_of_other_games_are_none_of_this_one(game: Game) -> None:
    others = [f"{other.id}.{name}" for other in GAMES.values() for name in bot_names(other) if other is not game]
    for name in others:
        with pytest.raises(BadBot, match=f"there is no bot '{name}' for {game.id}"):
            check_bot(game, name)
