"""What a character may do with its action points (JOE-13..26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.aim import in_sight, lob_free, lob_to, seen_by_enemy, within
from saloon.games.joe.belongings import exchangeable, known_here, lying_kinds, lying_unknown, takeable
from saloon.games.joe.jokers import playable
from saloon.games.joe.offers import Offers
from saloon.games.joe.state import KIND, Character, Position
from saloon.games.joe.things import (
    ARMED,
    CAPACITY,
    CAST,
    COLT,
    DYNAMITE,
    FREE,
    GUNS,
    HELD,
    JAMMED,
    KINDS,
    KNIFE,
    M_AMBUSH,
    M_ARM,
    M_BOMB,
    M_DOUBLE,
    M_DRAG,
    M_DRINK,
    M_DROP,
    M_END,
    M_EXIT,
    M_GIVE,
    M_GO,
    M_HOLD,
    M_HURL,
    M_JOKER,
    M_LOOK,
    M_PASS,
    M_PICK,
    M_RELOAD,
    M_REPAIR,
    M_SHOOT,
    M_STAB,
    M_STAY,
    M_SURRENDER,
    M_SWAP,
    M_TAKE,
    M_THROW,
    M_UNTIE,
    M_YIELD,
    NOBODY,
    PLAYING,
    RANGE,
    SAWED_OFF,
    TIED,
    WHISKY,
)
from saloon.games.joe.village import NONE, WINDOW
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

AMBUSH_COST = 2  # JOE-14


def offer_turn(joe: Position, who: i64, offers: Offers) -> None:
    """Everything that the active character may do."""
    someone = joe.cast[who]
    offer_actions(joe, who, joe.points_left, offers)
    waiting = someone.ambush and not joe.acted
    if joe.points_left >= AMBUSH_COST and not waiting and not someone.nervous:
        offers.add(M_AMBUSH)  # JOE-24
    if waiting:
        offers.add(M_STAY)  # JOE-12
    if playable(joe, who):
        offers.add(M_JOKER)
    if someone.joker >= 0 and not joe.ordered:
        if someone.order == HELD:
            offers.add(M_ARM)
        elif someone.order == ARMED:
            offers.add(M_HOLD)
    if not joe.acted and seen_by_enemy(joe, who):
        offer_surrender(joe, who, offers)
    if may_leave(joe, someone):
        offers.add(M_EXIT)
    if not waiting:
        offers.add(M_END)


def offer_reaction(joe: Position, who: i64, offers: Offers) -> None:
    """One action of one point, or none (JOE-24, JOE-R15)."""
    offer_actions(joe, who, 1, offers)
    if may_leave(joe, joe.cast[who]):
        offers.add(M_EXIT)
    offers.add(M_PASS)


def offer_actions(joe: Position, who: i64, points: i64, offers: Offers) -> None:
    """Actions up to drinking, in the order of the table; only dropping is free (JOE-23)."""
    someone = joe.cast[who]
    offer_steps(joe, someone, points, offers, M_GO)
    tied = tied_in(joe, someone.zone)
    if tied != NOBODY:
        offer_steps(joe, someone, points, offers, M_DRAG)  # JOE-54
    offer_attacks(joe, who, someone, offers)
    offer_care(someone, offers)
    offer_objects(joe, who, someone, offers)
    if tied != NOBODY and someone.holds(KNIFE):
        offers.add(M_UNTIE)


def offer_steps(joe: Position, someone: Character, points: i64, offers: Offers, move: i64) -> None:
    """Neighbouring zones that one can walk to (JOE-16); a window may cost two points (JOE-43)."""
    village = joe.village
    number: i64 = village.first_step[someone.zone]
    end: i64 = village.first_step[someone.zone + 1]
    while number < end:
        if passable(joe, number) and step_cost(joe, number) <= points:
            offers.add(move + village.step_to[number])
        number += 1


def can_walk(joe: Position, zone: i64, points: i64) -> bool:
    """Whether any step is possible."""
    number: i64 = joe.village.first_step[zone]
    end: i64 = joe.village.first_step[zone + 1]
    while number < end:
        if passable(joe, number) and step_cost(joe, number) <= points:
            return True
        number += 1
    return False


def passable(joe: Position, step: i64) -> bool:
    """Whether no closed lock bars this step (JOE-17)."""
    lock: i64 = joe.village.step_lock[step]
    return lock == NONE or joe.closed & only(lock) == 0


def step_cost(joe: Position, step: i64) -> i64:
    """What this step costs."""
    return 2 if joe.terms.slow_windows and joe.village.step_kind[step] == WINDOW else 1


def find_step(joe: Position, here: i64, there: i64) -> i64:
    """The number of the step between two neighbours; -1 if there is none."""
    number: i64 = joe.village.first_step[here]
    end: i64 = joe.village.first_step[here + 1]
    while number < end:
        if joe.village.step_to[number] == there:
            return number
        number += 1
    return -1


def tied_in(joe: Position, zone: i64) -> i64:
    """Who lies tied in a zone; -1 for nobody."""
    if not joe.setting.ropes:
        return NOBODY
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.bound == TIED and someone.status == PLAYING and someone.zone == zone:
            return number
    return NOBODY


def offer_attacks(joe: Position, who: i64, someone: Character, offers: Offers) -> None:
    """Throws of dynamite, shots, double shots, knives (JOE-18, JOE-21, JOE-25, JOE-38)."""
    explosive = someone.holds(DYNAMITE)
    if explosive:
        offer_throws(joe, someone.zone, offers)
    seen = in_sight(joe, who)
    ready = ready_guns(someone)
    while ready:
        kind = lowest(ready)
        ready &= ready - 1
        offers.add_each(within(joe, who, seen, RANGE[kind]), M_SHOOT + kind * (CAST + 1))
        if lock_beside(joe, someone.zone) >= 0:
            offers.add(M_SHOOT + kind * (CAST + 1) + CAST)  # JOE-52
    if works(someone.first_gun, COLT) and works(someone.second_gun, COLT):
        offers.add_each(within(joe, who, seen, RANGE[COLT]), M_DOUBLE)
    if both_barrels(someone):
        offers.add_each(within(joe, who, seen, RANGE[SAWED_OFF]), M_DOUBLE + CAST)
    if explosive:
        for number in range(CAST):
            if bombable(joe, who, number):
                offers.add(M_BOMB + number)
    if someone.holds(KNIFE):
        offers.add_each(within(joe, who, seen, RANGE[KNIFE]), M_HURL)
        offers.add_each(within(joe, who, seen, 0), M_STAB)


def offer_throws(joe: Position, here: i64, offers: Offers) -> None:
    """Zones that dynamite reaches (JOE-33)."""
    village = joe.village
    number: i64 = village.first_lob[here]
    end: i64 = village.first_lob[here + 1]
    last: i64 = -1
    while number < end:
        zone: i64 = village.lob_to[number]
        if zone != last and lob_free(joe, number):
            offers.add(M_THROW + zone)
            last = zone
        number += 1


def bombable(joe: Position, who: i64, number: i64) -> bool:
    """Whether dynamite can be thrown at this character."""
    other = joe.cast[number]
    if other.status != PLAYING or other.side == joe.cast[who].side or other.bound != FREE:
        return False
    return lob_to(joe, who, other.zone) >= 0


def ready_guns(someone: Character) -> i64:
    """The kinds of firearms that can be fired, as bits."""
    found: i64 = 0
    if someone.first_gun < JAMMED and someone.first_gun > KIND:
        found = only(someone.first_gun & KIND)
    if someone.second_gun < JAMMED and someone.second_gun > KIND:
        found |= only(someone.second_gun & KIND)
    return found


def works(gun: i64, kind: i64) -> bool:
    """Whether it is a firearm of this kind, loaded and not jammed (JOE-18)."""
    return gun & KIND == kind and gun > KIND and gun < JAMMED


def both_barrels(someone: Character) -> bool:
    """Whether a sawed-off has both cartridges (JOE-38)."""
    gun = someone.gun(someone.better_gun(SAWED_OFF))
    return works(gun, SAWED_OFF) and gun >> 4 == CAPACITY[SAWED_OFF]


def lock_beside(joe: Position, zone: i64) -> i64:
    """The closed lock that can be shot out from this zone; -1 if there is none (JOE-R11)."""
    village = joe.village
    number: i64 = village.first_step[zone]
    end: i64 = village.first_step[zone + 1]
    while number < end:
        lock: i64 = village.step_lock[number]
        if lock != NONE and joe.closed & only(lock) and village.lock_barred[lock] == 0:
            return lock
        number += 1
    return -1


def offer_care(someone: Character, offers: Offers) -> None:
    """Reloading (JOE-19) and repairing (JOE-20)."""
    offers.add_each(slack(someone.first_gun) | slack(someone.second_gun), M_RELOAD)
    offers.add_each(jam_of(someone.first_gun) | jam_of(someone.second_gun), M_REPAIR)


def slack(gun: i64) -> i64:
    """The kind of a firearm that takes another round, as a bit; none if it is full (JOE-7)."""
    kind = gun & KIND
    return only(kind) if kind < GUNS and (gun >> 4 & 15) < CAPACITY[kind] else 0


def jam_of(gun: i64) -> i64:
    """The kind of a firearm that is jammed, as a bit; none if it is not."""
    return only(gun & KIND) if gun >= JAMMED else 0


def loadable(someone: Character, kind: i64) -> i64:
    """Which firearm of this kind is reloaded: the worse of two, unless it is full (JOE-R33)."""
    worse = someone.worse_gun(kind)
    return worse if slack(someone.gun(worse)) else someone.better_gun(kind)


def jammed(someone: Character, kind: i64) -> i64:
    """Which firearm of this kind is jammed; 0 if none is."""
    worse = someone.worse_gun(kind)  # of two the jammed one
    return worse if someone.gun(worse) >= JAMMED else 0


def offer_objects(joe: Position, who: i64, someone: Character, offers: Offers) -> None:
    """Picking up, taking, giving, exchanging (JOE-22), dropping (JOE-23), drinking (JOE-26), looking (JOE-56)."""
    mine = someone.kinds()
    offers.add_each(lying_kinds(joe, someone.zone) | known_here(joe, someone), M_PICK)
    partners = those_beside(joe, who)
    if partners:
        for kind in range(KINDS):
            offers.add_each(takeable(joe, who, partners, kind), M_TAKE + kind * CAST)
        allies = exchangeable(joe, who, partners)
        if allies:
            for kind in range(KINDS):
                if mine & only(kind):
                    offers.add_each(allies, M_GIVE + kind * CAST)
            loaded = with_objects(joe, allies)
            for kind in range(KINDS):
                if mine & only(kind):
                    offers.add_each(loaded, M_SWAP + kind * CAST)
    offers.add_each(mine, M_DROP)
    if someone.holds(WHISKY):
        offers.add(M_DRINK)
    if lying_unknown(joe, someone):
        offers.add(M_LOOK)


def those_beside(joe: Position, who: i64) -> i64:
    """All others in the same zone, dead or alive, as bits."""
    zone = joe.cast[who].zone
    found: i64 = 0
    for number in range(CAST):
        if joe.cast[number].zone == zone and number != who:
            found |= only(number)
    return found


def with_objects(joe: Position, some: i64) -> i64:
    """Those of them who carry something."""
    found: i64 = 0
    for number in range(CAST):
        if some & only(number) and joe.cast[number].kinds():
            found |= only(number)
    return found


def may_leave(joe: Position, someone: Character) -> bool:
    """Whether it may leave the board: its side is after gold, and it stands at the edge (JOE-R25)."""
    return joe.setting.leavers & only(someone.side) != 0 and joe.village.edge[someone.zone] != 0


def offer_surrender(joe: Position, who: i64, offers: Offers) -> None:
    """Alone (JOE-R19) or the whole side (JOE-47), before the first action and under an enemy's eyes."""
    side = joe.cast[who].side
    mates: i64 = 0
    for someone in joe.cast:
        if someone.status == PLAYING and someone.side == side:
            mates += 1
    if not joe.terms.sides_only:
        offers.add(M_SURRENDER)
    if (mates > 1 or joe.terms.sides_only) and joe.yielders & only(side) == 0:
        offers.add(M_YIELD)
