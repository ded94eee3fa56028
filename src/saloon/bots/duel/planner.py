"""Evaluates every way in which the turn can end, and plays towards the best."""

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
    """Plans the turn anew at each card: the ending that is best at the start of a turn stays best on the way to it."""

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
        """The best ending of the turn. It depends on the opponent's cards left, not on its hand."""
        return self.search.find(duel)
