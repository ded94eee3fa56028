"""Panic cards (JOE-40, JOE-R26), each once."""

from __future__ import annotations

import pytest

from saloon.games.joe.box.constants import TIED
from saloon.games.joe.rules import Joe
from tests.games.joe.scene import (
    after,
    asked,
    begin_turn,
    carried,
    equip,
    panic_card,
    refusal,
    scene,
    someone,
    texts,
    where,
    zone,
)


def frightened(places: dict[str, str], effect: str, slow_windows: bool = False) -> Joe:
    """Jake has fired at Billy, who draws this panic card."""
    return after(
        scene("jake", places, slow_windows=slow_windows), "shoot carbine billy", "card E06", panic_card(effect)
    )


@pytest.mark.rule("JOE-40", "JOE-R26")
def test_a_retreat_leads_away_and_its_owner_chooses() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "retreat1")
    assert asked(joe) == "retreat billy"
    assert joe.to_move() == 2
    far = joe.village.distance
    for text in texts(joe):
        there = zone(joe, text.removeprefix("go "))
        assert far[there * joe.village.size + zone(joe, "RN4")] == 2
    assert refusal(joe, "go RN4").rule == "JOE-40"
    assert where(after(joe, "go RN6"), "billy") == "RN6"


@pytest.mark.rule("JOE-40")
def test_nobody_flees_to_another_enemy_and_a_retreat_may_be_partial() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5", "dave": "RN6"}, "retreat2")
    assert "go RN6" not in texts(joe)
    someone(joe, "dave").bound = TIED
    assert "go RN6" in texts(joe), "whoever is tied frightens nobody"
    cornered = frightened({"jake": "LN2", "billy": "LN1", "dave": "AN0b"}, "retreat3")
    assert where(cornered, "billy") == "LN1"
    assert asked(cornered) == "turn jake"


@pytest.mark.rule("JOE-40")
def test_three_zones_are_three_steps() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "retreat3")
    joe = after(joe, "go RN6", "go RN7", "go RN8")
    assert where(joe, "billy") == "RN8"
    assert asked(joe) == "turn jake"


@pytest.mark.rule("JOE-40")
def test_cover_is_sought_by_the_shortest_way() -> None:
    joe = frightened({"jake": "WN3", "billy": "WN4"}, "out-of-sight")
    while asked(joe) == "retreat billy":
        joe = after(joe, texts(joe)[0])
    assert joe.village.way(zone(joe, "WN3"), zone(joe, where(joe, "billy")), joe.low, joe.high, False) < 0


@pytest.mark.rule("JOE-40")
def test_ones_own_old_place_is_no_cover() -> None:
    joe = frightened({"jake": "RN5", "billy": "RN6"}, "out-of-sight")
    ways = set()

    def flee(joe: Joe, steps: int) -> None:
        if asked(joe) == "retreat billy":
            for text in texts(joe):
                flee(after(joe, text), steps + 1)
        else:
            there = zone(joe, where(joe, "billy"))
            ways.add((steps, joe.village.way(zone(joe, "RN5"), there, joe.low, joe.high, False) < 0))

    flee(joe, 0)
    assert len(ways) == 1, "every way offered is as short as the others"
    assert next(iter(ways))[1], "and ends where nobody sees him"


@pytest.mark.rule("JOE-40", "JOE-43")
def test_a_window_counts_as_two_zones_with_slow_windows() -> None:
    places = {"jake": "RN5", "billy": "WN5", "dave": "RN6", "bob": "AN2f", "joe": "WN4"}
    assert where(frightened(places, "retreat1"), "billy") == "SA9"
    assert where(frightened(places, "retreat1", slow_windows=True), "billy") == "WN5"
    assert where(frightened(places, "retreat2", slow_windows=True), "billy") == "SA9"


@pytest.mark.rule("JOE-R15")
def test_whoever_is_moved_or_disarmed_leaves_the_ambush_but_a_wound_does_not() -> None:
    for effect, stays in (("retreat1", False), ("drop-gun", False), ("steady", True), ("drop-item", True)):
        joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
        someone(joe, "billy").ambush = True
        joe = after(joe, "shoot carbine billy", "card E14", panic_card(effect))
        while asked(joe) in ("retreat billy", "spill billy"):
            joe = after(joe, texts(joe)[0])
        assert someone(joe, "billy").wounds == 1
        assert someone(joe, "billy").ambush == stays, effect


def test_trembling_hands_drop_the_gun_used_last() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    equip(joe, "billy", "colt 2", "rifle 1")
    assert carried(after(joe, "shoot carbine billy", "card E06", panic_card("drop-gun")), "billy") == ["rifle 1"]
    someone(joe, "billy").last_gun = 2
    assert carried(after(joe, "shoot carbine billy", "card E06", panic_card("drop-gun")), "billy") == ["colt 2"]


def test_a_pocket_object_is_dropped_as_its_owner_chooses() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "drop-item")
    assert texts(joe) == ["drop dynamite", "drop whisky"]
    joe = after(joe, "drop whisky")
    assert carried(joe, "billy") == ["colt 6", "dynamite"]
    assert asked(joe) == "turn jake"


def test_the_frozen_lose_their_next_activation() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "stunned")
    begin_turn(joe, "billy")
    assert asked(joe) == "marker"
    begin_turn(joe, "billy")
    assert asked(joe) == "turn billy"


@pytest.mark.rule("JOE-32", "JOE-R8")
def test_a_lost_activation_is_one_as_well() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "stunned")
    joe = after(joe, "shoot carbine billy", "card E07", panic_card("shaken"))
    someone(joe, "billy").exposed = True
    begin_turn(joe, "billy")
    assert asked(joe) == "marker"
    assert not someone(joe, "billy").exposed, "it has not fired outward in its last activation"
    begin_turn(joe, "billy")
    assert joe.points_left == 4, "the shivers were for the one that is lost"


def test_shivers_take_two_points_of_the_next_activation() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "shaken")
    begin_turn(joe, "billy")
    assert joe.points_left == 2
    begin_turn(joe, "billy")
    assert joe.points_left == 4


def test_shivers_add_up_until_an_activation_is_lost() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "shaken")
    joe = after(joe, "shoot carbine billy", "card E07", "panic P29")
    begin_turn(joe, "billy")
    assert asked(joe) == "marker", "no point is left"
    begin_turn(joe, "billy")
    assert joe.points_left == 4


@pytest.mark.parametrize(("effect", "left"), [("stunned", 0), ("shaken", 1)])
def test_in_ones_own_turn_it_works_at_once(effect: str, left: int) -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    someone(joe, "billy").ambush = True
    joe = after(joe, "go RN5", "shoot colt jake", "card E07", panic_card(effect))
    assert joe.points_left == left


def test_frayed_nerves_take_no_ambush_for_a_turn() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "lose-ambush")
    begin_turn(joe, "billy")
    assert refusal(joe, "ambush").message == "joe-refused-nervous"
    joe = after(joe, "end")
    begin_turn(joe, "billy")
    assert "ambush" in texts(joe)


def test_nerves_that_fray_in_ones_own_turn_are_frayed_in_the_next_one_too() -> None:
    joe = scene("jake", {"jake": "RN4", "billy": "RN5"})
    someone(joe, "billy").ambush = True
    joe = after(joe, "go RN5", "shoot colt jake", "card E07", panic_card("lose-ambush"))
    assert refusal(joe, "ambush").message == "joe-refused-nervous"
    joe = after(joe, "end")
    begin_turn(joe, "jake")
    assert refusal(joe, "ambush").message == "joe-refused-nervous"
    joe = after(joe, "end")
    begin_turn(joe, "jake")
    assert "ambush" in texts(joe)


def test_a_cool_head_does_nothing() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "steady")
    assert asked(joe) == "turn jake"
    assert where(joe, "billy") == "RN5"


def test_rage_shoots_back_for_free() -> None:
    joe = frightened({"jake": "RN4", "billy": "RN5"}, "snap-back")
    assert asked(joe) == "card billy"
    joe = after(joe, "card E16")
    assert someone(joe, "jake").wounds == 2
    assert carried(joe, "billy")[0] == "colt 5"
    assert joe.points_left == 3


@pytest.mark.rule("JOE-4")
@pytest.mark.parametrize(("place", "then"), [("RN8", "card billy"), ("RN9", "turn jake")])
def test_rage_shoots_back_as_far_as_the_gun_reaches(place: str, then: str) -> None:
    joe = scene("jake", {"jake": "RN4", "billy": place})
    assert asked(after(joe, "shoot carbine billy", "card M08", panic_card("snap-back"))) == then


@pytest.mark.rule("JOE-R26")
def test_the_middle_of_a_blast_is_what_one_flees() -> None:
    joe = scene("bob", {"bob": "RN4", "billy": "RN6", "luke": "RN7"})
    joe = after(joe, "throw dynamite billy", "card M14")
    assert asked(joe) == "card bob"
    joe = after(joe, "card H12", "panic P01")
    assert asked(joe) == "retreat luke"
    for text in texts(joe):
        there = zone(joe, text.removeprefix("go "))
        assert joe.village.distance[there * joe.village.size + zone(joe, "RN6")] == 2
