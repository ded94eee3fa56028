"""`python -m benchmarks.joe.balance`: how the sides of Dynamit Joe's scenarios stand between equals.

With --write every setup that is done goes into the game's data at once, where the page finds it, and the table of
docs/balance.md is made of all that stands there. What was measured before stays until it is measured again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from benchmarks.report import table
from benchmarks.sections import write_section
from benchmarks.workshop import say
from saloon.games.joe import GAME
from saloon.games.joe.scenario.balance import FILE, Balance, Balances, Gear, WinRate, read_balances
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.lab.balance import Findings, Setup
from saloon.lab.balances.joe import DEATHS, JOKERS, ROUNDS, SHOTS, JoeStudy

PAGE: Final = Path(__file__).parents[2] / "docs" / "balance.md"
COMMAND: Final = "python -m benchmarks.joe.balance"
BOT: Final = "marshal:nodes=120"
GEARS: Final[tuple[Gear, ...]] = ("printed", "even")
DIGITS: Final = 4


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--matches", type=int, default=100, help="of each setup (100)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bots", default=BOT, metavar="BOT", help=f"at all seats ({BOT})")
    parser.add_argument("--setup", nargs="+", default=[], metavar="NAME", help="only these scenarios")
    parser.add_argument("--seats", nargs="+", type=int, default=[], help="with so many seats (the fewest)")
    parser.add_argument(
        "--gear", nargs="+", choices=GEARS, default=GEARS, help="printed or even (both, where they differ)"
    )
    parser.add_argument("--write", action="store_true", help="into the game's data, and docs/balance.md")
    return parser.parse_args()


def measure(setup: Setup, gear: Gear, bot: str, matches: int, seed: int) -> Balance:
    """Play the matches of a setup."""
    study = JoeStudy(gear)
    findings = study.open(setup)
    for number in range(matches):
        study.play(findings, bot, seed * 1_000_000 + number)
    return summarise(findings, gear, bot)


def summarise(findings: Findings, gear: Gear, bot: str) -> Balance:
    """What is kept of the findings."""
    return Balance(
        seats=findings.setup.seats,
        gear=gear,
        rules=GAME.rules_version,
        bot=bot,
        matches=findings.matches,
        sides={
            side: WinRate(*(round(part, DIGITS) for part in (share.rate, *share.interval)))
            for side, share in findings.sides.items()
        },
        drawn=round(findings.draws.rate, DIGITS),
        rounds=findings.median(ROUNDS),
        attacks=round(findings.mean(SHOTS), 1),
        deaths=round(findings.mean(DEATHS), 1),
        jokers=round(findings.mean(JOKERS), 1),
    )


def keep(scenario: str, balance: Balance) -> Balances:
    """Put a measurement among the others, in its place."""
    known = read_balances()
    others = [other for other in known.get(scenario, ()) if place(other) != place(balance)]
    known[scenario] = tuple(sorted([*others, balance], key=place))
    order = list(load_scenarios())
    known = {name: known[name] for name in sorted(known, key=order.index)}
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")
    return known


def place(balance: Balance) -> tuple[int, int]:
    """Where a measurement stands among those of its scenario."""
    return balance.seats, GEARS.index(balance.gear)


def has_even_gear(scenario: str) -> bool:
    """Whether the option makes a difference to a scenario (JOE-R37)."""
    return any(start.even is not None for start in load_scenarios()[scenario].start)


def line(scenario: str, balance: Balance) -> list[str]:
    """A measurement as a line of the table."""
    shares = ", ".join(
        f"{side} {100 * chance.won:.0f} % ({100 * chance.low:.0f} to {100 * chance.high:.0f})"
        for side, chance in balance.sides.items()
    )
    draws = f"; {100 * balance.drawn:.0f} % draws" if balance.drawn else ""
    means = [f"{number:g}" for number in (balance.rounds, balance.attacks, balance.deaths, balance.jokers)]
    return [
        scenario,
        balance.gear,
        str(balance.rules),
        str(balance.seats),
        f"`{balance.bot}`",
        str(balance.matches),
        shares + draws,
        *means,
    ]


def report(known: Balances) -> str:
    """All measurements."""
    heads = ["scenario", "gear", "rules", "seats", "bots", "matches", "side: share of wins (95 % interval)"]
    heads += ["rounds", "attacks", "deaths", "jokers used"]
    return table(heads, [line(name, balance) for name, balances in known.items() for balance in balances])


def main(setups: Sequence[Setup], arguments: argparse.Namespace) -> int:
    """Measure the setups, one after the other."""
    for setup in setups:
        for gear in arguments.gear:
            if gear == "even" and not has_even_gear(setup.name):
                continue
            found = measure(setup, gear, arguments.bots, arguments.matches, arguments.seed)
            say(" ".join(line(setup.name, found)))
            if arguments.write:
                write_section(PAGE, "balance", report(keep(setup.name, found)))
    return 0


if __name__ == "__main__":
    chosen = read_arguments()
    sys.exit(main(JoeStudy().setups(chosen.setup, chosen.seats), chosen))
