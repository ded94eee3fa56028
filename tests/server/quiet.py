"""Long matches of Dynamit Joe in which nobody does anybody any harm."""

from __future__ import annotations

from saloon.bots import Bot
from saloon.bots.match import play_match
from saloon.games.joe import GAME
from saloon.games.joe.setup import JoeOptions
from saloon.kernel import Record, Sight

PEACEFUL = ("go", "end", "place", "hold")


class Stroller(Bot):
    """Walks about."""

    def choose(self, sight: Sight) -> int:
        peaceful = [move for move in sight.legal if GAME.moves.text(move).split()[0] in PEACEFUL] or sight.legal
        return peaceful[self.rng.below(len(peaceful))]


def quiet_record(seats: int, rounds: int, seed: int = 1) -> Record:
    """A match of so many rounds, in the scenario that fits."""
    return play_match(GAME, JoeOptions(round_limit=rounds), [Stroller] * seats, seed)
