"""`python -m benchmarks.fairness`: how fair the order of a race is, beside the order of arrival."""

from __future__ import annotations

import argparse
import os
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import machine
from benchmarks.fairness import network, simulation
from benchmarks.fairness.cheats import SCHEMES, false_flags, try_out
from benchmarks.fairness.lines import EVEN, PROFILES
from benchmarks.fairness.report import Measured, cheat_table, draw, neutrality_table, wait_table, wrong_table
from benchmarks.workshop import say

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = DOCS / "benchmarks-fairness.md"
CHART = DOCS / "pictures" / "fairness.svg"
FRAME = Path(__file__).parent / "page.md"


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fairness", description=__doc__)
    parser.add_argument("--rounds", type=int, default=10_000, help="simulated rounds (default: 10000)")
    parser.add_argument("--real", type=int, default=300, help="rounds on the real server (default: 300; 0: none)")
    parser.add_argument("--tables", type=int, default=10, help="tables at once on the real server (default: 10)")
    parser.add_argument("--runs", type=int, default=400, help="runs of 20 rounds for each cheat (default: 400)")
    parser.add_argument("--seed", default="saloon", help="of everything (default: saloon)")
    parser.add_argument("--write", action="store_true", help=f"write docs/{PAGE.name} and its chart as well")
    return parser.parse_args()


def measure(arguments: argparse.Namespace) -> list[Measured]:
    seed = arguments.seed
    say("simulating rounds")
    measured = [
        Measured(
            "simulated",
            simulation.play_matches(PROFILES, arguments.rounds, f"{seed}-mixed"),
            simulation.play_matches(EVEN, arguments.rounds, f"{seed}-even"),
        )
    ]
    if arguments.real:
        say("racing on the real server")
        mixed = network.play(PROFILES, arguments.tables, arguments.real, f"{seed}-mixed")
        even = network.play(EVEN, arguments.tables, arguments.real, f"{seed}-even")
        measured.append(Measured("real server", mixed, even))
    return measured


def main() -> None:
    arguments = read_arguments()
    measured = measure(arguments)
    load = os.getloadavg()[0]
    say("trying the cheats")
    caught = [try_out(scheme, arguments.runs) for scheme in SCHEMES]
    text = FRAME.read_text().format(
        date=datetime.now(UTC).date(),
        machine=machine.describe(),
        load=f"{load:.1f}",
        wrong="\n".join(wrong_table(measured)),
        neutral="\n".join(neutrality_table(measured)),
        wait="\n".join(wait_table(measured)),
        cheats="\n".join(cheat_table(caught, false_flags(arguments.runs * 2))),
    )
    print(text)
    if arguments.write:
        PAGE.write_text(text)
        draw(measured, CHART)


if __name__ == "__main__":
    main()
