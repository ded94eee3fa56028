"""What stands in the rooms, drawn in the corner of a zone, out of the way of people. For the eye only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

SCALE: Final = 40  # units of the picture to a step


class Room(NamedTuple):
    """Where there is place for it, in units of the picture."""

    west: float
    north: float
    east: float
    south: float


def furnish(kind: str, box: tuple[float, float, float, float]) -> Iterator[str]:
    """The shapes of a piece of furniture in a zone, whose box is given in steps."""
    west, north, east, south = (length * SCALE for length in box)
    return FURNITURE[kind](Room(west + 10, north + 10, east - 10, south - 10))


def box(x: float, y: float, width: float, height: float, look: str = "", round_by: float = 0) -> str:
    """A rectangle."""
    return f'<rect class="thing {look}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}"/>'


def disc(x: float, y: float, radius: float, look: str = "") -> str:
    """A circle."""
    return f'<circle class="thing {look}" cx="{x:g}" cy="{y:g}" r="{radius:g}"/>'


def _stairs(room: Room) -> Iterator[str]:
    for step in range(7):
        yield box(room.west + step * 7, room.south - 22, 7, 22, "pale" if step % 2 else "")


def _piano(room: Room) -> Iterator[str]:
    yield box(room.east - 52, room.south - 22, 52, 20, "dark", 2)
    yield box(room.east - 48, room.south - 22, 44, 7, "pale")
    for key in range(1, 11):
        yield box(room.east - 48 + key * 4 - 1, room.south - 22, 2, 4, "dark")
    yield disc(room.east - 26, room.south - 32, 7)


def _bunk(room: Room) -> Iterator[str]:
    yield box(room.west, room.south - 26, 54, 24, "dark", 2)
    yield box(room.west + 3, room.south - 23, 48, 18, "pale", 3)
    yield box(room.west + 5, room.south - 21, 12, 14, "", 3)


def _gold(room: Room) -> Iterator[str]:
    for column, row in ((0, 0), (1, 0), (2, 0), (0.5, 1), (1.5, 1), (1, 2)):
        yield box(room.west + 4 + column * 19, room.south - 9 - row * 9, 17, 8, "gold", 1)


def _shelves(room: Room) -> Iterator[str]:
    yield box(room.west, room.south - 14, 72, 12, "dark")
    for jar in range(9):
        yield box(
            room.west + 3 + jar * 7.5, room.south - 12 + jar % 2 * 2, 5, 8 - jar % 2 * 2, ("gold", "pale", "")[jar % 3]
        )


def _coffins(room: Room) -> Iterator[str]:
    for number in range(2):
        x, y = room.east - 46 + number * 24, room.south - 46
        yield f'<path class="thing" d="M{x + 6:g} {y:g}h8l6 14l-5 30h-10l-5 -30z"/>'
        yield f'<path class="thing line" d="M{x + 10:g} {y + 8:g}v14M{x + 6:g} {y + 13:g}h8"/>'


def _desk(room: Room) -> Iterator[str]:
    middle = (room.north + room.south) / 2
    yield box(room.west, middle - 22, 20, 44, "dark", 2)
    yield box(room.west + 5, middle - 14, 10, 13, "pale")
    yield disc(room.west + 10, middle + 11, 3.5, "gold")
    yield disc(room.west + 28, middle, 6)


def _table(room: Room) -> Iterator[str]:
    x, y = room.west + 24, room.south - 16
    for seat_x, seat_y in ((-20, 0), (20, 0), (0, -18)):
        yield disc(x + seat_x, y + seat_y, 5)
    yield disc(x, y, 14, "dark")
    yield box(x - 8, y - 3, 5, 7, "pale")
    yield box(x + 2, y - 5, 5, 7, "pale")


def _barrels(room: Room) -> Iterator[str]:
    for x, y in ((10, 10), (31, 10), (10, 31)):
        yield disc(room.west + x, room.south - y, 9.5, "dark")
        yield disc(room.west + x, room.south - y, 6.5)


def _washtubs(room: Room) -> Iterator[str]:
    for x in (14, 46):
        yield disc(room.west + x, room.south - 16, 13, "dark")
        yield disc(room.west + x, room.south - 16, 10, "pale")
    yield f'<path class="thing line" d="M{room.west + 4:g} {room.north + 22:g}q60 14 120 0"/>'
    for shirt in range(4):
        yield box(room.west + 18 + shirt * 24, room.north + 25 + shirt % 2 * 2, 11, 13, ("pale", "")[shirt % 2])


FURNITURE: Final[dict[str, Callable[[Room], Iterator[str]]]] = {
    "barrels": _barrels,
    "bunk": _bunk,
    "coffins": _coffins,
    "desk": _desk,
    "gold": _gold,
    "piano": _piano,
    "shelves": _shelves,
    "stairs": _stairs,
    "table": _table,
    "washtubs": _washtubs,
}
