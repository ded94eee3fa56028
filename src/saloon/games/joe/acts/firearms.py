"""Firearms: which of them can be fired, loaded and repaired, and doing so (JOE-7, JOE-18..20, JOE-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import CAPACITY, GUNS, NAMES, NOBODY, OBJECTS, SAWED_OFF
from saloon.games.joe.box.object_code import JAMMED, KIND, ROUND, rounds_in
from saloon.games.joe.events import Reloaded, Repaired
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.nature_frames import FOR_REPAIR, DrawCard
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Level, Thing, Who


def ready_guns(someone: Character) -> i64:
    """The kinds of firearms that can be fired, as bits."""
    found: i64 = 0
    if someone.first_gun < JAMMED and someone.first_gun > KIND:
        found = only(someone.first_gun & KIND)
    if someone.second_gun < JAMMED and someone.second_gun > KIND:
        found |= only(someone.second_gun & KIND)
    return found


def works(gun: Thing, kind: Kind) -> bool:
    """Whether it is a firearm of this kind, loaded and not jammed (JOE-18)."""
    return gun & KIND == kind and gun > KIND and gun < JAMMED


def both_barrels(someone: Character) -> bool:
    """Whether a sawed-off has both cartridges (JOE-38)."""
    gun = someone.gun(someone.better_gun(SAWED_OFF))
    return works(gun, SAWED_OFF) and rounds_in(gun) == CAPACITY[SAWED_OFF]


def slack(gun: Thing) -> i64:
    """The kind of a firearm that takes another round, as a bit; none if it is full (JOE-7)."""
    kind = gun & KIND
    return only(kind) if kind < GUNS and rounds_in(gun) < CAPACITY[kind] else 0


def jam_of(gun: Thing) -> i64:
    """The kind of a firearm that is jammed, as a bit; none if it is not."""
    return only(gun & KIND) if gun >= JAMMED else 0


def loadable(someone: Character, kind: Kind) -> i64:
    """Which firearm of this kind is reloaded: the worse of two, unless it is full (JOE-R33)."""
    worse = someone.worse_gun(kind)
    return worse if slack(someone.gun(worse)) else someone.better_gun(kind)


def jammed(someone: Character, kind: Kind) -> i64:
    """Which firearm of this kind is jammed; 0 if none is."""
    worse = someone.worse_gun(kind)  # of two the jammed one
    return worse if someone.gun(worse) >= JAMMED else 0


def reload(joe: Position, who: Who, kind: Kind) -> None:
    """One round (JOE-19)."""
    someone = joe.cast[who]
    slot = loadable(someone, kind)
    someone.set_gun(slot, someone.gun(slot) + ROUND)
    if joe.tell is not None:
        joe.tell(Reloaded(NAMES[who], OBJECTS[kind], rounds_in(someone.gun(slot))))


def repair(joe: Position, who: Who, kind: Kind) -> None:
    """The jam marker goes (JOE-20); with the option a card decides, easy or if wounded medium (JOE-44)."""
    someone = joe.cast[who]
    slot = jammed(someone, kind)
    if joe.terms.hard_repairs:
        level: Level = 1 if someone.wounds else 0
        joe.push(DrawCard(who, NOBODY, kind, level, someone.zone, FOR_REPAIR, slot))
        return
    someone.set_gun(slot, someone.gun(slot) & ~JAMMED)
    if joe.tell is not None:
        joe.tell(Repaired(NAMES[who], OBJECTS[kind], "works"))
