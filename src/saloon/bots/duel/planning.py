"""The best ending of a turn by the evaluation, all endings with their worth, and the way to one of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.duel.evaluation import WON, Evaluation
from saloon.bots.duel.turns import Ending, Turns
from saloon.games.duel.rules import END, Duel

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -1000000000000000


class BestTurn(Turns):
    """Finds the ending that the evaluation likes best."""

    def __init__(self, evaluation: Evaluation, most: i64 = 6) -> None:
        super().__init__(most)
        self.evaluation: Evaluation = evaluation
        self.best: Ending = Ending(0, 0, 0, 0, 0, 0, 0, False)
        self.best_score: i64 = NEVER

    def find(self, duel: Duel) -> Ending:
        """The best ending of the turn that is being played; it is overwritten by the next search."""
        self.best_score = NEVER
        self.evaluation.begin(duel)
        self.walk(duel)
        self.best.score = self.best_score
        return self.best

    def found(
        self,
        hand: i64,
        hand_size: i64,
        rising: i64,
        falling: i64,
        foe_rising: i64,
        foe_falling: i64,
        draws: i64,
        wins: bool,
    ) -> None:
        """Keep an ending that is better than the best so far."""
        if wins:
            score: i64 = WON
            self.stopped = True
        else:
            score = self.evaluation.judge(hand, hand_size, rising, falling, foe_rising, foe_falling, draws)
        if score > self.best_score:
            self.best_score = score
            best = self.best
            best.hand = hand
            best.hand_size = hand_size
            best.rising = rising
            best.falling = falling
            best.foe_rising = foe_rising
            best.foe_falling = foe_falling
            best.draws = draws
            best.wins = wins
            best.move = self.first if self.first >= 0 else END


class AllTurns(Turns):
    """Lists every ending with its worth."""

    def __init__(self, evaluation: Evaluation) -> None:
        super().__init__()
        self.evaluation: Evaluation = evaluation
        self.endings: list[Ending] = []

    def list_endings(self, duel: Duel) -> list[Ending]:
        """Every ending of the turn that is being played, in no special order."""
        self.endings = []
        self.evaluation.begin(duel)
        self.walk(duel)
        return self.endings

    def found(
        self,
        hand: i64,
        hand_size: i64,
        rising: i64,
        falling: i64,
        foe_rising: i64,
        foe_falling: i64,
        draws: i64,
        wins: bool,
    ) -> None:
        """Note the ending."""
        ending = Ending(hand, hand_size, rising, falling, foe_rising, foe_falling, draws, wins)
        ending.move = self.first if self.first >= 0 else END
        if wins:
            ending.score = WON
        else:
            ending.score = self.evaluation.judge(hand, hand_size, rising, falling, foe_rising, foe_falling, draws)
        self.endings.append(ending)


class WayTo(Turns):
    """Finds the next move towards an ending."""

    def __init__(self) -> None:
        super().__init__()
        self.goal: Ending = Ending(0, 0, 0, 0, 0, 0, 0, False)
        self.move: i64 = -1

    def find(self, duel: Duel, goal: Ending) -> i64:
        """A move that leads to the goal, -1 if none does."""
        self.goal = goal
        self.move = -1
        self.walk(duel)
        return self.move

    def found(
        self,
        hand: i64,
        hand_size: i64,
        rising: i64,
        falling: i64,
        foe_rising: i64,
        foe_falling: i64,
        draws: i64,
        wins: bool,
    ) -> None:
        """Stop at the goal."""
        goal = self.goal
        if (
            hand == goal.hand
            and rising == goal.rising
            and falling == goal.falling
            and foe_rising == goal.foe_rising
            and foe_falling == goal.foe_falling
        ):
            self.move = self.first if self.first >= 0 else END
            self.stopped = True


def finish_turn(duel: Duel, ending: Ending) -> None:
    """Play the rest of the turn at once, in place: what laying the cards of the ending and `end` would do."""
    seat = duel.turn
    me = duel.side(seat)
    foe = duel.side(1 - seat)
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
        duel.helped = True
    if foe.falling != ending.foe_falling:
        foe.falling = ending.foe_falling
        foe.falling_helped = True
        duel.helped = True
    if ending.wins:
        duel.finish(seat, True, None)
    else:
        duel.end(seat, None)
