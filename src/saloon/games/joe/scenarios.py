"""Finding scenarios: the game's own, and those of further folders."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from saloon.games.joe.data_file import DATA, BadData, read_file
from saloon.games.joe.scenario_checks import mistakes
from saloon.games.joe.scenario_file import Scenario

FOLDERS: Final = "SALOON_SCENARIOS"  # the environment variable that names more folders with scenarios


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; `BadData` with the file, the place and the reason if it makes no sense."""
    scenario = read_file(path, Scenario)
    for place, reason in mistakes(scenario):
        raise BadData(path.name, place, reason)
    return scenario


@cache
def load_scenarios() -> dict[str, Scenario]:
    """Every scenario by its id: the game's own, and those of the folders in `SALOON_SCENARIOS`."""
    folders = [DATA / "scenarios", *(Path(name) for name in os.environ.get(FOLDERS, "").split(os.pathsep) if name)]
    found: dict[str, Scenario] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        scenario = read_scenario(path)
        if scenario.id in found:
            raise BadData(path.name, "id", f"there is another scenario {scenario.id}")
        found[scenario.id] = scenario
    return found
