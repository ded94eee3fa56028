"""The small questions outside of a turn: where to start, what to buy, what to let go, where to flee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.question_context import QuestionContext
from saloon.games.joe import codes
from saloon.games.joe.box.constants import CAST, GUNS, KNIFE, NOBODY, NOTHING, PRICE, WHISKY
from saloon.games.joe.flow.shop import purse_of
from saloon.games.joe.position.seat_frames import Shop
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind

FIREARMS: Final = (2, 0, 1, 3)  # what to buy first: carbine, colt, sawed-off, rifle
SUPPLIES: Final = (6, 4, 5)  # whisky, dynamite, knife
CHEAP: Final = (1, 3, 0, 2)  # firearms by their prices
CHEAPEST_GUN: Final = 20  # dollars
DEAR: Final = (9, 8, 7, 6, 3, 2, 4, 1, 10, 11, 12)  # what to keep, by kind: gold before guns before the rest
ROPE_KNIFE: Final = 5  # the same for a knife where somebody is tied


def starting_place(bot: QuestionContext) -> i64:
    """Near to the goal for who must come there; anywhere for who waits, and for objects."""
    if bot.joe.scenario.preventer == bot.me.side or bot.me.zone >= 0:
        return bot.any_move()
    bot.seek()
    best: i64 = NOBODY
    nearest: i64 = 0
    for move in bot.legal:
        far = bot.goals.way_from(codes.zone_in(move))
        if best < 0 or far < nearest:
            best = move
            nearest = far
    return bot.any_move() if nearest == 0 else best


def next_ware(bot: QuestionContext) -> i64:
    """A firearm, then what fills the pockets, then another one; but friends without any come before that."""
    armed = bot.me.first_gun != NOTHING
    left = purse_of(bot.joe, bot.who) - CHEAPEST_GUN * unarmed_friends(bot)
    for ware in SUPPLIES if armed and bot.me.has_room(WHISKY) else FIREARMS:
        price: i64 = PRICE[ware]
        if bot.may(codes.BUY + ware) and price <= left and not (ware == WHISKY and bot.me.holds(WHISKY)):
            return codes.BUY + ware
    if not armed:
        for ware in CHEAP:
            if bot.may(codes.BUY + ware):
                return codes.BUY + ware
    return bot.legal[len(bot.legal) - 1]


def unarmed_friends(bot: QuestionContext) -> i64:
    """How many others of the side still need a firearm and wait for their turn in the shop."""
    frame = bot.joe.top()
    assert isinstance(frame, Shop)
    shoppers = frame.shoppers
    found: i64 = 0
    for number in range(CAST):
        other = bot.joe.cast[number]
        if shoppers & only(number) and number != bot.who and other.side == bot.me.side and other.first_gun == NOTHING:
            found += 1
    return found


def is_gain(bot: QuestionContext, kind: Kind) -> bool:
    """Whether an object is worth more than what one would have to drop for it."""
    if bot.me.has_room(kind):
        return True
    guns = only(GUNS) - 1
    mine = bot.me.kinds() & (guns if kind < GUNS else ~guns)
    while mine:
        if dearness(bot, lowest(mine)) < dearness(bot, kind):
            return True
        mine &= mine - 1
    return False


def cheapest(bot: QuestionContext) -> i64:
    """What one can do without."""
    best: i64 = bot.legal[0]
    for move in bot.legal:
        if dearness(bot, codes.thing_in(move)) < dearness(bot, codes.thing_in(best)):
            best = move
    return best


def dearness(bot: QuestionContext, kind: Kind) -> i64:
    """What one keeps longer than other things: where somebody is tied, a knife too."""
    return ROPE_KNIFE if kind == KNIFE and bot.joe.scenario.ropes else DEAR[kind]


def safest(bot: QuestionContext) -> i64:
    """Out of sight, or where fewest can shoot."""
    best: i64 = NOBODY
    least: i64 = 0
    for move in bot.legal:
        if codes.is_walk(move):
            danger = bot.expected.danger(codes.zone_in(move))
            if best < 0 or danger < least:
                best = move
                least = danger
    return best if best >= 0 else bot.legal[0]
