"""The plan of a village: zones, borders and trees in whole numbers, checked. Sight and drawing are made from it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import combinations
from typing import Final, Literal, NamedTuple

from saloon.games.joe.box.data_file import BadData, Words
from saloon.games.joe.map.map_file import Area, Borders, Ground, MapFile, ZoneEntry

UNIT: Final = 200  # parts of a step: boxes are given to 1/100, so that centres and the middles of borders are whole
NARROW: Final = UNIT // 2  # zones that share less than half a step do not meet (JOE-R6)
MOST_ZONES: Final = 122  # two words of 61 bits hold no more

Kind = Literal["open", "door", "window", "grille", "bars", "partition", "fence", "wall", "tree"]
LISTED: Final[dict[str, Kind]] = {
    "doors": "door",
    "windows": "window",
    "grilles": "grille",
    "bars": "bars",
    "partitions": "partition",
    "fences": "fence",
    "walls": "wall",
    "trees": "tree",
    "counters": "open",
}
WAYS: Final[tuple[Kind, ...]] = ("open", "door", "window", "grille", "bars")  # one can walk there, once it is unlocked
OPENINGS: Final[tuple[Kind, ...]] = ("door", "window", "grille", "bars")
LOCKED: Final[tuple[Kind, ...]] = ("grille", "bars")


class Point(NamedTuple):
    """A place on the board, in parts of a step."""

    x: int
    y: int


class Box(NamedTuple):
    """A rectangle, in parts of a step."""

    west: int
    north: int
    east: int
    south: int

    @property
    def centre(self) -> Point:
        """The circle in the middle (JOE-3)."""
        return Point((self.west + self.east) // 2, (self.north + self.south) // 2)


class Zone(NamedTuple):
    """One zone of the board."""

    id: str
    box: Box
    area: Area
    entry: ZoneEntry
    edge: bool  # at the edge of the board

    @property
    def building(self) -> str | None:
        """The building that the zone is in; None outdoors."""
        return self.area.building

    @property
    def ground(self) -> Ground | None:
        """The ground of a zone outdoors; None in a building."""
        return self.area.ground


class Border(NamedTuple):
    """Where two zones touch: a stretch of a line. A narrow one joins nothing, but a wall stays a wall."""

    a: int
    b: int
    kind: Kind
    start: Point
    end: Point
    counter: bool

    @property
    def middle(self) -> Point:
        """The centre of a door or window (JOE-29)."""
        return Point((self.start.x + self.end.x) // 2, (self.start.y + self.end.y) // 2)

    @property
    def meets(self) -> bool:
        """Whether the zones are adjacent here (JOE-R6)."""
        return self.end.x - self.start.x + self.end.y - self.start.y >= NARROW

    def beyond(self, zone: int) -> int:
        """The zone on the other side."""
        return self.b if zone == self.a else self.a


class Tree(NamedTuple):
    """A disc that nobody sees through."""

    centre: Point
    radius: int


class Plan(NamedTuple):
    """A village on paper."""

    name: str
    size: Point
    zones: tuple[Zone, ...]
    borders: tuple[Border, ...]
    trees: tuple[Tree, ...]
    buildings: dict[str, Words]


def draw_plan(source: MapFile, file: str) -> Plan:
    """The plan of a map that makes sense; `BadData` with the file's name where it does not."""
    size = Point(*(_whole(length, file, "size") for length in source.size))
    zones = _zones(source, size, file)
    trees = tuple(Tree(Point(x, y), radius) for x, y, radius in _trees(source, file))
    buildings = {area.building: area.name for area in source.areas if area.building is not None}
    plan = Plan(source.name, size, zones, _borders(zones, source.borders, file), trees, buildings)
    for check in (_check_buildings, _check_reach, _check_locks):
        check(plan, file)
    return plan


def _zones(source: MapFile, size: Point, file: str) -> tuple[Zone, ...]:
    """The zones in the order of the file; they cover the board without gap or overlap."""
    zones: list[Zone] = []
    for area in source.areas:
        for entry in area.zones:
            place = f"zone {entry.id}"
            box = Box(*(_whole(length, file, place) for length in entry.box))
            if any(zone.id == entry.id for zone in zones):
                raise BadData(file, place, "stands there twice")
            if not (0 <= box.west < box.east <= size.x and 0 <= box.north < box.south <= size.y):
                raise BadData(file, place, "its box must be west, north, east, south, and lie on the board")
            edge = box.west == 0 or box.north == 0 or box.east == size.x or box.south == size.y
            zones.append(Zone(entry.id, box, area, entry, edge and area.building is None))
    if len(zones) > MOST_ZONES:
        raise BadData(file, "areas", f"{len(zones)} zones; at most {MOST_ZONES} are possible")
    for first, second in combinations(zones, 2):
        if _overlap(first.box, second.box):
            raise BadData(file, f"zone {second.id}", f"lies on zone {first.id}")
    covered = sum((box.east - box.west) * (box.south - box.north) for box in (zone.box for zone in zones))
    if covered != size.x * size.y:
        raise BadData(
            file, "areas", f"the zones leave {size.x * size.y - covered} of {size.x * size.y} parts uncovered"
        )
    return tuple(zones)


def _overlap(first: Box, second: Box) -> bool:
    return (
        first.west < second.east
        and second.west < first.east
        and first.north < second.south
        and second.north < first.south
    )


def _trees(source: MapFile, file: str) -> Iterator[tuple[int, ...]]:
    for number, tree in enumerate(source.trees, 1):
        place = f"tree {number}"
        parts = tuple(_whole(length, file, place) for length in tree)
        if parts[2] <= 0:
            raise BadData(file, place, "its radius must be more than 0")
        yield parts


def _whole(length: float, file: str, place: str) -> int:
    """A length in parts; it must be given to 1/100 of a step."""
    parts = round(length * 100)
    if abs(length * 100 - parts) > 1e-6:
        raise BadData(file, place, f"{length} is not a multiple of 0.01")
    return parts * (UNIT // 100)


def _borders(zones: tuple[Zone, ...], listed: Borders, file: str) -> tuple[Border, ...]:
    """Every stretch where two zones touch, with the kind that is listed for it or that one expects."""
    special = _special(zones, listed, file)
    borders = []
    for a, b in combinations(range(len(zones)), 2):
        touch = _touch(zones[a].box, zones[b].box)
        if touch is None:
            continue
        same = zones[a].building == zones[b].building
        kind, counter = special.pop((a, b), ("open" if same else "wall", False))
        borders.append(Border(a, b, kind, *touch, counter))
        if kind not in ("open", "wall") and not borders[-1].meets:
            raise BadData(file, _pair(zones, (a, b)), f"a {kind} needs a border of at least half a step")
    if special:
        raise BadData(file, _pair(zones, next(iter(special))), "these zones do not touch")
    return tuple(borders)


def _special(zones: tuple[Zone, ...], listed: Borders, file: str) -> dict[tuple[int, int], tuple[Kind, bool]]:
    """The listed borders by their zones."""
    numbers = {zone.id: number for number, zone in enumerate(zones)}
    found: dict[tuple[int, int], tuple[Kind, bool]] = {}
    for group, kind in LISTED.items():
        for text in getattr(listed, group):
            place = f"borders.{group} {text}"
            unknown = [name for name in text.split("-") if name not in numbers]
            if unknown:
                raise BadData(file, place, f"there is no zone {unknown[0]}")
            a, b = sorted(numbers[name] for name in text.split("-"))
            if (a, b) in found or a == b:
                raise BadData(file, place, "a border joins two different zones and is listed once")
            _check_kind(zones[a], zones[b], kind, file, place)
            found[a, b] = kind, group == "counters"
    return found


def _check_kind(a: Zone, b: Zone, kind: Kind, file: str, place: str) -> None:
    """A kind of border must be possible between these zones."""
    if kind in ("fence", "tree") and (a.building or b.building):
        raise BadData(file, place, f"a {kind} stands outdoors")
    if kind in ("partition", "wall", "open") and (a.building is None or a.building != b.building):
        raise BadData(file, place, "this stands inside one building")
    if kind in OPENINGS and a.building is None and b.building is None:
        raise BadData(file, place, f"a {kind} belongs to a building")
    if kind in OPENINGS and a.building and b.building and a.building != b.building:
        raise BadData(file, place, f"a {kind} does not lead from one building into another")


def _touch(first: Box, second: Box) -> tuple[Point, Point] | None:
    """The common stretch of two rectangles; None if they meet in a corner at most."""
    west, east = max(first.west, second.west), min(first.east, second.east)
    north, south = max(first.north, second.north), min(first.south, second.south)
    if (west == east and north < south) or (north == south and west < east):
        return Point(west, north), Point(east, south)
    return None


def _pair(zones: tuple[Zone, ...], pair: tuple[int, int]) -> str:
    return f"border {zones[pair[0]].id}-{zones[pair[1]].id}"


def _check_buildings(plan: Plan, file: str) -> None:
    """Every building has a door to the outside."""
    for building in plan.buildings:
        doors = [border for border in plan.borders if border.kind == "door"]
        if not any({plan.zones[door.a].building, plan.zones[door.b].building} == {building, None} for door in doors):
            raise BadData(file, f"building {building}", "has no door to the outside")


def _check_reach(plan: Plan, file: str) -> None:
    """Everybody can walk everywhere, without climbing through windows; what is locked needs its lock opened."""
    start = next((number for number, zone in enumerate(plan.zones) if zone.ground is not None), None)
    if start is None:
        raise BadData(file, "areas", "there is no zone outdoors")
    reached = distances(neighbours(plan, ("open", "door", "grille", "bars")), start)
    for number, zone in enumerate(plan.zones):
        if number not in reached:
            raise BadData(file, f"zone {zone.id}", f"cannot be reached from {plan.zones[start].id} through doors")


def _check_locks(plan: Plan, file: str) -> None:
    """A shot at a lock need not say at which one (JOE-R11)."""
    for number, zone in enumerate(plan.zones):
        grilles = [border for border in plan.borders if border.kind == "grille" and number in (border.a, border.b)]
        if len(grilles) > 1:
            raise BadData(file, f"zone {zone.id}", "has two grilles; one is the most")


def distances(steps: list[list[int]], start: int) -> dict[int, int]:
    """How many steps it is to every zone that can be reached by such steps."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        zone = queue.popleft()
        for other in steps[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                queue.append(other)
    return found


def neighbours(plan: Plan, kinds: tuple[Kind, ...]) -> list[list[int]]:
    """For every zone those that are adjacent across such borders, ascending (JOE-R6)."""
    steps: list[list[int]] = [[] for _ in plan.zones]
    for border in plan.borders:
        if border.kind in kinds and border.meets:
            steps[border.a].append(border.b)
            steps[border.b].append(border.a)
    return [sorted(others) for others in steps]
