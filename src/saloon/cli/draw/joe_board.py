"""The village of Dynamit Joe in letters and lines: every zone large enough for a word, whatever the width.

The plan is stretched: a zone may be drawn wider or taller than it is, but what lies beside what, and every door and
window, is as on the map.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from saloon.games.joe.map.plan import LOCKED, OPENINGS, Border, Plan, Zone

LETTERS: Final = 5  # columns for what stands in a zone, at least
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
LIGHT: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
DOT_UPRIGHT: Final = "┊"
DOT_LEVEL: Final = "┈"
TREE: Final = "♣"
FENCE: Final = "#"
COUNTER: Final = "═"
WEIGHTS: Final = {"open": 1, "tree": 1, "partition": 2, "fence": 2}  # everything else is as heavy as a wall
WALL: Final = 3
LEVEL: Final = {"door": "┫ ┣", "window": "╍╍╍", "grille": "╫╫╫", "bars": "╫╫╫"}
UPRIGHT: Final = {"door": "▯", "window": "╏", "grille": "╪", "bars": "╪"}
LOOKS: Final = {"door": "joe.door", "window": "joe.window", "grille": "joe.lock", "bars": "joe.lock"}

Content = Sequence[tuple[str, str]]  # letters with their styles


class Cell(NamedTuple):
    """One letter of the drawing."""

    letter: str
    style: str


def stretch(edges: Sequence[int], spans: Collection[tuple[int, int]], least: int, length: int) -> dict[int, int]:
    """Where each edge is drawn: spans at least so long, all within the length if possible, else as the plan has it."""

    def lay(percent: int) -> dict[int, int]:
        places: dict[int, int] = {}
        for edge in edges:
            behind = [places[low] + least for low, high in spans if high == edge]
            before = max(places.values(), default=-1)
            places[edge] = max(before + 1, edge * length * percent // (100 * edges[-1]), *behind)
        return places

    fitting = [places for places in map(lay, range(100, -1, -2)) if places[edges[-1]] < length]
    return fitting[0] if fitting else lay(0)


class Board:
    """A plan on a sheet of letters."""

    def __init__(self, plan: Plan, width: int, lines: int) -> None:
        self.plan = plan
        boxes = [zone.box for zone in plan.zones]
        across = sorted({edge for box in boxes for edge in (box.west, box.east)})
        down = sorted({edge for box in boxes for edge in (box.north, box.south)})
        self.columns = stretch(across, {(box.west, box.east) for box in boxes}, LETTERS + 1, width + 2)
        self.rows = stretch(down, {(box.north, box.south) for box in boxes}, lines + 1, 0)
        self.cells = [
            [Cell(" ", "") for _ in range(self.columns[across[-1]] + 1)] for _ in range(self.rows[down[-1]] + 1)
        ]

    def draw(self, closed: Collection[frozenset[str]], language: str) -> None:
        """Trees, borders and openings, of the locks those that are closed; and the names of the buildings."""
        self._draw_lines()
        self._draw_trees()
        for border in self.plan.borders:
            if border.counter:
                self._draw_counter(border)
            if border.kind == "fence":
                self._fill(border, FENCE, "joe.wood")
            if border.kind in OPENINGS:
                pair = frozenset((self.plan.zones[border.a].id, self.plan.zones[border.b].id))
                open_lock = border.kind in LOCKED and pair not in closed
                self._draw_opening(border, "door" if open_lock else border.kind)
        for building, name in self.plan.buildings.items():
            self._draw_sign(building, name.said(language))

    def write(self, zone: Zone, first: Content, second: Content) -> None:
        """Fill a zone: two lines where there are two, else both in one if they fit, else the second if there is one."""
        west, east = self.columns[zone.box.west] + 1, self.columns[zone.box.east]
        north, south = self.rows[zone.box.north] + 1, self.rows[zone.box.south]
        both = [*first, (" ", ""), *second] if second else list(first)
        if _length(both) <= east - west:
            lines = [both]
        elif south - north > 1:
            lines = [list(first), list(second)]
        else:
            lines = [list(second)]
        top = north + (south - north - len(lines)) // 2
        for row, line in enumerate(lines, top):
            column = west + max(0, (east - west - _length(line)) // 2)
            for letters, style in line:
                for letter in letters:
                    if column < east:
                        self.cells[row][column] = Cell(letter, style)
                        column += 1

    def text(self) -> Text:
        """The sheet without its rim, on which nothing is drawn."""
        whole = Text(no_wrap=True, overflow="crop")
        for number, row in enumerate(self.cells[1:-1]):
            if number:
                whole.append("\n")
            for letters, style in _runs(row[1:-1]):
                whole.append(letters, style or None)
        return whole

    def _draw_lines(self) -> None:
        """Every border by what meets in each letter: the heaviest lines win."""
        arms: dict[tuple[int, int], list[int]] = {}
        for border in self.plan.borders:
            weight = WEIGHTS.get(border.kind, WALL)
            for row, column, arm in self._arms(border):
                at = arms.setdefault((row, column), [0] * 9)
                at[arm] = max(at[arm], weight)
        for (row, column), weights in arms.items():
            heaviest = max(weights)
            shape = sum(arm for arm in (NORTH, EAST, SOUTH, WEST) if weights[arm] == heaviest)
            self.cells[row][column] = _joint(shape, heaviest)

    def _arms(self, border: Border) -> Iterator[tuple[int, int, int]]:
        """In each letter of a border the directions in which it goes on."""
        column, end_column = self.columns[border.start.x], self.columns[border.end.x]
        row, end_row = self.rows[border.start.y], self.rows[border.end.y]
        for at in range(column, end_column):
            yield row, at, EAST
            yield row, at + 1, WEST
        for at in range(row, end_row):
            yield at, column, SOUTH
            yield at + 1, column, NORTH

    def _draw_trees(self) -> None:
        for tree in self.plan.trees:
            row = _between(self.rows, tree.centre.y)
            west = _between(self.columns, tree.centre.x - tree.radius // 2)
            east = _between(self.columns, tree.centre.x + tree.radius // 2)
            for column in range(west, east + 1):
                if self.cells[row][column].style in ("", "joe.dots"):
                    self.cells[row][column] = Cell(TREE, "joe.tree")

    def _draw_counter(self, border: Border) -> None:
        row = self.rows[border.start.y]
        for column in range(self.columns[border.start.x] + 1, self.columns[border.end.x]):
            self.cells[row][column] = Cell(COUNTER, "joe.wood")

    def _draw_sign(self, building: str, name: str) -> None:
        """A building's name in the longest plain piece of its northern or southern wall."""
        boxes = [zone.box for zone in self.plan.zones if zone.building == building]
        west, east = (self.columns[edge] for edge in (min(box.west for box in boxes), max(box.east for box in boxes)))
        walls = [self.rows[min(box.north for box in boxes)], self.rows[max(box.south for box in boxes)]]
        length, start, row = max((*_plain(self.cells[row], west, east), row) for row in walls)
        if length >= len(name) + 2:
            for at, letter in enumerate(f" {name} ", start + (length - len(name) - 2) // 2):
                self.cells[row][at] = Cell(letter, "joe.sign")

    def _fill(self, border: Border, letter: str, style: str) -> None:
        for row, column, _ in self._arms(border):
            if self.cells[row][column].style != "joe.wall":
                self.cells[row][column] = Cell(letter, style)

    def _draw_opening(self, border: Border, kind: str) -> None:
        row = (self.rows[border.start.y] + self.rows[border.end.y]) // 2
        column = (self.columns[border.start.x] + self.columns[border.end.x]) // 2
        if border.start.x == border.end.x:
            self.cells[row][column] = Cell(UPRIGHT[kind], LOOKS[kind])
        else:
            inside = max(self.columns[border.start.x] + 1, column - 1)  # not over a corner
            for at, letter in enumerate(LEVEL[kind], inside):
                self.cells[row][at] = Cell(letter, LOOKS[kind])


def _joint(shape: int, weight: int) -> Cell:
    """The letter for lines that go on in these directions."""
    if weight >= WALL:
        return Cell(HEAVY[shape], "joe.wall")
    if weight == WEIGHTS["partition"]:
        return Cell(LIGHT[shape], "joe.wood")
    if shape in (NORTH, SOUTH, NORTH | SOUTH):
        return Cell(DOT_UPRIGHT, "joe.dots")
    return Cell(DOT_LEVEL if shape in (EAST, WEST, EAST | WEST) else "·", "joe.dots")


def _plain(row: Sequence[Cell], west: int, east: int) -> tuple[int, int]:
    """The length and the start of the longest piece of wall without anything in it."""
    best = start = west
    length = 0
    for column in range(west, east + 1):
        if row[column].letter != HEAVY[EAST | WEST]:
            start = column + 1
        elif column + 1 - start > length:
            best, length = start, column + 1 - start
    return length, best


def _between(places: dict[int, int], at: int) -> int:
    """Where something between two edges is drawn."""
    edges = sorted(places)
    at = min(max(at, edges[0]), edges[-1])
    low = max(edge for edge in edges if edge <= at)
    high = min(edge for edge in edges if edge >= at)
    if low == high:
        return places[low]
    return places[low] + (places[high] - places[low]) * (at - low) // (high - low)


def _length(content: Content) -> int:
    return sum(len(letters) for letters, _ in content)


def _runs(row: Sequence[Cell]) -> Iterator[tuple[str, str]]:
    """Letters side by side in the same style."""
    start = 0
    for end in range(1, len(row) + 1):
        if end == len(row) or row[end].style != row[start].style:
            yield "".join(cell.letter for cell in row[start:end]), row[start].style
            start = end
