"""The open end: exact against a plain minimax over single moves."""

from __future__ import annotations

from functools import cache

import pytest

from saloon.bots.duel.endgame import LOST, UNKNOWN, WINNING, Endgame, is_open
from saloon.bots.duel.evaluation import Evaluation
from saloon.bots.duel.planning import finish_turn
from saloon.bots.duel.weights import PLAN
from saloon.bots.search_budget import SearchBudget
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from tests.bots.duel.positions import open_positions

SMALL = [
    DuelOptions(highest=12, hand=4),
    DuelOptions(highest=11, hand=5, last_card_exception=True),
    DuelOptions(highest=12, hand=4, touch_move=True),
]


def mover_wins(duel: Duel) -> bool:
    """Minimax over single moves, by nothing but the rules."""

    @cache
    def wins(features: bytes, moves: tuple[int, ...]) -> bool:
        here = duel.copy()
        for move in moves:
            here.apply(here.turn, move)
        seat = here.turn
        for move in here.legal(seat):
            after = here.copy()
            after.apply(seat, move)
            if after.winner >= 0:
                good = after.winner == seat
            else:
                good = wins(after.features(0) + after.features(1), (*moves, move)) == (after.turn == seat)
            if good:
                return True
        return False

    return wins(b"", ())


@pytest.mark.parametrize("options", SMALL, ids=str)
def test_equals_minimax(options: DuelOptions) -> None:
    seen = set()
    for duel in open_positions(options, range(60)):
        endgame = Endgame(Evaluation(list(PLAN)), SearchBudget(100000, 0))
        expected = mover_wins(duel)
        seen.add(expected)
        assert endgame.value(duel) == (WINNING if expected else LOST)
        best = endgame.best(duel)
        assert (best is not None) == expected
        if best is not None:
            after = duel.copy()
            finish_turn(after, best)
            assert after.winner == duel.turn or not mover_wins(after)
    assert seen == {True, False}


def test_a_spent_budget_claims_nothing() -> None:
    for duel in open_positions(DuelOptions(highest=20), range(20)):
        budget = SearchBudget(1, 0)
        budget.spend(1)
        assert Endgame(Evaluation(list(PLAN)), budget).value(duel) == UNKNOWN


def test_a_hidden_log_leaves_nothing_open() -> None:
    shown = list(open_positions(DuelOptions(highest=12, hand=4), range(20)))
    hidden = list(open_positions(DuelOptions(highest=12, hand=4, hidden_log=True), range(20)))
    assert shown
    assert hidden
    assert all(map(is_open, shown))
    assert not any(map(is_open, hidden))
