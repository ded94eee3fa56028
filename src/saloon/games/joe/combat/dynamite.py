"""Explosions: the stick goes off, everybody in the zone and beside it draws a card (JOE-35, JOE-37, JOE-R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import DYNAMITE, HARD, JAM, NOBODY, PLAYING, WOUNDS
from saloon.games.joe.combat.consequences import crack, rouse_all, strike, wake_by_noise
from saloon.games.joe.events import Exploded, Fizzled
from saloon.games.joe.position.nature_frames import FOR_VICTIM, DrawCard, DrawStray
from saloon.games.joe.position.own_frames import Blast
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Level, People, Who, Zone


def resolve_fuse(joe: Position, frame: DrawCard, result: i64) -> None:
    """A jam is a dud, which stays there; else the stick explodes (JOE-35, JOE-R12)."""
    zone = frame.zone
    if result == JAM:
        joe.drop(DYNAMITE, zone)
        if joe.tell is not None:
            joe.tell(Fizzled(joe.village.names[zone]))
        return
    joe.spent[DYNAMITE] += 1
    if joe.tell is not None:
        joe.tell(Exploded(joe.village.names[zone]))
    wake_by_noise(joe)
    if WOUNDS[result]:
        blow_open(joe, zone)
    inside = joe.those_in(zone)
    if frame.target >= 0 and inside & only(frame.target):
        strike_first(joe, frame.who, zone, frame.level, frame.target, result)
    elif inside == 0:
        blast(joe, frame.who, zone, frame.level, NOBODY)
    elif inside & (inside - 1):
        joe.push(DrawStray(frame.who, NOBODY, DYNAMITE, frame.level, zone, result))
    else:
        strike_first(joe, frame.who, zone, frame.level, lowest(inside), result)


def strike_first(joe: Position, who: Who, zone: Zone, level: Level, whom: Who, result: i64) -> None:
    """The first card is for a character in the zone; the others follow (JOE-R12)."""
    blast(joe, who, zone, level, whom)
    strike(joe, whom, result, NOBODY, zone, False)


def blast(joe: Position, who: Who, zone: Zone, level: Level, spared: Who) -> None:
    """Everybody else in the zone and beside it is to draw a card (JOE-37)."""
    inside = joe.those_in(zone)
    if spared >= 0:
        inside &= ~only(spared)
    beside: People = 0
    if level < HARD or not joe.terms.narrow_blast:
        village = joe.village
        number: i64 = village.first_blast[zone]
        end: i64 = village.first_blast[zone + 1]
        while number < end:
            beside |= joe.those_in(village.blast_to[number])
            number += 1
    if inside | beside:
        rouse_all(joe, inside | beside)
        joe.push(Blast(who, inside, beside, level, zone))


def next_victim(joe: Position, frame: Blast) -> None:
    """One more victim draws its own card; beside the zone it is one level harder (JOE-37)."""
    joe.stack.pop()
    inside = frame.inside
    beside = frame.beside
    level = frame.level
    if inside:
        victim = lowest(inside)
        inside &= inside - 1
    else:
        victim = lowest(beside)
        beside &= beside - 1
        level = HARD if level == HARD else level + 1
    if inside | beside:
        joe.push(Blast(frame.who, inside, beside, frame.level, frame.zone))
    if joe.cast[victim].status == PLAYING:
        joe.push(DrawCard(frame.who, victim, DYNAMITE, level, frame.zone, FOR_VICTIM))


def blow_open(joe: Position, zone: Zone) -> None:
    """Bars give way to dynamite beside them (JOE-55); with the option locks do too (JOE-R11)."""
    village = joe.village
    for lock in range(len(village.lock_zones)):
        one, other = village.lock_zones[lock]
        weak = village.lock_barred[lock] != 0 or joe.terms.blasted_locks
        if weak and zone in (one, other) and joe.closed & only(lock):
            crack(joe, lock)
