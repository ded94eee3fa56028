"""The village as the rules read it: flat tables of zones, steps, distances, blasts, sight and lobs.

A zone is its number in the map's file. Sets of zones are two words: zone z is bit z of the low one, or bit z - 61 of
the high one. The tables of pairs are read at `a * size + b`.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.data_file import BadData, data_files
from saloon.games.joe.map.lobs import find_lobs
from saloon.games.joe.map.map_file import read_map
from saloon.games.joe.map.plan import LOCKED, WAYS, Plan, distances, draw_plan, neighbours
from saloon.games.joe.map.sight import ACROSS, DIRECT, FAR, IN, OUT, Way, find_ways

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Who, Zone

WORD: Final = 61  # zones in one word of a set
NONE: Final = 255  # no building, no lock
STEP_KINDS: Final = {"open": 0, "door": 1, "window": 2, "bars": 2, "grille": 3}
OPEN: Final = 0
DOOR: Final = 1
WINDOW: Final = 2
GRILLE: Final = 3

BEHIND: Final = 1  # the target is indoors behind an opening: harder (JOE-34, JOE-R7)
EXPOSED: Final = 2  # only at somebody who fired outward (JOE-32)
THROUGH: Final = 4  # some opening is passed
OUTWARD: Final = 8  # the shooter fires out of a building, and is exposed by it (JOE-R8)
FLAGS: Final = {
    DIRECT: 0,
    OUT: THROUGH | OUTWARD,
    IN: THROUGH | BEHIND,
    FAR: THROUGH | BEHIND | EXPOSED,
    ACROSS: THROUGH | BEHIND | EXPOSED | OUTWARD,
}


class Village:
    """One map's tables."""

    def __init__(self, plan: Plan) -> None:
        zones = plan.zones
        buildings = list(plan.buildings)
        self.name = plan.name
        self.size: i64 = len(zones)
        self.names: tuple[str, ...] = tuple([zone.id for zone in zones])
        self.buildings: tuple[str, ...] = tuple(buildings)
        self.building = bytes([NONE if zone.building is None else buildings.index(zone.building) for zone in zones])
        self.edge = bytes([1 if zone.edge else 0 for zone in zones])
        self.lay_steps(plan)
        self.lay_distances(plan)
        self.lay_blasts(plan)
        self.lay_sight(plan)

    def lay_steps(self, plan: Plan) -> None:
        """Where one can walk from each zone, ascending (JOE-16, JOE-17), and which lock is in the way."""
        locks = [border for border in plan.borders if border.kind in LOCKED]
        self.lock_zones: tuple[tuple[int, int], ...] = tuple([(lock.a, lock.b) for lock in locks])
        self.lock_barred = bytes([1 if lock.kind == "bars" else 0 for lock in locks])  # only dynamite opens these
        steps: list[list[tuple[int, int, int]]] = [[] for _ in plan.zones]
        for border in plan.borders:
            if border.kind in WAYS and border.meets:
                lock = locks.index(border) if border.kind in LOCKED else NONE
                for zone in (border.a, border.b):
                    steps[zone].append((border.beyond(zone), STEP_KINDS[border.kind], lock))
        flat = [step for found in steps for step in sorted(found)]
        self.first_step: list[int] = offsets([len(found) for found in steps])
        self.step_to = bytes([step[0] for step in flat])
        self.step_kind = bytes([step[1] for step in flat])
        self.step_lock = bytes([step[2] for step in flat])

    def lay_distances(self, plan: Plan) -> None:
        """How many steps it is from zone to zone, locked or not (JOE-R6)."""
        steps = neighbours(plan, WAYS)
        table = bytearray(self.size * self.size)
        for start in range(self.size):
            for zone, distance in distances(steps, start).items():
                table[start * self.size + zone] = distance
        self.distance = bytes(table)
        edges = [zone for zone in range(self.size) if self.edge[zone]]
        self.to_edge = bytes(
            [min([table[zone * self.size + edge] for edge in edges], default=0) for zone in range(self.size)]
        )

    def lay_blasts(self, plan: Plan) -> None:
        """Where a blast goes on from each zone: across open borders only (JOE-37)."""
        beside = neighbours(plan, ("open",))
        self.first_blast: list[int] = offsets([len(found) for found in beside])
        self.blast_to = bytes([zone for found in beside for zone in found])

    def lay_sight(self, plan: Plan) -> None:
        """The ways of shots from zone to zone, the easiest first, and those of dynamite from each zone."""
        ways = find_ways(plan)
        size: int = self.size
        found = [[Way(DIRECT, ())] if a == b else ways.get((a, b), []) for a in range(size) for b in range(size)]
        flat = [way for some in found for way in some]
        self.sighted = bytes([1 if some else 0 for some in found])  # most pairs never see each other
        self.first_sight: list[int] = offsets([len(some) for some in found])
        self.sight_flags = bytes([FLAGS[way.mode] for way in flat])
        self.sight_low: list[int] = [low_word(way.blockers) for way in flat]
        self.sight_high: list[int] = [high_word(way.blockers) for way in flat]
        lobs = find_lobs(plan, ways)
        thrown = [lob for some in lobs for lob in some]
        self.first_lob: list[int] = offsets([len(some) for some in lobs])
        self.lob_to = bytes([lob.target for lob in thrown])
        self.lob_distance = bytes([lob.distance for lob in thrown])
        self.lob_flags = bytes([FLAGS[lob.way.mode] for lob in thrown])
        self.lob_low: list[int] = [low_word(lob.way.blockers) for lob in thrown]
        self.lob_high: list[int] = [high_word(lob.way.blockers) for lob in thrown]

    def steps_between(self, here: Zone, there: Zone) -> i64:
        """How many steps it is from one zone to another."""
        return self.distance[here * self.size + there]

    def way(self, shooter: Who, target: Who, low: i64, high: i64, exposed: bool) -> i64:
        """The flags of the easiest way that is free, -1 if there is none.

        `low` and `high` are the zones in which somebody stands; `exposed` says whether the target fired outward.
        """
        pair = shooter * self.size + target
        if self.sighted[pair] == 0:
            return -1
        number: i64 = self.first_sight[pair]
        end: i64 = self.first_sight[pair + 1]
        while number < end:
            flags: i64 = self.sight_flags[number]
            if exposed or not flags & EXPOSED:
                blocked_low: i64 = self.sight_low[number]
                blocked_high: i64 = self.sight_high[number]
                if blocked_low & low == 0 and blocked_high & high == 0:
                    return flags
            number += 1
        return -1


def offsets(sizes: list[int]) -> list[int]:
    """Where each of several lists begins when they are laid end to end; and the end of the last."""
    found = [0]
    for size in sizes:
        found.append(found[-1] + size)
    return found


def low_word(zones: tuple[int, ...]) -> int:
    """The first zones of a set."""
    return sum(1 << zone for zone in zones if zone < WORD)


def high_word(zones: tuple[int, ...]) -> int:
    """The others."""
    return sum(1 << (zone - WORD) for zone in zones if zone >= WORD)


@cache
def find_plan(name: str) -> Plan:
    """The plan of a map by its file's name: zones and borders, quickly read."""
    paths = {path.stem: path for path in reversed(data_files("maps"))}
    if name not in paths:
        raise BadData(f"{name}.toml", "", f"there is no map {name!r}; there are {', '.join(sorted(paths))}")
    return draw_plan(read_map(paths[name]), paths[name].name)


@cache
def find_village(name: str) -> Village:
    """The tables of a map of the game, made when they are first needed."""
    return Village(find_plan(name))
