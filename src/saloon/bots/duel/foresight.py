"""What becomes of an ending: the match is played on a little, again and again, with hands and draws imagined anew."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from saloon.bots.duel.evaluation import LOGIT, Evaluation
from saloon.bots.duel.planning import AllTurns, BestTurn, finish_turn
from saloon.bots.duel.turns import Ending
from saloon.bots.purse import Purse
from saloon.games.duel.rules import Duel
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

CERTAIN: Final = 10000  # the chance to win, in ten-thousandths
REACH: Final = 8  # logits beyond which a chance is as good as certain
FINE: Final = 64  # steps of a logit in the table
CHANCES: Final = [round(CERTAIN / (1 + math.exp(-step / FINE))) for step in range(-REACH * FINE, REACH * FINE + 1)]


def chance(score: i64) -> i64:
    """The chance to win that an evaluation stands for."""
    step = score * FINE // LOGIT + REACH * FINE
    if step < 0:
        step = 0
    if step > 2 * REACH * FINE:
        step = 2 * REACH * FINE
    return CHANCES[step]


def draw_cards(duel: Duel, rng: Rng) -> None:
    """Let nature give the cards that are due."""
    while duel.movers == NATURE_BIT:
        duel.apply(NATURE, duel.draw(rng))


class Hope:
    """A candidate for the turn, with what was seen of its future."""

    def __init__(self, ending: Ending) -> None:
        self.ending: Ending = ending
        self.total: i64 = 0
        self.looks: i64 = 0

    def mean(self) -> i64:
        """The chance to win, as far as seen."""
        return self.total // self.looks if self.looks else 0


class Foresight:
    """Compares endings by looking ahead. Both sides play as the planner does; the value judges where it stops."""

    def __init__(self, plan: Evaluation, value: Evaluation, turns: i64, candidates: i64, most: i64) -> None:
        self.planner: BestTurn = BestTurn(plan, most)
        self.lister: AllTurns = AllTurns(plan)
        self.value: Evaluation = value
        self.turns: i64 = turns  # how far it looks
        self.candidates: i64 = candidates

    def choose(self, duel: Duel, rng: Rng, purse: Purse) -> Ending:
        """The most hopeful ending of the turn. Halves the candidates as often as it can, each time better informed."""
        endings = self.lister.ranked(duel)
        best = endings[0]
        if best.wins or len(endings) == 1:
            return best
        hopes = [Hope(ending) for ending in endings[: self.candidates]]
        rounds: i64 = 0
        while len(hopes) > 1 << rounds:
            rounds += 1
        stage: i64 = 0
        while len(hopes) > 1:
            stage += 1
            while not purse.has_spent(stage, rounds):
                self.look(duel, hopes, rng, purse)
            hopes.sort(key=mean_of, reverse=True)
            hopes = hopes[: (len(hopes) + 1) // 2]
        return hopes[0].ending

    def look(self, duel: Duel, hopes: list[Hope], rng: Rng, purse: Purse) -> None:
        """Imagine the hidden cards once and look at the future of every candidate with the same luck."""
        world = duel.imagine(duel.turn, rng)
        luck = Rng(rng.next())
        for hope in hopes:
            hope.total += self.future(world.copy(), hope.ending, luck.copy(), purse)
            hope.looks += 1

    def future(self, duel: Duel, ending: Ending, luck: Rng, purse: Purse) -> i64:
        """The chance to win of the player to move, as it looks some turns after this ending."""
        seat = duel.turn
        purse.pay(1)
        finish_turn(duel, ending)
        draw_cards(duel, luck)
        turns = self.turns
        judged: i64 = 0
        while turns > 0 and duel.movers:
            mover = duel.turn
            reply = self.planner.find(duel)
            purse.pay(1)
            turns -= 1
            if turns == 0 and not reply.wins:
                self.value.begin(duel)
                judged = chance(self.value.judge(reply))
                if mover != seat:
                    judged = CERTAIN - judged
            finish_turn(duel, reply)
            if turns > 0:
                draw_cards(duel, luck)
        if duel.winner >= 0:
            return CERTAIN if duel.winner == seat else 0
        return judged


def mean_of(hope: Hope) -> int:
    """What foresight says of a candidate."""
    return hope.mean()
