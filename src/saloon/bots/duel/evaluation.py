"""How good the end of a turn is for the player who ends it: a sum of weighted features, in units of 1/65536 logit.

Each side has features of its own: the mover's with the hand that is left, the opponent's with all the cards that it has
left, because its hand is unknown. Each feature has two weights, for a side with all its cards left and for a side with
none, interpolated by the cards left. Integers only, so that the result is the same on every machine, compiled or not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.duel.turns import Ending
from saloon.games.duel.piles import above, below, climbs, falls, helps_falling, helps_rising
from saloon.games.duel.rules import Duel
from saloon.kernel.bits import count, lowest

if TYPE_CHECKING:
    from mypy_extensions import i64

LOGIT: Final = 65536
WON: Final = 1000000000000
CERTAIN: Final = 1000  # a chance in thousandths
FULL: Final = 58

# Features of a side, in the order of their weights.
SIDE_FEATURES: Final = (
    "here",  # 16, always
    "steps",  # steps laid on both piles
    "steps squared",  # the squares of both, over 16
    "crossed",  # steps by which the rising pile is above the falling one
    "left",  # cards left in hand and draw pile
    "dead",  # cards left that fit neither pile
    "free",  # cards left that fit both piles
    "narrow",  # cards left that fit the pile for which fewer are left
    "near",  # cards left within five of a top
    "nearish",  # cards left within ten of a top
    "pairs",  # cards left that are ten apart and make a back-jump possible
    "jumps",  # cards left that could jump back at once
    "stuck",  # thousandths of the chance to be unable to lay two cards next turn
    "hand",  # cards in hand at the start of the next turn
)
HAND_FEATURES: Final = (
    "hand near",  # cards in hand within three of a top
    "hand nearish",  # four to ten from a top
    "hand dead",  # cards in hand that fit neither pile
    "hand pairs",  # pairs in hand ten apart which still fit
    "hand jumps",  # back-jumps in hand
    "cheapest",  # steps of the cheapest card in hand that fits
    "second",  # steps of the second cheapest
    "favour",  # steps that the cheapest help would give the opponent, 20 if there is none
)
SIDES: Final = 14
OWN: Final = 22
FEATURES: Final = 2 * (SIDES + OWN)  # early and late weights of the own side, then of the opponent's
NO_FAVOUR: Final = 20
NO_PLAY: Final = 30
NO_FIT: Final = 99


def mix(weights: list[int], first: i64, features: i64) -> list[list[i64]]:
    """The weights of a side for every number of cards left: from the late ones at 0 to the early ones at 58."""
    mixed: list[list[i64]] = []
    for left in range(FULL + 1):
        row: list[i64] = []
        for feature in range(features):
            early = weights[first + 2 * feature]
            late = weights[first + 2 * feature + 1]
            row.append((early * left + late * (FULL - left)) // FULL)
        mixed.append(row)
    return mixed


class Evaluation:
    """Evaluates the endings of a turn with a set of weights."""

    def __init__(self, weights: list[int]) -> None:
        self.own_weights: list[list[i64]] = mix(weights, 0, OWN)
        self.foe_weights: list[list[i64]] = mix(weights, 2 * OWN, SIDES)
        # The same for a whole turn
        self.deck: i64 = 0
        self.deck_size: i64 = 0
        self.foe_left: i64 = 0
        self.foe_left_size: i64 = 0
        self.foe_hand_size: i64 = 0
        self.lone_suffices: bool = False
        # The opponent's side that was evaluated last
        self.foe_rising: i64 = 0
        self.foe_falling: i64 = 0
        self.foe_worth: i64 = 0

    def begin(self, duel: Duel) -> None:
        """Get ready to evaluate the endings of this turn."""
        me = duel.side(duel.turn)
        foe = duel.side(1 - duel.turn)
        self.deck = me.deck
        self.deck_size = me.deck_size
        self.foe_left = foe.hand | foe.deck
        self.foe_hand_size = foe.hand_size
        self.foe_left_size = foe.hand_size + foe.deck_size
        self.lone_suffices = duel.terms.last_card_exception
        self.foe_rising = 0

    def judge(self, ending: Ending) -> i64:
        """The value of an ending."""
        if ending.wins:
            return WON
        if ending.foe_rising != self.foe_rising or ending.foe_falling != self.foe_falling:
            self.foe_rising = ending.foe_rising
            self.foe_falling = ending.foe_falling
            self.foe_worth = self.judge_foe()
        left = ending.hand_size + self.deck_size
        weights = self.own_weights[left]
        return (
            side_worth(
                weights,
                ending.hand | self.deck,
                left,
                ending.rising,
                ending.falling,
                self.own_stuck(ending),
                ending.hand_size + ending.draws,
            )
            + hand_worth(weights, ending)
            + self.foe_worth
        )

    def judge_foe(self) -> i64:
        """What the opponent's side, about to move, is worth to the player who ends the turn."""
        left = self.foe_left_size
        return side_worth(
            self.foe_weights[left],
            self.foe_left,
            left,
            self.foe_rising,
            self.foe_falling,
            self.foe_stuck(),
            self.foe_hand_size,
        )

    def own_stuck(self, ending: Ending) -> i64:
        """Thousandths of the chance that the next turn of this player has no two cards to lay."""
        size = ending.hand_size + ending.draws
        if size == 0:
            return 0
        if size == 1:
            return 0 if self.lone_suffices else CERTAIN  # TG-R3
        hand = ending.hand
        own = climbs(ending.rising) | falls(ending.falling)
        helping = helps_rising(ending.foe_rising) | helps_falling(ending.foe_falling)
        fit = count(hand & own)
        if fit >= 2 or (fit == 1 and hand & helping & ~own):
            return 0
        fitting = count(self.deck & own)
        rest = self.deck_size - fitting
        none = all_from(rest, self.deck_size, ending.draws)
        if fit == 1 or hand & helping:
            return none
        return none + one_from(fitting, rest, self.deck_size, ending.draws)

    def foe_stuck(self) -> i64:
        """Thousandths of the chance that the opponent, about to move, has no two cards to lay; helps are left out."""
        size = self.foe_hand_size
        if size == 1:
            return 0 if self.lone_suffices else CERTAIN
        own = climbs(self.foe_rising) | falls(self.foe_falling)
        fits = count(self.foe_left & own)
        bad = self.foe_left_size - fits
        return all_from(bad, self.foe_left_size, size) + one_from(fits, bad, self.foe_left_size, size)


def side_worth(weights: list[i64], cards: i64, left: i64, rising: i64, falling: i64, stuck: i64, hand_size: i64) -> i64:
    """The features that both sides have, weighted."""
    low = lowest(rising)
    high = lowest(falling)
    fit_rising = cards & above(rising)
    fit_falling = cards & below(falling)
    many_rising = count(fit_rising)
    many_falling = count(fit_falling)
    live = count(fit_rising | fit_falling)
    climbed = low - 1
    sunk = FULL + 2 - high
    near_rising = (cards >> (low + 1)) & 1023
    near_falling = (cards >> (high - 10)) & 1023 if high >= 10 else (cards << (10 - high)) & 1023
    worth: i64 = weights[0] * 16
    worth += weights[1] * (climbed + sunk)
    worth += weights[2] * ((climbed * climbed + sunk * sunk) // 16)
    worth += weights[3] * (low - high if low > high else 0)
    worth += weights[4] * left
    worth += weights[5] * (left - live)
    worth += weights[6] * (many_rising + many_falling - live)
    worth += weights[7] * (min(many_falling, many_rising))
    worth += weights[8] * (count(near_rising & 31) + count(near_falling & 992))
    worth += weights[9] * (count(near_rising) + count(near_falling))
    worth += weights[10] * count((fit_rising & fit_rising >> 10) | (fit_falling & fit_falling >> 10))
    worth += weights[11] * (count(cards & rising >> 10) + ((cards >> (high + 10)) & 1 if high < 50 else 0))
    worth += weights[12] * stuck
    return worth + weights[13] * hand_size


def hand_worth(weights: list[i64], ending: Ending) -> i64:
    """The features of the hand that is left, weighted."""
    low = lowest(ending.rising)
    high = lowest(ending.falling)
    foe_low = lowest(ending.foe_rising)
    foe_high = lowest(ending.foe_falling)
    near: i64 = 0
    nearish: i64 = 0
    dead: i64 = 0
    jumps: i64 = 0
    cheapest: i64 = NO_PLAY
    second: i64 = NO_PLAY
    favour: i64 = NO_FAVOUR
    hand = ending.hand
    pairs = count(hand & (hand >> 10) & (above(ending.rising) | below(ending.falling) >> 10))
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        steps = steps_of(card, low, high)
        if steps < 0:
            jumps += 1
        elif steps <= 3:
            near += 1
        elif steps <= 10:
            nearish += 1
        elif steps == NO_FIT:
            dead += 1
        if steps < cheapest:
            second = cheapest
            cheapest = steps
        elif steps < second:
            second = steps
        given = given_by(card, foe_low, foe_high)
        if given < favour:
            favour = given
    worth: i64 = weights[14] * near
    worth += weights[15] * nearish
    worth += weights[16] * dead
    worth += weights[17] * pairs
    worth += weights[18] * jumps
    worth += weights[19] * cheapest
    worth += weights[20] * second
    return worth + weights[21] * favour


def steps_of(card: i64, low: i64, high: i64) -> i64:
    """The steps that a card takes on the better of the own piles; below zero for a back-jump."""
    if card == low - 10 or card == high + 10:
        return -10
    steps: i64 = NO_FIT
    if card > low:
        steps = card - low
    if card < high and high - card < steps:
        steps = high - card
    return steps


def given_by(card: i64, foe_low: i64, foe_high: i64) -> i64:
    """The steps that a card gives the opponent where it helps least."""
    given: i64 = NO_FIT
    if card < foe_low:
        given = foe_low - card
    if card > foe_high and card - foe_high < given:
        given = card - foe_high
    return given


def all_from(part: i64, whole: i64, draws: i64) -> i64:
    """Thousandths of the chance that all cards drawn belong to a part of the whole."""
    if part < draws:
        return 0
    chance: i64 = CERTAIN * 1000
    while draws > 0:
        chance = chance * part // whole
        part -= 1
        whole -= 1
        draws -= 1
    return chance // 1000


def one_from(part: i64, rest: i64, whole: i64, draws: i64) -> i64:
    """Thousandths of the chance that exactly one of the cards drawn belongs to the part and the others to the rest."""
    if draws == 0 or rest < draws - 1 or part == 0:
        return 0
    chance: i64 = CERTAIN * 1000 * draws * part // whole
    whole -= 1
    draws -= 1
    while draws > 0:
        chance = chance * rest // whole
        rest -= 1
        whole -= 1
        draws -= 1
    return chance // 1000
