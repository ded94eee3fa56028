"""Explosions: the stick goes off, everybody in the zone and beside it draws a card (JOE-35, JOE-37, JOE-R12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import DYNAMITE, HARD, JAM, NOBODY, PLAYING, WOUNDS
from saloon.games.joe.combat.consequences import crack, rouse_all, strike, wake_by_noise
from saloon.games.joe.events import Exploded, Fizzled
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64


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
    wake_by_noise(joe)
    if WOUNDS[result]:
        blow_open(joe, zone)
    inside = joe.those_in(zone)
    if frame.whom >= 0 and inside & only(frame.whom):
        strike_first(joe, frame, frame.whom, result)
    elif inside == 0:
        blast(joe, frame, NOBODY)
    elif inside & (inside - 1):
        joe.push(frames.STRAY, frame.who, NOBODY, DYNAMITE, frame.level, zone, result)
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
        rouse_all(joe, inside | near)
        joe.push(frames.BLAST, frame.who, NOBODY, inside, frame.level, zone, near)


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
        joe.push(frames.BLAST, frame.who, NOBODY, inside, frame.level, frame.where, near)
    if joe.cast[victim].status == PLAYING:
        joe.push(frames.CARD, frame.who, victim, DYNAMITE, level, frame.where, frames.FOR_VICTIM)


def blow_open(joe: Position, zone: i64) -> None:
    """Bars give way to dynamite beside them (JOE-55); with the option locks do too (JOE-R11)."""
    village = joe.village
    for lock in range(len(village.lock_zones)):
        one, other = village.lock_zones[lock]
        weak = village.lock_barred[lock] != 0 or joe.terms.blasted_locks
        if weak and zone in (one, other) and joe.closed & only(lock):
            crack(joe, lock)
