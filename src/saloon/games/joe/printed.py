"""What the page builds in: the village's shapes, and what is printed on scenarios and cards.

`python -m saloon.games.joe.printed` writes it as JSON; web/src/games/joe/printed.json is that, and a test compares.
"""

from __future__ import annotations

import sys

import msgspec
from msgspec import Struct

from saloon.games.joe.cards import JokerCard, PanicCard, Thing, load_cards
from saloon.games.joe.scenario_file import Scenario
from saloon.games.joe.scenarios import load_scenarios
from saloon.games.joe.scene import Scene, set_scene
from saloon.games.joe.village import find_plan


class ScenarioPrint(Struct, frozen=True):
    """A scenario with the zones of its starts spelt out, in the order of `scenario.start`."""

    scenario: Scenario
    zones: list[list[str]]


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
        scenarios={name: _spell_out(scenario) for name, scenario in scenarios.items()},
        things=cards.things.things,
        jokers=list(cards.jokers),
        panics=list(cards.panics),
    )


def _spell_out(scenario: Scenario) -> ScenarioPrint:
    names = [zone.id for zone in find_plan(scenario.map).zones]
    return ScenarioPrint(scenario, [[names[zone] for zone in scenario.zones(start.zones)] for start in scenario.start])


def write() -> str:
    """It as JSON, one line a part, so that a change can be read."""
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
