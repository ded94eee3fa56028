"""A bot that makes any legal move, each as likely as the others; but it never gives up."""

from __future__ import annotations

from typing import Final

from saloon.bots.bot import Bot, Reaction
from saloon.kernel import Sight

SHARE: Final = 0.4  # of the time that a race lasts at most


class RandomBot(Bot):
    """The weakest bot of every game."""

    def choose(self, sight: Sight) -> int:
        """A uniformly random legal move, none that gives up: that would end other people's match."""
        legal = [move for move in sight.legal if not sight.gives_up(move)]
        return legal[self.rng.below(len(legal))]

    def react(self, sight: Sight) -> Reaction:
        """A random move, made late: beginners get the time to look and read before."""
        reaction = super().react(sight)
        race, state = self.game.race, sight.imagine(self.rng)
        limit = None if race is None or race.is_relaxed(state) else race.limit(state)
        return reaction if limit is None else Reaction(reaction.move, reaction.seconds + SHARE * limit / 1000)
