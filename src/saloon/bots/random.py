"""Any legal move, each as likely as the others; but it never gives up."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.kernel import Sight


class RandomBot(Bot):
    """The floor of every ladder."""

    def choose(self, sight: Sight) -> int:
        """A uniformly random legal move, none that gives up: that would end other people's match."""
        legal = [move for move in sight.legal if not sight.gives_up(move)]
        return legal[self.rng.below(len(legal))]
