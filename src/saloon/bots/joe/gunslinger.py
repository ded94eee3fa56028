"""Shoots where the odds are good, keeps out of sight where they are not, and never looks beyond its own activation."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.bots.joe.giving_up import think_of_giving_up
from saloon.bots.joe.policy import decide
from saloon.games.joe.rules import Joe
from saloon.kernel import Sight


class GunslingerBot(Bot):
    """Plans one activation at a time: where to stand, whom to shoot, when to wait."""

    level = 1

    def choose(self, sight: Sight) -> int:
        """The move that promises most."""
        joe = sight.imagine(self.rng)
        assert isinstance(joe, Joe)
        legal = sight.legal
        given_up = think_of_giving_up(joe, self.seat, legal, advises=self.advises)
        return given_up if given_up >= 0 else decide(joe, legal, self.rng)
