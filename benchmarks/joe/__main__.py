"""`python -m benchmarks.joe`: how fast Dynamit Joe is played, and that no match of it is ever stuck.

Every scenario, by chance and by gunslingers, compiled and in plain Python; then random matches over all scenarios,
options and numbers of seats until so many decisions were made.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from string import Template
from typing import Final

import msgspec

from benchmarks import machine
from benchmarks.joe.pace import PLAYERS, Paces
from benchmarks.joe.walk import walk
from benchmarks.race import pin
from benchmarks.report import number, table
from benchmarks.workshop import say
from saloon.kernel import BadOptions

PAGE: Final = Path(__file__).parents[2] / "docs" / "benchmarks-joe.md"
TEMPLATE: Final = Path(__file__).with_name("page.md")
RATE: Final = 1_000_000  # random decisions a second, compiled
RATIO: Final = 10.0  # times as many as in plain Python

Round = tuple[Paces, Paces]  # compiled, and in plain Python


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.joe", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (3)")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each figure, in processor time (0.5)")
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of the walk through all options (1,000,000)")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.parent.name}/{PAGE.name} as well")
    return parser.parse_args()


def measure(seconds: float, pure: bool) -> Paces:
    """Everything once, in a process of its own."""
    command = [sys.executable, "-m", "benchmarks.joe.pace", str(seconds)]
    environment = {**os.environ, "SALOON_PURE": str(int(pure))}
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    return msgspec.json.decode(done.stdout, type=Paces)


def decisions(paces: Sequence[Paces], scenario: str, player: str) -> list[float]:
    """What was decided in a second, each time."""
    return [pace[scenario][player].decisions for pace in paces]


def ratios(rounds: Sequence[Round], scenario: str, player: str) -> list[float]:
    """How many times faster the compiled rules are, round by round."""
    compiled, plain = (decisions(paces, scenario, player) for paces in zip(*rounds, strict=True))
    return [fast / slow for fast, slow in zip(compiled, plain, strict=True)]


def pace_table(rounds: Sequence[Round], player: str) -> str:
    """A line for each scenario."""
    compiled, plain = zip(*rounds, strict=True)
    rows = []
    for name in compiled[0]:
        cells = [name]
        for paces in (compiled, plain):
            cells.append(number(median(decisions(paces, name, player))))
            cells.append(number(median(pace[name][player].matches for pace in paces)))
        rows.append([*cells, f"{median(ratios(rounds, name, player)):.0f}"])
    heads = ["decisions/s", "matches/s", "plain: decisions/s", "matches/s", "compiled is x faster"]
    return table([f"`{player}`", *heads], rows)


def target_table(rounds: Sequence[Round]) -> str:
    """The slowest scenario against what is wanted."""
    names = list(rounds[0][0])
    compiled = [paces for paces, _ in rounds]
    rate = min(median(decisions(compiled, name, "random")) for name in names)
    ratio = min(median(ratios(rounds, name, "random")) for name in names)
    rows = [
        ["random decisions/s, compiled", number(rate), number(RATE), "reached" if rate >= RATE else "missed"],
        ["times as many as in plain Python", f"{ratio:.0f}", f"{RATIO:.0f}", "reached" if ratio >= RATIO else "missed"],
    ]
    return table(["in the slowest scenario", "measured", "goal", "result"], rows)


def never_stuck(wanted: int) -> str:
    """What a walk through all options has seen."""
    begun = time.process_time()
    walked = list(walk(wanted))
    spent = time.process_time() - begun
    for match in walked:
        if match.stuck:
            raise BadOptions(f"a match is stuck: {match.options}, {match.seats} seats")
    return (
        f"{sum(match.decisions for match in walked):,} random decisions in {len(walked):,} matches over all scenarios, "
        f"options and numbers of seats: none of them was stuck ({spent:.0f} s)."
    )


def main() -> int:
    arguments = read_arguments()
    pin()
    rounds = []
    for number_of_round in range(arguments.rounds):
        say(f"round {number_of_round + 1} of {arguments.rounds}")
        rounds.append((measure(arguments.seconds, pure=False), measure(arguments.seconds, pure=True)))
    parts = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine.describe(),
        "rounds": str(arguments.rounds),
        "seconds": f"{arguments.seconds:g}",
        "tables": "\n\n".join(pace_table(rounds, player) for player in PLAYERS),
        "targets": target_table(rounds),
        "walk": never_stuck(arguments.decisions),
    }
    print("\n\n".join(parts[part] for part in ("tables", "targets", "walk")))
    if arguments.write:
        PAGE.write_text(Template(TEMPLATE.read_text("utf-8")).substitute(parts), encoding="utf-8")
        say(f"{PAGE.parent.name}/{PAGE.name} is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
