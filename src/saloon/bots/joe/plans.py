"""What a marshal thinks of: places to go to before anything else, first moves, and what instinct would do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.instinct import Instinct
from saloon.bots.joe.strikes import attack_value, is_attack
from saloon.games.joe import codes, frames
from saloon.games.joe.rules import Joe
from saloon.games.joe.things import NOBODY
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

ZONES: Final = 6  # places that are looked at
ATTACKS: Final = 4
STARTS: Final = 10
NO_MOVE: Final = -1


class Plan:
    """Go somewhere, or make a move, and then follow instinct; neither of them is instinct alone."""

    def __init__(self, move: i64, zone: i64) -> None:
        self.move: i64 = move
        self.zone: i64 = zone
        self.total: i64 = 0  # what was seen of its future
        self.looks: i64 = 0

    def mean(self) -> i64:
        """The chance to win, as far as seen."""
        return self.total // self.looks if self.looks else 0


class Worth:
    """Something to choose from, with what instinct thinks of it."""

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
    """All that is worth a thought, instinct first; alone if this is nothing to plan for."""
    kind = joe.top().kind
    instinct = Instinct(joe, rng)
    plans = [Plan(NO_MOVE, NOBODY)]
    if kind not in (frames.TURN, frames.REACT, frames.PLACE) or len(legal) == 1:
        return plans
    if kind == frames.PLACE:
        return [Plan(move, NOBODY) for move in some_of(legal, rng)]
    instinct.heed(legal)
    instinct.regard(joe.top().who)
    moves = first_moves(instinct, legal)
    if kind == frames.REACT:
        return [Plan(move, NOBODY) for move in [codes.PASS, *moves]]
    plans += [Plan(NO_MOVE, zone) for zone in good_places(instinct)]
    plans += [Plan(move, NOBODY) for move in moves]
    return plans


def some_of(legal: list[int], rng: Rng) -> list[int]:
    """As many places as can be thought about, chosen at random."""
    left = legal.copy()
    while len(left) > STARTS:
        left.pop(rng.below(len(left)))
    return left


def good_places(instinct: Instinct) -> list[int]:
    """Where instinct would like to be."""
    reach, points = instinct.reach, instinct.joe.points_left
    instinct.seek()
    reach.spread(instinct.joe, instinct.me.zone, points)
    found: list[Worth] = []
    for index in range(len(reach.places)):
        zone = reach.places[index]
        found.append(Worth(zone, instinct.place_value(zone, points, reach.steps[index])))
    return best_of(found, ZONES)


def first_moves(instinct: Instinct, legal: list[int]) -> list[int]:
    """The best attacks, and everything else that is done with one's own hands."""
    attacks = [Worth(move, attack_value(instinct.reckoning, move)) for move in legal if is_attack(move)]
    moves = best_of(attacks, ATTACKS)
    for move in legal:
        handles = (move >= codes.RELOAD and move < codes.TAKE) or (move >= codes.DRINK and move <= codes.JOKER)
        if handles or move in (codes.EXIT, codes.END):
            moves.append(move)
    return moves
