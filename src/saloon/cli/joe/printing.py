"""Finding what `saloon joe map` is asked to draw, and writing it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import typer

from saloon.cli.joe.poster import draw_poster
from saloon.cli.usage import wrong_usage
from saloon.games.joe.box.data_file import BadData
from saloon.games.joe.map.map_file import read_map
from saloon.games.joe.map.plan import Plan, draw_plan
from saloon.games.joe.map.scene import set_scene
from saloon.games.joe.map.village import find_plan
from saloon.games.joe.scenario.scenario_file import Scenario
from saloon.games.joe.scenario.scenarios import load_scenarios, read_scenario
from saloon.locales import Speaker

Found = TypeVar("Found")


def print_map(say: Speaker, map: str, scenario: str | None, sight: str | None, json: bool, out: Path | None) -> None:
    """Write the picture of a map, or its shapes, to a file or to the screen."""
    story = None if scenario is None else _told(lambda: _find_scenario(scenario))
    plan = _told(lambda: _find_plan(map if story is None else story.map))
    eye = None if sight is None else _find_zone(plan, sight)
    if json:
        text = msgspec.json.format(msgspec.json.encode(set_scene(plan)), indent=1).decode() + "\n"
    else:
        text = draw_poster(plan, say, story, eye)
    if out is None:
        typer.echo(text, nl=False)
        return
    try:
        out.write_text(text, "utf-8")
    except OSError as error:
        wrong_usage(f"{out}: {error.strerror}")


def _told(find: Callable[[], Found]) -> Found:
    """What was found; a file that makes no sense is told with its place, and ends the command."""
    try:
        return find()
    except BadData as error:
        typer.echo(f"saloon: {error}", err=True)
        raise typer.Exit(1) from None


def _find_plan(name: str) -> Plan:
    path = Path(name)
    return draw_plan(read_map(path), path.name) if path.suffix else find_plan(name)


def _find_scenario(name: str) -> Scenario:
    known = load_scenarios()
    if name in known:
        return known[name]
    path = Path(name)
    if not path.is_file():
        wrong_usage(f"there is no scenario {name!r}; there are {', '.join(known)}, or give a file")
    return read_scenario(path)


def _find_zone(plan: Plan, name: str) -> int:
    names = [zone.id.lower() for zone in plan.zones]
    if name.lower() not in names:
        wrong_usage(f"there is no zone {name!r} on this map; there are {', '.join(zone.id for zone in plan.zones)}")
    return names.index(name.lower())
