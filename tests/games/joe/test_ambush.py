"""Ambushes and those who wait (JOE-24, JOE-R15, JOE-R16)."""

from __future__ import annotations

import pytest

from saloon.games.joe.events import Reacted, Woke
from saloon.games.joe.rules import Joe
from saloon.games.joe.things import TILL_NOISE, TILL_SIGHT
from tests.games.joe.scene import after, asked, begin_turn, carried, do, equip, refusal, scene, someone, texts, told


def waiting(places: dict[str, str], *ambushers: str, seats: int = 2) -> Joe:
    """Jake's turn, and these lie in ambush."""
    joe = scene("jake", places, seats=seats)
    for name in ambushers:
        someone(joe, name).ambush = True
    return joe


@pytest.mark.rule("JOE-24")
def test_an_ambusher_acts_once_after_an_action_of_a_visible_enemy() -> None:
    joe = waiting({"jake": "RN1", "billy": "RN4"}, "billy")
    assert asked(joe) == "turn jake"  # never before the first action
    joe = after(joe, "go RN2")
    assert asked(joe) == "react billy"
    joe, events = do(joe, "shoot colt jake", "card M02")
    assert told(events, Reacted)[0].enemy == "Jake"
    assert not someone(joe, "billy").ambush
    assert asked(joe) == "turn jake"
    assert joe.points_left == 3
    assert asked(after(joe, "go RN3")) == "turn jake"


@pytest.mark.rule("JOE-24")
def test_an_ambusher_who_sees_nothing_is_not_asked() -> None:
    joe = waiting({"jake": "RN1", "billy": "SA2"}, "billy")
    assert asked(after(joe, "go RN2")) == "turn jake"


@pytest.mark.rule("JOE-24", "JOE-R15")
def test_to_pass_keeps_the_ambush_for_the_next_action() -> None:
    joe = after(waiting({"jake": "RN1", "billy": "RN4"}, "billy"), "go RN2", "pass")
    assert someone(joe, "billy").ambush
    assert asked(after(joe, "go RN3")) == "react billy"


@pytest.mark.rule("JOE-R15")
def test_a_reaction_is_any_action_of_one_point() -> None:
    joe = waiting({"jake": "RN1", "billy": "RN4"}, "billy")
    equip(joe, "billy", "colt 3", "whisky")
    joe = after(joe, "go RN2")
    kinds = {text.split()[0] for text in texts(joe)}
    assert kinds == {"go", "shoot", "reload", "drop", "drink", "pass"}
    assert refusal(joe, "ambush").message == "joe-refused-one-action"
    joe = after(joe, "reload colt")
    assert carried(joe, "billy")[0] == "colt 4"
    assert asked(joe) == "turn jake"


@pytest.mark.rule("JOE-R15")
def test_one_player_chooses_the_order_of_several_ambushers() -> None:
    joe = after(waiting({"jake": "RN1", "billy": "RN4", "luke": "RN4"}, "billy", "luke"), "go RN2")
    assert asked(joe).startswith("reactor")
    assert texts(joe) == ["react luke", "react billy", "pass"]
    joe = after(joe, "react billy", "shoot colt jake", "card M02")
    assert asked(joe) == "react luke"


@pytest.mark.rule("JOE-R15")
def test_players_who_share_no_seat_react_in_random_order() -> None:
    joe = waiting({"jake": "RN1", "billy": "RN4", "luke": "RN4"}, "billy", "luke", seats=4)
    joe = after(joe, "go RN2")
    assert texts(joe) == ["first luke", "first billy"]
    joe = after(joe, "first luke", "pass")
    assert asked(joe) == "react billy"


@pytest.mark.rule("JOE-R15")
def test_reactions_cause_no_reactions_and_stop_with_their_enemy() -> None:
    joe = waiting({"jake": "RN1", "billy": "RN4", "luke": "RN4", "dave": "RS5"}, "billy", "luke", "dave")
    someone(joe, "jake").wounds = 2
    joe = after(joe, "go RN2", "react billy", "shoot colt jake", "card M13")
    assert someone(joe, "jake").status == 2
    assert asked(joe) == "marker"  # neither Luke nor Dave is asked, and Jake's turn is over


@pytest.mark.rule("JOE-R16")
def test_a_noise_wakes_at_once_and_not_before() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5", "luke": "SA2"})
    someone(joe, "luke").asleep = TILL_NOISE
    joe = after(joe, "throw knife billy", "card E01")
    assert someone(joe, "luke").asleep == TILL_NOISE
    joe, events = do(joe, "shoot carbine billy", "card E03")
    assert someone(joe, "luke").asleep == TILL_NOISE  # a jam makes no noise
    joe, events = do(joe, "repair carbine", "shoot carbine billy", "card E02")
    assert told(events, Woke)[0].reason == "noise"


@pytest.mark.rule("JOE-R16")
def test_a_side_that_waits_for_an_enemy_wakes_together_and_may_react_at_once() -> None:
    joe = waiting({"jake": "RN4", "billy": "SA8", "luke": "SA2"}, "billy")
    for name in ("billy", "luke"):
        someone(joe, name).asleep = TILL_SIGHT
    joe, events = do(joe, "go WN4")
    assert {woke.character for woke in told(events, Woke)} == {"Billy", "Luke"}
    assert asked(joe) == "react billy"


@pytest.mark.rule("JOE-R16")
def test_somebody_in_the_house_wakes_its_people() -> None:
    joe = scene("jake", {"jake": "LN3", "billy": "SA8"})
    someone(joe, "billy").asleep = TILL_SIGHT
    joe, events = do(joe, "go SA1")  # the back room, where Billy sees nobody
    assert told(events, Woke)[0].character == "Billy"


@pytest.mark.rule("JOE-R16")
def test_a_marker_of_somebody_asleep_is_passed() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "SA2"})
    someone(joe, "billy").asleep = TILL_SIGHT
    begin_turn(joe, "billy")
    assert asked(joe) == "marker"
