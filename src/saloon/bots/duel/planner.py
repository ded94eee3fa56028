"""Looks at every way in which the turn can end and goes for the best by the evaluation."""

from __future__ import annotations

from saloon.bots.bot import Bot
from saloon.bots.duel.evaluation import Evaluation
from saloon.bots.duel.planning import BestTurn
from saloon.bots.duel.weights import PLAN
from saloon.games.duel.rules import Duel
from saloon.kernel import Sight


class PlannerBot(Bot):
    """Plans the whole turn anew at each card: what is best at the start of a turn is best all the way to it."""

    weights = PLAN

    def choose(self, sight: Sight) -> int:
        """The next move towards the best ending."""
        duel = sight.imagine(self.rng)
        assert isinstance(duel, Duel)
        return BestTurn(Evaluation(list(self.weights))).find(duel).move
