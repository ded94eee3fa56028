"""The village: what its file says, where one can walk, how far it is, and where a blast goes."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.joe.map.plan import Plan
from saloon.games.joe.map.village import DOOR, GRILLE, NONE, OPEN, WINDOW, Village, find_plan, find_village
from saloon.games.joe.scenario.scenario_file import locked_up


@pytest.fixture(scope="module")
def plan() -> Plan:
    return find_plan("goldfever")


@pytest.fixture(scope="module")
def village() -> Village:
    return find_village("goldfever")


def steps(village: Village, zone: str) -> dict[str, int]:
    """The zones one can step to, with the kind of border."""
    number = village.names.index(zone)
    span = range(village.first_step[number], village.first_step[number + 1])
    return {village.names[village.step_to[step]]: village.step_kind[step] for step in span}


def blast(village: Village, zone: str) -> set[str]:
    number = village.names.index(zone)
    return {
        village.names[other]
        for other in village.blast_to[village.first_blast[number] : village.first_blast[number + 1]]
    }


def apart(village: Village, one: str, other: str) -> int:
    """The fewest steps between any zones of two buildings."""
    homes = [
        [zone for zone in range(village.size) if village.building[zone] == village.buildings.index(name)]
        for name in (one, other)
    ]
    return min(village.distance[a * village.size + b] for a in homes[0] for b in homes[1])


@pytest.mark.rule("JOE-3")
def test_the_board_is_tiled_by_zones_with_borders_of_every_kind(plan: Plan) -> None:
    kinds = Counter(border.kind for border in plan.borders if border.meets)
    assert len(plan.zones) == 109
    assert sum(kinds.values()) == 257
    assert kinds == {
        "open": 149,
        "door": 20,
        "window": 19,
        "bars": 1,
        "wall": 55,
        "partition": 5,
        "fence": 2,
        "tree": 4,
        "grille": 2,
    }
    assert sum(border.counter for border in plan.borders) == 8
    assert len(plan.trees) == 17
    assert [len([zone for zone in plan.zones if zone.building == name]) for name in plan.buildings] == [
        4,
        9,
        4,
        4,
        4,
        6,
        4,
        4,
    ]


@pytest.mark.rule("JOE-16")
def test_buildings_are_entered_through_doors_and_windows(village: Village) -> None:
    assert steps(village, "SA8") == {"WN4": DOOR, "SA5": OPEN, "SA7": OPEN, "SA9": OPEN}
    assert steps(village, "SA9") == {"WN5": WINDOW, "SA6": OPEN, "SA8": OPEN}


@pytest.mark.rule("JOE-17")
def test_walls_partitions_trees_and_locks_stop_people_and_counters_do_not(village: Village) -> None:
    assert "EP2" not in steps(village, "EP1"), "a partition"
    assert "LN8" not in steps(village, "LN7"), "a fence"
    assert "LN6" not in steps(village, "LN5"), "a tree"
    assert "AN1f" not in steps(village, "SA7"), "a wall"
    assert steps(village, "SA2")["SA5"] == OPEN, "a counter"
    assert steps(village, "BS3")["CEL"] == GRILLE
    zone = village.names.index("CEL")
    span = range(village.first_step[zone], village.first_step[zone + 1])
    locks = {village.names[village.step_to[step]]: village.step_lock[step] for step in span}
    assert set(locks) == {"BS3", "LN9"}, "a cell opens by its grille or its bars alone"
    assert NONE not in locks.values()
    assert {name: village.lock_barred[lock] for name, lock in locks.items()} == {"BS3": 0, "LN9": 1}


@pytest.mark.rule("JOE-R6")
def test_steps_go_both_ways_and_corners_do_not_count(village: Village) -> None:
    for zone in village.names:
        there = steps(village, zone)
        assert list(there) == sorted(there, key=village.names.index)
        assert all(steps(village, other)[zone] == kind for other, kind in there.items())
    assert "WN7" not in steps(village, "RN7"), "a fifth of a step is a corner"
    assert "RN8" not in steps(village, "WN6")


@pytest.mark.rule("JOE-R6")
@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ("saloon", "sheriff", 6),
        ("saloon", "bank", 5),
        ("grocery", "post", 10),
        ("sheriff", "post", 5),
        ("grocery", "drugstore", 8),
        ("grocery", "saloon", 3),
        ("laundry", "saloon", 5),
    ],
)
def test_walks_between_buildings(village: Village, one: str, other: str, distance: int) -> None:
    assert apart(village, one, other) == distance


@pytest.mark.rule("JOE-R6")
def test_distances_are_those_of_shortest_chains(village: Village) -> None:
    size = village.size
    assert max(village.distance) == 17
    for a in range(size):
        beside = village.step_to[village.first_step[a] : village.first_step[a + 1]]
        for b in range(size):
            here = village.distance[a * size + b]
            assert here == village.distance[b * size + a]
            assert here == 0 if a == b else here == 1 + min(village.distance[next_ * size + b] for next_ in beside)


def test_only_the_cell_and_the_safe_are_locked_up(plan: Plan) -> None:
    assert {plan.zones[zone].id for zone in locked_up(plan)} == {"CEL", "COF"}


@pytest.mark.rule("JOE-37")
def test_trees_walls_and_partitions_stop_a_blast(village: Village) -> None:
    assert blast(village, "SA8") == {"SA5", "SA7", "SA9"}, "not through the door"
    assert blast(village, "EP2") == {"EP4"}, "not over the partition"
    assert blast(village, "LN5") == {"LN4"}, "not past the tree"
    assert blast(village, "LN8") == {"LN9"}, "not over the fence"
    assert blast(village, "BQ1") == {"BQ2", "BQ3"}, "over the counter"


@pytest.mark.rule("JOE-R25")
def test_the_edge_of_the_board_is_outdoors(village: Village) -> None:
    edge = {name for name, there in zip(village.names, village.edge, strict=True) if there}
    assert len(edge) == 30
    assert {"LN1", "LS9", "AN0f", "AS3b", "RN1", "RN10", "RS1", "RS9"} <= edge
    assert not edge & {"WN1", "EP1", "RN2"}
