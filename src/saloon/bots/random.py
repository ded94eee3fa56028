"""Any legal move, each as likely as the others; but it never gives up."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import Bot, Reaction
from saloon.kernel import Sight

SHARE: Final = 0.4  # of the time that a race lasts at most
LONG: Final = 100_000  # milliseconds: where a race lasts longer, nobody is in a hurry


class RandomBot(Bot):
    """The floor of every ladder."""

    def choose(self, sight: Sight) -> int:
        """A uniformly random legal move, none that gives up: that would end other people's match."""
        legal = [move for move in sight.legal if not sight.gives_up(move)]
        return legal[self.rng.below(len(legal))]

    def react(self, sight: Sight) -> Reaction:
        """The same, late: who only guesses leaves those who have never raced before the time to look and read."""
        reaction = super().react(sight)
        limit = self.game.race_limit(sight.imagine(self.rng))
        if limit is None or limit > LONG:
            return reaction
        return Reaction(reaction.move, reaction.seconds + SHARE * limit / 1000)
