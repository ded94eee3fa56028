"""`python -m benchmarks`: the duel on our engine and on others, side by side."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from benchmarks import machine
from benchmarks.contestants import DUELS, REFERENCES
from benchmarks.race import pin, race
from benchmarks.report import page, sections, styles
from benchmarks.same_game import outsiders
from benchmarks.workshop import say

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks.md"
ENTRIES = {entry.name: entry for entry in [*DUELS, *REFERENCES]}


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody plays (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each time, in processor time (default: 1)")
    parser.add_argument("--only", metavar="NAME,NAME", help="only these contestants")
    parser.add_argument("--list", action="store_true", help="name the contestants, and stop")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.parent.name}/{PAGE.name} as well")
    arguments = parser.parse_args()
    if arguments.rounds < 1 or arguments.seconds <= 0:
        parser.error("--rounds and --seconds must be more than 0")
    if arguments.only and arguments.write:
        parser.error("--write needs everybody: leave out --only")
    unknown = [name for name in (arguments.only or "").split(",") if name and name not in ENTRIES]
    if unknown:
        parser.error(f"there is no contestant {unknown[0]!r}; --list names them")
    return arguments


def main() -> int:
    arguments = read_arguments()
    if arguments.list:
        for entry in ENTRIES.values():
            print(f"{entry.name:28} {entry.about}")
        return 0
    chosen = arguments.only.split(",") if arguments.only else list(ENTRIES)
    entries = [entry for name, entry in ENTRIES.items() if name in chosen]
    pinned = pin()
    results = race(entries, arguments.rounds, arguments.seconds)
    print(f"{machine.describe()}; {'all on the same core' if pinned else 'this system pins no process to a core'}")
    for part in sections(results).values():
        print(f"\n{part}")
    if arguments.write and results.not_measured:
        say(f"{PAGE.parent.name}/{PAGE.name} stays as it is: not everybody has played")
    elif arguments.write:
        PAGE.write_text(page(results, arguments.rounds, arguments.seconds), encoding="utf-8")
        say(f"{PAGE.parent.name}/{PAGE.name} is written")
    return 1 if results.broken or outsiders(styles(results)) else 0


if __name__ == "__main__":
    sys.exit(main())
