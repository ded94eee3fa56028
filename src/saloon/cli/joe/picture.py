"""A map as an SVG picture in the look of the house: paper and ink, a sign over each building."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import cos, pi, sin
from pathlib import Path
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from saloon.cli.joe.furniture import SCALE, furnish
from saloon.games.joe.map.scene import Building, Line, Opening, Scene, Stretch, Tree, Zone

STYLE: Final = Path(__file__).with_name("map.css")
MARGIN: Final = 60
HEAD: Final = 120  # the title's height
FOOT: Final = 110  # the legend's
PATTERNS: Final = Path(__file__).with_name("patterns.svg")  # what the ground and the roofs are filled with
GROUND_PATTERNS: Final = {"lane": "tufts", "alley": "dust", "street": "dust", "sidewalk": "planks"}
EAVES: Final = 11  # how far a roof reaches over its walls
DOOR: Final = 36  # the width of an opening


class Overlay(NamedTuple):
    """What is laid on the ground and the floors, and what stands on top of everything."""

    ground: list[str]
    top: list[str]


def draw_map(scene: Scene, language: str, subtitle: str, overlay: Overlay, legend: Iterable[str]) -> str:
    """The picture of a scene, with an overlay and a legend below it."""
    width, height = scene.size[0] * SCALE, scene.size[1] * SCALE
    whole = (width + 2 * MARGIN, height + MARGIN + HEAD + FOOT)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole[0]:g} {whole[1]:g}" role="img">',
            f"<title>{escape(scene.name)}</title>",
            f"<style>{STYLE.read_text('utf-8')}</style>",
            PATTERNS.read_text("utf-8"),
            *_sheet(scene.name, subtitle, *whole),
            f'<g transform="translate({MARGIN} {HEAD})">',
            *_board(scene, language, overlay),
            f'<rect class="frame" width="{width:g}" height="{height:g}"/>',
            "</g>",
            f'<g class="legend" transform="translate({MARGIN} {HEAD + height + 46:g})">',
            *legend,
            "</g>",
            "</svg>",
            "",
        ]
    )


def rectangle(look: str, stretch: Stretch, grow: float = 0) -> str:
    """A box of the board, made larger by some units of the picture."""
    x, y, end_x, end_y = (length * SCALE for length in stretch)
    width, height = end_x - x + 2 * grow, end_y - y + 2 * grow
    return f'<rect class="{look}" x="{x - grow:g}" y="{y - grow:g}" width="{width:g}" height="{height:g}"/>'


def _sheet(name: str, subtitle: str, width: float, height: float) -> Iterator[str]:
    """Paper, frame and title."""
    yield f'<rect class="paper" width="{width:g}" height="{height:g}"/>'
    for look, inset in (("frame", 18), ("frame thin", 25)):
        across, down = width - 2 * inset, height - 2 * inset
        yield f'<rect class="{look}" x="{inset}" y="{inset}" width="{across:g}" height="{down:g}"/>'
    middle = width / 2
    yield f'<text class="title" x="{middle:g}" y="82">{escape(name.upper())}</text>'
    yield f'<text class="subtitle" x="{middle:g}" y="108">{escape(subtitle)}</text>'
    for side in (-1, 1):
        x = middle + side * (len(name) * 29 + 40)
        yield f'<path class="ornament" d="{_star(x, 62, 16)}"/>'


def _star(x: float, y: float, radius: float) -> str:
    points = [
        (x + reach * sin(turn * pi / 5), y - reach * cos(turn * pi / 5))
        for turn in range(10)
        for reach in (radius if turn % 2 == 0 else radius * 0.45,)
    ]
    return "M" + "L".join(f"{point[0]:.1f} {point[1]:.1f}" for point in points) + "Z"


def _board(scene: Scene, language: str, overlay: Overlay) -> Iterator[str]:
    """From the ground up to the signs."""
    outdoors = [zone for zone in scene.zones if zone.ground]
    for zone in outdoors:
        yield rectangle(zone.ground or "", zone.box)
        yield f'<g fill="url(#{GROUND_PATTERNS[zone.ground or ""]})">{rectangle("", zone.box)}</g>'
    for number, building in enumerate(scene.buildings):
        yield from _house(scene, building, number)
    yield from overlay.ground
    for kind in ("open", "tree", "fence", "partition", "counter", "wall"):
        for line in scene.lines:
            if line.kind == kind:
                yield from draw_line(line)
    for opening in scene.openings:
        yield from draw_opening(opening)
    for tree in scene.trees:
        yield from draw_tree(tree)
    for zone in scene.zones:
        yield from _circle(zone)
    for building in scene.buildings:
        yield from _sign(scene, building, language)
    yield from overlay.top


def _house(scene: Scene, building: Building, number: int) -> Iterator[str]:
    """The rim of a roof over the shadow that it throws, and under it the rooms."""
    x, y, end_x, end_y = building.box
    yield rectangle("shadow", (x + 0.2, y + 0.25, end_x + 0.2, end_y + 0.25), EAVES)
    yield rectangle("roof", building.box, EAVES)
    yield f'<g fill="url(#shingles)">{rectangle("", building.box, EAVES)}</g>'
    yield rectangle(f"floor tint{number % 8}", building.box)
    yield f'<g fill="url(#boards)">{rectangle("", building.box)}</g>'
    for zone in scene.zones:
        if zone.building == building.id and zone.furniture:
            yield from furnish(zone.furniture, zone.box)


def draw_line(line: Line) -> Iterator[str]:
    """A wall, partition, fence, counter or dotted line."""
    x, y, end_x, end_y = (length * SCALE for length in line.stretch)
    stroke = f'x1="{x:g}" y1="{y:g}" x2="{end_x:g}" y2="{end_y:g}"'
    if line.kind == "counter":
        for look, thick in (("counter", 10), ("counter top", 5)):
            along = thick / 2 - 14
            yield _bar(look, x, y, end_x, end_y, thick, along)
    elif line.kind == "fence":
        yield f'<line class="fence" {stroke}/>'
        posts = round((end_x - x + end_y - y) / 15)
        for post in range(posts + 1):
            at_x, at_y = x + (end_x - x) * post / posts, y + (end_y - y) * post / posts
            yield f'<rect class="post" x="{at_x - 3.5:g}" y="{at_y - 3.5:g}" width="7" height="7"/>'
    else:
        yield f'<line class="{"treeline" if line.kind == "tree" else line.kind}" {stroke}/>'
        if line.kind == "partition":
            yield f'<line class="partition core" {stroke}/>'


def _bar(look: str, x: float, y: float, end_x: float, end_y: float, thick: float, longer: float) -> str:
    """A bar along a line, longer than it at either end (shorter if negative)."""
    if x == end_x:
        x, y, width, height = x - thick / 2, y - longer, thick, end_y - y + 2 * longer
    else:
        x, y, width, height = x - longer, y - thick / 2, end_x - x + 2 * longer, thick
    return f'<rect class="{look}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="3"/>'


def draw_opening(opening: Opening) -> Iterator[str]:
    """A gap in the wall with what fills it, drawn for a level wall and turned for an upright one."""
    x, y = (length * SCALE for length in opening.at)
    half = DOOR / 2
    yield f'<g transform="translate({x:g} {y:g}){" rotate(90)" if opening.upright else ""}">'
    yield f'<rect class="gap" x="{-half:g}" y="-5" width="{DOOR}" height="10"/>'
    if opening.kind == "door":
        arc = f"A{half:g} {half:g} 0 0 0"
        yield f'<path class="swing" d="M{-half:g} {half:g}{arc} 0 0{arc} {half:g} {half:g}"/>'
        for side in (-1, 1):
            yield f'<rect class="leaf" x="{-half if side < 0 else half - 4:g}" y="0" width="4" height="{half:g}"/>'
    elif opening.kind == "window":
        yield f'<rect class="pane" x="{-half:g}" y="-4" width="{DOOR}" height="8"/>'
        yield f'<path class="sill" d="M{-half:g} 0h{DOOR}M0 -4v8"/>'
    else:
        for bar in range(-2, 3):
            yield f'<line class="bar" x1="{bar * 7}" y1="-6" x2="{bar * 7}" y2="6"/>'
        if opening.kind == "grille":
            yield '<rect class="lock" x="-5" y="4" width="10" height="9" rx="2"/><circle class="jamb" cy="8" r="1.6"/>'
    for side in (-1, 1):
        yield f'<rect class="jamb" x="{side * (half + 1) - 2:g}" y="-6" width="4" height="12"/>'
    yield "</g>"


def draw_tree(tree: Tree) -> Iterator[str]:
    """A crown with a scalloped rim, lit from the north-west."""
    x, y, radius = tree.at[0] * SCALE, tree.at[1] * SCALE, tree.radius * SCALE
    yield f'<circle class="tree shade" cx="{x + radius * 0.2:g}" cy="{y + radius * 0.25:g}" r="{radius:g}"/>'
    count = max(8, round(radius / 3.4))
    rim = [
        (x + radius * 0.93 * sin(2 * pi * n / count), y - radius * 0.93 * cos(2 * pi * n / count)) for n in range(count)
    ]
    bulge = radius * 0.93 * sin(pi / count) * 1.02
    arcs = "".join(f"A{bulge:.1f} {bulge:.1f} 0 0 1 {point[0]:.1f} {point[1]:.1f}" for point in [*rim[1:], rim[0]])
    yield f'<path class="tree crown" d="M{rim[0][0]:.1f} {rim[0][1]:.1f}{arcs}Z"/>'
    for across, down, size in ((-0.35, -0.4, 0.3), (0.2, -0.15, 0.2), (-0.1, 0.3, 0.16)):
        spot = f'cx="{x + across * radius:.1f}" cy="{y + down * radius:.1f}"'
        yield f'<circle class="tree light" {spot} r="{size * radius:.1f}"/>'


def _circle(zone: Zone) -> Iterator[str]:
    x, y = (length * SCALE for length in zone.centre)
    yield f'<circle class="centre" cx="{x:g}" cy="{y:g}" r="6.5"/>'
    yield f'<text class="zone-id" x="{x:g}" y="{y - 11:g}">{zone.id}</text>'


def _sign(scene: Scene, building: Building, language: str) -> Iterator[str]:
    """The building's name on the wall away from the street, in its widest piece without an opening."""
    name = building.name.said(language).upper()
    west, north, east, south = building.box
    level = north if building.front == "south" else south
    gaps = [gap.at[0] for gap in scene.openings if not gap.upright and gap.at[1] == level and west < gap.at[0] < east]
    edges = [west, *(edge for gap in sorted(gaps) for edge in (gap - 0.6, gap + 0.6)), east]
    room, start = max((after - before, before) for before, after in zip(edges[::2], edges[1::2], strict=True))
    width = min(len(name) * 12.6 + 24, room * SCALE)
    size = min(17, (width - 24) / len(name) * 1.35)
    yield f'<g class="sign" transform="translate({(start + room / 2) * SCALE:g} {level * SCALE:g})">'
    yield f'<rect x="{-width / 2:g}" y="-15" width="{width:g}" height="30" rx="3"/>'
    yield f'<rect class="inner" x="{-width / 2 + 4:g}" y="-11" width="{width - 8:g}" height="22" rx="2"/>'
    yield f'<text y="6" style="font-size:{size:.1f}px">{escape(name)}</text></g>'
