"""Throwing dynamite: at any part of a zone, over partitions, and through openings (JOE-33)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from saloon.games.joe.map.plan import WAYS, Box, Plan, Point, distances, neighbours
from saloon.games.joe.map.village import BEHIND, EXPOSED, OUTWARD, THROUGH, WORD, Village, find_plan, find_village
from tests.games.joe.geometry import Surveyor, middle

GRID = 40  # parts of a step between the places that are tried


@pytest.fixture(scope="module")
def village() -> Village:
    return find_village("goldfever")


@pytest.fixture(scope="module")
def surveyor() -> Surveyor:
    """One who looks over partitions and fences."""
    looking = Surveyor(find_plan("goldfever"))
    looking.walls = [wall for wall in looking.walls if wall.kind not in ("partition", "fence")]
    return looking


def lobs(village: Village, zone: str) -> dict[str, tuple[int, int]]:
    """The zones that can be reached, with flags and distance."""
    number = village.names.index(zone)
    span = range(village.first_lob[number], village.first_lob[number + 1])
    return {village.names[village.lob_to[lob]]: (village.lob_flags[lob], village.lob_distance[lob]) for lob in span}


def places(box: Box) -> Iterator[Point]:
    """Many places inside a box, also right at its rim."""
    for x in (box.west + 1, *range(box.west + GRID, box.east, GRID), box.east - 1):
        for y in (box.north + 1, *range(box.north + GRID, box.south, GRID), box.south - 1):
            yield Point(x, y)


def throws(surveyor: Surveyor, zone: int, target: int) -> Iterator[tuple[Point, Point]]:
    """The free lines from a zone, or from one of its openings, to places of another zone."""
    plan, box = surveyor.plan, surveyor.plan.zones[target].box
    if plan.zones[zone].building == plan.zones[target].building:
        start = surveyor.centres[zone]
        yield from ((start, place) for place in places(box) if surveyor.is_free(start, place))
    for hole in surveyor.holes(zone):
        start = middle(hole)
        beyond = (place for place in places(box) if surveyor.between(hole, zone, place))
        yield from ((start, place) for place in beyond if surveyor.is_free(start, place, hole))


def in_every_way(
    surveyor: Surveyor, lines: Iterator[tuple[Point, Point]], zone: int, target: int
) -> frozenset[int] | None:
    """Who is in the way of all these lines; None if there are none. One line past everybody is enough."""
    always: frozenset[int] | None = None
    for line in lines:
        passed = surveyor.in_the_way(*line, zone, target)
        always = passed if always is None else always & passed
        if not passed:
            return frozenset()
    assert always != frozenset(), "each line is blocked by somebody, and all by nobody"
    return always


def blockers(village: Village, zone: int, target: int) -> frozenset[int]:
    span = range(village.first_lob[zone], village.first_lob[zone + 1])
    lob = next(lob for lob in span if village.lob_to[lob] == target)
    words = village.lob_low[lob] | village.lob_high[lob] << WORD
    return frozenset(other for other in range(village.size) if words >> other & 1)


@pytest.mark.rule("JOE-33")
def test_dynamite_reaches_any_part_of_a_zone(village: Village) -> None:
    assert lobs(village, "RS3")["WN2"] == (0, 2), "beside the tree that hides its centre"
    assert village.way(village.names.index("RS3"), village.names.index("WN2"), 0, 0, exposed=False) == -1


@pytest.mark.rule("JOE-33")
def test_dynamite_flies_over_partitions_and_fences_but_not_over_walls(village: Village) -> None:
    assert lobs(village, "EP1")["EP2"] == (0, 1)
    assert lobs(village, "LN7")["LN8"] == (0, 1)
    assert lobs(village, "LN7")["LN9"] == (0, 2)
    assert "BS3" not in lobs(village, "PF2")
    assert "COF" not in lobs(village, "BQ5")


@pytest.mark.rule("JOE-33")
@pytest.mark.parametrize(("zone", "target"), [("SA9", "AN2f"), ("BS1", "AN3f")])
def test_dynamite_flies_out_of_an_opening_round_the_corner(village: Village, zone: str, target: str) -> None:
    assert lobs(village, zone)[target] == (THROUGH | OUTWARD, 2)


@pytest.mark.rule("JOE-33", "JOE-31", "JOE-32")
def test_dynamite_goes_through_openings_as_shots_do(village: Village) -> None:
    assert lobs(village, "SA8")["RN5"] == (THROUGH | OUTWARD, 2)
    assert lobs(village, "WN4")["SA5"] == (THROUGH | BEHIND, 2)
    assert lobs(village, "RN5")["SA8"] == (THROUGH | BEHIND | EXPOSED, 2)
    assert lobs(village, "BS3")["CEL"] == (THROUGH | BEHIND, 1)


@pytest.mark.rule("JOE-R12")
def test_dynamite_may_be_dropped_in_the_own_zone(village: Village) -> None:
    assert all(lobs(village, zone)[zone] == (0, 0) for zone in village.names)


def test_every_lob_agrees_with_another_geometry_and_only_listed_people_are_in_its_way(
    village: Village, surveyor: Surveyor
) -> None:
    plan: Plan = surveyor.plan
    steps = neighbours(plan, (*WAYS, "partition", "fence"))
    for zone in range(len(plan.zones)):
        found = lobs(village, plan.zones[zone].id)
        for target, distance in distances(steps, zone).items():
            if distance in (1, 2):
                name = plan.zones[target].id
                lines = throws(surveyor, zone, target)
                easy = name in found and not found[name][0] & EXPOSED
                always = in_every_way(surveyor, lines, zone, target)
                assert (always is not None) == easy, f"{plan.zones[zone].id} to {name}"
                assert name not in found or found[name][1] == distance
                if always is not None:
                    assert blockers(village, zone, target) == always, f"{plan.zones[zone].id} to {name}"
