"""Jokers (JOE-8, JOE-R30): one card a character, used once, at the moment that is printed on it.

Some are played in one's own activation, by the move `joker`. The others answer to what somebody else does. Nobody is
asked at that moment, because a question would tell everybody who holds such a card. Instead each joker has a standing
order, which only its player knows: armed, it is used at the first moment at which it helps; held, it is not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import (
    ARMED,
    BOX,
    CAPACITY,
    DEVILS_LUCK,
    DODGE,
    DYNAMITE,
    FEINT,
    FULL_CHAMBER,
    GUNS,
    GUNSMITH,
    HELD,
    HIDDEN_STICK,
    HIP_FLASK,
    IRON_NERVES,
    JOKER_CODE,
    MARKSMAN,
    NAMES,
    NOTHING,
    POCKET_BIBLE,
    SECOND_WIND,
    USED,
)
from saloon.games.joe.box.object_code import JAMMED, KIND, ROUND, rounds_in
from saloon.games.joe.events import Joker, Ordered
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Thing, Who

WIND: Final = 2  # action points of a second wind
PATIENT: Final = bytes(  # the order a card has when it is dealt: what protects or helps at once is armed
    [ARMED if code in (DEVILS_LUCK, DODGE, POCKET_BIBLE, IRON_NERVES, GUNSMITH, FEINT) else HELD for code in JOKER_CODE]
)


def deal(joe: Position, who: Who, card: i64) -> None:
    """A character gets a joker, known to its player alone."""
    someone = joe.cast[who]
    joe.jokers &= ~only(card)
    someone.joker = card
    someone.order = PATIENT[card]
    someone.knowers = only(someone.seat)


def playable(joe: Position, who: Who) -> bool:
    """Whether the active character's joker can be played now and does something."""
    someone = joe.cast[who]
    if someone.joker < 0 or someone.order == USED:
        return False
    code: i64 = JOKER_CODE[someone.joker]
    if code == MARKSMAN:
        return not joe.aimed
    if code == SECOND_WIND:
        return True
    if code == FULL_CHAMBER:
        return emptiest(someone) > 0
    if code == GUNSMITH:
        return jammed_gun(someone) > 0
    if code == HIDDEN_STICK:
        return someone.second_pocket == NOTHING and joe.supply[DYNAMITE] > 0
    return code == HIP_FLASK and someone.wounds > 0


def play_joker(joe: Position, who: Who) -> None:
    """The active character plays its joker."""
    someone = joe.cast[who]
    code: i64 = JOKER_CODE[someone.joker]
    use(joe, who)
    if code == MARKSMAN:
        joe.aimed = True
    elif code == SECOND_WIND:
        joe.points_left += WIND
    elif code == FULL_CHAMBER:
        slot = emptiest(someone)
        gun = someone.gun(slot)
        someone.set_gun(slot, (gun & (JAMMED | KIND)) + CAPACITY[gun & KIND] * ROUND)
    elif code == GUNSMITH:
        slot = jammed_gun(someone)
        someone.set_gun(slot, someone.gun(slot) & ~JAMMED)
    elif code == HIDDEN_STICK:
        joe.supply[DYNAMITE] -= 1
        someone.stow(DYNAMITE)
    else:
        someone.wounds -= 1


def give_order(joe: Position, who: Who, order: i64) -> None:
    """Arm the joker or hold it back: once in an activation, and whatever the card is."""
    someone = joe.cast[who]
    someone.order = order
    joe.ordered = True
    if joe.tell is not None:
        joe.tell(Ordered(someone.seat, NAMES[who], order == ARMED))


def use_if_armed(joe: Position, who: Who, code: i64) -> bool:
    """Whether a character's armed joker is of this kind; if so it is used now."""
    someone = joe.cast[who]
    if someone.order != ARMED or someone.joker < 0 or JOKER_CODE[someone.joker] != code:
        return False
    use(joe, who)
    return True


def use(joe: Position, who: Who) -> None:
    """A joker is shown to all, and used up."""
    someone = joe.cast[who]
    someone.order = USED
    someone.knowers = only(joe.terms.seats) - 1
    if joe.tell is not None:
        card: i64 = someone.joker
        joe.tell(Joker(NAMES[who], f"J{card + 1:02}", BOX.jokers[card].effect))


def holds_armed(someone: Character, code: i64) -> bool:
    """Whether an armed joker of this kind waits for its moment."""
    return someone.order == ARMED and someone.joker >= 0 and JOKER_CODE[someone.joker] == code


def emptiest(someone: Character) -> i64:
    """Which firearm lacks most rounds; 0 if none lacks any."""
    first = lacking(someone.first_gun)
    second = lacking(someone.second_gun)
    if first == 0 and second == 0:
        return 0
    return 2 if second > first else 1


def lacking(gun: Thing) -> i64:
    """How many rounds a firearm could still take."""
    return CAPACITY[gun & KIND] - rounds_in(gun) if gun & KIND < GUNS else 0


def jammed_gun(someone: Character) -> i64:
    """Which firearm is jammed; 0 if none is."""
    if someone.first_gun >= JAMMED:
        return 1
    return 2 if someone.second_gun >= JAMMED else 0
