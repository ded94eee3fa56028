"""Plans an activation by search: each plan is played on in imagined matches, with other jokers and other cards."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from saloon.bots.bot import Bot, Budget
from saloon.bots.joe.giving_up import think_of_giving_up
from saloon.bots.joe.policy import Policy
from saloon.bots.joe.rollout import RolloutSearch
from saloon.bots.search_budget import SearchBudget
from saloon.games.joe import codes
from saloon.games.joe.box.constants import CAST, JOKER_CODE, JUMP_THE_GUN, NOBODY, QUICK_DRAW
from saloon.games.joe.position.seat_frames import Turn
from saloon.games.joe.rules import Joe
from saloon.kernel import Game, Rng, Sight

PLAYOUTS: Final = 600  # some 80 ms of one core


class MarshalBot(Bot):
    """Thinks before each action, and walks where it has planned to go without thinking again."""

    level = 2
    takes = ("ms", "nodes")
    budget = Budget(nodes=PLAYOUTS)
    rounds = 1  # played on from each plan

    def __init__(
        self, game: Game, options: Struct, seats: int, seat: int, rng: Rng, budget: Budget | None = None
    ) -> None:
        super().__init__(game, options, seats, seat, rng, budget)
        self.search = RolloutSearch(self.rounds)
        self.bound_for: int = NOBODY
        self.situation: tuple[int, ...] = ()

    def choose(self, sight: Sight) -> int:
        """The next move of the plan; a new plan if there is none, or if something has happened on the way."""
        joe = sight.imagine(self.rng)
        assert isinstance(joe, Joe)
        legal = sight.legal
        given_up = think_of_giving_up(joe, self.seat, legal, advises=self.advises)
        if given_up >= 0:
            return given_up
        if self.arms(joe, legal):
            return codes.ARM
        situation = seen(joe)
        if self.bound_for == NOBODY or situation != self.situation:
            plan = self.search.choose(joe, self.seat, self.rng, self.purse())
            self.bound_for = plan.zone
            if plan.move >= 0:
                return plan.move
        self.situation = situation
        policy = Policy(joe, self.rng)
        policy.send(self.bound_for)
        move = policy.decide(legal)
        on_the_way = move < joe.village.size and move != policy.bound_for
        self.bound_for = policy.bound_for if on_the_way else NOBODY  # there, or at something else
        return move

    def purse(self) -> SearchBudget:
        """What one decision may cost."""
        nodes, ms = self.budget.nodes or 0, self.budget.ms or 0
        return SearchBudget(nodes if nodes or ms else PLAYOUTS, ms)

    def arms(self, joe: Joe, legal: list[int]) -> bool:
        """Whether a joker waits that is only of use when it is armed."""
        if codes.ARM not in legal:
            return False
        return JOKER_CODE[joe.cast[joe.top().who].joker] in (QUICK_DRAW, JUMP_THE_GUN)


def seen(joe: Joe) -> tuple[int, ...]:
    """What stays the same while somebody walks and nobody reacts."""
    who = joe.top().who if isinstance(joe.top(), Turn) else NOBODY
    hurt = joe.cast[who].wounds if who >= 0 else 0
    return (joe.round * CAST + who, hurt, joe.easy, joe.medium, joe.hard, joe.panic)
