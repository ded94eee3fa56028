"""Finding scenarios: the game's own, and those of further folders."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from saloon.games.joe.box.data_file import BadData, data_files, read_file
from saloon.games.joe.scenario.scenario_checks import mistakes
from saloon.games.joe.scenario.scenario_file import Scenario


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; `BadData` with the file, the place and the reason if it makes no sense."""
    scenario = read_file(path, Scenario)
    for place, reason in mistakes(scenario):
        raise BadData(path.name, place, reason)
    return scenario


@cache
def load_scenarios() -> dict[str, Scenario]:
    """Every scenario by its id."""
    found: dict[str, Scenario] = {}
    for path in data_files("scenarios"):
        scenario = read_scenario(path)
        if scenario.id in found:
            raise BadData(path.name, "id", f"there is another scenario {scenario.id}")
        found[scenario.id] = scenario
    return found
