"""What can be laid over the map: what a zone sees, and where a scenario starts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from saloon.cli.joe.furniture import SCALE
from saloon.cli.joe.picture import rectangle
from saloon.games.joe.map.scene import Scene
from saloon.games.joe.map.sight import DIRECT, FAR, Ways
from saloon.games.joe.scenario.scenario_file import Scenario

MANY: Final = 20  # more possible zones than this are not framed
LETTER: Final = 8.4  # the width of a name's letter
HEIGHT: Final = 22  # of a token


def draw_sight(scene: Scene, ways: Ways, eye: int) -> Iterator[str]:
    """The zones that one zone sees, by how it sees them."""
    for zone in range(len(scene.zones)):
        if (eye, zone) in ways:
            mode = ways[eye, zone][0].mode
            look = "seen" if mode == DIRECT else "seen exposed" if mode >= FAR else "seen opening"
            yield rectangle(look, scene.zones[zone].box, -4)
    yield rectangle("eye", scene.zones[eye].box, -4)


def draw_frames(scene: Scene, scenario: Scenario) -> Iterator[str]:
    """Frames for the zones in which people may start."""
    for zones, people in groups_of(scenario):
        if len(zones) <= MANY:
            for side in sorted({scenario.side_of(name) for name in people}):
                yield from (rectangle(f"start edge{side}", scene.zones[zone].box, -7 - 3 * side) for zone in zones)


def groups_of(scenario: Scenario) -> Iterator[tuple[Sequence[int], Sequence[str]]]:
    """Zones, and who may start in any of them, whatever else each is given."""
    groups: dict[tuple[int, ...], list[str]] = {}
    for start in scenario.start:
        groups.setdefault(tuple(scenario.zones(start.zones)), []).extend(start.who)
    yield from groups.items()


def draw_people(scene: Scene, scenario: Scenario) -> Iterator[str]:
    """Everybody in one of the zones in which they may start."""
    standing: dict[int, list[str]] = {}
    for zones, group in groups_of(scenario):
        for number, name in enumerate(group):
            spread = zones[(2 * number + 1) * len(zones) // (2 * len(group))]
            standing.setdefault(spread, []).append(name)
    for zone, people in standing.items():
        x, y = (length * SCALE for length in scene.zones[zone].centre)
        for number, name in enumerate(people):
            yield f'<g transform="translate({x:g} {y + 5 + number * (HEIGHT + 3):g})">'
            yield draw_token(name.title(), scenario.side_of(name)) + "</g>"


def draw_token(name: str, side: int) -> str:
    """A figure: its name on a shape and a colour that tell its side."""
    half, tall = len(name) * LETTER / 2 + 9, HEIGHT / 2
    shapes = (
        f'<rect x="{-half:g}" y="{-tall:g}" width="{2 * half:g}" height="{HEIGHT}" rx="{tall:g}"/>',
        f'<rect x="{-half:g}" y="{-tall:g}" width="{2 * half:g}" height="{HEIGHT}" rx="2"/>',
        f'<path d="M{-half:g} {-tall:g}H{half:g}l9 {tall:g}l-9 {tall:g}H{-half:g}l-9 {-tall:g}z"/>',
        f'<path d="M{-half - 4:g} {-tall:g}H{half + 4:g}l-6 {tall:g}l6 {tall:g}H{-half - 4:g}l6 {-tall:g}z"/>',
    )
    return f'<g class="token"><g class="side{side % 4}">{shapes[side % 4]}</g><text y="5">{name}</text></g>'


def draw_legend(entries: list[tuple[str, str]], columns: int = 5) -> Iterator[str]:
    """Samples with their words, in rows."""
    for number, (sample, words) in enumerate(entries):
        x, y = number % columns * 290, number // columns * 34
        yield f'<g transform="translate({x + 22} {y})">{sample}</g><text x="{x + 54}" y="{y + 6}">{words}</text>'
