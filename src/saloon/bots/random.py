"""Any legal move, each as likely as the others."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.kernel import Sight


class RandomBot(Bot):
    """The floor of every ladder."""

    def choose(self, sight: Sight) -> int:
        """A uniformly random legal move."""
        legal = sight.legal
        return legal[self.rng.below(len(legal))]
