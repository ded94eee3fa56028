"""`python -m benchmarks.joe.pace`: how fast each scenario of Dynamit Joe is played in this process, as JSON.

`SALOON_PURE=1` runs the sources as they are.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from saloon.bots.joe.policy import play_on
from saloon.games.joe import GAME
from saloon.games.joe.rules import Joe
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Rng, stream
from saloon.kernel.playout import play_out

MATCHES: Final = 5  # between two looks at the clock
PLAYERS: Final[dict[str, Callable[[Joe, Rng], int]]] = {"random": play_out, "gunslinger": play_on}


class Pace(Struct, frozen=True):
    """What a second of processor time is enough for."""

    decisions: float
    matches: float


Paces = dict[str, dict[str, Pace]]  # of each scenario with the fewest seats, by who plays


def pace(scenario: str, play: Callable[[Joe, Rng], int], seconds: float) -> Pace:
    """Play whole matches for some time, and count the decisions of the seats."""
    options = JoeOptions(scenario=scenario)
    start = GAME.new(options, GAME.places(options)[0])
    rng, decisions, matches = stream("joe", "speed"), 0, 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        for _ in range(MATCHES):
            decisions += play(start.copy(), rng)
        matches += MATCHES
    return Pace(decisions / spent, matches / spent)


def measure(seconds: float) -> Paces:
    """All scenarios, for all who play."""
    return {name: {player: pace(name, play, seconds) for player, play in PLAYERS.items()} for name in load_scenarios()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.joe.pace", description=__doc__)
    parser.add_argument("seconds", type=float, help="for each figure, in processor time")
    sys.stdout.buffer.write(msgspec.json.encode(measure(parser.parse_args().seconds)))


if __name__ == "__main__":
    main()
