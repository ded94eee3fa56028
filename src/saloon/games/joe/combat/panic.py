"""Panic cards (JOE-40, JOE-R26): retreats, dropped objects, lost nerves, and a shot back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe import codes
from saloon.games.joe.acts.firearms import works
from saloon.games.joe.acts.steps import passable, step_cost
from saloon.games.joe.box.constants import (
    BOX,
    DROP_GUN,
    DROP_ITEM,
    FREE,
    FULL_PANIC,
    GUNS,
    LOSE_AMBUSH,
    NAMES,
    NOTHING,
    OBJECTS,
    OUT_OF_SIGHT,
    PANIC_CODE,
    PLAYING,
    RANGE,
    SHAKEN,
    SNAP_BACK,
    STUNNED,
)
from saloon.games.joe.box.object_code import KIND, rounds_in
from saloon.games.joe.combat.attacks import shoot
from saloon.games.joe.events import Dropped, Fled, Panicked
from saloon.games.joe.map.village import WORD
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.nature_frames import FALLEN, DrawCard, DrawPanic
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.seat_frames import Retreat, Spill
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Who, Zone

FURTHEST: Final = 4  # zones to get out of sight
SHIVERS: Final = 2  # action points


def draw_panic(joe: Position, frame: DrawPanic, card: i64) -> None:
    """Nature drew a panic card: it is applied at once."""
    joe.stack.pop()
    left = joe.panic or FULL_PANIC  # JOE-R5
    joe.panic = left if joe.terms.reshuffle else left & ~only(card)
    who = frame.who
    if joe.tell is not None:
        joe.tell(Panicked(NAMES[who], f"P{card + 1:02}", BOX.panics[card].effect))
    code: i64 = PANIC_CODE[card]
    if code < OUT_OF_SIGHT:
        joe.push(Retreat(who, False, code + 1, frame.zone))
    elif code == OUT_OF_SIGHT:
        joe.push(Retreat(who, True, FURTHEST, frame.zone))
    else:
        lose_nerve(joe, who, code, frame.cause)


def lose_nerve(joe: Position, who: Who, code: i64, cause: Who) -> None:
    """The cards that move nobody."""
    victim = joe.cast[who]
    if code == DROP_GUN:
        drop_gun(joe, who)
    elif code == DROP_ITEM:
        if victim.first_pocket != NOTHING:
            joe.push(Spill(who))
    elif code == STUNNED:
        if joe.active == who:
            joe.points_left = 0
        else:
            victim.stunned = True
    elif code == SHAKEN:
        if joe.active == who:
            joe.points_left = joe.points_left - SHIVERS if joe.points_left > SHIVERS else 0
        else:
            victim.shaken += SHIVERS
    elif code == LOSE_AMBUSH:
        victim.ambush = False
        victim.nervous = 2 if joe.active == who else 1
    elif code == SNAP_BACK and cause >= 0:
        snap_back(joe, who, cause)


def drop_gun(joe: Position, who: Who) -> None:
    """The firearm used last falls, else the one with most rounds; a disarmed character leaves the ambush (JOE-R15)."""
    victim = joe.cast[who]
    if victim.first_gun == NOTHING:
        return
    slot = victim.last_gun
    if slot == 0:
        slot = 2 if victim.second_gun != NOTHING and rounds_in(victim.second_gun) > rounds_in(victim.first_gun) else 1
    gun = victim.give_up_gun(slot)
    joe.drop(gun, victim.zone)
    follow_guns(joe, who, slot)
    victim.ambush = False
    if joe.tell is not None:
        joe.tell(Dropped(NAMES[who], OBJECTS[gun & KIND], joe.village.names[victim.zone]))


def follow_guns(joe: Position, who: Who, dropped: i64) -> None:
    """Cards still to be drawn for a double shot are for the firearms that were fired, wherever these are (JOE-38)."""
    for number in range(len(joe.stack)):
        frame = joe.stack[number]
        if isinstance(frame, DrawCard) and frame.who == who and frame.slot:
            slot: i64 = FALLEN if frame.slot in (dropped, FALLEN) else 1
            joe.stack[number] = DrawCard(
                who, frame.target, frame.weapon, frame.level, frame.zone, frame.purpose, slot, frame.lucky
            )


def snap_back(joe: Position, who: Who, cause: Who) -> None:
    """One shot at the character who caused the panic, if a loaded firearm reaches and sees them."""
    victim = joe.cast[who]
    other = joe.cast[cause]
    if other.status != PLAYING or cause == who or other.bound != FREE:
        return
    village = joe.village
    if village.way(victim.zone, other.zone, joe.low, joe.high, other.exposed) < 0:
        return
    far = village.steps_between(victim.zone, other.zone)
    for slot in (victim.last_gun, 1, 2):
        gun = victim.gun(slot) if slot else NOTHING
        kind = gun & KIND
        if kind < GUNS and works(gun, kind) and far <= RANGE[kind]:
            shoot(joe, who, kind, cause, "snap")
            return


# Retreats -------------------------------------------------------------------------------------------------------


def offer_retreat(joe: Position, frame: Retreat, offers: Offers) -> None:
    """The zones that lead away from the cause; for cover only those on a shortest way to it."""
    victim = joe.cast[frame.who]
    village = joe.village
    best: i64 = 0
    if frame.seeks_cover:
        best = worth_of_steps(joe, victim, victim.zone, frame.zone, frame.left)
    number: i64 = village.first_step[victim.zone]
    end: i64 = village.first_step[victim.zone + 1]
    while number < end:
        if leads_away(joe, victim, number, victim.zone, frame.zone, frame.left):
            zone: Zone = village.step_to[number]
            left = frame.left - step_cost(joe, number)
            if not frame.seeks_cover or worth_of(joe, victim, zone, frame.zone, left) == best:
                offers.add(codes.GO + zone)
        number += 1


def leads_away(joe: Position, victim: Character, step: i64, here: Zone, cause: Who, left: i64) -> bool:
    """Whether a step is further from the cause, free to walk, and meets no other enemy (JOE-40, JOE-R26)."""
    village = joe.village
    zone: Zone = village.step_to[step]
    if village.steps_between(zone, cause) <= village.steps_between(here, cause):
        return False
    if not passable(joe, step) or step_cost(joe, step) > left:
        return False
    for other in joe.cast:
        if other.status == PLAYING and other.zone == zone and other.side != victim.side and other.bound == FREE:
            return False
    return True


def worth_of(joe: Position, victim: Character, zone: Zone, cause: Who, left: i64) -> i64:
    """How good it is to have come here with so many zones left: hidden at once is best, else as far as possible."""
    low = joe.low
    high = joe.high
    if alone(joe, victim):  # somebody who has left a place covers nobody there
        if victim.zone < WORD:
            low &= ~only(victim.zone)
        else:
            high &= ~only(victim.zone - WORD)
    if joe.village.way(cause, zone, low, high, victim.exposed) < 0:
        return 100 + left
    return worth_of_steps(joe, victim, zone, cause, left)


def alone(joe: Position, victim: Character) -> bool:
    """Whether nobody else stands in its zone."""
    return not any(other is not victim and other.status == PLAYING and other.zone == victim.zone for other in joe.cast)


def worth_of_steps(joe: Position, victim: Character, here: Zone, cause: Who, left: i64) -> i64:
    """The best that further steps can bring; without any, the fewer zones are left the better."""
    best = FURTHEST - left
    village = joe.village
    number: i64 = village.first_step[here]
    end: i64 = village.first_step[here + 1]
    while number < end:
        if leads_away(joe, victim, number, here, cause, left):
            found = worth_of(joe, victim, village.step_to[number], cause, left - step_cost(joe, number))
            if found > best:
                best = found
        number += 1
    return best


def is_hidden(joe: Position, frame: Retreat) -> bool:
    """Whether the character who seeks cover has found it."""
    victim = joe.cast[frame.who]
    if not frame.seeks_cover:
        return False
    return joe.village.way(frame.zone, victim.zone, joe.low, joe.high, victim.exposed) < 0


def retreat(joe: Position, frame: Retreat, step: i64) -> None:
    """One zone further away; a character who moves leaves the ambush (JOE-R15)."""
    joe.stack.pop()
    victim = joe.cast[frame.who]
    victim.zone = joe.village.step_to[step]
    victim.ambush = False
    joe.look_around()
    if joe.tell is not None:
        joe.tell(Fled(NAMES[frame.who], joe.village.names[victim.zone]))
    left = frame.left - step_cost(joe, step)
    if left > 0:
        joe.push(Retreat(frame.who, frame.seeks_cover, left, frame.zone))


def offer_spill(joe: Position, frame: Spill, offers: Offers) -> None:
    """Any pocket object, as its owner chooses."""
    offers.add_each(joe.cast[frame.who].kinds() >> GUNS, codes.DROP + GUNS)


def spill(joe: Position, frame: Spill, kind: Kind) -> None:
    """A pocket object falls."""
    joe.stack.pop()
    victim = joe.cast[frame.who]
    joe.drop(victim.give_up(kind), victim.zone)
    if joe.tell is not None:
        joe.tell(Dropped(NAMES[frame.who], OBJECTS[kind], joe.village.names[victim.zone]))
