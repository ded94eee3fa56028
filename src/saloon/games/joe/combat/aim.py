"""Lines of sight between characters, and the difficulty of shots (JOE-27..34)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, FREE, HARD, PLAYING
from saloon.games.joe.map.village import BEHIND, THROUGH
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Level, People, Who, Zone

BLIND: Final = -1


def sees(joe: Position, watcher: Character, other: Character) -> bool:
    """Whether one character sees another so that a shot is possible, however far away."""
    return joe.village.way(watcher.zone, other.zone, joe.low, joe.high, other.exposed) >= 0


def in_view(joe: Position, one: Character, other: Character) -> bool:
    """Whether either of two sees the other's zone, however far away and whoever fired (JOE-24, JOE-R16)."""
    village = joe.village
    if village.way(one.zone, other.zone, joe.low, joe.high, True) >= 0:
        return True
    return village.way(other.zone, one.zone, joe.low, joe.high, True) >= 0


def seen_by_enemy(joe: Position, who: Who) -> bool:
    """Whether any enemy sees this character."""
    someone = joe.cast[who]
    for other in joe.cast:
        if other.status == PLAYING and other.side != someone.side and sees(joe, other, someone):
            return True
    return False


def in_sight(joe: Position, who: Who) -> People:
    """Enemies whom a character sees (JOE-18) and who are not bound (JOE-R23), as bits."""
    shooter = joe.cast[who]
    found: i64 = 0
    for number in range(CAST):
        other = joe.cast[number]
        if other.status != PLAYING or other.side == shooter.side or other.bound != FREE:
            continue
        if sees(joe, shooter, other):
            found |= only(number)
    return found


def within(joe: Position, who: Who, some: People, reach: i64) -> People:
    """The characters of a set who are at most so far away."""
    village = joe.village
    row = joe.cast[who].zone * village.size
    found: i64 = 0
    while some:
        number = lowest(some)
        some &= some - 1
        if village.distance[row + joe.cast[number].zone] <= reach:
            found |= only(number)
    return found


def shot_level(joe: Position, who: Who, target: Who) -> Level:
    """The deck of a shot or knife at a target that can be aimed at (JOE-34)."""
    shooter = joe.cast[who]
    other = joe.cast[target]
    flags = joe.village.way(shooter.zone, other.zone, joe.low, joe.high, other.exposed)
    far = joe.village.steps_between(shooter.zone, other.zone)
    return level(joe, who, far, flags)


def level(joe: Position, who: Who, far: i64, flags: i64) -> Level:
    """The level of a shot: easy if none of three conditions is met, medium for one, hard for more (JOE-34)."""
    found: i64 = 0
    if far > 1:
        found += 1
    if flags & (THROUGH if joe.terms.both_ways else BEHIND):  # JOE-R7
        found += 1
    if joe.cast[who].wounds:
        found += 1
    if found > HARD:
        found = HARD
    return eased(joe, who, found)


def steady_level(joe: Position, who: Who) -> Level:
    """The deck where only a wound makes it harder: locks (JOE-R11), stabs and repairs (JOE-44)."""
    return 1 if joe.cast[who].wounds else 0


def eased(joe: Position, who: Who, found: i64) -> Level:
    """A marksman's shot or throw is one level easier, but no reaction in that turn (JOE-8)."""
    return found - 1 if joe.aimed and who == joe.active and found > 0 else found


def lob_to(joe: Position, who: Who, zone: Zone) -> i64:
    """How dynamite flies from a character into a zone: the number of the way, or -1 (JOE-33)."""
    village = joe.village
    here = joe.cast[who].zone
    number: i64 = village.first_lob[here]
    end: i64 = village.first_lob[here + 1]
    while number < end:
        if village.lob_to[number] == zone and lob_free(joe, number):
            return number
        number += 1
    return BLIND


def lob_free(joe: Position, number: i64) -> bool:
    """Whether nobody stands in the way of this throw; nobody need be seen where it goes (JOE-33)."""
    low: i64 = joe.village.lob_low[number]
    high: i64 = joe.village.lob_high[number]
    return low & joe.low == 0 and high & joe.high == 0


def lob_level(joe: Position, who: Who, number: i64) -> Level:
    """The deck of a throw (JOE-34)."""
    village = joe.village
    return level(joe, who, village.lob_distance[number], village.lob_flags[number])
