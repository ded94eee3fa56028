"""Looks at every way in which the turn can end and goes for the best by the evaluation."""

from __future__ import annotations

from msgspec import Struct

from saloon.bots.bot import Bot, Budget
from saloon.bots.duel.evaluation import Evaluation
from saloon.bots.duel.planning import BestTurn
from saloon.bots.duel.turns import Ending
from saloon.bots.duel.weights import PLAN
from saloon.games.duel.rules import Duel
from saloon.kernel import Game, Rng, Sight


class PlannerBot(Bot):
    """Plans the whole turn anew at each card: what is best at the start of a turn is best all the way to it."""

    level = 2

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        self.search = BestTurn(Evaluation(list(PLAN)))

    def choose(self, sight: Sight) -> int:
        """The next move towards the best ending."""
        duel = sight.imagine(self.rng)
        assert isinstance(duel, Duel)
        return self.best(duel).move

    def best(self, duel: Duel) -> Ending:
        """The best ending of the turn. Of the opponent's cards only those left are looked at, not the hand."""
        return self.search.find(duel)
