"""Searches of a turn: for the best ending by the evaluation, for all endings, and for the next move towards one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.duel.evaluation import WON, Evaluation
from saloon.bots.duel.turns import ANY_NUMBER, Ending, Turns
from saloon.games.duel.rules import Duel
from saloon.games.duel.turns import end_turn, finish

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -WON
NO_ENDING: Final = Ending(0, 0, 0, 0, 0, 0, 0, 0, False)


class BestTurn(Turns):
    """Finds the ending that the evaluation likes best."""

    def __init__(self, evaluation: Evaluation, most: i64 = ANY_NUMBER) -> None:
        super().__init__(most)
        self.evaluation: Evaluation = evaluation
        self.best: Ending = NO_ENDING
        self.best_score: i64 = NEVER

    def find(self, duel: Duel) -> Ending:
        """The best ending of the turn that is being played, the first of equals."""
        self.best_score = NEVER
        self.evaluation.begin(duel)
        self.walk(duel)
        return self.best

    def found(self, ending: Ending) -> None:
        """Keep an ending that is better than the best so far."""
        score = self.evaluation.judge(ending)
        if score > self.best_score:
            ending.score = score
            self.best = ending
            self.best_score = score
            self.stopped = score == WON


class AllTurns(Turns):
    """Lists every ending with its evaluation."""

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__()
        self.evaluation: Evaluation = evaluation
        self.endings: list[Ending] = []

    def ranked(self, duel: Duel) -> list[Ending]:
        """Every ending of the turn that is being played, the best first."""
        self.endings = []
        self.evaluation.begin(duel)
        self.walk(duel)
        self.endings.sort(key=score_of, reverse=True)
        return self.endings

    def found(self, ending: Ending) -> None:
        """Note the ending."""
        ending.score = self.evaluation.judge(ending)
        self.endings.append(ending)


class WayTo(Turns):
    """Finds the next move towards an ending."""

    def __init__(self) -> None:
        super().__init__()
        self.goal: Ending = NO_ENDING
        self.move: i64 = -1

    def find(self, duel: Duel, goal: Ending) -> i64:
        """A move that leads to the goal, -1 if none does."""
        self.goal = goal
        self.move = -1
        self.walk(duel)
        return self.move

    def found(self, ending: Ending) -> None:
        """Stop at the goal."""
        if ending.same_as(self.goal):
            self.move = ending.move
            self.stopped = True


def score_of(ending: Ending) -> int:
    """The key that sorts endings."""
    return ending.score


def finish_turn(duel: Duel, ending: Ending) -> None:
    """Play the rest of the turn in one step, in place: the same as laying the cards of the ending and `end`."""
    seat = duel.turn
    me = duel.side(seat)
    foe = duel.side(1 - seat)
    duel.laid += me.hand_size - ending.hand_size
    me.hand = ending.hand
    me.hand_size = ending.hand_size
    if me.rising != ending.rising:
        me.rising = ending.rising
        me.rising_helped = False
    if me.falling != ending.falling:
        me.falling = ending.falling
        me.falling_helped = False
    if foe.rising != ending.foe_rising:
        foe.rising = ending.foe_rising
        foe.rising_helped = True
    if foe.falling != ending.foe_falling:
        foe.falling = ending.foe_falling
        foe.falling_helped = True
    duel.helped = ending.helped
    if ending.wins:
        finish(duel, seat, True, None)
    else:
        end_turn(duel, seat, None)
