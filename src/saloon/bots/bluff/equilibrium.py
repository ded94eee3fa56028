"""Plays the equilibrium of every attempt, which nobody can exploit: by the chart between two, else by points."""

from __future__ import annotations

from saloon.bots.bluff.mixing import MixingBot, Odds, balanced
from saloon.games.bluff.view import BluffView


class EquilibriumBot(MixingBot):
    """Lies and believes with probabilities against which nothing gains."""

    level = 3
    rivalry = 0.0

    def belief(self, view: BluffView, value: int) -> float:
        """The probability at which no lie is worth more than another."""
        outlook, strategy = self.solved(view, self.seat)
        at = outlook.index(value)
        return strategy.beliefs[at] if at >= 0 else 0.0

    def announcements(self, view: BluffView) -> Odds:
        """As many lies as truths wherever that is possible; claims go to the weakest player."""
        assert view.dice is not None
        outlook, strategy = self.solved(view, self.weakest(view))
        return balanced(outlook, strategy, sum(view.dice), len(set(view.dice)) < 3)
