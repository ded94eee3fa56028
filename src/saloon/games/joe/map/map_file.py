"""A map as its file has it: areas of zones, the borders that are not what one expects, and trees.

Zones are rectangles that tile the board (JOE-3). Which zones meet follows from the rectangles, so only the special
borders are listed: doors, windows, partitions and the like.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from saloon.games.joe.box.data_file import Words, read_file

Ground = Literal["lane", "alley", "sidewalk", "street"]
Furniture = Literal["barrels", "bunk", "coffins", "desk", "gold", "piano", "shelves", "stairs", "table", "washtubs"]
ZoneId = Annotated[str, Meta(pattern="^[A-Z]+[0-9]*[a-z]?$")]
Pair = Annotated[str, Meta(pattern="^[A-Za-z0-9]+-[A-Za-z0-9]+$")]  # two zones, inner one first: "SA8-WN4"
Box = tuple[float, float, float, float]  # west, north, east, south
Tree = tuple[float, float, float]  # x, y, radius


class ZoneEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One zone: its id, its rectangle, and for a room what one calls it."""

    id: ZoneId
    box: Box
    name: Words | None = None
    furniture: Furniture | None = None  # for the eye only


class Area(Struct, frozen=True, forbid_unknown_fields=True):
    """A building, or a stretch of ground outdoors."""

    name: Words
    zones: Annotated[tuple[ZoneEntry, ...], Meta(min_length=1)]
    building: Annotated[str, Meta(pattern="^[a-z]+$")] | None = None
    ground: Ground | None = None

    def __post_init__(self) -> None:
        if (self.building is None) == (self.ground is None):
            raise ValueError("an area is either a `building` or some `ground`")


class Borders(Struct, frozen=True, forbid_unknown_fields=True):
    """The borders that are neither simply open nor simply walled."""

    doors: tuple[Pair, ...] = ()
    windows: tuple[Pair, ...] = ()
    grilles: tuple[Pair, ...] = ()  # a door of bars with a lock
    bars: tuple[Pair, ...] = ()  # a window with bars
    partitions: tuple[Pair, ...] = ()  # indoors: one can throw over it
    fences: tuple[Pair, ...] = ()  # the same outdoors
    walls: tuple[Pair, ...] = ()  # inside a building
    trees: tuple[Pair, ...] = ()  # a tree fills the whole way
    counters: tuple[Pair, ...] = ()  # open: a counter stops nobody (JOE-17)


class MapFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole map."""

    name: str
    size: tuple[float, float]  # to the east, to the south
    areas: tuple[Area, ...]
    borders: Borders = Borders()
    trees: tuple[Tree, ...] = ()


def read_map(path: Path) -> MapFile:
    """The map of a file; `plan.draw_plan` checks that it makes sense."""
    return read_file(path, MapFile)
