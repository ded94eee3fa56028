"""What a decision was worth beside others: each of them played on a little, with the same hidden cards and luck."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Final

from msgspec import Struct

from saloon.bots.joe.plans import NO_MOVE, Plan, find_plans
from saloon.bots.joe.policy import Policy
from saloon.bots.joe.rollout import play_on
from saloon.bots.joe.win_chance import final_chances, win_chances
from saloon.games.joe import codes
from saloon.games.joe.box.constants import NOBODY
from saloon.games.joe.moves import MOVES
from saloon.games.joe.rules import Joe
from saloon.kernel import Rng

HORIZON: Final = 3  # activations that are played on
CERTAINTY: Final = 2  # standard errors that a difference must be away from nothing


class Decision(Struct, frozen=True):
    """What a seat did at a position: a move, or a walk to a zone."""

    index: int  # of its first move in the record
    seat: int
    joe: Joe
    plan: Plan


class Option(Struct):
    """A plan, how it is told, and the chances to win that were seen behind it."""

    plan: Plan
    text: str
    seen: list[float]

    @property
    def chance(self) -> float:
        """To win, on average."""
        return fmean(self.seen)


def options_of(decision: Decision, rng: Rng) -> list[Option]:
    """What was done, then what a bot thinks of, the policy first; nothing twice."""
    world = decision.joe.imagine(decision.seat, rng)
    legal = world.answers(decision.seat)
    found = {text_of(decision.plan): decision.plan}
    for plan in find_plans(world, legal, rng):
        found.setdefault(text_of(plan if plan.move >= 0 or plan.zone >= 0 else policy_at(world, legal, rng)), plan)
    return [Option(plan, text, []) for text, plan in found.items()]


def shortlist(options: list[Option]) -> list[Option]:
    """What was done, what the policy would do, the best place to go to and the best attack."""
    walks = [option for option in options[2:] if option.plan.move == NO_MOVE]
    attacks = [option for option in options[2:] if option.plan.move >= 0 and codes.is_attack(option.plan.move)]
    return [*options[:2], *walks[:1], *attacks[:1]]


def policy_at(joe: Joe, legal: list[int], rng: Rng) -> Plan:
    """What the policy would do, as a plan that can be told."""
    policy = Policy(joe, rng.copy())
    move = policy.decide(legal)
    return Plan(NO_MOVE, policy.bound_for) if codes.is_walk(move) and policy.bound_for >= 0 else Plan(move, NOBODY)


def text_of(plan: Plan) -> str:
    """A plan as the text of a move: a walk as its last step."""
    return MOVES.text(plan.move if plan.move >= 0 else codes.GO + plan.zone)


def look(decision: Decision, options: list[Option], rng: Rng) -> None:
    """Imagine what is hidden once, and see what becomes of every option with the same luck."""
    world = decision.joe.imagine(decision.seat, rng)
    luck = Rng(rng.next())
    side = world.seat_side[decision.seat]
    for option in options:
        option.seen.append(roll_out(world.copy(), luck.copy(), decision.seat, option.plan)[side])


def roll_out(joe: Joe, luck: Rng, seat: int = NOBODY, plan: Plan | None = None) -> list[float]:
    """The chances of all sides some activations later: a seat has followed its plan, and all others the policy."""
    chapter, sides = joe.chapter, joe.scenario.sides
    policy = Policy(joe, luck)
    if plan is not None and plan.move >= 0:
        joe.apply(seat, plan.move)
    elif plan is not None:
        policy.send(plan.zone)
    over = play_on(joe, chapter, policy, luck, HORIZON)
    return final_chances(joe, sides) if over else win_chances(joe)


def cost_of(made: Option, best: Option) -> float:
    """What was given away beside the best option; 0 where chance alone may explain the difference."""
    differences = [better - worse for better, worse in zip(best.seen, made.seen, strict=True)]
    cost = fmean(differences)
    return cost if cost > CERTAINTY * stdev(differences) / sqrt(len(differences)) else 0.0
