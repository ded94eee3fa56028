"""What a place and an attack are worth in Dynamit Joe: expected wounds dealt and taken, and the way to the goal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.games.joe.actions import passable
from saloon.games.joe.chances import count_results
from saloon.games.joe.state import KIND, Character, Position
from saloon.games.joe.things import (
    AWAKE,
    CAST,
    DEADLY,
    DYNAMITE,
    FREE,
    HARD,
    JAMMED,
    KNIFE,
    LOCKED,
    NUGGET,
    PLAYING,
    RANGE,
    TIED,
)
from saloon.games.joe.village import BEHIND
from saloon.kernel.bits import only

UNKNOWN: Final = -99.0
WEAPONS: Final = 6
KILL: Final = 1.5  # on top of the wounds
FRIGHT: Final = 0.25  # a panic card
JAM: Final = 0.3  # an action to repair it
WANTED: Final = 1.4  # how much more a target is worth than anybody
RICH: Final = 1.3  # and who carries gold
SHOTS: Final = 1.6  # how many shots a visible enemy is thought to take before one can do anything about it


class Reckoning:
    """One position as one character sees it."""

    def __init__(self, joe: Position, who: int) -> None:
        self.joe = joe
        self.who = who
        self.me = joe.cast[who]
        self.village = joe.village
        self.enemies = [
            number
            for number in range(CAST)
            if joe.cast[number].status == PLAYING
            and joe.cast[number].zone >= 0
            and joe.cast[number].side != self.me.side
            and joe.cast[number].bound == FREE
        ]
        self._harms: list[float] = [UNKNOWN] * (WEAPONS * DEADLY * (DEADLY + 1))
        self._dangers: list[float] = [UNKNOWN] * len(self.village.names)

    def walk(self, here: int, there: int) -> int:
        """How many steps it is."""
        return self.village.distance[here * self.village.size + there]

    # Attacks ----------------------------------------------------------------------------------------------------

    def harm(self, weapon: int, level: int, left: int) -> float:
        """What a card is worth against somebody whom so many more wounds would kill."""
        key = (weapon * DEADLY + level) * (DEADLY + 1) + left
        if self._harms[key] == UNKNOWN:
            cards, light, serious, panic, jam = count_results(self.joe, weapon, level)
            one = 1 + KILL if left == 1 else 1.0
            two = min(2, left) + KILL if left <= 2 else 2.0
            self._harms[key] = (light * one + serious * two + panic * FRIGHT - jam * JAM) / cards
        return self._harms[key]

    def aim(self, shooter: Character, here: int, weapon: int, target: Character, there: int) -> float:
        """What one shot is worth; 0 if it is not possible."""
        far = self.walk(here, there)
        if far > RANGE[weapon]:
            return 0.0
        flags = self.village.way(here, there, self.joe.low, self.joe.high, target.exposed)
        if flags < 0:
            return 0.0
        level = min(HARD, (far > 1) + (flags & BEHIND > 0) + (shooter.wounds > 0))
        return self.harm(weapon, level, DEADLY - target.wounds)

    def worth(self, number: int) -> float:
        """How much more an enemy is worth than anybody."""
        wanted = self.joe.setting.targets[self.me.side] & only(number) != 0
        return (WANTED if wanted else 1.0) * (RICH if carries_gold(self.joe.cast[number]) else 1.0)

    def attack(self, zone: int, points: int) -> float:
        """What shooting from a zone with so many points is worth, at the best target with the best firearm."""
        best = 0.0
        for kind, rounds in loaded(self.me):
            shots = min(points, rounds) + max(0, points - rounds) / 2
            for number in self.enemies:
                other = self.joe.cast[number]
                best = max(best, shots * self.aim(self.me, zone, kind, other, other.zone) * self.worth(number))
        if self.me.holds(KNIFE):
            for number in self.enemies:
                if self.joe.cast[number].zone == zone:
                    level = 1 if self.me.wounds else 0
                    best = max(best, points * self.harm(KNIFE, level, DEADLY - self.joe.cast[number].wounds))
        return best

    def blast(self, zone: int, level: int) -> float:
        """What dynamite in a zone is worth: enemies there and beside it, less friends and oneself (JOE-37)."""
        beside = self.village.blast_to[self.village.first_blast[zone] : self.village.first_blast[zone + 1]]
        whole = 0.0
        for number in range(CAST):
            other = self.joe.cast[number]
            if other.status != PLAYING or (other.zone != zone and other.zone not in beside):
                continue
            harder = level if other.zone == zone else min(HARD, level + 1)
            harm = self.harm(DYNAMITE, harder, DEADLY - other.wounds)
            whole += harm * self.worth(number) if number in self.enemies else -1.5 * harm
        return whole

    # Places -----------------------------------------------------------------------------------------------------

    def danger(self, zone: int) -> float:
        """What enemies who see a zone may do to whoever stands there."""
        if self._dangers[zone] == UNKNOWN:
            whole = 0.0
            for number in self.enemies:
                whole += self._threat(self.joe.cast[number], zone)
            self._dangers[zone] = whole
        return self._dangers[zone]

    def _threat(self, enemy: Character, zone: int) -> float:
        if enemy.asleep != AWAKE:
            return 0.0
        best = 0.0
        for gun, _ in loaded(enemy):
            best = max(best, self.aim(enemy, enemy.zone, gun, self.me, zone))
        if enemy.holds(DYNAMITE) and self.walk(enemy.zone, zone) <= RANGE[DYNAMITE]:
            best = max(best, 0.4)
        return best * (SHOTS + 1 if enemy.ambush else SHOTS)

    def reach(self, points: int) -> dict[int, tuple[int, int]]:
        """The zones within so many steps: how many, and the first step on the way there."""
        found = {self.me.zone: (0, -1)}
        queue = [self.me.zone]
        for zone in queue:
            steps, first = found[zone]
            if steps == points:
                break
            for number in range(self.village.first_step[zone], self.village.first_step[zone + 1]):
                there = self.village.step_to[number]
                if there not in found and passable(self.joe, number):
                    found[there] = (steps + 1, first if first >= 0 else there)
                    queue.append(there)
        return found

    def goals(self) -> list[int]:
        """The zones to which this character wants to come."""
        joe, side = self.joe, self.me.side
        if joe.setting.leavers & only(side):
            if carries_gold(self.me):
                return [zone for zone in range(self.village.size) if self.village.edge[zone]]
            return list(self._gold()) or self._hunted()
        friend = joe.setting.rescued[side]
        if friend >= 0 and joe.cast[friend].status == PLAYING:
            zone = joe.cast[friend].zone
            if joe.cast[friend].bound == LOCKED:
                return self._doorsteps(zone) or [zone]
            if joe.cast[friend].bound == TIED and self.me.holds(KNIFE):
                return [zone]
        return self._hunted()

    def behind_locks(self) -> list[int]:
        """The zones that one wants opened: a friend's cell, or where gold is locked up."""
        friend = self.joe.setting.rescued[self.me.side]
        if friend >= 0 and self.joe.cast[friend].bound == LOCKED:
            return [self.joe.cast[friend].zone]
        return list(self._gold()) if self.joe.setting.leavers & only(self.me.side) else []

    def _doorsteps(self, zone: int) -> list[int]:
        """The zones from which the lock of a zone can be shot out (JOE-R11)."""
        found = []
        for lock, (one, other) in enumerate(self.village.lock_zones):
            if zone in (one, other) and not self.village.lock_barred[lock] and self.joe.closed & only(lock):
                found.append(one if zone == other else other)
        return found

    def _gold(self) -> Iterator[int]:
        """Where gold lies or may lie, or is carried by enemies."""
        for entry in self.joe.ground:
            if entry & KIND >= NUGGET:
                yield entry >> 9
        seat = only(self.me.seat)
        for zone, kind, known in zip(self.joe.hidden_zone, self.joe.hidden_kind, self.joe.hidden_known, strict=True):
            if zone >= 0 and (kind >= NUGGET or not known & seat):
                yield zone
        for other in self.joe.cast:
            if other.zone >= 0 and other.side != self.me.side and carries_gold(other):
                yield other.zone

    def _hunted(self) -> list[int]:
        """Where enemies are: those who count, else anybody."""
        wanted = [number for number in self.enemies if self.joe.setting.targets[self.me.side] & only(number)]
        return [self.joe.cast[number].zone for number in wanted or self.enemies]


def loaded(someone: Character) -> list[tuple[int, int]]:
    """The firearms that can be fired, with their rounds."""
    guns = [someone.first_gun, someone.second_gun]
    return [(gun & KIND, gun >> 4) for gun in guns if KIND < gun < JAMMED]


def carries_gold(someone: Character) -> bool:
    """Whether there is a nugget in one of the pockets."""
    return NUGGET <= someone.first_pocket < NUGGET + 3 or NUGGET <= someone.second_pocket < NUGGET + 3
