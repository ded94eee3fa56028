"""Objects as numbers: the kind, for a firearm its rounds and whether it is jammed, and on the ground the zone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAPACITY, GUNS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Thing, Zone

KIND: Final = 15  # the bits that say the kind
ROUND: Final = 16  # four bits for the rounds
JAMMED: Final = 256  # one for a jam; from 512 on, the zone


def full(kind: Kind) -> Thing:
    """An object as it is new: firearms are loaded (JOE-7)."""
    return kind + CAPACITY[kind] * ROUND if kind < GUNS else kind


def rounds_in(gun: Thing) -> i64:
    """How many rounds a firearm holds."""
    return gun >> 4 & 15


def worth(gun: Thing) -> i64:
    """What makes a firearm better than another of its kind: that it works, then its rounds."""
    return rounds_in(gun) - 16 if gun >= JAMMED else rounds_in(gun)


def lying_in(thing: Thing, zone: Zone) -> Thing:
    """An object on the ground of a zone."""
    return thing + (zone << 9)


def zone_of(lying: Thing) -> Zone:
    """Where an object lies."""
    return lying >> 9


def lifted(lying: Thing) -> Thing:
    """The object that lies there."""
    return lying & 511
