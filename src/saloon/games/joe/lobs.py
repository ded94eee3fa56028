"""Where dynamite can be thrown: at any part of a zone, and over partitions and fences (JOE-33)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final, NamedTuple

from saloon.games.joe.lines import Obstacles
from saloon.games.joe.plan import WAYS, Box, Plan, Point, distances, neighbours
from saloon.games.joe.sight import DIRECT, FAR, IN, LOW, OUT, Way, Ways, obstacles, openings

RANGE: Final = 2  # zones (JOE-4)
ASIDE: Final = 2  # parts of a step: how closely a line is drawn past the end of a wall


class Lob(NamedTuple):
    """A zone that dynamite reaches: how it flies, and over how many zones."""

    target: int
    way: Way
    distance: int


def find_lobs(plan: Plan, ways: Ways) -> list[list[Lob]]:
    """For every zone what can be reached from it, by target, the easiest way first.

    A throw over a partition counts the zones that it crosses, as if the partition were open. People stand in the way
    only where one aims at an opening from further off: elsewhere some part of the zone can always be reached past them.
    """
    walls = obstacles(plan, LOW)
    near = neighbours(plan, (*WAYS, *LOW))
    return [list(_lobs_from(plan, walls, zone, distances(near, zone), ways)) for zone in range(len(plan.zones))]


def _lobs_from(plan: Plan, walls: Obstacles, zone: int, steps: dict[int, int], ways: Ways) -> Iterator[Lob]:
    for target, distance in sorted(steps.items()):
        if distance > RANGE:
            continue
        mode = DIRECT if target == zone else _mode(plan, walls, zone, target)
        if mode is not None:
            yield Lob(target, Way(mode, ()), distance)
            continue
        for way in ways.get((zone, target), ()):
            assert way.mode >= FAR, "a line to the centre is a line to a part"
            yield Lob(target, way, distance)


def _mode(plan: Plan, walls: Obstacles, zone: int, target: int) -> int | None:
    """How a stick flies from a zone to some part of another; None if it cannot."""
    box = plan.zones[target].box
    if plan.zones[zone].building == plan.zones[target].building and _reaches(walls, plan.zones[zone].box.centre, box):
        return DIRECT
    for gap in openings(plan):
        if gap.zone == zone and gap.faces(box.centre, plan) and _reaches(walls, gap.at, box):
            return OUT if plan.zones[target].building is None else IN
    return None


def _reaches(walls: Obstacles, start: Point, box: Box) -> bool:
    """Whether a free line leads from the point to any part of the box.

    What can be reached of its rim ends at a corner, or where a line past the end of a wall or the side of a tree meets
    it: so it is enough to look there, a little to either side.
    """
    west, east = min(start.x, box.west), max(start.x, box.east)
    north, south = min(start.y, box.north), max(start.y, box.south)
    nearby = walls.within(west, north, east, south)
    return any(nearby.free(*start, *point) for point in _aims(nearby, start, box))


def _aims(walls: Obstacles, start: Point, box: Box) -> Iterator[Point]:
    """The places just inside the box at which to aim."""
    inside = Box(box.west + 1, box.north + 1, box.east - 1, box.south - 1)
    yield box.centre
    for x in (inside.west, inside.east):
        for y in (inside.north, inside.south):
            yield Point(x, y)
    for past in _ends(walls, start):
        reach, rise = past[0] - start.x, past[1] - start.y
        if reach:
            for x in (inside.west, inside.east):
                y = round(start.y + rise * (x - start.x) / reach)
                yield from (Point(x, near) for near in (y - ASIDE, y + ASIDE) if inside.north <= near <= inside.south)
        if rise:
            for y in (inside.north, inside.south):
                x = round(start.x + reach * (y - start.y) / rise)
                yield from (Point(near, y) for near in (x - ASIDE, x + ASIDE) if inside.west <= near <= inside.east)


def _ends(walls: Obstacles, start: Point) -> Iterator[tuple[float, float]]:
    """The ends of the walls, and the sides of the trees as they are seen from the start."""
    for x, low, high in walls.upright:
        yield from ((x, low), (x, high))
    for y, low, high in walls.level:
        yield from ((low, y), (high, y))
    for x, y, radius in walls.trees:
        away = hypot(x - start.x, y - start.y)
        if away > radius:
            slant = radius * radius / away
            aside = radius * (1 - (radius / away) ** 2) ** 0.5
            toward = ((start.x - x) / away, (start.y - y) / away)
            for turn in (1, -1):
                yield (
                    x + toward[0] * slant - turn * toward[1] * aside,
                    y + toward[1] * slant + turn * toward[0] * aside,
                )
