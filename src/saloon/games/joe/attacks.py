"""Attacks and their results: shots, knives, dynamite, locks, strays (JOE-18, JOE-21, JOE-25, JOE-34..41)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from saloon.games.joe.actions import lock_beside
from saloon.games.joe.aim import lob_level, lob_to, shot_level, steady_level
from saloon.games.joe.events import (
    Attacked,
    Cracked,
    Died,
    Drew,
    Exploded,
    Fizzled,
    Freed,
    Jammed,
    Repaired,
    Strayed,
    Woke,
    Wounded,
)
from saloon.games.joe.jokers import answers
from saloon.games.joe.state import KIND, Frame, Position
from saloon.games.joe.things import (
    AWAKE,
    CAST,
    DEAD,
    DEADLY,
    DEVILS_LUCK,
    DODGE,
    DYNAMITE,
    F_BLAST,
    F_CARD,
    F_PANIC,
    F_STRAY,
    FOR_FUSE,
    FOR_LOCK,
    FOR_STAB,
    FOR_STRAY,
    FOR_TARGET,
    FOR_VICTIM,
    FREE,
    FRIGHT,
    GUNS,
    GUNSMITH,
    HARD,
    IRON_NERVES,
    JAM,
    JAMMED,
    KNIFE,
    LEVELS,
    LOCKED,
    LUCKY,
    MISS,
    NAMES,
    NOBODY,
    OBJECTS,
    PLAYING,
    POCKET_BIBLE,
    PURPOSE,
    RESULT,
    ROUND,
    SAWED_OFF,
    SHOTS,
    SLOT,
    TILL_NOISE,
    TOLD,
    WOUNDS,
)
from saloon.games.joe.village import OUTWARD
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

Way = Literal["shoot", "double", "throw", "stab", "snap"]


# Attacking ------------------------------------------------------------------------------------------------------


def shoot(joe: Position, who: i64, kind: i64, target: i64, way: Way = "shoot") -> None:
    """One shot at somebody (JOE-18)."""
    shooter = joe.cast[who]
    level = shot_level(joe, who, target)
    announce(joe, who, kind, target, level, way)
    expose(joe, who, joe.cast[target].zone, joe.cast[target].exposed)
    fire(joe, who, kind, target, level, shooter.better_gun(kind))


def shoot_double(joe: Position, who: i64, kind: i64, target: i64) -> None:
    """Two colts or both barrels at once: two cards, whatever the first one does (JOE-38)."""
    shooter = joe.cast[who]
    level = shot_level(joe, who, target)
    announce(joe, who, kind, target, level, "double")
    expose(joe, who, joe.cast[target].zone, joe.cast[target].exposed)
    slot = shooter.better_gun(kind)
    fire(joe, who, kind, target, level, slot if kind == SAWED_OFF else 3 - slot)
    fire(joe, who, kind, target, level, slot)


def fire(joe: Position, who: i64, kind: i64, target: i64, level: i64, slot: i64) -> None:
    """A card is to be drawn for one firearm."""
    joe.cast[who].last_gun = slot
    joe.push(F_CARD, who, target, kind, level, joe.cast[target].zone, FOR_TARGET + slot * SLOT)


def shoot_lock(joe: Position, who: i64, kind: i64) -> None:
    """A shot at the lock beside (JOE-52, JOE-R11)."""
    shooter = joe.cast[who]
    level = steady_level(joe, who)
    slot = shooter.better_gun(kind)
    shooter.last_gun = slot
    announce(joe, who, kind, NOBODY, level, "shoot")
    joe.push(F_CARD, who, NOBODY, kind, level, shooter.zone, FOR_LOCK + slot * SLOT)


def throw_knife(joe: Position, who: i64, target: i64) -> None:
    """The knife lies in the target's zone, whatever happens (JOE-21)."""
    level = shot_level(joe, who, target)
    zone = joe.cast[target].zone
    announce(joe, who, KNIFE, target, level, "throw")
    expose(joe, who, zone, joe.cast[target].exposed)
    joe.drop(joe.cast[who].give_up(KNIFE), zone)
    joe.push(F_CARD, who, target, KNIFE, level, zone, FOR_TARGET)


def stab(joe: Position, who: i64, target: i64) -> None:
    """Melee in the same zone (JOE-25)."""
    level = steady_level(joe, who)
    announce(joe, who, KNIFE, target, level, "stab")
    joe.push(F_CARD, who, target, KNIFE, level, joe.cast[target].zone, FOR_STAB)


def throw_dynamite(joe: Position, who: i64, target: i64, zone: i64) -> None:
    """A first card says whether the stick goes off (JOE-R12)."""
    thrower = joe.cast[who]
    lob = lob_to(joe, who, zone)
    level = lob_level(joe, who, lob)
    if joe.tell is not None:
        aim = joe.village.names[zone] if target < 0 else NAMES[target]
        joe.tell(Attacked(NAMES[who], OBJECTS[DYNAMITE], aim, LEVELS[level], "throw"))
    if joe.village.lob_flags[lob] & OUTWARD:
        thrower.exposed = True
    thrower.give_up(DYNAMITE)
    joe.fought = True
    joe.aimed = False
    joe.push(F_CARD, who, target, DYNAMITE, level, zone, FOR_FUSE)


def announce(joe: Position, who: i64, weapon: i64, target: i64, level: i64, way: Way) -> None:
    """An attack begins; a marksman's aim is for this one."""
    joe.fought = True
    joe.aimed = False
    if joe.tell is not None:
        whom = "lock" if target < 0 else NAMES[target]
        joe.tell(Attacked(NAMES[who], OBJECTS[weapon], whom, LEVELS[level], way))


def expose(joe: Position, who: i64, zone: i64, exposed: bool) -> None:
    """Whoever fires out of a building can be shot at there from afar (JOE-32, JOE-R8)."""
    flags = joe.village.way(joe.cast[who].zone, zone, joe.low, joe.high, exposed)
    if flags >= 0 and flags & OUTWARD:
        joe.cast[who].exposed = True


# Cards ----------------------------------------------------------------------------------------------------------


def draw_card(joe: Position, frame: Frame, card: i64) -> None:
    """Nature drew a shot card: what it says for the weapon happens at once (JOE-36)."""
    joe.stack.pop()
    joe.discard(frame.level, card - frame.level * 18)
    result: i64 = RESULT[frame.what * SHOTS + card]
    if joe.tell is not None:
        whom = None if frame.whom < 0 else NAMES[frame.whom]
        joe.tell(Drew(f"{'EMH'[frame.level]}{card - frame.level * 18 + 1:02}", TOLD[result], whom))
    if is_unlucky(frame, result) and answers(joe, frame.who, DEVILS_LUCK):
        joe.push(F_CARD, frame.who, frame.whom, frame.what, frame.level, frame.where, frame.more + LUCKY)
        return
    purpose = frame.more & PURPOSE
    if purpose == FOR_TARGET:
        resolve_shot(joe, frame, result)
    elif purpose in (FOR_STRAY, FOR_STAB):
        strike(joe, frame.whom, result, frame.who, joe.cast[frame.who].zone, True)
    elif purpose == FOR_FUSE:
        resolve_fuse(joe, frame, result)
    elif purpose == FOR_VICTIM:
        strike(joe, frame.whom, result, NOBODY, frame.where, False)
    elif purpose == FOR_LOCK:
        resolve_lock(joe, frame, result)
    else:
        resolve_repair(joe, frame, result)


def is_unlucky(frame: Frame, result: i64) -> bool:
    """Whether the devil's luck would help an attack: its own first card misses or jams."""
    if result > JAM or frame.more & LUCKY:
        return False
    purpose = frame.more & PURPOSE
    return purpose in (FOR_TARGET, FOR_STAB, FOR_LOCK, FOR_FUSE)


def resolve_shot(joe: Position, frame: Frame, result: i64) -> None:
    """A shot or a thrown knife: jam, miss with its stray, or hit (JOE-35, JOE-39)."""
    if frame.what < GUNS and not spend(joe, frame, result):
        return
    if result != MISS:
        strike(joe, frame.whom, result, frame.who, joe.cast[frame.who].zone, True)
        return
    others = joe.those_in(frame.where) & ~(only(frame.who) | only(frame.whom))  # JOE-R13
    if others & (others - 1):
        joe.push(F_STRAY, frame.who, frame.whom, frame.what, frame.level, frame.where)
    elif others:
        stray(joe, frame, lowest(others))


def spend(joe: Position, frame: Frame, result: i64) -> bool:
    """A round is gone, and everybody hears it; a jam uses none (JOE-35). Whether the shot was fired."""
    slot = (frame.more >> 4) & 3
    shooter = joe.cast[frame.who]
    gun = shooter.gun(slot)
    held = gun & KIND == frame.what  # it may have been dropped in a panic between two cards (JOE-R14)
    if result == JAM:
        if held:
            jam(joe, frame.who, slot)
        return False
    if held and gun & (15 * ROUND):
        shooter.set_gun(slot, gun - ROUND)
    hear(joe)
    return True


def jam(joe: Position, who: i64, slot: i64) -> None:
    """A firearm jams, unless a gunsmith's joker is armed."""
    shooter = joe.cast[who]
    gun = shooter.gun(slot)
    if joe.tell is not None:
        joe.tell(Jammed(NAMES[who], OBJECTS[gun & KIND]))
    if not answers(joe, who, GUNSMITH):
        shooter.set_gun(slot, gun | JAMMED)


def stray(joe: Position, frame: Frame, whom: i64) -> None:
    """A shot that missed goes on to somebody else: another card, once (JOE-39, JOE-R13)."""
    if joe.tell is not None:
        joe.tell(Strayed(NAMES[whom]))
    joe.push(F_CARD, frame.who, whom, frame.what, frame.level, frame.where, FOR_STRAY)


def draw_stray(joe: Position, frame: Frame, whom: i64) -> None:
    """Nature says who else is hit, or whom a stick without a named target lies beside (JOE-R12)."""
    joe.stack.pop()
    if frame.what == DYNAMITE:
        strike_first(joe, frame, whom, frame.more)
    else:
        stray(joe, frame, whom)


def resolve_lock(joe: Position, frame: Frame, result: i64) -> None:
    """Any wound opens the lock for good (JOE-R11)."""
    if spend(joe, frame, result) and WOUNDS[result]:
        lock = lock_beside(joe, frame.where)
        if lock >= 0:
            crack(joe, lock)


def resolve_repair(joe: Position, frame: Frame, result: i64) -> None:
    """A wound repairs the weapon, a jam loses it, anything else changes nothing (JOE-44)."""
    slot = (frame.more >> 4) & 3
    someone = joe.cast[frame.who]
    how: Literal["works", "fails", "lost"] = "fails"
    if WOUNDS[result]:
        someone.set_gun(slot, someone.gun(slot) & ~JAMMED)
        how = "works"
    elif result == JAM:
        joe.spent[someone.give_up_gun(slot) & KIND] += 1
        how = "lost"
    if joe.tell is not None:
        joe.tell(Repaired(NAMES[frame.who], OBJECTS[frame.what], how))


# Dynamite -------------------------------------------------------------------------------------------------------


def resolve_fuse(joe: Position, frame: Frame, result: i64) -> None:
    """A jam is a dud, which stays there; else the stick explodes (JOE-35, JOE-R12)."""
    zone = frame.where
    if result == JAM:
        joe.drop(DYNAMITE, zone)
        if joe.tell is not None:
            joe.tell(Fizzled(joe.village.names[zone]))
        return
    joe.spent[DYNAMITE] += 1
    if joe.tell is not None:
        joe.tell(Exploded(joe.village.names[zone]))
    hear(joe)
    if WOUNDS[result]:
        blow_open(joe, zone)
    inside = joe.those_in(zone)
    if frame.whom >= 0 and inside & only(frame.whom):
        strike_first(joe, frame, frame.whom, result)
    elif inside == 0:
        blast(joe, frame, NOBODY)
    elif inside & (inside - 1):
        joe.push(F_STRAY, frame.who, NOBODY, DYNAMITE, frame.level, zone, result)
    else:
        strike_first(joe, frame, lowest(inside), result)


def strike_first(joe: Position, frame: Frame, whom: i64, result: i64) -> None:
    """The first card is for one in the zone, then come the others (JOE-R12)."""
    blast(joe, frame, whom)
    strike(joe, whom, result, NOBODY, frame.where, False)


def blast(joe: Position, frame: Frame, spared: i64) -> None:
    """Everybody else in the zone and beside it is to draw a card (JOE-37)."""
    zone = frame.where
    inside = joe.those_in(zone)
    if spared >= 0:
        inside &= ~only(spared)
    near: i64 = 0
    if frame.level < HARD or not joe.terms.narrow_blast:
        village = joe.village
        number: i64 = village.first_blast[zone]
        end: i64 = village.first_blast[zone + 1]
        while number < end:
            near |= joe.those_in(village.blast_to[number])
            number += 1
    if inside | near:
        joe.push(F_BLAST, frame.who, NOBODY, inside, frame.level, zone, near)


def next_victim(joe: Position, frame: Frame) -> None:
    """One more victim draws its own card; beside the zone it is one level harder (JOE-37)."""
    joe.stack.pop()
    inside = frame.what
    near = frame.more
    level = frame.level
    if inside:
        victim = lowest(inside)
        inside &= inside - 1
    else:
        victim = lowest(near)
        near &= near - 1
        level = HARD if level == HARD else level + 1
    if inside | near:
        joe.push(F_BLAST, frame.who, NOBODY, inside, frame.level, frame.where, near)
    if joe.cast[victim].status == PLAYING:
        joe.push(F_CARD, frame.who, victim, DYNAMITE, level, frame.where, FOR_VICTIM)


def blow_open(joe: Position, zone: i64) -> None:
    """Bars give way to dynamite beside them (JOE-55); with the option locks do too (JOE-R11)."""
    village = joe.village
    for lock in range(len(village.lock_zones)):
        one, other = village.lock_zones[lock]
        weak = village.lock_barred[lock] != 0 or joe.terms.blasted_locks
        if weak and zone in (one, other) and joe.closed & only(lock):
            crack(joe, lock)


# Consequences ---------------------------------------------------------------------------------------------------


def strike(joe: Position, whom: i64, result: i64, cause: i64, zone: i64, dodgeable: bool) -> None:
    """Wounds, then panic, for one victim (JOE-35). The jokers that ward them off come first."""
    victim = joe.cast[whom]
    if victim.status != PLAYING or result <= JAM:
        return
    wounds: i64 = WOUNDS[result]
    if wounds and dodgeable and answers(joe, whom, DODGE):
        return
    if wounds and answers(joe, whom, POCKET_BIBLE):
        wounds -= 1
    if wounds:
        wound(joe, whom, wounds)
    if FRIGHT[result] and victim.status == PLAYING and victim.bound == FREE and not answers(joe, whom, IRON_NERVES):
        joe.push(F_PANIC, whom, cause, 0, 0, zone)


def wound(joe: Position, whom: i64, wounds: i64) -> None:
    """Wound markers; the third kills (JOE-5)."""
    victim = joe.cast[whom]
    victim.wounds += wounds
    if victim.wounds > DEADLY:
        victim.wounds = DEADLY
    if joe.tell is not None:
        joe.tell(Wounded(NAMES[whom], wounds, victim.wounds))
    if victim.wounds == DEADLY:
        victim.status = DEAD
        joe.stirred = True
        victim.ambush = False
        joe.cup &= ~only(whom)  # JOE-R17
        joe.look_around()
        if joe.tell is not None:
            joe.tell(Died(NAMES[whom]))


def hear(joe: Position) -> None:
    """A shot or an explosion wakes those who wait for one (JOE-R16)."""
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.asleep == TILL_NOISE:
            someone.asleep = AWAKE
            if joe.tell is not None and someone.status == PLAYING:
                joe.tell(Woke(NAMES[number], "noise"))


def crack(joe: Position, lock: i64) -> None:
    """A lock or bars are open, and whoever is locked up behind them is free (JOE-55)."""
    joe.closed &= ~only(lock)
    one, other = joe.village.lock_zones[lock]
    if joe.tell is not None:
        joe.tell(Cracked(joe.village.names[one], joe.village.names[other]))
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.bound == LOCKED and (someone.zone in (one, other)):
            release(joe, number)


def release(joe: Position, who: i64) -> None:
    """Somebody tied or locked up is free, and the marker goes into the cup (JOE-54, JOE-55)."""
    someone = joe.cast[who]
    someone.bound = FREE
    joe.stirred = True
    if someone.status == PLAYING:
        joe.cup |= only(who)
        if joe.tell is not None:
            joe.tell(Freed(NAMES[who]))
