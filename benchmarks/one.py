"""Lets one contestant play for a while, in a process of its own, and prints its tally as a line of JSON.

    python -m benchmarks.one benchmarks.duels.plain:Plain SECONDS SEED [GAME]

Imports and a warm-up come before the clock runs. The clock is the processor's: what the neighbours on the machine do
distorts it less than the time on the wall.
"""

from __future__ import annotations

import json
import sys
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
    name, seconds, seed, *game = sys.argv[1:]
    contestant = find(name)(int(seed), *game)
    measure(contestant, float(seconds) * WARM_UP)
    print(json.dumps(asdict(measure(contestant, float(seconds)))))


if __name__ == "__main__":
    main()
