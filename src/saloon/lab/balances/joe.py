"""The balance of Dynamit Joe's scenarios: which side wins between equal bots, and what people die of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from saloon.bots.match import play_to_outcome
from saloon.games.joe import GAME
from saloon.games.joe.events import Attacked, Died, Escaped, Joker, Round, Strayed, Surrendered
from saloon.games.joe.scenario.balance import Gear
from saloon.games.joe.scenario.scenarios import load_scenarios
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Event, Outcome
from saloon.lab.balance import Findings, Setup, Study, Unbalanced
from saloon.lab.statistics import Share

ROUNDS: Final = "rounds"
SHOTS: Final = "attacks"
DEATHS: Final = "deaths"
JOKERS: Final = "jokers"
STRAY: Final = "stray bullet"


class JoeStudy(Study):
    """Every scenario, with one bot at all seats."""

    numbers = (ROUNDS, SHOTS, DEATHS, JOKERS, "captured", "escaped")
    kinds = (DEATHS, JOKERS)

    def __init__(self, gear: Gear = "printed") -> None:
        self.gear = gear

    def setups(self, names: Sequence[str], seats: Sequence[int]) -> list[Setup]:
        """The scenarios, each with the numbers of seats that it allows."""
        known = load_scenarios()
        for name in names:
            if name not in known:
                raise Unbalanced(f"there is no scenario {name!r}; there are {', '.join(known)}")
        found = []
        for name in names or known:
            places = GAME.places(JoeOptions(scenario=name))
            found += [Setup(name, number) for number in seats or places[:1] if number in places]
        if not found:
            raise Unbalanced(f"no scenario of these is for {' or '.join(map(str, seats))} players")
        return found

    def open(self, setup: Setup) -> Findings:
        """The sides of the scenario."""
        sides = load_scenarios()[setup.name].sides
        return Findings(setup, {side.id: Share() for side in sides}, counts={kind: Counter() for kind in self.kinds})

    def play(self, findings: Findings, bot: str, seed: int) -> None:
        """Play one more match, and count its events."""
        options = JoeOptions(scenario=findings.setup.name, gear=self.gear)
        seats = findings.setup.seats
        witness = Witness(findings)
        outcome = play_to_outcome(GAME, options, [bot] * seats, seed, listen=witness.watch)[1]
        count_wins(findings, GAME.new(options, seats).seat_side, outcome)


class Witness:
    """Counts the events of a match."""

    def __init__(self, findings: Findings) -> None:
        self.counts = findings.counts
        self.tally: Counter[str] = Counter()
        self.cause = ""
        findings.tallies.append(self.tally)

    def watch(self, event: Event) -> None:
        """Count an event."""
        tally, counts = self.tally, self.counts
        match event:
            case Round():
                tally[ROUNDS] += 1
            case Attacked(weapon=weapon):
                tally[SHOTS] += 1
                self.cause = weapon
            case Strayed():
                self.cause = STRAY
            case Died():
                tally[DEATHS] += 1
                counts[DEATHS][self.cause] += 1
            case Joker(effect=effect):
                tally[JOKERS] += 1
                counts[JOKERS][effect] += 1
            case Surrendered():
                tally["captured"] += 1
            case Escaped():
                tally["escaped"] += 1


def count_wins(findings: Findings, seat_side: Sequence[int], outcome: Outcome) -> None:
    """Count the sides that won; if all did, it is a draw."""
    best = {seat_side[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1}
    draw = len(best) == len(findings.sides)
    findings.draws.add(draw)
    for side, share in enumerate(findings.sides.values()):
        share.add(1 / len(best) if side in best and not draw else 0.0)
