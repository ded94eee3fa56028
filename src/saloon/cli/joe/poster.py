"""The whole poster: the picture of a map with its overlays, and a legend in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.cli.joe.overlay import draw_frames, draw_legend, draw_people, draw_sight, draw_token
from saloon.cli.joe.picture import Overlay, draw_line, draw_map, draw_opening, draw_tree
from saloon.games.joe.map.plan import Plan
from saloon.games.joe.map.scene import Line, Opening, Scene, Tree, set_scene
from saloon.games.joe.map.sight import find_ways
from saloon.games.joe.scenario.scenario_file import Scenario
from saloon.locales import Speaker

SEEN: Final = (("seen", "joe-map-seen"), ("seen opening", "joe-map-through"), ("seen exposed", "joe-map-exposed"))


def draw_poster(plan: Plan, say: Speaker, scenario: Scenario | None, eye: int | None) -> str:
    """The map as SVG, with a scenario's start and the sight of a zone if they are asked for."""
    scene = set_scene(plan)
    overlay = Overlay([], [])
    subtitle = say("joe-map-subtitle")
    legend: list[tuple[str, str]] = []
    if eye is not None:
        overlay.ground.extend(draw_sight(scene, find_ways(plan), eye))
        subtitle = say("joe-map-sight", zone=scene.zones[eye].id)
        legend += [(f'<rect class="{look}" x="-18" y="-10" width="36" height="20"/>', say(word)) for look, word in SEEN]
    if scenario is not None:
        overlay.ground.extend(draw_frames(scene, scenario))
        overlay.top.extend(draw_people(scene, scenario))
        subtitle = f"{scenario.id}: {scenario.title.said(say.language)}"
        legend += [
            (draw_token("  ", number), side.name.said(say.language)) for number, side in enumerate(scenario.sides)
        ]
    return draw_map(scene, say.language, subtitle, overlay, draw_legend(legend or list(_signs(scene, say))))


def _signs(scene: Scene, say: Speaker) -> Iterator[tuple[str, str]]:
    """A sample of everything that this map has, with its name."""
    lines = {line.kind for line in scene.lines}
    openings = {opening.kind for opening in scene.openings}
    for kind, word in (("door", "joe-map-door"), ("window", "joe-map-window"), ("grille", "joe-map-grille")):
        if kind in openings:
            yield "".join(draw_opening(Opening(kind, ("", ""), (0, 0), upright=False))), say(word)
    if "bars" in openings:
        yield "".join(draw_opening(Opening("bars", ("", ""), (0, 0), upright=False))), say("joe-map-bars")
    for kind, word in (
        ("wall", "joe-map-wall"),
        ("partition", "joe-map-partition"),
        ("fence", "joe-map-fence"),
        ("counter", "joe-map-counter"),
    ):
        if kind in lines:
            yield "".join(draw_line(Line(kind, (-0.5, 0, 0.5, 0)))), say(word)
    if scene.trees:
        yield "".join(draw_tree(Tree((0, 0), 0.35))), say("joe-map-tree")
    yield '<circle class="centre" r="6.5"/>', say("joe-map-centre")
