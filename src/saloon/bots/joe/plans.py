"""What a marshal thinks of: places to go to before anything else, first moves, and what the policy would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.attack_value import attack_value
from saloon.bots.joe.policy import Policy
from saloon.bots.joe.small_choices import is_gain
from saloon.games.joe import codes
from saloon.games.joe.box.constants import NOBODY
from saloon.games.joe.position import frames
from saloon.games.joe.position.seat_frames import Turn
from saloon.games.joe.rules import Joe
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move, Zone

ZONES: Final = 6  # places that are looked at
ATTACKS: Final = 4
STARTS: Final = 10
NO_MOVE: Final = -1


class Plan:
    """Go somewhere, or make a move, and then follow the policy; neither of them is the policy alone."""

    def __init__(self, move: Move, zone: Zone) -> None:
        self.move: Move = move
        self.zone: Zone = zone
        self.total: i64 = 0  # what was seen of its future
        self.looks: i64 = 0
        self.gain: i64 = 0  # how much better that was than what becomes of the usual
        self.spread: i64 = 0  # the squares of these differences

    def mean(self) -> i64:
        """The chance to win, as far as seen."""
        return self.total // self.looks if self.looks else 0

    def see(self, value: i64, usual: i64) -> None:
        """What became of it once, and of the usual with the same luck."""
        self.total += value
        self.looks += 1
        self.gain += value - usual
        self.spread += (value - usual) * (value - usual)

    def is_better(self) -> bool:
        """Whether it is better than the usual by more than the standard error of what was seen."""
        return self.gain > 0 and self.gain * self.gain * (self.looks + 1) > self.looks * self.spread


class Worth:
    """Something to choose from, with what the policy thinks of it."""

    def __init__(self, what: i64, value: i64) -> None:
        self.what: i64 = what
        self.value: i64 = value


def value_of(worth: Worth) -> int:
    """For sorting."""
    return worth.value


def best_of(found: list[Worth], most: i64) -> list[int]:
    """The most promising ones."""
    found.sort(key=value_of, reverse=True)
    return [worth.what for worth in found[:most]]


def find_plans(joe: Joe, legal: list[int], rng: Rng) -> list[Plan]:
    """All that is worth a thought, the usual first: the policy. It is alone if this is nothing to plan for."""
    frame = joe.top()
    usual = Plan(NO_MOVE, NOBODY)
    if frame.kind not in (frames.TURN, frames.REACT, frames.PLACE) or len(legal) == 1:
        return [usual]
    if frame.kind == frames.PLACE:
        return [Plan(move, NOBODY) for move in some_of(legal, rng)]
    policy = Policy(joe, rng)
    wish = policy.decide(legal)
    bound_for = policy.bound_for
    plans = [usual]
    if isinstance(frame, Turn):
        there = bound_for if wish < joe.village.size else joe.cast[frame.who].zone
        plans += [Plan(NO_MOVE, zone) for zone in good_places(policy) if zone != there]
    return plans + [Plan(move, NOBODY) for move in first_moves(policy, legal) if move != wish]


def some_of(legal: list[int], rng: Rng) -> list[int]:
    """As many places as can be thought about, chosen at random."""
    left = legal.copy()
    while len(left) > STARTS:
        left.pop(rng.below(len(left)))
    return left


def good_places(policy: Policy) -> list[int]:
    """Where the policy would like to be."""
    reach, points = policy.reach, policy.joe.points_left
    policy.seek()
    reach.spread(policy.joe, policy.me.zone, points)
    found: list[Worth] = []
    for index in range(len(reach.places)):
        zone = reach.places[index]
        found.append(Worth(zone, policy.place_value(zone, points, reach.steps[index])))
    return best_of(found, ZONES)


def first_moves(policy: Policy, legal: list[int]) -> list[int]:
    """The best attacks, and everything else that is done with one's own hands."""
    attacks = [Worth(move, attack_value(policy.expected, move)) for move in legal if codes.is_attack(move)]
    moves = best_of(attacks, ATTACKS)
    for move in legal:
        if codes.is_pick(move) and not is_gain(policy, codes.thing_in(move)):
            continue  # something would be dropped that is worth as much
        handles = (move >= codes.RELOAD and move < codes.TAKE) or (move >= codes.DRINK and move <= codes.JOKER)
        if handles or move in (codes.EXIT, codes.END, codes.PASS):
            moves.append(move)
    return moves
