"""Lines of sight: every way of a shot or a throw from one zone to another (JOE-27..33)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from saloon.games.joe.map.lines import Obstacles, near
from saloon.games.joe.map.plan import OPENINGS, UNIT, Border, Kind, Plan, Point

# How a shot goes, the easiest first.
DIRECT: Final = 0  # centre to centre (JOE-27)
OUT: Final = 1  # through an opening of the shooter's zone, at somebody outdoors (JOE-30)
IN: Final = 2  # through an opening of the shooter's zone, at somebody indoors (JOE-31)
FAR: Final = 3  # from further off at an opening, at somebody who fired out of it (JOE-32)
ACROSS: Final = 4  # out of one's own opening at another building's, at somebody who fired out of it (JOE-R9)

BREADTH: Final = UNIT // 4  # a character so near to a line is in its way (JOE-R10)
CLEAR: Final[tuple[Kind, ...]] = ("open",)  # a tree that fills the way between two zones stops every line
LOW: Final[tuple[Kind, ...]] = (*CLEAR, "partition", "fence")  # one can throw over these (JOE-33)


class Way(NamedTuple):
    """One way for a shot: how it goes, and the zones in which anybody standing stops it (JOE-28)."""

    mode: int
    blockers: tuple[int, ...]


Ways = dict[tuple[int, int], list[Way]]  # by shooter's and target's zone, the easiest first


class Opening(NamedTuple):
    """A door, window, grille or barred window as one looks out of it: from a zone into the one beyond (JOE-29)."""

    border: Border
    zone: int
    beyond: int
    at: Point

    def faces(self, point: Point, centres: list[Point]) -> bool:
        """Whether the point lies on the far side."""
        ahead = centres[self.beyond]
        if self.border.start.x == self.border.end.x:
            return (point.x - self.at.x) * (ahead.x - self.at.x) > 0
        return (point.y - self.at.y) * (ahead.y - self.at.y) > 0


def obstacles(plan: Plan, passing: tuple[Kind, ...] = CLEAR) -> Obstacles:
    """The trees, and all borders but those of the kinds that let a line pass."""
    solid = [border for border in plan.borders if border.kind not in passing]
    return Obstacles(
        [(wall.start.x, wall.start.y, wall.end.y) for wall in solid if wall.start.x == wall.end.x],
        [(wall.start.y, wall.start.x, wall.end.x) for wall in solid if wall.start.y == wall.end.y],
        [(tree.centre.x, tree.centre.y, tree.radius) for tree in plan.trees],
    )


def openings(plan: Plan) -> list[Opening]:
    """Every opening, from both of its sides."""
    found = [border for border in plan.borders if border.kind in OPENINGS]
    return [
        Opening(border, zone, border.beyond(zone), border.middle) for border in found for zone in (border.a, border.b)
    ]


def find_ways(plan: Plan) -> Ways:
    """Every way between any two different zones."""
    walls = obstacles(plan)
    centres = [zone.box.centre for zone in plan.zones]
    ways: Ways = {}
    for (shooter, target), mode, start, end in _lines(plan, centres):
        if walls.free(*start, *end):
            blockers = standing_near(centres, start, end, (shooter, target))
            ways.setdefault((shooter, target), []).append(Way(mode, blockers))
    return {pair: _without_worse(found) for pair, found in ways.items()}


def lines_between(plan: Plan, shooter: int, target: int) -> list[tuple[int, Point, Point]]:
    """The lines that a shot from one zone to another may follow, the easiest mode first: mode, start and end."""
    centres = [zone.box.centre for zone in plan.zones]
    return sorted((mode, start, end) for pair, mode, start, end in _lines(plan, centres) if pair == (shooter, target))


def _lines(plan: Plan, centres: list[Point]) -> Iterator[tuple[tuple[int, int], int, Point, Point]]:
    """Every line that a shot may follow if nothing is in the way: the zones, the mode, and from where to where."""
    outdoors = [zone.building is None for zone in plan.zones]
    zones = range(len(plan.zones))
    for shooter, target in product(zones, zones):
        if shooter != target and plan.zones[shooter].building == plan.zones[target].building:
            yield (shooter, target), DIRECT, centres[shooter], centres[target]
    gaps = openings(plan)
    for gap, other in product(gaps, zones):
        if other != gap.zone and gap.faces(centres[other], centres):
            yield (gap.zone, other), OUT if outdoors[other] else IN, gap.at, centres[other]
            if outdoors[other] and other != gap.beyond:
                yield (other, gap.zone), FAR, centres[other], gap.at
    for gap, other_gap in product([gap for gap in gaps if outdoors[gap.beyond]], repeat=2):
        apart = plan.zones[gap.zone].building != plan.zones[other_gap.zone].building
        if apart and gap.faces(other_gap.at, centres) and other_gap.faces(gap.at, centres):
            yield (gap.zone, other_gap.zone), ACROSS, gap.at, other_gap.at


def standing_near(centres: list[Point], start: Point, end: Point, ends: tuple[int, int]) -> tuple[int, ...]:
    """The zones whose centre the line passes, other than the shooter's and the target's (JOE-28, JOE-R10)."""
    west, east = min(start.x, end.x) - BREADTH, max(start.x, end.x) + BREADTH
    north, south = min(start.y, end.y) - BREADTH, max(start.y, end.y) + BREADTH
    return tuple(
        zone
        for zone, (x, y) in enumerate(centres)
        if west <= x <= east and north <= y <= south and zone not in ends and near(x, y, BREADTH, *start, *end)
    )


def _without_worse(ways: list[Way]) -> list[Way]:
    """The ways, the easiest first, without those that are stopped whenever an easier one is."""
    kept: list[Way] = []
    for way in sorted(ways):
        if not any(set(other.blockers) <= set(way.blockers) for other in kept):
            kept.append(way)
    return kept
