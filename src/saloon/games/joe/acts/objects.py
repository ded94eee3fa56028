"""Objects: on the ground, on others, and under the face-down markers (JOE-22, JOE-23, JOE-27, JOE-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import DEAD, FREE, GUNS, NOBODY, PLAYING
from saloon.games.joe.box.object_code import KIND, lifted, worth, zone_of
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, People, Seat, Thing, Who, Zone


def lying_kinds(joe: Position, zone: Zone) -> i64:
    """The kinds of objects that lie open in a zone, as bits."""
    found: i64 = 0
    for entry in joe.ground:
        thing: Thing = entry
        if zone_of(thing) == zone:
            found |= only(thing & KIND)
    return found


def face_down(joe: Position, someone: Character) -> tuple[i64, i64]:
    """Of the face-down markers here: the kinds of those that the character's player knows, and the others, as bits."""
    kinds: i64 = 0
    unknown: i64 = 0
    for marker in range(len(joe.hidden_zone)):
        if joe.hidden_zone[marker] == someone.zone:
            if joe.hidden_known[marker] >> someone.seat & 1:
                kinds |= only(joe.hidden_kind[marker])
            else:
                unknown |= only(marker)
    return kinds, unknown


def takeable(joe: Position, who: Who, partners: People, kind: Kind) -> People:
    """From whom of those here an object of this kind may be taken: allies (JOE-22) and the dead (JOE-R27)."""
    found: i64 = 0
    while partners:
        number = lowest(partners)
        partners &= partners - 1
        other = joe.cast[number]
        if other.holds(kind) and (other.status == DEAD or is_ally(joe, who, number)):
            found |= only(number)
    return found


def exchangeable(joe: Position, who: Who, partners: People) -> People:
    """With whom of those here objects may be exchanged, as bits."""
    found: i64 = 0
    while partners:
        number = lowest(partners)
        partners &= partners - 1
        if is_ally(joe, who, number):
            found |= only(number)
    return found


def is_ally(joe: Position, who: Who, other: i64) -> bool:
    """A living friend who is not bound, and has not refused anything in this activation."""
    friend = joe.cast[other]
    if friend.status != PLAYING or friend.bound != FREE or friend.side != joe.cast[who].side:
        return False
    return joe.refusers & only(other) == 0


def lift(joe: Position, kind: Kind, zone: Zone, seat: Seat) -> Thing:
    """Take an object of this kind from the ground: the best firearm, or a marker that the seat knows."""
    best: i64 = NOBODY
    for index in range(len(joe.ground)):
        thing: Thing = joe.ground[index]
        if zone_of(thing) != zone or thing & KIND != kind:
            continue
        if best < 0 or (kind < GUNS and worth(lifted(thing)) > worth(lifted(joe.ground[best]))):
            best = index
    if best >= 0:
        thing = joe.ground.pop(best)
        return lifted(thing)
    for marker in range(len(joe.hidden_zone)):
        if joe.hidden_zone[marker] == zone and joe.hidden_kind[marker] == kind and joe.hidden_known[marker] >> seat & 1:
            return unhide(joe, marker)
    raise AssertionError("nothing of this kind lies here")


def unhide(joe: Position, marker: i64) -> Kind:
    """A face-down marker is taken and shown."""
    joe.hidden_zone[marker] = NOBODY
    joe.hidden_known[marker] = only(joe.terms.seats) - 1
    return joe.hidden_kind[marker]


def drop_all(joe: Position, someone: Character) -> None:
    """Everything that a character carries falls to the ground."""
    while someone.first_gun != KIND:
        joe.drop(someone.give_up_gun(1), someone.zone)
    while someone.first_pocket != KIND:
        joe.drop(someone.give_up(someone.first_pocket), someone.zone)
