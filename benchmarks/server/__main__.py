"""`python -m benchmarks.server`: whole duels over real WebSockets, on our server and on boardgame.io's."""

from __future__ import annotations

import argparse
import os
import resource
import sys
from pathlib import Path

from benchmarks import machine
from benchmarks.server.hosts import BoardgameIo, ListingSaloon, PostgresSaloon, Saloon
from benchmarks.server.postgres import Database
from benchmarks.server.process import Broken
from benchmarks.server.report import page, sections
from benchmarks.server.rounds import measure
from benchmarks.workshop import Missing, say

PAGE = Path(__file__).parent.parent.parent / "docs" / "benchmarks-server.md"


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (default: 3)")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each time (default: 10)")
    parser.add_argument("--tables", type=int, default=250, help="matches played at once (default: 250)")
    parser.add_argument("--held", type=int, default=1000, help="tables held to see their memory (default: 1000)")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.parent.name}/{PAGE.name} as well")
    arguments = parser.parse_args()
    if min(arguments.rounds, arguments.seconds, arguments.tables) <= 0 or arguments.held < 2:
        parser.error("--rounds, --seconds and --tables must be more than 0, --held more than 1")
    return arguments


def main() -> int:
    arguments = read_arguments()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # lines are open files
    if len(os.sched_getaffinity(0)) < 2:
        say("there is only one core: the players take from the server what they use")
    try:
        with Database() as database:
            hosts = [Saloon(), PostgresSaloon(database), ListingSaloon(), BoardgameIo()]
            report = measure(hosts, arguments.rounds, arguments.seconds, arguments.tables, arguments.held)
    except (Missing, Broken) as reason:
        say(str(reason))
        return 1
    print(machine.describe())
    for part in sections(report).values():
        print(f"\n{part}")
    if arguments.write:
        PAGE.write_text(page(report, hosts, arguments.rounds, arguments.seconds), encoding="utf-8")
        say(f"{PAGE.parent.name}/{PAGE.name} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
