"""The village as things to draw: zones, walls, openings and trees, in steps. Pictures and the page share it."""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from saloon.games.joe.box.data_file import Words
from saloon.games.joe.map.plan import OPENINGS, UNIT, Border, Box, Plan, Point
from saloon.games.joe.map.plan import Zone as PlannedZone

Spot = tuple[float, float]
Stretch = tuple[float, float, float, float]  # from x, y to x, y; of a box west, north, east, south


class Zone(Struct, frozen=True):
    """One zone, with the circle in its middle."""

    id: str
    box: Stretch
    centre: Spot
    building: str | None
    ground: str | None
    name: Words
    furniture: str | None
    edge: bool


class Building(Struct, frozen=True):
    """A building, and the side on which its sign hangs."""

    id: str
    name: Words
    box: Stretch
    front: str  # north or south: where most of its doors and windows are


class Opening(Struct, frozen=True):
    """A door, window, grille or barred window in the middle of its stretch of wall."""

    kind: str
    zones: tuple[str, str]
    at: Spot
    upright: bool  # in a wall that runs north-south


class Line(Struct, frozen=True):
    """A wall, partition, fence, counter, or the dotted line between zones."""

    kind: str
    stretch: Stretch


class Tree(Struct, frozen=True):
    """A tree."""

    at: Spot
    radius: float


class Scene(Struct, frozen=True):
    """Everything of a map that can be seen."""

    name: str
    size: Spot
    zones: tuple[Zone, ...]
    buildings: tuple[Building, ...]
    lines: tuple[Line, ...]
    openings: tuple[Opening, ...]
    trees: tuple[Tree, ...]


def set_scene(plan: Plan) -> Scene:
    """The scene of a plan."""
    return Scene(
        name=plan.name,
        size=_spot(plan.size),
        zones=tuple(map(_zone, plan.zones)),
        buildings=tuple(_building(plan, name) for name in plan.buildings),
        lines=tuple(_lines(plan)),
        openings=tuple(_opening(plan, border) for border in plan.borders if border.kind in OPENINGS),
        trees=tuple(Tree(_spot(tree.centre), tree.radius / UNIT) for tree in plan.trees),
    )


def _spot(point: Point) -> Spot:
    return (point.x / UNIT, point.y / UNIT)


def _stretch(box: Box | tuple[int, int, int, int]) -> Stretch:
    west, north, east, south = box
    return (west / UNIT, north / UNIT, east / UNIT, south / UNIT)


def _zone(zone: PlannedZone) -> Zone:
    return Zone(
        id=zone.id,
        box=_stretch(zone.box),
        centre=_spot(zone.box.centre),
        building=zone.building,
        ground=zone.ground,
        name=zone.entry.name or zone.area.name,
        furniture=zone.entry.furniture,
        edge=zone.edge,
    )


def _building(plan: Plan, name: str) -> Building:
    boxes = [zone.box for zone in plan.zones if zone.building == name]
    box = Box(
        min(box.west for box in boxes),
        min(box.north for box in boxes),
        max(box.east for box in boxes),
        max(box.south for box in boxes),
    )
    walks = [border for border in plan.borders if border.kind in OPENINGS and _at_sidewalk(plan, border, name)]
    front = "north" if any(border.start.y == border.end.y == box.north for border in walks) else "south"
    return Building(name, plan.buildings[name], _stretch(box), front)


def _at_sidewalk(plan: Plan, border: Border, building: str) -> bool:
    a, b = plan.zones[border.a], plan.zones[border.b]
    return building in (a.building, b.building) and "sidewalk" in (a.ground, b.ground)


def _opening(plan: Plan, border: Border) -> Opening:
    zones = (plan.zones[border.a].id, plan.zones[border.b].id)
    return Opening(border.kind, zones, _spot(border.middle), upright=border.start.x == border.end.x)


def _lines(plan: Plan) -> list[Line]:
    """The lines of the map; walls that go on straight are one."""
    walls: dict[tuple[bool, int], list[tuple[int, int]]] = defaultdict(list)
    lines: list[Line] = []
    for border in plan.borders:
        (x, y), (end_x, end_y) = border.start, border.end
        if border.kind in ("wall", *OPENINGS):
            upright = x == end_x
            walls[upright, x if upright else y].append((y, end_y) if upright else (x, end_x))
        elif border.counter:
            lines.append(Line("counter", _stretch((x, y, end_x, end_y))))
        else:
            lines.append(Line(border.kind, _stretch((x, y, end_x, end_y))))
    for (upright, across), pieces in sorted(walls.items()):
        for low, high in _joined(pieces):
            lines.append(
                Line("wall", _stretch((across, low, across, high) if upright else (low, across, high, across)))
            )
    return lines


def _joined(pieces: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Pieces of one straight line, those that touch made one."""
    joined: list[tuple[int, int]] = []
    for low, high in sorted(pieces):
        if joined and low <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
        else:
            joined.append((low, high))
    return joined
