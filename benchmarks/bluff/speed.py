"""`python -m benchmarks.bluff.speed`: random matches of Bluff You! beside the peers' own games of bluffing."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from benchmarks import machine, workshop
from benchmarks.contestants import Entry, Prepare, Program, one, openspiel, openspiel_rollouts, rlcard, saloon
from benchmarks.race import Results, pin, race
from benchmarks.report import number, speeds, table
from benchmarks.same_game import style
from benchmarks.sections import write_section
from benchmarks.workshop import say

PAGE = Path(__file__).parents[2] / "docs" / "benchmarks.md"
COMMAND = "python -m benchmarks.bluff.speed"
DICE = "liars_dice(numdice=3)"  # three dice each, as under our cup


def pettingzoo(game: str) -> Prepare:
    """One of PettingZoo's own games."""

    def prepare() -> Program:
        return one("references.pettingzoo:PettingZoo", game, python=str(workshop.rlcard_python()))

    return prepare


OURS = [
    Entry("saloon", "Bluff You!, whole matches inside our engine", saloon("Playout", "bluff")),
    Entry("saloon-stepped", "Bluff You!, Python calls `pick` and `apply`", saloon("Stepped", "bluff")),
    Entry("saloon-listed", "Bluff You!, Python chooses from `legal`", saloon("Listed", "bluff")),
]
PEERS = [
    Entry("openspiel:liars_dice", "OpenSpiel liars_dice with 3 dice, inside C++", openspiel_rollouts(DICE)),
    Entry("openspiel-stepped:liars_dice", "OpenSpiel liars_dice with 3 dice, C++ driven from Python", openspiel(DICE)),
    Entry("pettingzoo:leduc_holdem", "PettingZoo leduc_holdem_v4", pettingzoo("leduc_holdem_v4")),
    Entry("pettingzoo:texas_holdem", "PettingZoo texas_holdem_v4", pettingzoo("texas_holdem_v4")),
    Entry("rlcard:leduc-holdem", "RLCard leduc-holdem", rlcard("leduc-holdem")),
    Entry("rlcard:limit-holdem", "RLCard limit-holdem", rlcard("limit-holdem")),
]
INSIDE = {
    "openspiel:liars_dice": "saloon"
}  # who plays inside its own engine meets ours inside; all others, from Python
RIVAL = "saloon-listed"


def lead(results: Results, name: str) -> str:
    """How many times faster ours is that plays in the same way."""
    ratios = results.ratios(INSIDE.get(name, RIVAL), name)
    return f"{number(median(ratios))} ({number(min(ratios))} .. {number(max(ratios))})"


def tables(results: Results) -> str:
    """Ours, then the peers' with how far ahead of them we are."""
    rows = []
    for entry in [*OURS, *PEERS]:
        if entry.name in results.tallies:
            length = style(results.tallies[entry.name]).length.mean
            ahead = lead(results, entry.name) if entry in PEERS else ""
            rows.append([entry.about, *speeds(results, entry.name), f"{length:.1f}", ahead])
    return table(["game", "moves/s", "lowest .. highest", "matches/s", "moves a match", "we are x faster"], rows)


def beaten(results: Results) -> list[str]:
    """The peers that are not slower than ours."""
    return [
        entry.name
        for entry in PEERS
        if entry.name in results.tallies and results.ratio(INSIDE.get(entry.name, RIVAL), entry.name) <= 1
    ]


def section(results: Results, rounds: int, seconds: float) -> str:
    """The part of the page."""
    today = datetime.now(UTC).date().isoformat()
    return f"{tables(results)}\n\nMeasured on {today}: {machine.describe()}; {rounds} rounds of {seconds:g} s.\n"


def main() -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everybody plays (default: 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each time, in processor time (default: 1)")
    parser.add_argument("--write", action="store_true", help=f"write the part of {PAGE.name} as well")
    chosen = parser.parse_args()
    pin()
    results = race([*OURS, *PEERS], chosen.rounds, chosen.seconds)
    text = section(results, chosen.rounds, chosen.seconds)
    print(text)
    if chosen.write and results.not_measured:
        say(f"{PAGE.name} stays as it is: not everybody has played")
    elif chosen.write:
        write_section(PAGE, "bluff", text)
    for name in beaten(results):
        say(f"not ahead of {name}")
    return 1 if results.not_measured or beaten(results) else 0


if __name__ == "__main__":
    sys.exit(main())
