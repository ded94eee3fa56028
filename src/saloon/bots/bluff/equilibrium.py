"""Plays so that nobody can read it: the equilibrium of every attempt, by the chart between two and else by points."""

from __future__ import annotations

from saloon.bots.bluff.mixing import MixingBot, Odds, balanced
from saloon.games.bluff.view import BluffView


class EquilibriumBot(MixingBot):
    """Lies and believes just so often that it makes no difference what others do about it."""

    level = 3
    rivalry = 0.0

    def belief(self, view: BluffView, value: int) -> float:
        """So often that no lie is worth more than another."""
        outlook, strategy = self.solved(view, self.seat)
        at = outlook.index(value)
        return strategy.beliefs[at] if at >= 0 else 0.0

    def announcements(self, view: BluffView) -> Odds:
        """As many lies as truths wherever that can be, to the weakest."""
        assert view.dice is not None
        outlook, strategy = self.solved(view, self.weakest(view))
        return balanced(outlook, strategy, sum(view.dice), len(set(view.dice)) < 3)
