"""The duel's bots: whole matches under every option, budgets, plans, and the order of the ladder."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from saloon.bots import bot_names, make_bot
from saloon.bots.duel.master import MasterBot
from saloon.bots.duel.planner import PlannerBot
from saloon.bots.duel.turns import Ending
from saloon.bots.match import play_match
from saloon.games.duel import GAME
from saloon.games.duel.codes import END
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import Sight, check_record, stream
from tests.bots.duel.positions import EVERY_OPTION, STANDARD, random_match

QUICK_MASTER = "master:nodes=40"
BOTS = ["greedy", "planner", QUICK_MASTER, "master:ms=1"]


def test_the_duel_has_its_bots() -> None:
    assert {"greedy", "planner", "master", "random"} <= set(bot_names(GAME))


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
@pytest.mark.parametrize("bot", BOTS)
def test_plays_whole_matches(bot: str, options: DuelOptions) -> None:
    """Every move is legal to the end, from either seat."""
    for seed in range(2):
        for bots in ((bot, "random"), ("random", bot)):
            assert check_record(str(play_match(GAME, options, bots, seed)))[-1].state.outcome()


@pytest.mark.parametrize("bot", ["planner", "master:nodes=100"])
def test_nodes_and_a_seed_settle_everything(bot: str) -> None:
    first, again = (play_match(GAME, STANDARD, (bot, "greedy"), 5) for _ in range(2))
    assert first == again


def test_compiled_and_interpreted_bots_play_the_same() -> None:
    """Move for move, in a smaller box for the interpreter's sake."""
    program = """
from saloon.bots.match import play_match
from saloon.games.duel import GAME
from saloon.games.duel.setup import DuelOptions
print(play_match(GAME, DuelOptions(highest=30), ("planner", "master:nodes=40"), 7))
"""
    plain = {**os.environ, "SALOON_PURE": "1"}
    result = subprocess.run([sys.executable, "-c", program], env=plain, capture_output=True, text=True, check=True)
    assert (
        result.stdout.strip()
        == str(play_match(GAME, DuelOptions(highest=30), ("planner", "master:nodes=40"), 7)).strip()
    )


def test_master_thinks_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """One thought a turn, however many cards its plan lays; it can be asked in the middle of a turn as well."""
    thoughts = []
    think = MasterBot.think

    def note(bot: MasterBot, duel: Duel) -> Ending:
        thoughts.append(duel.laid)
        return think(bot, duel)

    monkeypatch.setattr(MasterBot, "think", note)
    record = play_match(GAME, STANDARD, ("greedy", QUICK_MASTER), 3)
    turns = sum(moved.seat == 1 and moved.move == "end" for moved in record.moves)
    assert turns <= len(thoughts) <= turns + 1
    assert set(thoughts) == {0}
    middle = next(duel for duel in random_match(STANDARD, 1) if duel.laid == 1)
    master = make_bot(QUICK_MASTER, GAME, STANDARD, 2, middle.turn, stream(1))
    assert master.choose(Sight(middle, middle.turn, stream(2))) in middle.legal(middle.turn)
    assert thoughts[-1] == 1


def test_planner_keeps_to_its_plan() -> None:
    """Planning anew after each card, it ends where it meant to at the start of the turn."""
    for duel in random_match(STANDARD, 4):
        if duel.laid:
            continue
        seat = duel.turn
        planner = PlannerBot(GAME, STANDARD, 2, seat, stream(1))
        scores = []
        while duel.turn == seat and duel.winner < 0:
            scores.append(planner.best(duel).score)
            duel.apply(seat, planner.choose(Sight(duel, seat, stream(2))))
        assert len(set(scores)) == 1


def test_greedy_takes_the_cheapest_step() -> None:
    """It ends as soon as it may, and jumps back first of all."""
    for duel in random_match(STANDARD, 6):
        greedy = make_bot("greedy", GAME, STANDARD, 2, duel.turn, stream(1))
        move = greedy.choose(Sight(duel, duel.turn, stream(2)))
        me = duel.side(duel.turn)
        if me.hand & me.rising >> 10 and duel.laid:
            assert GAME.moves.text(move).endswith(("^", "v"))
        elif duel.laid >= 2 and not me.hand & me.falling << 10:
            assert move == END


@pytest.mark.parametrize(
    ("better", "worse", "deals", "least"), [("greedy", "random", 25, 48), ("planner", "greedy", 30, 40)]
)
def test_the_ladder_stands(better: str, worse: str, deals: int, least: int) -> None:
    """Far fewer matches than the ladder of the documentation, on fixed seeds: a broken bot falls off."""
    won = 0
    for seed in range(deals):
        for seat, bots in enumerate(((better, worse), (worse, better))):
            result = play_match(GAME, STANDARD, bots, seed).result
            assert result is not None
            won += result.scores[seat] > result.scores[1 - seat]
    assert won >= least


def test_master_is_above_planner() -> None:
    """The same with fewer nodes a turn and few matches."""
    won = 0
    for seed in range(10):
        for seat, bots in enumerate((("master:nodes=250", "planner"), ("planner", "master:nodes=250"))):
            result = play_match(GAME, STANDARD, bots, seed).result
            assert result is not None
            won += result.scores[seat] > result.scores[1 - seat]
    assert won >= 12
