"""Rollouts: compares the best endings of a turn by playing on from each, with hidden cards sampled anew."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from saloon.bots.duel.evaluation import LOGIT, Evaluation
from saloon.bots.duel.planning import AllTurns, BestTurn, finish_turn
from saloon.bots.duel.turns import Ending
from saloon.bots.search_budget import SearchBudget
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


class Candidate:
    """An ending that may be chosen, with the results of its rollouts."""

    def __init__(self, ending: Ending) -> None:
        self.ending: Ending = ending
        self.total: i64 = 0
        self.samples: i64 = 0

    def mean(self) -> i64:
        """The average chance to win."""
        return self.total // self.samples if self.samples else 0


class Rollouts:
    """Both sides play as the planner does; where a rollout stops, `value` evaluates the position."""

    def __init__(self, plan: Evaluation, value: Evaluation, turns: i64, most_candidates: i64, most: i64) -> None:
        self.planner: BestTurn = BestTurn(plan, most)
        self.lister: AllTurns = AllTurns(plan)
        self.value: Evaluation = value
        self.turns: i64 = turns  # length of a rollout
        self.most_candidates: i64 = most_candidates

    def choose(self, duel: Duel, rng: Rng, budget: SearchBudget) -> Ending:
        """The best ending of the turn, by sequential halving: the worse half goes after each share of the budget."""
        endings = self.lister.ranked(duel)
        best = endings[0]
        if best.wins or len(endings) == 1:
            return best
        candidates = [Candidate(ending) for ending in endings[: self.most_candidates]]
        rounds: i64 = 0
        while len(candidates) > 1 << rounds:
            rounds += 1
        stage: i64 = 0
        while len(candidates) > 1:
            stage += 1
            while not budget.has_spent(stage, rounds):
                self.sample(duel, candidates, rng, budget)
            candidates.sort(key=mean_of, reverse=True)
            candidates = candidates[: (len(candidates) + 1) // 2]
        return candidates[0].ending

    def sample(self, duel: Duel, candidates: list[Candidate], rng: Rng, budget: SearchBudget) -> None:
        """Imagine the hidden cards once and play on from every candidate, all with the same draws."""
        world = duel.imagine(duel.turn, rng)
        luck = Rng(rng.next())
        for candidate in candidates:
            candidate.total += self.play_on(world.copy(), candidate.ending, luck.copy(), budget)
            candidate.samples += 1

    def play_on(self, duel: Duel, ending: Ending, luck: Rng, budget: SearchBudget) -> i64:
        """One rollout from this ending: the chance to win of the player to move."""
        seat = duel.turn
        budget.spend(1)
        finish_turn(duel, ending)
        draw_cards(duel, luck)
        turns = self.turns
        judged: i64 = 0
        while turns > 0 and duel.movers:
            mover = duel.turn
            reply = self.planner.find(duel)
            budget.spend(1)
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


def mean_of(candidate: Candidate) -> int:
    """The key that sorts candidates."""
    return candidate.mean()
