"""Straight lines over the village and what stops them, in whole numbers: touching counts as crossing.

Walls run east-west or north-south; trees and people are discs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

Wall = tuple[int, int, int]  # where it stands across, and from where to where it runs
Disc = tuple[int, int, int]  # x, y, radius


class Obstacles:
    """What stops a line: walls along either axis, and trees."""

    def __init__(self, upright: list[Wall], level: list[Wall], trees: list[Disc]) -> None:
        self.upright = upright
        self.level = level
        self.trees = trees

    def free(self, x: i64, y: i64, end_x: i64, end_y: i64) -> bool:
        """Whether the line is free. It may start and end in a wall, which is an opening there."""
        if crosses(self.upright, x, y, end_x, end_y) or crosses(self.level, y, x, end_y, end_x):
            return False
        return not any(near(tree[0], tree[1], tree[2], x, y, end_x, end_y) for tree in self.trees)

    def within(self, west: i64, north: i64, east: i64, south: i64) -> Obstacles:
        """Only those that reach into a rectangle."""
        return Obstacles(
            [wall for wall in self.upright if west <= wall[0] <= east and wall[2] >= north and wall[1] <= south],
            [wall for wall in self.level if north <= wall[0] <= south and wall[2] >= west and wall[1] <= east],
            [
                tree
                for tree in self.trees
                if west - tree[2] <= tree[0] <= east + tree[2] and north - tree[2] <= tree[1] <= south + tree[2]
            ],
        )


def crosses(walls: list[Wall], x: i64, y: i64, end_x: i64, end_y: i64) -> bool:
    """Whether the line touches a wall that stands across x, other than by starting or ending in it."""
    reach = end_x - x
    rise = end_y - y
    west = x if reach > 0 else end_x
    east = end_x if reach > 0 else x
    north = y if rise > 0 else end_y
    south = end_y if rise > 0 else y
    for wall in walls:
        at: i64 = wall[0]
        if at < west or at > east:
            continue
        low: i64 = wall[1]
        high: i64 = wall[2]
        if high < north or low > south:
            continue
        if reach == 0:
            return True  # along the wall
        if at in (x, end_x):
            continue
        height = y * reach + rise * (at - x)  # where the line is at the wall, times its reach
        if reach < 0:
            height = -height
        if low * (east - west) <= height and height <= high * (east - west):  # noqa: PLR1716 - compiles to comparisons
            return True
    return False


def near(at_x: i64, at_y: i64, distance: i64, x: i64, y: i64, end_x: i64, end_y: i64) -> bool:
    """Whether a point lies within the distance of the line."""
    reach = end_x - x
    rise = end_y - y
    off_x = at_x - x
    off_y = at_y - y
    along = off_x * reach + off_y * rise
    length = reach * reach + rise * rise
    if along >= length:
        off_x = at_x - end_x
        off_y = at_y - end_y
    elif along > 0:
        side = off_x * rise - off_y * reach
        return side * side <= distance * distance * length
    return off_x * off_x + off_y * off_y <= distance * distance
