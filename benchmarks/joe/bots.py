"""`python -m benchmarks.joe.bots`: how strong the bots of Dynamit Joe are, scenario by scenario.

Two bots share the sides of a scenario in every way that gives as many to one as to the other, as far as it goes; every
deal is played in each of these ways. With --write the table goes into docs/bots.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from benchmarks.report import table
from benchmarks.sections import write_section
from benchmarks.workshop import say
from saloon.bots.match import play_to_outcome
from saloon.games.joe import GAME
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.lab.statistics import Share

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
COMMAND = "python -m benchmarks.joe.bots"
PAIRS = ("gunslinger/random", "marshal/gunslinger")


def seatings(seats: int) -> list[tuple[int, ...]]:
    """Every way in which two bots share the seats: each with its mirror image, as even as the number allows."""
    ways = [way for way in product((0, 1), repeat=seats) if 0 < sum(way) < seats]
    return [way for way in ways if abs(2 * sum(way) - seats) <= seats % 2]


def meet(scenario: str, pair: Sequence[str], matches: int, seed: int) -> Iterator[float]:
    """What the first bot wins of each match, a shared win in parts; a draw is half a win."""
    options = JoeOptions(scenario=scenario)
    ways = seatings(GAME.places(options)[0])
    for number in range(matches):
        way = ways[number % len(ways)]
        outcome = play_to_outcome(GAME, options, [pair[who] for who in way], seed * 1_000_000 + number // len(ways))[1]
        winners = [who for who, rank in zip(way, outcome.ranks, strict=True) if rank == 1]
        yield winners.count(0) / len(winners) if len(winners) < len(way) else 0.5


def measure(scenario: str, pair: str, matches: int, seed: int) -> tuple[Share, float]:
    """What the first of a pair wins, and the processor time a match took."""
    share, begun = Share(), time.process_time()
    for won in meet(scenario, pair.split("/"), matches, seed):
        share.add(won)
    spent = (time.process_time() - begun) / max(1, share.of)
    say(f"{scenario} {pair}: {share} of {share.of}, {spent:.2f} s a match")
    return share, spent


def shown(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{share.rate:.1%} ({low:.1%} to {high:.1%})"


def report(scenarios: Sequence[str], pairs: Sequence[str], matches: int, seed: int) -> str:
    """A line for each scenario and one for all."""
    found = {pair: [measure(scenario, pair, matches, seed)[0] for scenario in scenarios] for pair in pairs}
    rows = [[name, *(shown(found[pair][line]) for pair in pairs)] for line, name in enumerate(scenarios)]
    sums = [Share(sum(share.won for share in found[pair]), sum(share.of for share in found[pair])) for pair in pairs]
    rows.append(["all", *(shown(share) for share in sums)])
    heads = [f"`{pair.split('/')[0]}` over `{pair.split('/')[1]}`" for pair in pairs]
    return table([f"{matches} matches each", *heads], rows)


def main() -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--matches", type=int, default=60, help="of each pair in each scenario (60)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pairs", nargs="+", default=list(PAIRS), metavar="FIRST/SECOND")
    parser.add_argument("--scenarios", nargs="+", default=list(load_scenarios()), metavar="NAME")
    parser.add_argument("--write", action="store_true", help="write the table into docs/bots.md")
    chosen = parser.parse_args()
    text = report(chosen.scenarios, chosen.pairs, chosen.matches, chosen.seed)
    print(text)
    if chosen.write:
        write_section(PAGE, "joe", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
