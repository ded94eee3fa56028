"""Attacks: shots, knives, dynamite, locks (JOE-18, JOE-21, JOE-25, JOE-38); cards say how they end (shots.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from saloon.games.joe.box.constants import DYNAMITE, KNIFE, LEVELS, NAMES, NOBODY, OBJECTS, SAWED_OFF
from saloon.games.joe.combat.aim import lob_level, lob_to, shot_level, steady_level
from saloon.games.joe.combat.consequences import rouse, rouse_all
from saloon.games.joe.events import Attacked
from saloon.games.joe.map.village import OUTWARD
from saloon.games.joe.position.nature_frames import FOR_FUSE, FOR_LOCK, FOR_STAB, FOR_TARGET, DrawCard
from saloon.games.joe.position.state import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Level, Who, Zone


Way = Literal["shoot", "double", "throw", "stab", "snap"]


def shoot(joe: Position, who: Who, kind: Kind, target: Who, way: Way = "shoot") -> None:
    """One shot at somebody (JOE-18)."""
    shooter = joe.cast[who]
    level = shot_level(joe, who, target)
    announce(joe, who, kind, target, level, way)
    expose(joe, who, joe.cast[target].zone, joe.cast[target].exposed)
    fire(joe, who, kind, target, level, shooter.better_gun(kind))


def shoot_double(joe: Position, who: Who, kind: Kind, target: Who) -> None:
    """Two colts or both barrels at once: two cards, whatever the first one does (JOE-38)."""
    shooter = joe.cast[who]
    level = shot_level(joe, who, target)
    announce(joe, who, kind, target, level, "double")
    expose(joe, who, joe.cast[target].zone, joe.cast[target].exposed)
    slot = shooter.better_gun(kind)
    fire(joe, who, kind, target, level, slot if kind == SAWED_OFF else 3 - slot)
    fire(joe, who, kind, target, level, slot)


def fire(joe: Position, who: Who, kind: Kind, target: Who, level: Level, slot: i64) -> None:
    """A card is to be drawn for one firearm."""
    joe.cast[who].last_gun = slot
    joe.push(DrawCard(who, target, kind, level, joe.cast[target].zone, FOR_TARGET, slot))


def shoot_lock(joe: Position, who: Who, kind: Kind) -> None:
    """A shot at the lock beside (JOE-52, JOE-R11)."""
    shooter = joe.cast[who]
    level = steady_level(joe, who)
    slot = shooter.better_gun(kind)
    shooter.last_gun = slot
    announce(joe, who, kind, NOBODY, level, "shoot")
    joe.push(DrawCard(who, NOBODY, kind, level, shooter.zone, FOR_LOCK, slot))


def throw_knife(joe: Position, who: Who, target: Who) -> None:
    """The knife lies in the target's zone, whatever happens (JOE-21)."""
    level = shot_level(joe, who, target)
    zone = joe.cast[target].zone
    announce(joe, who, KNIFE, target, level, "throw")
    expose(joe, who, zone, joe.cast[target].exposed)
    joe.drop(joe.cast[who].give_up(KNIFE), zone)
    joe.push(DrawCard(who, target, KNIFE, level, zone, FOR_TARGET))


def stab(joe: Position, who: Who, target: Who) -> None:
    """Melee in the same zone (JOE-25)."""
    level = steady_level(joe, who)
    announce(joe, who, KNIFE, target, level, "stab")
    joe.push(DrawCard(who, target, KNIFE, level, joe.cast[target].zone, FOR_STAB))


def throw_dynamite(joe: Position, who: Who, target: Who, zone: Zone) -> None:
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
    rouse_all(joe, joe.those_in(zone))
    begin(joe, who, True)
    joe.push(DrawCard(who, target, DYNAMITE, level, zone, FOR_FUSE))


def announce(joe: Position, who: Who, weapon: Kind, target: Who, level: Level, way: Way) -> None:
    """An attack at somebody or at a lock begins."""
    if target >= 0:
        rouse(joe, target, "attack")
    begin(joe, who, target >= 0 and way != "stab")
    if joe.tell is not None:
        whom = "lock" if target < 0 else NAMES[target]
        joe.tell(Attacked(NAMES[who], OBJECTS[weapon], whom, LEVELS[level], way))


def begin(joe: Position, who: Who, aimed: bool) -> None:
    """An attack was made; a shot or throw at somebody or a zone uses up a marksman's aim (JOE-8)."""
    joe.fought = True
    if aimed and who == joe.active:
        joe.aimed = False


def expose(joe: Position, who: Who, zone: Zone, exposed: bool) -> None:
    """A character who fires out of a building can be shot at there from afar (JOE-32, JOE-R8)."""
    flags = joe.village.way(joe.cast[who].zone, zone, joe.low, joe.high, exposed)
    if flags >= 0 and flags & OUTWARD:
        joe.cast[who].exposed = True
