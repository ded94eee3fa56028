"""The small questions outside of a turn: where to start, what to buy, what to let go, where to flee."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.attention import Attention
from saloon.games.joe import codes
from saloon.games.joe.things import KNIFE, NOBODY

if TYPE_CHECKING:
    from mypy_extensions import i64

WARES: Final = (2, 0, 1, 3, 6, 4, 5)  # what to buy first: carbine, colt, sawed-off, rifle, whisky, dynamite, knife
DEAR: Final = (9, 8, 7, 6, 3, 2, 4, 1, 10, 11, 12)  # what to keep, by kind: gold before guns before the rest
ROPE_KNIFE: Final = 5  # the same for a knife where somebody is tied


def starting_place(bot: Attention) -> i64:
    """Near to the goal for who must come there; anywhere for who waits, and for objects."""
    if bot.joe.setting.preventer == bot.me.side or bot.me.zone >= 0:
        return bot.any_move()
    bot.seek()
    best: i64 = NOBODY
    nearest: i64 = 0
    for move in bot.legal:
        far = bot.goals.way_from(move - codes.PLACE)
        if best < 0 or far < nearest:
            best = move
            nearest = far
    return bot.any_move() if nearest == 0 else best


def next_ware(bot: Attention) -> i64:
    """The next thing to buy: a firearm, then what the money is enough for."""
    for ware in WARES:
        if bot.may(codes.BUY + ware):
            return codes.BUY + ware
    return bot.legal[len(bot.legal) - 1]


def cheapest(bot: Attention) -> i64:
    """What one can do without."""
    best: i64 = bot.legal[0]
    for move in bot.legal:
        if dearness(bot, move - codes.DROP) < dearness(bot, best - codes.DROP):
            best = move
    return best


def dearness(bot: Attention, kind: i64) -> i64:
    """What one keeps longer than other things: where somebody is tied, a knife too."""
    return ROPE_KNIFE if kind == KNIFE and bot.joe.setting.ropes else DEAR[kind]


def safest(bot: Attention) -> i64:
    """Out of sight, or where fewest can shoot."""
    best: i64 = NOBODY
    least: i64 = 0
    for move in bot.legal:
        if move < codes.DRAG:
            danger = bot.reckoning.danger(move)
            if best < 0 or danger < least:
                best = move
                least = danger
    return best if best >= 0 else bot.legal[0]
