"""`python -m benchmarks.cluster`: what several houses on PostgreSQL cost, and how long a fault holds people up."""

from __future__ import annotations

import argparse
import os
import resource
import sys
from pathlib import Path

from benchmarks import machine
from benchmarks.cluster import costs, owners, pauses
from benchmarks.cluster.pauses import Wrong
from benchmarks.cluster.report import page, sections
from benchmarks.server.clients import Load
from benchmarks.server.process import Broken
from benchmarks.workshop import Missing, say

LIVELY = 2.0  # how many times as fast as the first time a house may be later
PAGE = Path(__file__).parent.parent.parent / "docs" / "scale.md"


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.cluster", description=__doc__)
    parser.add_argument("--faults", type=int, default=10, help="how often each kind of fault happens (default: 10)")
    parser.add_argument("--duels", type=int, default=30, help="duels that they happen to (default: 30)")
    parser.add_argument("--rounds", type=int, default=3, help="how often one house and two are compared (default: 3)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each time (default: 10)")
    parser.add_argument("--tables", type=int, default=250, help="matches played at once in a house (default: 250)")
    parser.add_argument("--held", type=int, default=1000, help="tables held to see what lines cost (default: 1000)")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.parent.name}/{PAGE.name} as well")
    arguments = parser.parse_args()
    if min(value for value in vars(arguments).values() if not isinstance(value, bool)) <= 0:
        parser.error("all of these must be more than 0")
    return arguments


def main() -> int:
    arguments = read_arguments()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # lines are open files
    loads = []
    try:
        found = costs.measure(arguments.seconds, arguments.tables, arguments.held)
        loads.append(os.getloadavg()[0])
        load, fast = Load(arguments.tables, arguments.seconds), LIVELY * found.saturated.rate
        shared = owners.measure(arguments.rounds, load, fast)
        loads.append(os.getloadavg()[0])
        hits = pauses.measure(arguments.faults, arguments.duels)
        loads.append(os.getloadavg()[0])
    except (Missing, Broken, Wrong) as reason:
        say(str(reason))
        return 1
    parts = sections(hits, found, shared)
    print(machine.describe())
    for part in parts.values():
        print(f"\n{part}")
    if arguments.write:
        PAGE.write_text(page(parts, loads), encoding="utf-8")
        say(f"{PAGE.parent.name}/{PAGE.name} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
