"""The walk over a turn finds what the rules allow, all of it and nothing else."""

from __future__ import annotations

import pytest

from saloon.bots.duel.evaluation import FEATURES, Evaluation
from saloon.bots.duel.planning import AllTurns, BestTurn, WayTo, finish_turn
from saloon.bots.duel.turns import Ending
from saloon.games.duel.codes import END
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from tests.bots.duel.positions import EVERY_OPTION, random_match

Key = tuple[int, int, int, int, int]

ZERO = Evaluation([0] * FEATURES)


def key_of(ending: Ending) -> Key:
    return ending.hand, ending.rising, ending.falling, ending.foe_rising, ending.foe_falling


def endings_by_the_rules(duel: Duel) -> dict[Key, Duel]:
    """Every ending with the position after it, found by nothing but `legal` and `apply`."""
    seat = duel.turn
    found: dict[Key, Duel] = {}
    ahead = [duel]
    seen = set()
    while ahead:
        here = ahead.pop()
        me, foe = here.side(seat), here.side(1 - seat)
        key = me.hand, me.rising, me.falling, foe.rising, foe.falling
        if key in seen:
            continue
        seen.add(key)
        if here.winner == seat:
            found[key] = here
        for move in here.legal(seat):
            after = here.copy()
            after.apply(seat, move)
            if move == END:
                found[key] = after
            else:
                ahead.append(after)
    return found


@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
def test_all_endings_and_no_others(options: DuelOptions) -> None:
    """From any point of a turn, under every option."""
    checked = 0
    for seed in range(6):
        for duel in random_match(options, seed):
            endings = {key_of(ending): ending for ending in AllTurns(ZERO).ranked(duel)}
            expected = endings_by_the_rules(duel)
            assert endings.keys() == expected.keys()
            for key, ending in endings.items():
                shortcut = duel.copy()
                finish_turn(shortcut, ending)
                assert shortcut.winner == expected[key].winner
                assert shortcut.owed == expected[key].owed
                assert shortcut.to_move() == expected[key].to_move()
                # The last four tell who laid the tops: a twin of the card that lay there may have come by two ways.
                assert shortcut.features(duel.turn)[:-4] == expected[key].features(duel.turn)[:-4]
            checked += len(endings)
    assert checked > 20


def test_each_first_move_leads_to_its_ending() -> None:
    """Following `move`, and asking anew after every card, one arrives at the ending."""
    for duel in random_match(EVERY_OPTION[0], 3):
        for ending in AllTurns(ZERO).ranked(duel)[::7]:
            here = duel.copy()
            move = ending.move
            while move != END:
                assert move in here.legal(duel.turn)
                here.apply(duel.turn, move)
                if here.winner >= 0:
                    break
                move = WayTo().find(here, ending)
            me = here.side(duel.turn)
            assert (me.hand, me.rising, me.falling) == (ending.hand, ending.rising, ending.falling)


def test_a_goal_that_cannot_be_reached() -> None:
    positions = list(random_match(EVERY_OPTION[0], 5))
    far = AllTurns(ZERO).ranked(positions[-1])[0]
    assert WayTo().find(positions[0], far) == -1


def test_the_best_turn_is_the_first_of_all_turns() -> None:
    evaluation = Evaluation([7 * index % 1001 - 500 for index in range(FEATURES)])
    for duel in random_match(EVERY_OPTION[0], 8):
        assert BestTurn(evaluation).find(duel).score == AllTurns(evaluation).ranked(duel)[0].score


def test_a_short_walk_lays_few_cards_while_there_are_cards_to_draw() -> None:
    """With `most` = 2, nothing beyond two cards a turn is looked at until the draw pile is empty."""
    evaluation = Evaluation([0] * FEATURES)
    for duel in random_match(EVERY_OPTION[0], 11):
        me = duel.side(duel.turn)
        if me.deck_size and duel.laid <= 2:
            best = BestTurn(evaluation, 2).find(duel)
            assert duel.laid + me.hand_size - best.hand_size == 2
