"""How a match stands for a side: what is left of everybody, and how near each side is to what it is after."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.goals import is_gold
from saloon.games.joe.box.constants import CAST, DYNAMITE, FREE, GUNS, NUGGET, PLAYING, USED, WHISKY
from saloon.games.joe.box.object_code import KIND
from saloon.games.joe.position.character import Character
from saloon.games.joe.rules import Joe
from saloon.kernel.bits import count, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Side, Thing, Who

CERTAIN: Final = 10000  # the chance to win, in ten-thousandths
BODY: Final = (100, 72, 42, 0)  # what a character is worth, by wounds
UNARMED: Final = 40  # less without a firearm
BOTTLE: Final = 14
CHARGE: Final = 8  # a stick of dynamite
SURPRISE: Final = 8  # a joker that was not used
READY: Final = 8  # an ambush
KEY: Final = 3  # how much more a character counts whose death alone decides
CAPTIVE: Final = 30  # a friend who is bound
GRIEF: Final = 3  # by what the strengths of those are divided who can no longer free their friend
NUGGET_HELD: Final = 30  # a unit of gold in a pocket
NUGGET_GONE: Final = 60  # and off the board
TIME: Final = 4  # a round that has passed, for whoever has time
LEAST: Final = 5  # nobody is quite without hope
HOARD: Final = 60  # a unit of gold that is still where the guards want it


def evaluate(joe: Joe, side: Side) -> i64:
    """The chance of a side to win, in ten-thousandths. Strength counts by its square, as in any gunfight."""
    whole: i64 = 0
    own: i64 = 0
    for other in range(joe.scenario.sides):
        strength = side_strength(joe, other)
        whole += strength * strength
        if other == side:
            own = strength * strength
    return CERTAIN * own // whole


def final_value(joe: Joe, side: Side) -> i64:
    """The same at the end: what a win, a shared win or a draw is worth."""
    if joe.winners == 0:
        return CERTAIN // joe.scenario.sides
    return CERTAIN // count(joe.winners) if joe.winners & only(side) else 0


def side_strength(joe: Joe, side: Side) -> i64:
    """How strong a side is, seen from its goal."""
    scenario = joe.scenario
    found: i64 = LEAST
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.side == side and someone.status == PLAYING:
            found += strength_of(someone) * (KEY if is_key(joe, number) else 1)
    if scenario.guards >= 0:
        return found // 3 + gold_strength(joe, side)
    if scenario.preventer == side:
        found += TIME * joe.round
    if scenario.heist == side:
        found += gold_strength(joe, side)
    friend: Who = scenario.rescued[side]
    if friend >= 0 and joe.cast[friend].status != PLAYING:
        found = found // GRIEF + 1
    return found


def is_key(joe: Joe, number: i64) -> bool:
    """Whether an enemy needs only some of a side, and this is one of them."""
    scenario = joe.scenario
    if scenario.last_side:
        return False
    mates: i64 = scenario.members[joe.cast[number].side]
    return any(wanted & only(number) and wanted & mates != mates for wanted in scenario.targets)


def strength_of(someone: Character) -> i64:
    """What a character in play is worth."""
    if someone.bound != FREE:
        return CAPTIVE
    found: i64 = BODY[someone.wounds]
    if someone.first_gun & KIND >= GUNS:
        found -= UNARMED
    if someone.holds(WHISKY):
        found += BOTTLE
    if someone.holds(DYNAMITE):
        found += CHARGE
    if someone.joker >= 0 and someone.order != USED:
        found += SURPRISE
    if someone.ambush:
        found += READY
    return found


def gold_strength(joe: Joe, side: Side) -> i64:
    """What the gold promises to thieves, or to the guards."""
    held: i64 = 0
    gone: i64 = 0
    for someone in joe.cast:
        if someone.status == PLAYING and someone.side != joe.scenario.guards:
            gold = gold_in(joe, someone.first_pocket) + gold_in(joe, someone.second_pocket)
            if side in (someone.side, joe.scenario.guards):
                held += gold
    if side != joe.scenario.guards:
        return NUGGET_HELD * held + NUGGET_GONE * joe.loot[side]
    for value in joe.terms.gold:
        gone += value
    for loot in joe.loot:
        gone -= loot
    return HOARD * (2 * gone - held) // 2


def gold_in(joe: Joe, thing: Thing) -> i64:
    """What a pocket holds in gold."""
    return joe.terms.gold[thing - NUGGET] if is_gold(thing) else 0
