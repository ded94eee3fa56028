"""The geometry of sight once more, written another way: fractions, clipping of boxes, and each rule on its own.

It shares nothing with the game's tables but the plan, so that a mistake in either shows.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product

from saloon.games.joe.map.plan import Border, Plan, Point

HOLES = ("door", "window", "grille", "bars")
Seen = set[tuple[str, frozenset[int]]]  # how, and who would be in the way


def clip(start: Point, end: Point, box: tuple[int, int, int, int]) -> tuple[Fraction, Fraction] | None:
    """From where to where, as shares of the line, it lies in the closed box (west, north, east, south)."""
    enter, leave = Fraction(0), Fraction(1)
    for begin, finish, low, high in ((start.x, end.x, box[0], box[2]), (start.y, end.y, box[1], box[3])):
        if begin == finish:
            if not low <= begin <= high:
                return None
            continue
        first, last = sorted((Fraction(low - begin, finish - begin), Fraction(high - begin, finish - begin)))
        enter, leave = max(enter, first), min(leave, last)
    return (enter, leave) if enter <= leave else None


def is_near(point: Point, distance: int, start: Point, end: Point) -> bool:
    """Whether the point lies within the distance of the line; a look at its frame decides most cases."""
    if not min(start.x, end.x) - distance <= point.x <= max(start.x, end.x) + distance:
        return False
    if not min(start.y, end.y) - distance <= point.y <= max(start.y, end.y) + distance:
        return False
    return squared_gap(point, start, end) <= distance**2


def squared_gap(point: Point, start: Point, end: Point) -> Fraction:
    """The square of the distance from a point to the line."""
    length = (end.x - start.x) ** 2 + (end.y - start.y) ** 2
    along = Fraction((point.x - start.x) * (end.x - start.x) + (point.y - start.y) * (end.y - start.y), length)
    share = min(max(along, Fraction(0)), Fraction(1))
    x, y = start.x + share * (end.x - start.x), start.y + share * (end.y - start.y)
    return (point.x - x) ** 2 + (point.y - y) ** 2


class Surveyor:
    """Looks along lines of one plan."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.walls = [border for border in plan.borders if border.kind != "open"]
        self.centres = [
            Point((zone.box.west + zone.box.east) // 2, (zone.box.north + zone.box.south) // 2) for zone in plan.zones
        ]
        self.indoors = [zone.building for zone in plan.zones]

    def is_free(self, start: Point, end: Point, *through: Border) -> bool:
        """Whether no wall, other than those it goes through, and no tree touches the line."""
        west, east = sorted((start.x, end.x))
        north, south = sorted((start.y, end.y))
        for wall in self.walls:
            if wall.end.x < west or wall.start.x > east or wall.end.y < north or wall.start.y > south:
                continue
            if wall not in through and clip(start, end, (*wall.start, *wall.end)) is not None:
                return False
        return not any(is_near(tree.centre, tree.radius, start, end) for tree in self.plan.trees)

    def in_the_way(self, start: Point, end: Point, *ends: int) -> frozenset[int]:
        """The zones whose centre lies within a quarter of a step of the line (JOE-R10)."""
        return frozenset(
            zone for zone, centre in enumerate(self.centres) if zone not in ends and is_near(centre, 50, start, end)
        )

    def ways(self, shooter: int, target: int) -> Seen:
        """Every way in which one zone sees the other (JOE-27..32, JOE-R9)."""
        seen: Seen = set()

        def look(how: str, start: Point, end: Point, *through: Border) -> None:
            if self.is_free(start, end, *through):
                seen.add((how, self.in_the_way(start, end, shooter, target)))

        here, there = self.centres[shooter], self.centres[target]
        if self.indoors[shooter] == self.indoors[target]:
            look("direct", here, there)
        for hole in self.holes(shooter):
            if self.between(hole, shooter, there):
                look("in" if self.indoors[target] else "out", middle(hole), there, hole)
        if self.indoors[target] is None:
            return seen
        for hole in self.holes(target):
            if self.indoors[shooter] is None and shooter not in (hole.a, hole.b) and self.between(hole, target, here):
                look("far", here, middle(hole), hole)
        if self.indoors[shooter] is not None and self.indoors[shooter] != self.indoors[target]:
            for mine, theirs in product(self.outer_holes(shooter), self.outer_holes(target)):
                if self.between(mine, shooter, middle(theirs)) and self.between(theirs, target, middle(mine)):
                    look("across", middle(mine), middle(theirs), mine, theirs)
        return seen

    def holes(self, zone: int) -> list[Border]:
        """The doors, windows and grilles of a zone."""
        return [border for border in self.plan.borders if border.kind in HOLES and zone in (border.a, border.b)]

    def outer_holes(self, zone: int) -> list[Border]:
        """Those that lead out of the building."""
        return [hole for hole in self.holes(zone) if self.indoors[hole.a] != self.indoors[hole.b]]

    def between(self, hole: Border, zone: int, point: Point) -> bool:
        """Whether the hole's wall, prolonged, has the zone on one side and the point on the other."""
        own = self.centres[zone]
        if hole.start.x == hole.end.x:
            return min(own.x, point.x) < hole.start.x < max(own.x, point.x)
        return min(own.y, point.y) < hole.start.y < max(own.y, point.y)


def middle(border: Border) -> Point:
    """The centre of a door or window (JOE-29)."""
    return Point((border.start.x + border.end.x) // 2, (border.start.y + border.end.y) // 2)
