"""`python -m benchmarks.bluff.bots`: how strong the bots of Bluff You! are, in numbers.

With --write they go into docs/bots.md, and into the file from which the page shows each bot's figures.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from itertools import combinations
from pathlib import Path
from string import Template

import msgspec

from benchmarks.bluff.exploit import exploitability, exploiter
from benchmarks.report import table
from benchmarks.sections import write_section
from benchmarks.workshop import say
from saloon.bots.bluff.liar import habitual
from saloon.bots.bot import Bot
from saloon.bots.figures import Figures, figures_file
from saloon.bots.match import play_to_outcome
from saloon.bots.registry import ranked_bots
from saloon.games.bluff import GAME
from saloon.games.bluff.setup import BluffOptions
from saloon.lab.statistics import Share

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
REPORT = Path(__file__).with_name("bots.md")
COMMAND = "python -m benchmarks.bluff.bots"
RATES = (0.1, 0.5, 0.9)
LIARS = {(lies, trusts): habitual(lies, trusts) for lies in RATES for trusts in RATES}
HUNTERS = ("reader", "equilibrium")  # who is compared by what they make of habits
LARGER = (3, 4)  # seats
Player = str | type[Bot]


def shares(lineup: Sequence[Player], deals: int, seed: int) -> list[Share]:
    """What each of a line-up wins, every deal played once for each way to move the seats on."""
    found = [Share() for _ in lineup]
    seats = len(lineup)
    for deal in range(deals):
        for shift in range(seats):
            bots = [lineup[(seat + shift) % seats] for seat in range(seats)]
            ranks = play_to_outcome(GAME, BluffOptions(), bots, seed * 1_000_000 + deal)[1].ranks
            for seat, rank in enumerate(ranks):
                found[(seat + shift) % seats].add(1 / ranks.count(1) if rank == 1 else 0.0)
    return found


def together(parts: Iterable[Share]) -> Share:
    """Several shares as one."""
    listed = list(parts)
    return Share(sum(share.won for share in listed), sum(share.of for share in listed))


def shown(share: Share) -> str:
    """A share with its interval."""
    low, high = share.interval
    return f"{share.rate:.1%} ({low:.1%} to {high:.1%})"


def points(value: float) -> str:
    """Points, or what they stay below."""
    return f"{value:.3f}" if value >= 1e-6 else "below 1e-6"


class Measures:
    """Everything that is measured; the strongest bot first."""

    def __init__(self, deals: int, seed: int) -> None:
        self.deals = deals
        self.seed = seed
        self.bots = ranked_bots(GAME)
        say("one attempt ...")
        self.one_shot = {bot: exploitability(bot) for bot in self.bots}
        self.pairs = {pair: self.meet(*pair, deals) for pair in combinations(self.bots, 2)}
        self.liars = {
            (bot, habits): self.meet(bot, liar, deals // 4) for bot in HUNTERS for habits, liar in LIARS.items()
        }
        self.exploited = {bot: self.meet(exploiter(bot), bot, deals // 2) for bot in self.bots}
        self.tables = {seats: self.sit_down(seats) for seats in LARGER}

    def meet(self, first: Player, second: Player, deals: int) -> Share:
        """What the first wins against the second."""
        say(" against ".join(player if isinstance(player, str) else player.__name__ for player in (first, second)))
        return shares([first, second], deals, self.seed)[0]

    def sit_down(self, seats: int) -> dict[str, Share]:
        """What each bot wins at tables of so many."""
        say(f"tables of {seats} ...")
        parts: dict[str, list[Share]] = {bot: [] for bot in self.bots}
        for lineup in combinations(self.bots, seats):
            for bot, share in zip(lineup, shares(lineup, self.deals // 4, self.seed), strict=True):
                parts[bot].append(share)
        return {bot: together(found) for bot, found in parts.items()}

    def figures(self) -> Figures:
        """What the page shows of each bot."""
        found: Figures = {
            bot: {
                "attempt": max(0.0, round(self.one_shot[bot].mean, 6)),
                "exploited": round(self.exploited[bot].rate, 4),
            }
            for bot in self.bots
        }
        for bot, weaker in zip(self.bots, self.bots[1:], strict=False):
            found[bot]["beats_next"] = round(self.pairs[bot, weaker].rate, 4)
        return found

    def report(self) -> str:
        """All tables with their words."""
        return Template(REPORT.read_text(encoding="utf-8")).substitute(
            pairs=self._pairs(), tables=self._tables(), liars=self._liars(), exploited=self._exploited()
        )

    def _pairs(self) -> str:
        rows = []
        for bot in self.bots[:-1]:
            others = [self.pairs.get((bot, other)) for other in self.bots[1:]]
            rows.append([f"`{bot}`", *("" if share is None else shown(share) for share in others)])
        return table([f"{2 * self.deals} matches each", *(f"`{bot}`" for bot in self.bots[1:])], rows)

    def _tables(self) -> str:
        rows = [[f"`{bot}`", *(shown(self.tables[seats][bot]) for seats in LARGER)] for bot in self.bots]
        matches = [together(self.tables[seats].values()).of // seats for seats in LARGER]
        heads = [f"{seats} seats, {count} matches" for seats, count in zip(LARGER, matches, strict=True)]
        return table(["", *heads], rows)

    def _liars(self) -> str:
        rows = [
            [f"lies {lies:.0%}, believes {trusts:.0%}", *(shown(self.liars[bot, (lies, trusts)]) for bot in HUNTERS)]
            for lies, trusts in LIARS
        ]
        rows.append(["all of them", *(shown(together(self.liars[bot, habits] for habits in LIARS)) for bot in HUNTERS)])
        rows.append(["`honest`", *(shown(self.pairs[bot, "honest"]) for bot in HUNTERS)])
        return table(["against", *(f"`{bot}` wins" for bot in HUNTERS)], rows)

    def _exploited(self) -> str:
        rows = [
            [f"`{bot}`", points(self.one_shot[bot].mean), points(self.one_shot[bot].worst), shown(self.exploited[bot])]
            for bot in self.bots
        ]
        return table(["", "in one attempt, mean", "worst", f"in a match, {self.deals // 2 * 2} each"], rows)


def main() -> int:
    parser = argparse.ArgumentParser(prog=COMMAND, description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="deals for a pair of bots, each from both seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name} and the bots' figures as well")
    chosen = parser.parse_args()
    if chosen.deals < 4:
        parser.error("--deals must be 4 or more")
    measures = Measures(chosen.deals, chosen.seed)
    print(measures.report())
    if chosen.write:
        write_section(PAGE, "bluff", measures.report())
        figures = msgspec.json.format(msgspec.json.encode(measures.figures()), indent=2)
        figures_file(GAME).write_bytes(figures + b"\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
