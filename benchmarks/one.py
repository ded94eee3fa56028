"""`python -m benchmarks.one`: one contestant plays for a while, and its tally is printed as a line of JSON.

Imports and a warm-up come before the clock runs. The clock is the processor's: what the neighbours on the machine do
distorts it less than the time on the wall.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import asdict
from importlib import import_module
from time import process_time

from benchmarks.contestant import Contestant, Tally

WARM_UP = 0.2  # of the time that is measured


def find(name: str) -> Callable[..., Contestant]:
    """The class of a contestant, named `module:class`."""
    module, _, attribute = name.partition(":")
    kind: Callable[..., Contestant] = getattr(import_module(module), attribute)
    return kind


def measure(contestant: Contestant, seconds: float) -> Tally:
    """What it plays in so many seconds."""
    tally = Tally()
    start = process_time()
    while (cpu := process_time() - start) < seconds:
        contestant.play(tally)
    tally.cpu = cpu
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.one", description=__doc__)
    parser.add_argument("name", metavar="MODULE:CLASS", help="the contestant, as in benchmarks.duels.plain:Plain")
    parser.add_argument("seconds", type=float, help="how long, in processor time")
    parser.add_argument("seed", type=int)
    parser.add_argument("game", nargs="*", help="what else the contestant wants to know, such as its game")
    given = parser.parse_args()
    contestant = find(given.name)(given.seed, *given.game)
    measure(contestant, given.seconds * WARM_UP)
    print(json.dumps(asdict(measure(contestant, given.seconds))))


if __name__ == "__main__":
    main()
