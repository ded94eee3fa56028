"""How a duel is won and lost."""

from __future__ import annotations

import pytest

from saloon.games.duel.events import Won
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import Outcome
from tests.games.duel.scene import cards_for, do, refusal, scene, texts

TOUCH_MOVE = DuelOptions(touch_move=True)
LAST_CARD = DuelOptions(last_card_exception=True)
FIRST_STUCK = Outcome(scores=(0, 1), ranks=(2, 1), reason="stuck", rule="TG-19")
FIRST_EMPTIED = Outcome(scores=(1, 0), ranks=(1, 2), reason="emptied", rule="TG-18")


@pytest.mark.rule("TG-18", "TG-R6")
def test_the_last_card_wins_at_once() -> None:
    duel, events = do(scene([10, 20, 30], deck=[]), "10^", "20^")
    assert duel.outcome() is None
    duel, events = do(duel, "30^")
    assert events[-1] == Won(seat=0, reason="emptied")
    assert duel.outcome() == FIRST_EMPTIED
    assert duel.to_move() == 0
    assert refusal(duel, "end").rule == "TG-18"


@pytest.mark.rule("TG-18", "TG-R6")
def test_a_last_card_given_to_the_opponent_wins_too() -> None:
    duel, _ = do(scene([5, 20], deck=[], foe_rising=30), "20^", "5>^")
    assert duel.outcome() == FIRST_EMPTIED


@pytest.mark.rule("TG-R6")
def test_an_emptied_hand_does_not_win_while_the_draw_pile_holds_cards() -> None:
    duel, _ = do(scene([10, 20], deck=[50, 51, 52]), "10^", "20^")
    assert duel.outcome() is None
    assert texts(duel) == ["end"]
    duel, _ = do(duel, "end", "*draw 50", "*draw 51")
    assert duel.view(0).sides[0].hand == (50, 51)


@pytest.mark.rule("TG-19")
def test_who_cannot_lay_two_cards_loses_at_once() -> None:
    duel = scene([20, 30, 40], rising=55, falling=5)
    assert duel.outcome() == FIRST_STUCK
    assert refusal(duel, "20^").rule == "TG-19"


@pytest.mark.rule("TG-19")
def test_one_card_that_fits_is_not_enough() -> None:
    assert scene([20, 30, 56], rising=55, falling=5).outcome() == FIRST_STUCK
    assert scene([20, 30, 56, 57], rising=55, falling=5).outcome() is None


@pytest.mark.rule("TG-19")
def test_the_opponent_is_stuck_as_soon_as_the_turn_comes() -> None:
    duel = scene([10, 20, 30], deck=[], foe_hand=[20, 30, 41], foe_deck=[], foe_rising=50, foe_falling=8)
    _, events = do(duel, "10^", "20^", "end")
    assert events[-1] == Won(seat=0, reason="stuck")


@pytest.mark.rule("TG-R3", "TG-6", "TG-17")
def test_a_lone_last_card_loses() -> None:
    assert scene([20], deck=[]).outcome() == FIRST_STUCK


@pytest.mark.rule("TG-R3")
def test_with_the_option_a_lone_last_card_may_be_laid_and_wins() -> None:
    duel = scene([20], deck=[], options=LAST_CARD)
    assert texts(duel) == ["20^", "20v"]
    assert do(duel, "20^")[0].outcome() == FIRST_EMPTIED


@pytest.mark.rule("TG-R3")
def test_even_with_the_option_the_lone_card_must_fit() -> None:
    assert scene([20], deck=[], rising=40, falling=15, options=LAST_CARD).outcome() == FIRST_STUCK


@pytest.mark.rule("TG-R3")
def test_the_option_changes_nothing_for_two_cards() -> None:
    assert scene([20, 21], deck=[], rising=40, falling=15, options=LAST_CARD).outcome() == FIRST_STUCK


@pytest.mark.rule("TG-R4")
def test_a_first_card_that_strands_is_refused_while_another_line_exists() -> None:
    # 57 first leaves nothing for 56; 56 first leaves 57.
    duel = scene([56, 57], rising=55, falling=5)
    assert texts(duel) == ["56^"]
    assert refusal(duel, "57^").rule == "TG-R4"
    assert texts(do(duel, "56^", "57^")[0]) == ["end"]


@pytest.mark.rule("TG-R4")
def test_a_card_for_the_opponent_strands_if_no_own_card_follows() -> None:
    # Both cards could only help, and only one may (TG-7): no second card exists.
    assert scene([20, 30], rising=55, falling=5, foe_rising=40).outcome() == FIRST_STUCK
    # With 56 a second card exists, and only lines that keep it are offered.
    duel = scene([20, 30, 56], rising=55, falling=5, foe_rising=40)
    assert cards_for(duel, ">^") == {20, 30}
    assert cards_for(duel, "^") == {56}


@pytest.mark.rule("TG-R4")
def test_a_back_jump_may_open_the_way_for_the_second_card() -> None:
    # 45 first makes 46 possible again; nothing else leaves a second card.
    duel = scene([45, 46], rising=55, falling=5)
    assert texts(duel) == ["45^"]


@pytest.mark.rule("TG-R4")
def test_with_touch_move_the_stranding_card_is_laid_and_loses() -> None:
    duel = scene([56, 57], rising=55, falling=5, options=TOUCH_MOVE)
    assert texts(duel) == ["56^", "57^"]
    duel, events = do(duel, "57^")
    assert events[-1] == Won(seat=1, reason="stuck")
    assert duel.outcome() == FIRST_STUCK


@pytest.mark.rule("TG-R4", "TG-6")
def test_with_touch_move_nobody_is_stranded_once_two_cards_are_laid() -> None:
    duel, _ = do(scene([30, 56, 57], rising=55, falling=5, options=TOUCH_MOVE), "56^", "57^")
    assert texts(duel) == ["end"]
    assert duel.outcome() is None


@pytest.mark.rule("TG-R4", "TG-19")
def test_with_touch_move_too_nobody_begins_a_turn_that_cannot_be_completed() -> None:
    assert scene([20, 30, 56], rising=55, falling=5, options=TOUCH_MOVE).outcome() == FIRST_STUCK
