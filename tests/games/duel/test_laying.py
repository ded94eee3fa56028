"""Which card may go where."""

from __future__ import annotations

import pytest

from saloon.games.duel.events import Laid
from tests.games.duel.scene import cards_for, do, refusal, scene, texts


@pytest.mark.rule("TG-8")
def test_own_rising_pile_takes_any_higher_card() -> None:
    duel = scene([5, 28, 29, 40, 58, 59], rising=28)
    assert cards_for(duel, "^") == {29, 40, 58, 59}
    assert refusal(duel, "5^").rule == "TG-8"
    assert refusal(duel, "28^").rule == "TG-8"


@pytest.mark.rule("TG-9")
def test_own_falling_pile_takes_any_lower_card() -> None:
    duel = scene([2, 30, 41, 42, 43, 55], falling=42)
    assert cards_for(duel, "v") == {2, 30, 41}
    assert refusal(duel, "43v").rule == "TG-9"
    assert refusal(duel, "42v").rule == "TG-9"


@pytest.mark.rule("TG-10", "TG-14")
def test_own_rising_pile_takes_exactly_ten_below() -> None:
    duel = scene([16, 17, 18, 26], rising=27)
    assert cards_for(duel, "^") == {17}
    after, events = do(duel, "17^")
    assert after.view(0).sides[0].rising == 17
    assert events == [Laid(seat=0, card=17, owner=0, pile="rising", covered=27, way="jump")]


@pytest.mark.rule("TG-11", "TG-14")
def test_own_falling_pile_takes_exactly_ten_above() -> None:
    duel = scene([36, 44, 45, 46], falling=35)
    assert cards_for(duel, "v") == {45}
    after, events = do(duel, "45v")
    assert after.view(0).sides[0].falling == 45
    assert events == [Laid(seat=0, card=45, owner=0, pile="falling", covered=35, way="jump")]


@pytest.mark.rule("TG-12")
def test_back_jumps_mix_freely_on_both_piles_in_one_turn() -> None:
    duel = scene([12, 22, 25, 38, 40, 48], rising=21, falling=45)
    after, events = do(duel, "22^", "12^", "25^", "38v", "48v", "40v", "end")
    assert [event.way for event in events if isinstance(event, Laid)] == [
        "step",
        "jump",
        "step",
        "step",
        "jump",
        "step",
    ]
    assert (after.view(0).sides[0].rising, after.view(0).sides[0].falling) == (25, 40)


@pytest.mark.rule("TG-13", "TG-14")
@pytest.mark.parametrize("top", [29, 18])
def test_opponents_rising_pile_takes_only_lower_cards(top: int) -> None:
    for start in range(2, 59, 6):
        hand = [card for card in range(start, start + 6) if card <= 59]
        duel = scene(hand, foe_rising=top)
        assert cards_for(duel, ">^") == {card for card in hand if card < top}


@pytest.mark.rule("TG-13", "TG-14")
def test_opponents_falling_pile_takes_only_higher_cards() -> None:
    for start in range(2, 59, 6):
        hand = [card for card in range(start, start + 6) if card <= 59]
        duel = scene(hand, foe_falling=40)
        assert cards_for(duel, ">v") == {card for card in hand if card > 40}


@pytest.mark.rule("TG-13", "TG-R9")
def test_ten_steps_the_wrong_way_do_not_help_the_opponent() -> None:
    duel = scene([28, 30, 39, 41], foe_rising=29, foe_falling=40)
    assert cards_for(duel, ">^") == {28}
    assert cards_for(duel, ">v") == {41}
    assert refusal(duel, "39>^").rule == "TG-13"
    assert refusal(duel, "30>v").rule == "TG-13"


@pytest.mark.rule("TG-R9")
def test_ten_steps_the_right_way_are_help_like_any_other() -> None:
    duel = scene([19, 50, 20, 21], foe_rising=29, foe_falling=40)
    _, events = do(duel, "19>^")
    assert events == [Laid(seat=0, card=19, owner=1, pile="rising", covered=29, way="help")]
    _, events = do(duel, "50>v")
    assert events == [Laid(seat=0, card=50, owner=1, pile="falling", covered=40, way="help")]


@pytest.mark.rule("TG-7")
def test_one_card_a_turn_on_the_opponents_piles_and_any_number_on_ones_own() -> None:
    duel, _ = do(scene([10, 11, 12, 13, 14, 45], foe_rising=40, foe_falling=30), "45>v")
    assert cards_for(duel, ">^") == set()
    assert refusal(duel, "10>^").rule == "TG-7"
    duel, _ = do(duel, "10^", "11^", "12^", "13^", "14^")
    assert duel.view(0).sides[0].hand == ()


@pytest.mark.rule("TG-R2")
@pytest.mark.parametrize("order", [("5>^", "20^", "21^"), ("20^", "5>^", "21^"), ("20^", "21^", "5>^")])
def test_the_card_for_the_opponent_may_come_first_last_or_between(order: tuple[str, str, str]) -> None:
    duel, _ = do(scene([5, 20, 21, 40], foe_rising=30), *order)
    assert "end" in texts(duel)


@pytest.mark.rule("TG-2", "TG-R1")
def test_a_base_cannot_be_improved() -> None:
    duel = scene([2, 3, 58, 59])
    assert cards_for(duel, ">^") == set()
    assert cards_for(duel, ">v") == set()
    assert refusal(duel, "3>^").rule == "TG-R1"
    assert refusal(duel, "58>v").rule == "TG-R1"


@pytest.mark.rule("TG-R1")
def test_nor_can_the_outermost_cards() -> None:
    duel = scene([3, 4, 57, 58], foe_rising=2, foe_falling=59)
    assert refusal(duel, "3>^").rule == "TG-R1"
    assert refusal(duel, "58>v").rule == "TG-R1"


@pytest.mark.rule("TG-3")
def test_only_the_top_counts_and_shows() -> None:
    duel, _ = do(scene([10, 20, 30, 15]), "10^", "20^", "30^")
    side = duel.view(1).sides[0]
    assert side.rising == 30
    assert cards_for(duel, "^") == set()


@pytest.mark.rule("TG-6")
def test_a_card_must_be_in_the_hand() -> None:
    assert refusal(scene([10, 20]), "30^").rule == "TG-6"
