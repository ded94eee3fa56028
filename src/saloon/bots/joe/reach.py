"""The zones that a character can walk to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.acts.steps import passable
from saloon.games.joe.map.village import WORD
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Points, Zone


class Reach:
    """The zones within so many steps of one, the nearest first."""

    def __init__(self) -> None:
        self.places: list[int] = []
        self.steps: list[int] = []  # to each of them
        self.first: list[int] = []  # and the first step on the way there

    def spread(self, joe: Position, here: Zone, points: Points) -> None:
        """Find them."""
        village = joe.village
        low: i64 = only(here) if here < WORD else 0
        high: i64 = 0 if here < WORD else only(here - WORD)
        places, steps, first = [here], [0], [-1]
        index: i64 = 0
        while index < len(places):
            zone: Zone = places[index]
            far: i64 = steps[index]
            if far == points:
                break
            number: i64 = village.first_step[zone]
            end: i64 = village.first_step[zone + 1]
            while number < end:
                there: Zone = village.step_to[number]
                near: i64 = only(there) if there < WORD else 0
                beyond: i64 = 0 if there < WORD else only(there - WORD)
                if low & near == 0 and high & beyond == 0 and passable(joe, number):
                    low |= near
                    high |= beyond
                    places.append(there)
                    steps.append(far + 1)
                    first.append(there if far == 0 else first[index])
                number += 1
            index += 1
        self.places = places
        self.steps = steps
        self.first = first


def step_towards(joe: Position, here: Zone, zone: Zone, points: Points) -> i64:
    """The next step straight to a zone that is at most so many steps away; -1 if there is none."""
    village = joe.village
    far: i64 = village.distance[here * village.size + zone]
    if far > points:
        return -1
    number: i64 = village.first_step[here]
    end: i64 = village.first_step[here + 1]
    while number < end:
        there: Zone = village.step_to[number]
        if village.distance[there * village.size + zone] < far and passable(joe, number):
            return there
        number += 1
    return -1
