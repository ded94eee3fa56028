"""The exact end of a match: once both draw piles are empty there is no chance left and every hand is known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.duel.evaluation import Evaluation
from saloon.bots.duel.planning import AllTurns, finish_turn
from saloon.bots.duel.turns import Ending
from saloon.bots.search_budget import SearchBudget
from saloon.games.duel.rules import Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

LOST: Final = 0
WINNING: Final = 1
UNKNOWN: Final = 2  # the budget was spent before it was clear
ENDINGS_A_NODE: Final = 32  # about as many as cost the time of a node of a rollout

Position = tuple[int, int, int, int, int, int]


def is_open(duel: Duel) -> bool:
    """Whether both draw piles are empty, so that hands are known by elimination (unless the log is hidden)."""
    return duel.first_side.deck_size == 0 and duel.second_side.deck_size == 0 and not duel.terms.hidden_log


class Endgame:
    """Who wins an open position, by full search of the turns, in the order of their evaluation."""

    def __init__(self, evaluation: Evaluation, budget: SearchBudget) -> None:
        self.turns: AllTurns = AllTurns(evaluation)
        self.budget: SearchBudget = budget
        self.known: dict[Position, int] = {}

    def best(self, duel: Duel) -> Ending | None:
        """An ending that surely wins; None if there is none, or if the budget does not suffice to find it."""
        for ending, after in self.replies(duel):
            if self.wins_with(duel, after) == WINNING:
                return ending
        return None

    def value(self, duel: Duel) -> i64:
        """Whether the player to move, at the start of a turn, wins."""
        position = position_of(duel)
        known = self.known.get(position)
        if known is not None:
            return known
        if self.budget.has_spent(1, 2):  # the other half is for rollouts
            return UNKNOWN
        value: i64 = LOST
        for _, after in self.replies(duel):
            reply = self.wins_with(duel, after)
            if reply == WINNING:
                value = WINNING
                break
            if reply == UNKNOWN:
                value = UNKNOWN
        if value != UNKNOWN:
            self.known[position] = value
        return value

    def wins_with(self, duel: Duel, after: Duel) -> i64:
        """Whether the player to move in `duel` wins once its turn has led to `after`."""
        if after.winner >= 0:
            return WINNING if after.winner == duel.turn else LOST
        reply = self.value(after)
        return UNKNOWN if reply == UNKNOWN else WINNING - reply

    def replies(self, duel: Duel) -> list[tuple[Ending, Duel]]:
        """The endings of a turn with the positions after them, best evaluation first; or only one that wins at once."""
        replies: list[tuple[Ending, Duel]] = []
        endings = self.turns.ranked(duel)
        self.budget.spend(1 + len(endings) // ENDINGS_A_NODE)
        for ending in endings:
            after = duel.copy()
            finish_turn(after, ending)
            if after.winner == duel.turn:
                return [(ending, after)]
            replies.append((ending, after))
        return replies


def position_of(duel: Duel) -> Position:
    """What an open position at the start of a turn is, seen by its mover."""
    me = duel.side(duel.turn)
    foe = duel.side(1 - duel.turn)
    return me.hand, me.rising, me.falling, foe.hand, foe.rising, foe.falling
