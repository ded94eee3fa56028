"""What becomes of a plan: the match is played on a little, again and again, with jokers and cards imagined anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.evaluation import evaluate, final_value
from saloon.bots.joe.plans import Plan, find_plans
from saloon.bots.joe.policy import Policy
from saloon.bots.search_budget import SearchBudget
from saloon.games.joe.box.constants import CAST, PLAYING
from saloon.games.joe.position import frames
from saloon.games.joe.position.nature_frames import DrawMarker
from saloon.games.joe.rules import Joe
from saloon.kernel.bits import lowest
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Seat, Side

FIRST_ROUNDS: Final = 3  # how many more rounds one looks ahead from the opening


class RolloutSearch:
    """Compares plans by looking ahead. Everybody follows the policy; the evaluation judges where it stops."""

    def __init__(self, rounds: i64) -> None:
        self.rounds: i64 = rounds  # how far it looks

    def choose(self, joe: Joe, seat: Seat, rng: Rng, purse: SearchBudget) -> Plan:
        """The most hopeful plan, if it is better than the usual one beyond doubt.

        Halves the others as often as it can, each time better informed.
        """
        plans = find_plans(joe, joe.answers(seat), rng)
        usual = plans[0]
        others = plans[1:]
        stages = halvings(len(others)) + 1
        for stage in range(1, stages + 1):
            while others and not purse.has_spent(stage, stages):
                self.look(joe, seat, usual, others, rng)
                purse.spend(self.price(joe) * (1 + len(others)))
            others.sort(key=mean_of, reverse=True)
            others = others[: (len(others) + 1) // 2]
        if others and (others[0].is_better() or (usual.move >= 0 and others[0].gain > 0)):
            return others[0]
        return usual

    def price(self, joe: Joe) -> i64:
        """How many rounds a plan is played on for: the opening counts longest."""
        return self.rounds + FIRST_ROUNDS if joe.top().kind == frames.PLACE else self.rounds

    def look(self, joe: Joe, seat: Seat, usual: Plan, others: list[Plan], rng: Rng) -> None:
        """Imagine what is hidden once, and look at the future of every plan with the same luck."""
        world = joe.imagine(seat, rng)
        luck = Rng(rng.next())
        value = self.future(world.copy(), seat, usual, luck.copy())
        usual.see(value, value)
        for plan in others:
            plan.see(self.future(world.copy(), seat, plan, luck.copy()), value)

    def future(self, joe: Joe, seat: Seat, plan: Plan, luck: Rng) -> i64:
        """The chance to win of a seat's side, as it looks some rounds after this plan."""
        side: Side = joe.seat_side[seat]
        chapter = joe.chapter
        policy = Policy(joe, luck)
        markers = self.price(joe) * in_play(joe)
        if plan.move >= 0:
            joe.apply(seat, plan.move)
        else:
            policy.send(plan.zone)
        over = play_on(joe, chapter, policy, luck, markers)
        return final_value(joe, side) if over else evaluate(joe, side)


def play_on(joe: Joe, chapter: i64, policy: Policy, luck: Rng, markers: i64) -> bool:
    """Let everybody follow the policy until so many were activated; whether the scenario is over before that."""
    while joe.movers and joe.chapter == chapter:
        if joe.movers == NATURE_BIT:
            if isinstance(joe.top(), DrawMarker):
                if markers == 0:
                    return False
                markers -= 1
            joe.apply(NATURE, joe.draw(luck))
        else:
            mover = lowest(joe.movers)
            joe.apply(mover, policy.decide(joe.answers(mover)))
    return True


def halvings(width: i64) -> i64:
    """How often something can be halved until one is left."""
    found: i64 = 0
    while width > 1:
        width = (width + 1) // 2
        found += 1
    return found


def in_play(joe: Joe) -> i64:
    """How many characters are in play."""
    found: i64 = 0
    for number in range(CAST):
        if joe.cast[number].status == PLAYING:
            found += 1
    return found


def mean_of(plan: Plan) -> int:
    """What the rollouts say of a plan."""
    return plan.mean()
