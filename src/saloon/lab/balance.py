"""Balance: how often each side of a setup wins if equal bots play it, and what happens in the matches.

A game with sides that are not alike declares its study in `saloon.balances`, under its id.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from importlib.metadata import entry_points
from statistics import fmean, median

from msgspec import Struct, field

from saloon.kernel import Game
from saloon.lab.statistics import Share


class Unbalanced(LookupError):  # noqa: N818
    """The game has no study of its balance, or no such setup."""


class Setup(Struct, frozen=True):
    """One thing to study: a setup of the game with so many seats."""

    name: str
    seats: int


class Findings(Struct):
    """The results of the matches of one setup."""

    setup: Setup
    sides: dict[str, Share]  # what each side won, a shared win in parts
    draws: Share = field(default_factory=Share)
    counts: dict[str, Counter[str]] = field(default_factory=dict)  # of events, by their kind
    tallies: list[Counter[str]] = field(default_factory=list)  # the numbers of each match

    @property
    def matches(self) -> int:
        """How many were played."""
        return self.draws.of

    def mean(self, what: str) -> float:
        """The mean of one of the numbers."""
        return fmean(tally[what] for tally in self.tallies) if self.tallies else 0.0

    def median(self, what: str) -> float:
        """The median of one of the numbers."""
        return float(median(tally[what] for tally in self.tallies)) if self.tallies else 0.0


class Study:
    """Plays a game's setups with equal bots."""

    numbers: Sequence[str]  # counted in every match
    kinds: Sequence[str]  # of events that are counted

    def setups(self, names: Sequence[str], seats: Sequence[int]) -> list[Setup]:
        """The setups with these names and numbers of seats; by default all, with the fewest seats."""
        raise NotImplementedError

    def open(self, setup: Setup) -> Findings:
        """Empty findings for a setup."""
        raise NotImplementedError

    def play(self, findings: Findings, bot: str, seed: int) -> None:
        """Play one more match of a setup, with one bot at all seats."""
        raise NotImplementedError


def find_study(game: Game) -> Study:
    """The study of a game."""
    for entry in entry_points(group="saloon.balances", name=game.id):
        kind: type[Study] = entry.load()
        return kind()
    raise Unbalanced(f"{game.id} has no sides that could be out of balance")
