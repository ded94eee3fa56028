"""The evaluation: chances, mixing, and features that mean what they say."""

from __future__ import annotations

from itertools import combinations

import pytest

from saloon.bots.duel.evaluation import (
    FEATURES,
    FULL,
    HAND_FEATURES,
    LOGIT,
    OWN,
    SIDE_FEATURES,
    SIDES,
    WON,
    Evaluation,
    all_from,
    one_from,
)
from saloon.bots.duel.planning import AllTurns
from saloon.bots.duel.rollout import CERTAIN, chance
from saloon.bots.duel.turns import Ending
from saloon.bots.duel.weights import PLAN, VALUE
from saloon.kernel.bits import only, set_of
from tests.bots.duel.positions import STANDARD, random_match


def test_a_weight_for_every_feature() -> None:
    assert len(SIDE_FEATURES) == SIDES
    assert len(SIDE_FEATURES) + len(HAND_FEATURES) == OWN
    assert len(PLAN) == len(VALUE) == FEATURES


@pytest.mark.parametrize(("part", "whole", "draws"), [(3, 7, 2), (5, 9, 4), (0, 6, 3), (6, 6, 6), (4, 8, 0)])
def test_chances_of_drawing(part: int, whole: int, draws: int) -> None:
    """Against counting every draw."""
    hands = list(combinations(range(whole), draws))
    within = [sum(card < part for card in hand) for hand in hands]
    assert all_from(part, whole, draws) == pytest.approx(1000 * within.count(draws) / len(hands), abs=1)
    exactly_one = sum(number == 1 for number in within) if draws else 0
    assert one_from(part, whole - part, whole, draws) == pytest.approx(1000 * exactly_one / len(hands), abs=1)


def seen_alone(feature: str, ending: Ending) -> int:
    """An own feature's value at the end of a turn with all draw piles empty."""
    index = (*SIDE_FEATURES, *HAND_FEATURES).index(feature)
    weights = [0] * FEATURES
    weights[2 * index] = weights[2 * index + 1] = 1
    evaluation = Evaluation(weights)
    evaluation.foe_left_size = evaluation.foe_hand_size = 1
    evaluation.lone_suffices = True
    return evaluation.judge(ending)


def test_features_of_a_hand() -> None:
    """Rising 20, falling 40, hand 10 19 23 33 38 50; the opponent shows 1 and 55."""
    hand = set_of([10, 19, 23, 33, 38, 50])
    ending = Ending(0, hand, 6, only(20), only(40), only(1), only(55), 0, False)
    values = {name: seen_alone(name, ending) for name in (*SIDE_FEATURES, *HAND_FEATURES)}
    assert values == {
        "here": 16,
        "steps": 19 + 20,
        "steps squared": (19 * 19 + 20 * 20) // 16,
        "crossed": 0,
        "left": 6,
        "dead": 0,
        "free": 3,
        "narrow": 4,
        "near": 2,
        "nearish": 3,
        "pairs": 1,
        "jumps": 2,
        "stuck": 0,
        "hand": 6,
        "hand near": 2,
        "hand nearish": 1,
        "hand dead": 0,
        "hand pairs": 1,
        "hand jumps": 2,
        "cheapest": -10,
        "second": -10,
        "favour": 20,
    }


def test_early_and_late_weights_are_mixed_by_the_cards_left() -> None:
    weights = [0] * FEATURES
    weights[0], weights[1] = FULL, 2 * FULL  # "here" is always 16
    for duel in random_match(STANDARD, 2):
        evaluation = Evaluation(weights)
        for ending in AllTurns(evaluation).ranked(duel)[:3]:
            left = ending.hand_size + duel.side(duel.turn).deck_size
            assert ending.score == (WON if ending.wins else 16 * (left + 2 * (FULL - left)))


def test_chance_of_a_score() -> None:
    assert chance(0) == CERTAIN // 2
    assert chance(LOGIT) == pytest.approx(7311, abs=1)
    assert chance(-LOGIT) == CERTAIN - chance(LOGIT)
    assert chance(100 * LOGIT) == CERTAIN - 3
    assert chance(-100 * LOGIT) == 3
