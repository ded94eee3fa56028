"""What a contestant does: play matches with uniformly random legal moves, one after another.

Only the standard library is used here, because a contestant may run in an environment of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Match(NamedTuple):
    """A match that was played: the seats' moves, and whether the seat that began has won."""

    moves: int
    starter_won: bool


@dataclass
class Tally:
    """What was played in so many seconds of the processor's time, and what was seen of it.

    The statistics show that all contestants play the same game. A contestant may look at fewer matches than it plays.
    """

    cpu: float = 0.0
    matches: int = 0
    moves: int = 0
    seen: int = 0
    seen_moves: int = 0
    seen_squares: int = 0  # of the numbers of moves
    seen_wins: int = 0  # by the seat that began

    def add(self, match: Match) -> None:
        """Count a match, and look at it."""
        self.matches += 1
        self.moves += match.moves
        self.seen += 1
        self.seen_moves += match.moves
        self.seen_squares += match.moves * match.moves
        self.seen_wins += match.starter_won


class Contestant:
    """Somebody who plays; what must be made ready before the clock runs is made ready here."""

    def __init__(self, seed: int) -> None:
        raise NotImplementedError

    def match(self) -> Match:
        """Play one match."""
        raise NotImplementedError

    def play(self, tally: Tally) -> None:
        """Play a few matches and count them; for those who play many at once."""
        tally.add(self.match())
