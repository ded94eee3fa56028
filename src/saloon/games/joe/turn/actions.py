"""What a character may do with its action points (JOE-13..26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.costs import AMBUSH_COST
from saloon.games.joe.acts.firearms import both_barrels, jam_of, ready_guns, slack, works
from saloon.games.joe.acts.jokers import playable
from saloon.games.joe.acts.objects import exchangeable, face_down, lying_kinds, takeable
from saloon.games.joe.acts.steps import lock_beside, passable, step_cost, tied_in
from saloon.games.joe.box.constants import (
    ARMED,
    CAST,
    COLT,
    DYNAMITE,
    FREE,
    HELD,
    KINDS,
    KNIFE,
    NOBODY,
    PLAYING,
    RANGE,
    SAWED_OFF,
    WHISKY,
)
from saloon.games.joe.combat.aim import in_sight, lob_free, lob_to, seen_by_enemy, within
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move, People, Points, Who, Zone


def offer_turn(joe: Position, who: Who, offers: Offers) -> None:
    """Everything that the active character may do."""
    someone = joe.cast[who]
    offer_actions(joe, who, joe.points_left, offers)
    waiting = someone.ambush and not joe.acted
    if joe.points_left >= AMBUSH_COST and not waiting and not someone.nervous:
        offers.add(codes.AMBUSH)  # JOE-24
    if waiting:
        offers.add(codes.STAY)  # JOE-12
    if playable(joe, who):
        offers.add(codes.JOKER)
    if someone.joker >= 0 and not joe.ordered:
        if someone.order == HELD:
            offers.add(codes.ARM)
        elif someone.order == ARMED:
            offers.add(codes.HOLD)
    if offers.whole and may_surrender(joe, who):  # nobody does so at random
        offers.add(codes.SURRENDER)
    if may_leave(joe, someone):
        offers.add(codes.EXIT)
    if not waiting:
        offers.add(codes.END)


def offer_reaction(joe: Position, who: Who, offers: Offers) -> None:
    """One action of one point, or none (JOE-24, JOE-R15)."""
    offer_actions(joe, who, 1, offers)
    if may_leave(joe, joe.cast[who]):
        offers.add(codes.EXIT)
    offers.add(codes.PASS)


def offer_actions(joe: Position, who: Who, points: Points, offers: Offers) -> None:
    """Actions up to drinking, in the order of the table; only dropping is free (JOE-23)."""
    someone = joe.cast[who]
    offer_steps(joe, someone, points, offers, codes.GO)
    tied = tied_in(joe, someone.zone)
    if tied != NOBODY:
        offer_steps(joe, someone, points, offers, codes.DRAG)  # JOE-54
    offer_attacks(joe, who, someone, offers)
    offer_care(someone, offers)
    offer_objects(joe, who, someone, offers)
    if tied != NOBODY and someone.holds(KNIFE):
        offers.add(codes.UNTIE)


def offer_steps(joe: Position, someone: Character, points: Points, offers: Offers, move: Move) -> None:
    """Neighbouring zones that one can walk to (JOE-16); a window may cost two points (JOE-43)."""
    village = joe.village
    number: i64 = village.first_step[someone.zone]
    end: i64 = village.first_step[someone.zone + 1]
    while number < end:
        if passable(joe, number) and step_cost(joe, number) <= points:
            offers.add(move + village.step_to[number])
        number += 1


def offer_attacks(joe: Position, who: Who, someone: Character, offers: Offers) -> None:
    """Throws of dynamite, shots, double shots, knives (JOE-18, JOE-21, JOE-25, JOE-38)."""
    explosive = someone.holds(DYNAMITE)
    if explosive:
        offer_throws(joe, someone.zone, offers)
    seen = in_sight(joe, who)
    ready = ready_guns(someone)
    while ready:
        kind = lowest(ready)
        ready &= ready - 1
        offers.add_each(within(joe, who, seen, RANGE[kind]), codes.shoot(kind, 0))
        if lock_beside(joe, someone.zone) >= 0:
            offers.add(codes.shoot(kind, codes.LOCK))  # JOE-52
    if works(someone.first_gun, COLT) and works(someone.second_gun, COLT):
        offers.add_each(within(joe, who, seen, RANGE[COLT]), codes.DOUBLE)
    if both_barrels(someone):
        offers.add_each(within(joe, who, seen, RANGE[SAWED_OFF]), codes.DOUBLE + CAST)
    if explosive:
        for number in range(CAST):
            if bombable(joe, who, number):
                offers.add(codes.BOMB + number)
    if someone.holds(KNIFE):
        offers.add_each(within(joe, who, seen, RANGE[KNIFE]), codes.HURL)
        offers.add_each(within(joe, who, seen, 0), codes.STAB)


def offer_throws(joe: Position, here: Zone, offers: Offers) -> None:
    """Zones that dynamite reaches (JOE-33)."""
    village = joe.village
    number: i64 = village.first_lob[here]
    end: i64 = village.first_lob[here + 1]
    last: i64 = -1
    while number < end:
        zone: Zone = village.lob_to[number]
        if zone != last and lob_free(joe, number):
            offers.add(codes.THROW + zone)
            last = zone
        number += 1


def bombable(joe: Position, who: Who, number: i64) -> bool:
    """Whether dynamite can be thrown at this character."""
    other = joe.cast[number]
    if other.status != PLAYING or other.side == joe.cast[who].side or other.bound != FREE:
        return False
    return lob_to(joe, who, other.zone) >= 0


def offer_care(someone: Character, offers: Offers) -> None:
    """Reloading (JOE-19) and repairing (JOE-20)."""
    offers.add_each(slack(someone.first_gun) | slack(someone.second_gun), codes.RELOAD)
    offers.add_each(jam_of(someone.first_gun) | jam_of(someone.second_gun), codes.REPAIR)


def offer_objects(joe: Position, who: Who, someone: Character, offers: Offers) -> None:
    """Picking up, taking, giving, exchanging (JOE-22), dropping (JOE-23), drinking (JOE-26), looking (JOE-56)."""
    mine = someone.kinds()
    known, unknown = face_down(joe, someone)
    offers.add_each(lying_kinds(joe, someone.zone) | known, codes.PICK)
    partners = those_beside(joe, who)
    if partners:
        for kind in range(KINDS):
            offers.add_each(takeable(joe, who, partners, kind), codes.trade(codes.TAKE, kind, 0))
        allies = exchangeable(joe, who, partners)
        if allies:
            for kind in range(KINDS):
                if mine & only(kind):
                    offers.add_each(allies, codes.trade(codes.GIVE, kind, 0))
            loaded = with_objects(joe, allies)
            for kind in range(KINDS):
                if mine & only(kind):
                    offers.add_each(loaded, codes.trade(codes.SWAP, kind, 0))
    offers.add_each(mine, codes.DROP)
    if someone.holds(WHISKY):
        offers.add(codes.DRINK)
    if unknown:
        offers.add(codes.LOOK)


def those_beside(joe: Position, who: Who) -> People:
    """All others in the same zone, dead or alive, as bits."""
    zone = joe.cast[who].zone
    found: i64 = 0
    for number in range(CAST):
        if joe.cast[number].zone == zone and number != who:
            found |= only(number)
    return found


def with_objects(joe: Position, some: People) -> People:
    """Those of them who carry something."""
    found: i64 = 0
    for number in range(CAST):
        if some & only(number) and joe.cast[number].kinds():
            found |= only(number)
    return found


def may_leave(joe: Position, someone: Character) -> bool:
    """Whether it may leave the board: its side is after gold, and it stands at the edge (JOE-R25)."""
    return joe.scenario.leavers & only(someone.side) != 0 and joe.village.edge[someone.zone] != 0


def may_surrender(joe: Position, who: Who) -> bool:
    """Alone, before the first action and under an enemy's eyes (JOE-R19)."""
    return not joe.acted and not joe.terms.sides_only and seen_by_enemy(joe, who)
