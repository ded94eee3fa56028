"""Small runs for the tests, and folders to compare."""

from __future__ import annotations

from pathlib import Path

from saloon.kernel import find_game
from saloon.lab.engines import Engine, Here
from saloon.lab.folder import RunFolder
from saloon.lab.plan import Plan, plan_sim
from saloon.lab.simulation import Watch, simulate

DUEL = find_game("duel")
SMALL = {"highest": "20", "hand": "4"}


def small_plan(matches: int = 60, seed: int = 7) -> Plan:
    return plan_sim(DUEL, ["random", "greedy"], matches, seed, options=SMALL)


def run(path: Path, plan: Plan, engine: Engine | None = None, watch: Watch | None = None) -> RunFolder:
    """Play the plan in the folder, or go on with it."""
    folder = RunFolder(path, plan, resume=True)
    simulate(folder, engine or Here(), watch)
    return folder


def files(path: Path) -> dict[str, bytes]:
    """Every file of a folder with what it holds."""
    return {file.relative_to(path).as_posix(): file.read_bytes() for file in sorted(path.rglob("*")) if file.is_file()}
