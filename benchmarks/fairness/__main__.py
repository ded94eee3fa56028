"""`python -m benchmarks.fairness`: how fair the order of a race is, beside the order of arrival."""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from benchmarks import machine
from benchmarks.fairness import cheats, network, simulation
from benchmarks.fairness.figures import percentile
from benchmarks.fairness.lines import EVEN, PROFILES, Profile
from benchmarks.fairness.network import Group, Played
from benchmarks.fairness.report import (
    Measured,
    cheat_table,
    draw,
    innocent_table,
    neutrality_table,
    pooled,
    wait_table,
    wrong_table,
)
from benchmarks.workshop import say

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = DOCS / "benchmarks-fairness.md"
CHART = DOCS / "pictures" / "fairness.svg"
FRAME = Path(__file__).parent / "page.md"


class Rig(Struct, frozen=True):
    """How the real rounds went."""

    load: float
    late: float  # milliseconds, p99
    left_out: int
    seen_early: int


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--real", type=int, default=10_000, help="rounds of equal players on the real server; 0: none")
    parser.add_argument("--mixed", type=int, default=2_000, help="rounds of the four profiles there (default: 2000)")
    parser.add_argument("--tried", type=int, default=24, help="runs of each cheat there (default: 24)")
    parser.add_argument("--tables", type=int, default=70, help="tables there at once (default: 70)")
    parser.add_argument("--rounds", type=int, default=10_000, help="simulated rounds for each seed (default: 10000)")
    parser.add_argument("--runs", type=int, default=400, help="simulated runs of each cheat (default: 400)")
    parser.add_argument("--seeds", type=int, default=3, help="of the simulation (default: 3)")
    parser.add_argument("--seed", default="saloon", help="what all seeds are made of (default: saloon)")
    parser.add_argument("--write", action="store_true", help=f"write docs/{PAGE.name} and its chart as well")
    return parser.parse_args()


def simulate(arguments: argparse.Namespace) -> Measured:
    seeds = [f"{arguments.seed}-{number}" for number in range(1, arguments.seeds + 1)]
    return Measured(
        "simulated",
        [simulation.play_matches(PROFILES, arguments.rounds, f"{seed}-mixed") for seed in seeds],
        [simulation.play_matches(EVEN, arguments.rounds, f"{seed}-even") for seed in seeds],
        cheats.simulate(arguments.runs, arguments.seed),
        cheats.together(cheats.simulate_innocent(2 * arguments.runs, seed) for seed in seeds),
    )


def sit_down(profiles: Sequence[Profile], rounds: int, tables: int, seed: str) -> list[Group]:
    """So many tables, which share out at least so many rounds in whole matches."""
    matches = math.ceil(rounds / (tables * simulation.MATCH))
    return [Group(profiles, f"{seed}-{number}", matches) for number in range(tables)]


def race(arguments: argparse.Namespace) -> tuple[Measured, Rig]:
    seed, tables = arguments.seed, arguments.tables
    even = network.play(sit_down(EVEN, arguments.real, tables, f"{seed}-even"), tables)
    say("four kinds of lines on the real server")
    mixed = network.play(sit_down(PROFILES, arguments.mixed, tables, f"{seed}-mixed"), tables)
    say("cheats on the real server")
    tried = network.play(cheats.groups(arguments.tried, seed), tables)
    load = os.getloadavg()[0]
    innocent = [
        cheats.false_flags(each.rounds for each in [*even, *mixed]),
        cheats.false_flags((each.rounds for each in tried), cheated=True),
    ]
    measured = Measured(
        "real server",
        [pooled([each.rounds for each in mixed])],
        [pooled([each.rounds for each in even])],
        cheats.judge_played(tried),
        cheats.together(innocent),
    )
    return measured, how_it_went([*even, *mixed, *tried], load)


def how_it_went(played: Sequence[Played], load: float) -> Rig:
    late = percentile([each for some in played for each in some.late], 0.99)
    return Rig(load, late, sum(each.left_out for each in played), sum(each.seen_early for each in played))


def main() -> None:
    arguments = read_arguments()
    measured, rig = [], Rig(os.getloadavg()[0], 0.0, 0, 0)
    if arguments.real:
        say("equal players on the real server")
        real, rig = race(arguments)
        measured.append(real)
    say("simulating")
    measured.append(simulate(arguments))
    text = FRAME.read_text().format(
        date=datetime.now(UTC).date(),
        machine=machine.describe(),
        load=f"{rig.load:.1f}",
        late=f"{rig.late:.0f}",
        left_out=rig.left_out,
        seen_early=rig.seen_early,
        wrong="\n".join(wrong_table(measured)),
        neutral="\n".join(neutrality_table(measured)),
        wait="\n".join(wait_table(measured)),
        cheats="\n".join(cheat_table(measured)),
        innocent="\n".join(innocent_table(measured)),
    )
    print(text)
    if arguments.write:
        PAGE.write_text(text)
        draw(measured[0], CHART)


if __name__ == "__main__":
    main()
