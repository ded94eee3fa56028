"""Data that is built into the page: the village's shapes, and the print on scenarios and cards.

`python -m saloon.games.joe.page.printed` writes it as JSON, which is web/src/games/joe/printed.json; a test compares.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from saloon.games.joe.box.cards import JokerCard, PanicCard, Thing, load_cards
from saloon.games.joe.box.data_file import Words
from saloon.games.joe.map.scene import Scene, set_scene
from saloon.games.joe.map.village import find_plan
from saloon.games.joe.scenario.scenario_file import Scenario
from saloon.games.joe.scenario.scenarios import load_scenarios


class SidePrint(Struct, frozen=True):
    """A side by its name."""

    id: str
    name: Words


class ScenarioPrint(Struct, frozen=True):
    """The part of a scenario that a table shows; the texts that are read before a match are in the atlas."""

    title: Words
    map: str
    sides: list[SidePrint]


class Printed(Struct, frozen=True):
    """The printed matter of the box. Jokers and panic cards are in the order of their numbers."""

    maps: dict[str, Scene]
    scenarios: dict[str, ScenarioPrint]
    things: dict[str, Thing]
    jokers: list[JokerCard]
    panics: list[PanicCard]


def gather() -> Printed:
    """All of it."""
    scenarios = load_scenarios()
    cards = load_cards()
    return Printed(
        maps={name: set_scene(find_plan(name)) for name in sorted({scenario.map for scenario in scenarios.values()})},
        scenarios={name: _shorten(scenario) for name, scenario in scenarios.items()},
        things=cards.things.things,
        jokers=list(cards.jokers),
        panics=list(cards.panics),
    )


def _shorten(scenario: Scenario) -> ScenarioPrint:
    return ScenarioPrint(scenario.title, scenario.map, [SidePrint(side.id, side.name) for side in scenario.sides])


def write() -> str:
    """The data as JSON, one line a part, so that people can read changes."""
    parts = msgspec.to_builtins(gather())
    lines = []
    for name, part in parts.items():
        entries = part.items() if isinstance(part, dict) else enumerate(part)
        rows = [
            (f"{msgspec.json.encode(key).decode()}: " if isinstance(part, dict) else "")
            + msgspec.json.encode(entry).decode()
            for key, entry in entries
        ]
        opening, closing = "{}" if isinstance(part, dict) else "[]"
        lines.append(f'"{name}": {opening}\n' + ",\n".join(rows) + f"\n{closing}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    sys.stdout.write(write())
