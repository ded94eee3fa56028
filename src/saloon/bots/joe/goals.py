"""Where a character wants to come: to gold, to a friend in need, to those whom its side is after, or home."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import DEAD, FREE, KNIFE, LOCKED, NOTHING, NUGGET, PLAYING, TIED
from saloon.games.joe.box.object_code import KIND, zone_of
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Thing, Who, Zone

FAR: Final = 99


class Goals:
    """The goals of one character at a time: `seek` before they are asked for."""

    def __init__(self, joe: Position) -> None:
        self.joe: Position = joe
        self.me: Character = joe.cast[0]
        self.enemies: list[int] = []
        self.zones: list[int] = []
        self.homeward: bool = False  # whether any edge of the board will do
        self.precious: bool = False  # whether the side cannot win without this character, and others can fight for it
        self.knifeless: bool = False  # whether nothing but a knife is missing to free a friend

    def seek(self, me: Character, enemies: list[int]) -> None:
        """Find the zones to which this character wants to come."""
        self.me = me
        self.enemies = enemies
        joe, side = self.joe, self.me.side
        self.homeward = self.precious = self.knifeless = False
        if joe.scenario.leavers & only(side):
            self.homeward = carries_gold(self.me)
            self.zones = [] if self.homeward else self._gold() or self._hunted()
            return
        friend: Who = joe.scenario.rescued[side]
        self.precious = friend >= 0 and self.me is joe.cast[friend] and self._has_company()
        if friend >= 0 and joe.cast[friend].status == PLAYING and not enemies:
            self._free(joe.cast[friend])
        else:
            self.zones = self._hunted()  # first of all: who is bound is safe from bullets meant for them (JOE-R23)

    def way_from(self, zone: Zone) -> i64:
        """How many steps it is from a zone to the nearest goal; 0 if there is none."""
        if self.homeward:
            return self.joe.village.to_edge[zone]
        nearest: i64 = FAR
        for goal in self.zones:
            far = self.joe.village.steps_between(zone, goal)
            if far < nearest:
                nearest = far
        return 0 if nearest == FAR else nearest

    def beside_what_is_locked(self) -> bool:
        """Whether one wants opened what lies in the next zone: a friend's cell, or where gold is locked up."""
        friend: Who = self.joe.scenario.rescued[self.me.side]
        if friend >= 0 and self.joe.cast[friend].bound == LOCKED and not self.enemies:
            return self.joe.village.steps_between(self.me.zone, self.joe.cast[friend].zone) == 1
        if not self.joe.scenario.leavers & only(self.me.side):
            return False
        return any(self.joe.village.steps_between(self.me.zone, zone) == 1 for zone in self._gold())

    def _free(self, friend: Character) -> None:
        """Nothing is left but to free a friend."""
        if friend.bound == LOCKED:
            self.zones = self._doorsteps(friend.zone) or [friend.zone]
        elif friend.bound == TIED:
            self.knifeless = not self.me.holds(KNIFE)
            self.zones = self._knives() if self.knifeless else [friend.zone]
        else:
            self.zones = []

    def _knives(self) -> list[int]:
        """Where a knife lies, by itself or with the dead."""
        found = [zone_of(entry) for entry in self.joe.ground if entry & KIND == KNIFE]
        return found + [other.zone for other in self.joe.cast if other.status == DEAD and other.holds(KNIFE)]

    def _has_company(self) -> bool:
        """Whether anybody else of the side can act."""
        me = self.me
        return any(
            other is not me and other.side == me.side and other.status == PLAYING and other.bound == FREE
            for other in self.joe.cast
        )

    def _doorsteps(self, zone: Zone) -> list[int]:
        """The zones from which the lock of a zone can be shot out (JOE-R11)."""
        found: list[int] = []
        for lock in range(len(self.joe.village.lock_zones)):
            one, other = self.joe.village.lock_zones[lock]
            if zone in (one, other) and not self.joe.village.lock_barred[lock] and self.joe.closed & only(lock):
                found.append(one if zone == other else other)
        return found

    def _gold(self) -> list[int]:
        """Where gold lies or may lie, or is carried by enemies and the dead."""
        joe = self.joe
        found = [zone_of(entry) for entry in joe.ground if entry & KIND >= NUGGET]
        seat = only(self.me.seat)
        for marker in range(len(joe.hidden_zone)):
            zone = joe.hidden_zone[marker]
            if zone >= 0 and (joe.hidden_kind[marker] >= NUGGET or not joe.hidden_known[marker] & seat):
                found.append(zone)
        side = self.me.side
        return found + [
            other.zone
            for other in joe.cast
            if other.zone >= 0 and (other.side != side or other.status == DEAD) and carries_gold(other)
        ]

    def _hunted(self) -> list[int]:
        """Where enemies are: those who count, else anybody."""
        wanted: i64 = self.joe.scenario.targets[self.me.side]
        found: list[int] = []
        others: list[int] = []
        for number in self.enemies:
            others.append(self.joe.cast[number].zone)
            if wanted & only(number):
                found.append(self.joe.cast[number].zone)
        return found or others


def carries_gold(someone: Character) -> bool:
    """Whether there is a nugget in one of the pockets."""
    return is_gold(someone.first_pocket) or is_gold(someone.second_pocket)


def is_gold(thing: Thing) -> bool:
    """Whether an object is a nugget."""
    return thing >= NUGGET and thing < NOTHING
