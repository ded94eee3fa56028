"""A model of how a person reads the cards on the table: how long it takes, and with which mistakes.

Each card takes time to find among those not looked at yet (Hick's law: the logarithm of their number), to read, and to
turn upright in the mind (Shepard and Metzler: in proportion to the angle). Bent fingers take time as well. The sum is
spread like people's reaction times, by a normal and an exponential part (an ex-Gaussian).

The mistakes are those of people: a hand is taken for the other one, most often when it lies upside down; a digit for
its neighbour; a card is overlooked; a pair or an open hand is forgotten; and in the end both hands are swapped.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from saloon.games.jane.answer import BULLETS, POSE, shown_by
from saloon.kernel.bits import count, only
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64

STRAIGHT: Final = 180.0  # degrees at which a card is upside down
FASTEST: Final = 0.15  # seconds; nobody reacts to anything in less
OPEN: Final = 5  # the pose without a bent digit
POSES: Final = 6  # of each hand
WORD: Final = 4294967296.0  # what a draw of 32 bits stays below


class Reflexes:
    """The parameters of a person: seconds and probabilities."""

    def __init__(
        self,
        *,
        notice: float,
        search: float,
        read: float,
        turn: float,
        pair: float,
        bend: float,
        scatter: float,
        tail: float,
        mirror: float,
        slip: float,
        miss: float,
        forget: float,
        swap: float,
    ) -> None:
        self.notice: float = notice  # until anything is done, and the hands are down
        self.search: float = search  # for each doubling of the cards still to be looked at
        self.read: float = read  # a card
        self.turn: float = turn  # a card that lies upside down; less for smaller angles
        self.pair: float = pair  # cards that cancel each other
        self.bend: float = bend  # a digit
        self.scatter: float = scatter  # standard deviation, as a share of the time
        self.tail: float = tail  # mean of the exponential part
        self.mirror: float = mirror  # left for right, on a card that lies upside down
        self.slip: float = slip  # a digit for its neighbour
        self.miss: float = miss  # a card not seen
        self.forget: float = forget  # a pair, or an open hand
        self.swap: float = swap  # both hands in the end


class Glance:
    """A person's answer to the cards, and the seconds that it took."""

    def __init__(self, lock: i64, seconds: float) -> None:
        self.lock: i64 = lock
        self.seconds: float = seconds


def uniform(rng: Rng) -> float:
    """A number above 0, up to 1."""
    return (float(rng.next()) + 1.0) / WORD


def chance(rng: Rng, probability: float) -> bool:
    """Whether something of this probability happens."""
    return uniform(rng) <= probability


def scattered(seconds: float, person: Reflexes, rng: Rng) -> float:
    """A reaction time around this one: its normal part by Box and Muller, and an exponential tail."""
    normal = math.sqrt(-2.0 * math.log(uniform(rng))) * math.cos(2.0 * math.pi * uniform(rng))
    late = -person.tail * math.log(uniform(rng))
    return max(FASTEST, seconds * (1.0 + person.scatter * normal) + late)


def away(turn: i64) -> float:
    """How far from upright a card lies, from 0 to 1."""
    return float(turn if turn <= 180 else 360 - turn) / STRAIGHT


def look_at(cards: list[int], turns: list[int], person: Reflexes, mats: bool, rng: Rng) -> Glance:
    """Read the cards; with `mats` that tell the hands, fewer are taken for the other hand."""
    seconds = person.notice
    odd: i64 = 0
    left = len(cards)
    for place, card in enumerate(cards):
        upside = away(turns[place])
        seconds += person.search * math.log2(1.0 + left) + person.read + person.turn * upside
        left -= 1
        if chance(rng, person.miss):
            continue
        mirrored = person.mirror * (0.25 + 0.75 * upside) * (0.3 if mats else 1.0)
        pose = misread(POSE[card], person, mirrored, rng)
        if not odd & only(pose):
            odd |= only(pose)
            continue
        seconds += person.pair
        if not chance(rng, person.forget):
            odd ^= only(pose)
    lock = bent(odd & 63, person, rng) | bent(odd >> POSES, person, rng) << 5
    if chance(rng, person.swap):
        lock = lock >> 5 | (lock & 31) << 5
    seconds += person.bend * float(count(lock))
    return Glance(lock, scattered(seconds, person, rng))


def misread(pose: i64, person: Reflexes, mirrored: float, rng: Rng) -> i64:
    """The pose that a person sees on a card: perhaps of the other hand, perhaps of the digit beside it."""
    hand, digit = pose // POSES, pose % POSES
    if chance(rng, mirrored):
        hand = 1 - hand
    if digit != OPEN and chance(rng, person.slip):
        digit = digit + 1 if digit == 0 or (digit < OPEN - 1 and rng.below(2) == 0) else digit - 1
    return hand * POSES + digit


def bent(odd: i64, person: Reflexes, rng: Rng) -> i64:
    """What a person shows for the poses of one hand; sometimes the open hand is forgotten."""
    if odd & only(OPEN) and chance(rng, person.forget):
        return odd & 31
    return shown_by(odd)


def count_bullets(cards: list[int], hand: i64, person: Reflexes, rng: Rng) -> i64:
    """The bullets that a person sees on the cards of a hand."""
    seen: i64 = 0
    for card in cards:
        if BULLETS[hand] & only(card) and not chance(rng, person.miss + person.slip):
            seen += 1
    return seen


def draw_after(cards: int, person: Reflexes, rng: Rng) -> float:
    """Seconds until a stick-up: only bullets are looked for, so no card is turned or fully read."""
    seconds = person.notice + cards * (person.search + 0.4 * person.read) + 2.0 * person.bend
    return scattered(seconds, person, rng)
