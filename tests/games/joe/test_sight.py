"""Lines of sight: the rules on places of the village, and all pairs of zones against another geometry."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.joe.map.sight import ACROSS, DIRECT, FAR, IN, OUT, Ways, find_ways
from saloon.games.joe.map.village import (
    BEHIND,
    EXPOSED,
    FLAGS,
    OUTWARD,
    THROUGH,
    WORD,
    Village,
    find_plan,
    find_village,
)
from tests.games.joe.geometry import Surveyor

MODES = {DIRECT: "direct", OUT: "out", IN: "in", FAR: "far", ACROSS: "across"}


@pytest.fixture(scope="module")
def ways() -> Ways:
    return find_ways(find_plan("goldfever"))


@pytest.fixture(scope="module")
def village() -> Village:
    return find_village("goldfever")


def way(village: Village, shooter: str, target: str, *standing: str, exposed: bool = False) -> int | None:
    """The flags of the easiest way while people stand in some zones; None if there is no way."""
    zones = [village.names.index(name) for name in standing]
    low = sum(1 << zone for zone in zones if zone < WORD)
    high = sum(1 << zone - WORD for zone in zones if zone >= WORD)
    flags = village.way(village.names.index(shooter), village.names.index(target), low, high, exposed)
    return None if flags < 0 else flags


@pytest.mark.rule("JOE-27")
def test_a_line_between_centres_is_stopped_by_walls_partitions_and_trees(village: Village) -> None:
    assert way(village, "RN1", "RN10") == 0, "along the street"
    assert way(village, "WN2", "WN3") is None, "a tree"
    assert way(village, "SA2", "SA1") is None, "a partition"
    assert way(village, "AN1b", "AN2b") is None, "a house"
    assert way(village, "LN7", "LN8") is None, "a fence"
    assert way(village, "SA2", "SA5") == 0, "a counter stops nothing"


@pytest.mark.rule("JOE-28", "JOE-R10")
def test_people_are_in_the_way_only_in_the_centre_of_the_line(village: Village) -> None:
    assert way(village, "RN1", "RN4", "RN2") is None
    assert way(village, "RN1", "RN4", "RN3") is None
    assert way(village, "RN1", "RN4", "RN5", "RS1", "WN1") == 0
    assert way(village, "RN1", "RN4", "RN1", "RN4") == 0, "never the shooter or who is aimed at"


@pytest.mark.rule("JOE-29", "JOE-30")
def test_out_of_a_house_one_shoots_from_the_zone_at_the_opening(village: Village) -> None:
    assert way(village, "SA8", "RN5") == THROUGH | OUTWARD
    assert way(village, "SA5", "RN5") is None, "not from further inside"
    assert way(village, "EP1", "AN0b") == THROUGH | OUTWARD, "measured from the window"


@pytest.mark.rule("JOE-31")
def test_from_the_zone_at_the_opening_one_shoots_into_the_house(village: Village) -> None:
    assert way(village, "WN4", "SA8") == THROUGH | BEHIND
    assert way(village, "WN4", "SA2") == THROUGH | BEHIND
    assert way(village, "WN4", "SA2", "SA5") is None, "somebody is in the way"
    assert way(village, "WN4", "SA1") is None, "another room"
    assert way(village, "EP1", "EP4") == THROUGH | BEHIND, "a door inside works the same"
    assert way(village, "EP4", "EP1") is None, "but one must stand at it"


@pytest.mark.rule("JOE-32", "JOE-R8")
def test_from_further_off_one_only_hits_who_fired_outward(village: Village) -> None:
    assert way(village, "RN5", "SA8") is None
    assert way(village, "RN5", "SA8", exposed=True) == THROUGH | BEHIND | EXPOSED
    assert way(village, "RN5", "SA5", exposed=True) is None, "not somebody further inside"
    assert way(village, "RN5", "SA8", "WN4", exposed=True) == THROUGH | BEHIND | EXPOSED, "the line misses the centre"
    assert way(village, "RS6", "BS1", exposed=True) is None, "the line to the door must be free"


@pytest.mark.rule("JOE-R7")
def test_only_who_is_indoors_beyond_an_opening_is_behind_it() -> None:
    assert [mode for mode, flags in FLAGS.items() if flags & BEHIND] == [IN, FAR, ACROSS]


@pytest.mark.rule("JOE-R9")
def test_from_window_to_window_but_never_through_two_openings_of_one_house(village: Village) -> None:
    assert way(village, "SA6", "PF1") is None
    assert way(village, "SA6", "PF1", exposed=True) == THROUGH | BEHIND | EXPOSED | OUTWARD
    plan = find_plan("goldfever")
    across = [pair for pair, found in find_ways(plan).items() if any(way.mode == ACROSS for way in found)]
    assert len(across) == 70
    assert all(plan.zones[a].building != plan.zones[b].building for a, b in across)


@pytest.mark.rule("JOE-R11")
def test_one_sees_through_a_grille_and_bars(village: Village) -> None:
    assert way(village, "BS3", "CEL") == THROUGH | BEHIND
    assert way(village, "BQ4", "COF") == THROUGH | BEHIND
    assert way(village, "CEL", "LN9") == THROUGH | OUTWARD
    assert way(village, "LN8", "CEL", exposed=True) == THROUGH | BEHIND | EXPOSED
    assert way(village, "AN3b", "CEL", exposed=True) is None, "not through the wall beside the bars"


def test_all_pairs_agree_with_another_geometry(ways: Ways) -> None:
    plan = find_plan("goldfever")
    surveyor = Surveyor(plan)
    zones = range(len(plan.zones))
    for shooter in zones:
        for target in zones:
            if shooter == target:
                continue
            seen = surveyor.ways(shooter, target)
            found = {(MODES[way.mode], frozenset(way.blockers)) for way in ways.get((shooter, target), [])}
            names = f"{plan.zones[shooter].id} to {plan.zones[target].id}"
            assert found <= seen, names
            for how, blockers in seen - found:
                assert any(other <= blockers and easier(kind, how) for kind, other in found), f"{names} {how}"


def easier(one: str, other: str) -> bool:
    order = list(MODES.values())
    return order.index(one) <= order.index(other)


def test_direct_sight_is_mutual_and_neighbours_on_open_ground_see_each_other(ways: Ways) -> None:
    plan = find_plan("goldfever")
    direct = {pair: found for pair, found in ways.items() if found[0].mode == DIRECT}
    assert all(direct[b, a] == found for (a, b), found in direct.items())
    assert all((border.a, border.b) in direct for border in plan.borders if border.kind == "open" and border.meets)


@pytest.mark.rule("JOE-27")
def test_no_line_passes_a_tree_that_fills_the_way(village: Village) -> None:
    assert way(village, "LN1", "RN1") is None, "not even a hair's breadth beside the trunk"
    assert way(village, "RN1", "LN1") is None
    plan = find_plan("goldfever")
    for border in plan.borders:
        if border.kind == "tree":
            one, other = plan.zones[border.a].id, plan.zones[border.b].id
            assert way(village, one, other) is None is way(village, other, one), f"{one} and {other}"


def test_how_far_one_sees(ways: Ways, village: Village) -> None:
    reach = Counter(village.distance[a * village.size + b] for a, b in ways)
    assert [reach[distance] for distance in range(1, 11)] == [382, 463, 433, 365, 212, 124, 62, 32, 14, 2]
    assert max(reach) == 10
