"""Steps from zone to zone: where one can go, what it costs, and going there (JOE-16, JOE-17, JOE-43, JOE-54)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.box.constants import CAST, NAMES, NOBODY, PLAYING, TIED
from saloon.games.joe.events import Walked
from saloon.games.joe.map.village import NONE, WINDOW
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Points, Who, Zone


def passable(joe: Position, step: i64) -> bool:
    """Whether no closed lock bars this step (JOE-17)."""
    lock: i64 = joe.village.step_lock[step]
    return lock == NONE or joe.closed & only(lock) == 0


def step_cost(joe: Position, step: i64) -> i64:
    """What this step costs."""
    return 2 if joe.terms.slow_windows and joe.village.step_kind[step] == WINDOW else 1


def find_step(joe: Position, here: Zone, there: Zone) -> i64:
    """The number of the step between two neighbours; -1 if there is none."""
    number: i64 = joe.village.first_step[here]
    end: i64 = joe.village.first_step[here + 1]
    while number < end:
        if joe.village.step_to[number] == there:
            return number
        number += 1
    return -1


def can_walk(joe: Position, zone: Zone, points: Points) -> bool:
    """Whether any step is possible."""
    number: i64 = joe.village.first_step[zone]
    end: i64 = joe.village.first_step[zone + 1]
    while number < end:
        if passable(joe, number) and step_cost(joe, number) <= points:
            return True
        number += 1
    return False


def tied_in(joe: Position, zone: Zone) -> Who:
    """Who lies tied in a zone; -1 for nobody."""
    if not joe.scenario.ropes:
        return NOBODY
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.bound == TIED and someone.status == PLAYING and someone.zone == zone:
            return number
    return NOBODY


def lock_beside(joe: Position, zone: Zone) -> i64:
    """The closed lock that can be shot out from this zone; -1 if there is none (JOE-R11)."""
    village = joe.village
    number: i64 = village.first_step[zone]
    end: i64 = village.first_step[zone + 1]
    while number < end:
        lock: i64 = village.step_lock[number]
        if lock != NONE and joe.closed & only(lock) and village.lock_barred[lock] == 0:
            return lock
        number += 1
    return -1


def walk(joe: Position, who: Who, zone: Zone, tied: Who) -> None:
    """One zone further (JOE-16), perhaps with somebody who is tied (JOE-54)."""
    joe.cast[who].zone = zone
    if tied >= 0:
        joe.cast[tied].zone = zone
    joe.look_around()
    if joe.tell is not None:
        joe.tell(Walked(NAMES[who], joe.village.names[zone], None if tied < 0 else NAMES[tied]))
