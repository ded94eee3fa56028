"""Where dynamite can be thrown: at any part of a zone, and over partitions and fences (JOE-33)."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Final, NamedTuple

from saloon.games.joe.map.lines import Obstacles
from saloon.games.joe.map.plan import WAYS, Box, Plan, Point, distances, neighbours
from saloon.games.joe.map.sight import DIRECT, IN, LOW, OUT, Opening, Way, Ways, obstacles, openings, standing_near

RANGE: Final = 2  # zones (JOE-4)
ASIDE: Final = 2  # parts of a step: how closely a line is drawn past the end of a wall


class Lob(NamedTuple):
    """A zone that dynamite reaches: how it flies, and over how many zones."""

    target: int
    way: Way
    distance: int


def find_lobs(plan: Plan, ways: Ways) -> list[list[Lob]]:
    """For every zone the throws from it, by target, the easiest way first.

    A throw over a partition counts the zones that it crosses, as if the partition were open. People are in the way only
    where every line to some part of the zone passes them.
    """
    thrower = Thrower(plan)
    near = neighbours(plan, (*WAYS, "partition", "fence"))
    lobs: list[list[Lob]] = [[] for _ in plan.zones]
    for zone, found in enumerate(lobs):
        for target, distance in sorted(distances(near, zone).items()):
            if distance <= RANGE:
                easy = thrower.way(zone, target)
                found += [
                    Lob(target, way, distance) for way in (ways.get((zone, target), ()) if easy is None else [easy])
                ]
    return lobs


class Thrower:
    """Tries throws in a village."""

    def __init__(self, plan: Plan) -> None:
        self.zones = plan.zones
        self.centres = [zone.box.centre for zone in plan.zones]
        self.walls = obstacles(plan, LOW)
        self.openings = [[gap for gap in openings(plan) if gap.zone == zone] for zone in range(len(plan.zones))]

    def way(self, zone: int, target: int) -> Way | None:
        """How a stick flies from a zone, or from one of its openings, to some part of another; None if it cannot."""
        if zone == target:
            return Way(DIRECT, ())
        goal = self.zones[target].building
        if self.zones[zone].building == goal:
            blockers = self.blockers(self.centres[zone], (zone, target), None)
            if blockers is not None:
                return Way(DIRECT, blockers)
        for gap in self.openings[zone]:
            blockers = self.blockers(gap.at, (zone, target), gap)
            if blockers is not None:
                return Way(OUT if goal is None else IN, blockers)
        return None

    def blockers(self, start: Point, ends: tuple[int, int], gap: Opening | None) -> tuple[int, ...] | None:
        """The zones in which somebody is in the way to every part of the target's; None if no part can be reached.

        Out of an opening only what lies beyond its wall counts. What can be reached of the rim ends at a corner, or
        where a line past the end of a wall or the side of a tree meets it: so it is enough to look there, a little to
        either side.
        """
        box = self.zones[ends[1]].box
        west, east = min(start.x, box.west), max(start.x, box.east)
        north, south = min(start.y, box.north), max(start.y, box.south)
        nearby = self.walls.within(west, north, east, south)
        always: set[int] | None = None
        for aim in _aims(nearby, start, box):
            if (gap is None or gap.faces(aim, self.centres)) and nearby.free(*start, *aim):
                passed = standing_near(self.centres, start, aim, ends)
                always = set(passed) if always is None else always.intersection(passed)
                if not always:
                    break
        return None if always is None else tuple(sorted(always))


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
