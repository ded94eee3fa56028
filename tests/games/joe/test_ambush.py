"""Ambushes and those who wait (JOE-24, JOE-R15, JOE-R16)."""

from __future__ import annotations

import pytest

from saloon.games.joe.box.constants import AWAKE, DEAD, TILL_NOISE, TILL_SIGHT
from saloon.games.joe.events import Reacted, Woke
from saloon.games.joe.map.village import find_plan
from saloon.games.joe.rules import Joe
from saloon.games.joe.turn.ambush import notices
from tests.games.joe.geometry import Surveyor
from tests.games.joe.scene import (
    after,
    asked,
    begin_turn,
    carried,
    do,
    equip,
    refusal,
    scene,
    someone,
    texts,
    told,
    where,
    zone,
)


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


def sleeping(places: dict[str, str], active: str = "jake", waits: int = TILL_SIGHT) -> Joe:
    """Billy and Luke wait, Brad does not."""
    joe = scene(active, places)
    for name in ("billy", "luke"):
        someone(joe, name).asleep = waits
    return joe


@pytest.mark.rule("JOE-R16")
def test_sleepers_wake_when_they_are_seen_though_they_see_nobody() -> None:
    joe = sleeping({"jake": "RN5", "billy": "SA5", "luke": "SA2"})
    assert joe.village.way(someone(joe, "billy").zone, zone(joe, "WN4"), 0, 0, True) < 0, "he cannot look out"
    joe, events = do(joe, "go WN4")
    assert {(woke.character, woke.reason) for woke in told(events, Woke)} == {("Billy", "sight"), ("Luke", "sight")}


@pytest.mark.rule("JOE-R16")
@pytest.mark.parametrize("bed", ["SA5", "BQ2", "BS1"])
def test_from_everywhere_a_sleeper_wakes_as_another_geometry_says(bed: str) -> None:
    plan = find_plan("goldfever")
    surveyor = Surveyor(plan)
    joe = sleeping({"jake": "RN5", "billy": bed, "luke": bed})
    billy, jake = someone(joe, "billy"), someone(joe, "jake")
    for other in joe.cast:
        if other not in (billy, jake):
            other.status = DEAD
    for place in range(len(plan.zones)):
        jake.zone = place
        joe.look_around()
        same_house = plan.zones[place].building == plan.zones[billy.zone].building
        in_view = place == billy.zone or surveyor.ways(place, billy.zone) or surveyor.ways(billy.zone, place)
        assert notices(joe, billy) == (same_house or bool(in_view)), plan.zones[place].id


@pytest.mark.rule("JOE-R16")
@pytest.mark.parametrize("waits", [TILL_SIGHT, TILL_NOISE])
@pytest.mark.parametrize("attack", ["throw knife billy", "stab billy"])
def test_nobody_sleeps_through_an_attack(waits: int, attack: str) -> None:
    joe = sleeping({"jake": "RN4", "billy": "RN4", "luke": "EP1"}, waits=waits)
    joe, events = do(joe, attack)
    assert {(woke.character, woke.reason) for woke in told(events, Woke)} == {("Billy", "attack"), ("Luke", "attack")}


@pytest.mark.rule("JOE-R16")
def test_a_stick_that_does_not_go_off_wakes_those_beside_whom_it_falls() -> None:
    joe = sleeping({"bob": "RN4", "billy": "RN5", "luke": "EP1"}, "bob", TILL_NOISE)
    joe, events = do(joe, "throw dynamite RN5")
    assert {woke.character for woke in told(events, Woke)} == {"Billy", "Luke"}


@pytest.mark.rule("JOE-R16")
def test_a_stray_bullet_or_a_blast_beside_wakes() -> None:
    joe = sleeping({"bob": "RN4", "brad": "RN6", "billy": "RN7", "luke": "EP1"}, "bob")
    before = after(joe, "throw dynamite RN6")
    assert someone(before, "billy").asleep == TILL_SIGHT
    assert someone(after(before, "card M10"), "billy").asleep == AWAKE


@pytest.mark.rule("JOE-24")
def test_whoever_sees_an_enemys_zone_may_do_anything_for_a_point_though_no_shot_is_possible() -> None:
    joe = waiting({"jake": "RN5", "billy": "SA5"}, "billy")
    joe = after(joe, "go WN4")
    assert asked(joe) == "react billy", "who is seen through the door sees the zone before it"
    assert not texts(joe, "shoot")
    assert {"go SA8", "drink", "pass"} <= set(texts(joe))
    assert asked(after(joe, "go SA8")) == "turn jake"


@pytest.mark.rule("JOE-24")
def test_a_zone_is_seen_behind_a_window_whoever_fired() -> None:
    joe = waiting({"jake": "SA7", "billy": "RN4"}, "billy")
    joe = after(joe, "drop knife", "go SA8")
    assert asked(joe) == "react billy"
    assert not texts(joe, "shoot"), "a shot needs somebody who fired out (JOE-32)"


@pytest.mark.rule("JOE-12")
def test_whoever_runs_out_of_time_in_ambush_stays_there() -> None:
    joe = scene("jake", {"jake": "EP1", "billy": "RN4"})
    someone(joe, "jake").ambush = True
    joe.apply(0, joe.fallback(0))
    assert where(joe, "jake") == "EP1"
    assert someone(joe, "jake").ambush


@pytest.mark.rule("JOE-R16")
def test_a_marker_of_somebody_asleep_is_passed() -> None:
    joe = scene("jake", {"jake": "RN1", "billy": "SA2"})
    someone(joe, "billy").asleep = TILL_SIGHT
    begin_turn(joe, "billy")
    assert asked(joe) == "marker"
