"""Balance: how often each side of a setup wins between equals, and what happens on the way.

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
    """Nobody studies the balance of this game, or it has no such setup."""


class Setup(Struct, frozen=True):
    """One thing to study: a setup of the game with so many seats."""

    name: str
    seats: int


class Findings(Struct):
    """What the matches of one setup came to."""

    setup: Setup
    sides: dict[str, Share]  # what each side won, a shared win in parts
    draws: Share = field(default_factory=Share)
    counts: dict[str, Counter[str]] = field(default_factory=dict)  # of things that happen, by their kind
    tallies: list[Counter[str]] = field(default_factory=list)  # the numbers of each match

    @property
    def matches(self) -> int:
        """How many were played."""
        return self.draws.of

    def mean(self, what: str) -> float:
        """A number of a match, in the mean."""
        return fmean(tally[what] for tally in self.tallies) if self.tallies else 0.0

    def median(self, what: str) -> float:
        """The number of the match in the middle."""
        return float(median(tally[what] for tally in self.tallies)) if self.tallies else 0.0


class Study:
    """Plays a game's setups between equals."""

    numbers: Sequence[str]  # that are counted in every match
    kinds: Sequence[str]  # of things that are counted

    def setups(self, names: Sequence[str], seats: Sequence[int]) -> list[Setup]:
        """Those that are asked for; all of them with the fewest seats if nothing is said."""
        raise NotImplementedError

    def open(self, setup: Setup) -> Findings:
        """Nothing found yet."""
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
