"""`python -m benchmarks.joe`: random matches of Dynamit Joe over all scenarios, options and numbers of seats.

It counts decisions of seats a second, and that no match is ever stuck. `SALOON_PURE=1` runs the sources as they are.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import cycle

from saloon.games.joe import GAME, rules
from saloon.games.joe.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import BadOptions, State, stream
from saloon.kernel.conformance import option_sets
from saloon.kernel.playout import play_out, play_out_many

MATCHES = 20  # from one opening, between two looks at the clock


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.joe", description=__doc__)
    parser.add_argument("--decisions", type=int, default=1_000_000, help="of the walk through all options (1,000,000)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each scenario, in processor time (1)")
    return parser.parse_args()


def speed(start: State, seconds: float) -> tuple[float, float]:
    """Decisions and matches a second of processor time."""
    rng, decisions, matches = stream("joe", "speed"), 0, 0
    begun = time.process_time()
    while time.process_time() - begun < seconds:
        decisions += play_out_many(start, MATCHES, rng)
        matches += MATCHES
    spent = time.process_time() - begun
    return decisions / spent, matches / spent


def walk(decisions: int) -> tuple[int, int]:
    """Play through every set of options in turn, with every number of seats; returns decisions and matches."""
    made = matches = 0
    for options in cycle(option_sets(JoeOptions)):
        for seats in GAME.places(options):
            joe = GAME.new(options, seats)
            made += play_out(joe, stream("joe", matches))
            matches += 1
            if joe.outcome() is None:
                raise BadOptions(f"a match is stuck: {options}, {seats} seats")
            if made >= decisions:
                return made, matches
    raise AssertionError("there are always options")


def main() -> int:
    arguments = read_arguments()
    print("compiled" if not str(rules.__file__).endswith(".py") else "plain Python")
    print("| scenario | decisions/s | matches/s |\n|---|---:|---:|")
    for name in load_scenarios():
        options = JoeOptions(scenario=name)
        decisions, matches = speed(GAME.new(options, GAME.places(options)[0]), arguments.seconds)
        print(f"| {name} | {decisions:,.0f} | {matches:,.0f} |")
    begun = time.process_time()
    made, matches = walk(arguments.decisions)
    spent = time.process_time() - begun
    print(f"{made:,} decisions in {matches:,} matches of all options and seats, none of them stuck ({spent:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
