"""Rollouts from the planner's best endings over imagined hands; once all cards are known, exact search."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from saloon.bots.bot import Bot, Budget
from saloon.bots.duel.endgame import Endgame, is_open
from saloon.bots.duel.evaluation import Evaluation
from saloon.bots.duel.planning import WayTo
from saloon.bots.duel.rollout import Rollouts
from saloon.bots.duel.turns import Ending
from saloon.bots.duel.weights import PLAN, VALUE
from saloon.bots.search_budget import SearchBudget
from saloon.games.duel.codes import END
from saloon.games.duel.rules import Duel
from saloon.kernel import Game, Rng, Sight

NODES: Final = 1000


class MasterBot(Bot):
    """Thinks once a turn, when it is asked for its first card, then lays the cards of its plan."""

    level = 3
    takes = ("ms", "nodes")
    budget = Budget(nodes=NODES)
    turns = 2  # of each rollout
    candidates = 16
    most = 2  # cards that a side lays in a turn of a rollout, while it has cards to draw

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        self.plan = Evaluation(list(PLAN))
        self.rollouts = Rollouts(self.plan, Evaluation(list(VALUE)), self.turns, self.candidates, self.most)
        self.way = WayTo()
        self.goal: Ending | None = None
        self.deck_size = -1  # of the turn that the goal belongs to

    def choose(self, sight: Sight) -> int:
        """The next move of the plan; a new plan if there is none for this turn or it cannot be reached any more."""
        duel = sight.imagine(self.rng)
        assert isinstance(duel, Duel)
        deck_size = duel.side(self.seat).deck_size
        move = -1
        if self.goal is not None and self.deck_size == deck_size:
            move = self.way.find(duel, self.goal)
        if move < 0:
            self.goal = self.think(duel)
            self.deck_size = deck_size
            move = self.way.find(duel, self.goal)
        if move == END:
            self.goal = None
        return move

    def think(self, duel: Duel) -> Ending:
        """The ending to play towards."""
        nodes, ms = self.budget.nodes or 0, self.budget.ms or 0
        budget = SearchBudget(nodes if nodes or ms else NODES, ms)
        if is_open(duel):
            sure = Endgame(self.plan, budget).best(duel)
            if sure is not None:
                return sure
        return self.rollouts.choose(duel, self.rng, budget)
