"""What a place and an attack are worth in Dynamit Joe: expected wounds dealt and taken, and the way to the goal.

Everything is counted in thousandths of a wound, in whole numbers, so that it is fast and the same on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.actions import passable
from saloon.games.joe.state import KIND, Character, Position
from saloon.games.joe.things import (
    AWAKE,
    CAST,
    DEADLY,
    DECK,
    DYNAMITE,
    FREE,
    FRIGHT,
    HARD,
    JAM,
    JAMMED,
    KNIFE,
    LOCKED,
    NOTHING,
    NUGGET,
    PLAYING,
    RANGE,
    RESULT,
    SHOTS,
    TIED,
    WOUNDS,
)
from saloon.games.joe.village import BEHIND, THROUGH, WORD, Village
from saloon.kernel.bits import count, only

if TYPE_CHECKING:
    from mypy_extensions import i64

WOUND: Final = 1000
KILL: Final = 1500  # on top of the wounds
PANIC: Final = 250  # a panic card
JAMMING: Final = 300  # an action to repair it
WANTED: Final = 14  # tenths: how much more a target is worth than anybody
RICH: Final = 13  # and who carries gold
FIRE: Final = 16  # tenths of a shot that a visible enemy is thought to take before one can do anything about it
WAITING: Final = 10  # and on top of it from ambush
STICK: Final = 400  # what dynamite within reach may do
WEAPONS: Final = 6
LEVELS: Final = 3
STATES: Final = DEADLY + 1  # wounds that are still to come
FAR: Final = 99


def cards_with(weapon: int, level: int, said: bytes, wanted: int) -> int:
    """The cards of a deck whose result says something, as bits."""
    first = weapon * SHOTS + level * DECK
    return sum(1 << card for card in range(DECK) if said[RESULT[first + card]] == wanted)


PAIRS: Final = [(weapon, level) for weapon in range(WEAPONS) for level in range(LEVELS)]
LIGHT_CARDS: Final = [cards_with(weapon, level, WOUNDS, 1) for weapon, level in PAIRS]
SERIOUS_CARDS: Final = [cards_with(weapon, level, WOUNDS, 2) for weapon, level in PAIRS]
PANIC_CARDS: Final = [cards_with(weapon, level, FRIGHT, 1) for weapon, level in PAIRS]
JAM_CARDS: Final = [cards_with(weapon, level, bytes(range(7)), JAM) for weapon, level in PAIRS]


class Reckoning:
    """One position, as one of its characters sees it. It follows the match: `regard` before every question."""

    def __init__(self, joe: Position) -> None:
        self.joe: Position = joe
        self.village: Village = joe.village
        self.who: i64 = 0
        self.me: Character = joe.cast[0]
        self.low: i64 = 0  # zones in which somebody else stands
        self.high: i64 = 0
        self.enemies: list[int] = []
        self.goals: list[int] = []
        self.homeward: bool = False  # whether any edge of the board will do
        self.places: list[int] = []  # that can be reached, the nearest first
        self.steps: list[int] = []  # to each of them
        self.first: list[int] = []  # and the first step on the way there
        self._decks: list[int] = [-1] * LEVELS
        self._harms: list[int] = [0] * (WEAPONS * LEVELS * STATES)

    def regard(self, who: i64) -> None:
        """See the match with the eyes of one character."""
        joe = self.joe
        self.village = joe.village
        self.who = who
        self.me = joe.cast[who]
        self.low = joe.low
        self.high = joe.high
        side = self.me.side
        alone = True
        enemies: list[int] = []
        for number in range(CAST):
            other = joe.cast[number]
            if other.status != PLAYING or other.zone < 0 or number == who:
                continue
            if other.zone == self.me.zone:
                alone = False
            if other.side != side and other.bound == FREE:
                enemies.append(number)
        self.enemies = enemies
        if alone and self.me.zone >= 0:
            if self.me.zone < WORD:
                self.low &= ~only(self.me.zone)
            else:
                self.high &= ~only(self.me.zone - WORD)
        for level in range(LEVELS):
            cards = joe.deck(level)
            if cards != self._decks[level]:
                self._decks[level] = cards
                self._count(level, cards)

    def walk(self, here: i64, there: i64) -> i64:
        """How many steps it is."""
        return self.village.distance[here * self.village.size + there]

    # Attacks ----------------------------------------------------------------------------------------------------

    def _count(self, level: i64, cards: i64) -> None:
        """What a card of each weapon is worth with the cards that are left of a deck."""
        left = count(cards)
        for weapon in range(WEAPONS):
            pair = weapon * LEVELS + level
            light = count(cards & LIGHT_CARDS[pair])
            serious = count(cards & SERIOUS_CARDS[pair])
            rest = count(cards & PANIC_CARDS[pair]) * PANIC - count(cards & JAM_CARDS[pair]) * JAMMING
            first = pair * STATES
            self._harms[first + 1] = ((light + serious) * (WOUND + KILL) + rest) // left
            self._harms[first + 2] = (light * WOUND + serious * (2 * WOUND + KILL) + rest) // left
            self._harms[first + 3] = (light * WOUND + serious * 2 * WOUND + rest) // left

    def harm(self, weapon: i64, level: i64, left: i64) -> i64:
        """What a card is worth against somebody whom so many more wounds would kill."""
        return self._harms[(weapon * LEVELS + level) * STATES + left]

    def aim(self, shooter: Character, here: i64, weapon: i64, target: Character, there: i64) -> i64:
        """What one shot is worth; 0 if it is not possible."""
        far = self.walk(here, there)
        if far > RANGE[weapon]:
            return 0
        flags = self.village.way(here, there, self.low, self.high, target.exposed)
        if flags < 0:
            return 0
        level: i64 = 1 if far > 1 else 0
        if flags & (THROUGH if self.joe.terms.both_ways else BEHIND):
            level += 1
        if shooter.wounds and level < HARD:
            level += 1
        return self.harm(weapon, level, DEADLY - target.wounds)

    def best_aim(self, shooter: Character, here: i64, target: Character, there: i64) -> i64:
        """What the better of one's firearms is worth."""
        best: i64 = 0
        if shooter.first_gun > KIND and shooter.first_gun < JAMMED:
            best = self.aim(shooter, here, shooter.first_gun & KIND, target, there)
        if shooter.second_gun > KIND and shooter.second_gun < JAMMED:
            other = self.aim(shooter, here, shooter.second_gun & KIND, target, there)
            if other > best:
                best = other
        return best

    def weigh(self, value: i64, number: i64) -> i64:
        """What something done to an enemy is worth, as it counts more for some than for others."""
        if self.joe.setting.targets[self.me.side] & only(number):
            value = value * WANTED // 10
        return value * RICH // 10 if carries_gold(self.joe.cast[number]) else value

    def attack(self, zone: i64, points: i64) -> i64:
        """What shooting from a zone with so many points is worth, at the best target with the best firearm."""
        best: i64 = 0
        me = self.me
        for number in self.enemies:
            other = self.joe.cast[number]
            found: i64 = 0
            for slot in range(1, 3):
                gun = me.gun(slot)
                if gun <= KIND or gun >= JAMMED:
                    continue
                halves = shots_in(points, gun >> 4)
                shot = halves * self.aim(me, zone, gun & KIND, other, other.zone) // 2
                if shot > found:
                    found = shot
            if other.zone == zone and me.holds(KNIFE):
                stab = points * self.harm(KNIFE, 1 if me.wounds else 0, DEADLY - other.wounds)
                if stab > found:
                    found = stab
            if found:
                found = self.weigh(found, number)
                if found > best:
                    best = found
        return best

    def blast(self, zone: i64, level: i64) -> i64:
        """What dynamite in a zone is worth: enemies there and beside it, less friends and oneself (JOE-37)."""
        whole: i64 = 0
        for number in range(CAST):
            other = self.joe.cast[number]
            if other.status != PLAYING or other.zone < 0 or self.walk(zone, other.zone) > 1:
                continue
            if other.zone != zone and not self.beside(zone, other.zone):
                continue
            harder = level if other.zone == zone or level == HARD else level + 1
            harm = self.harm(DYNAMITE, harder, DEADLY - other.wounds)
            if number in self.enemies:
                whole += self.weigh(harm, number)
            else:
                whole -= 3 * harm // 2
        return whole

    def beside(self, zone: i64, other: i64) -> bool:
        """Whether a blast in one zone reaches another."""
        number: i64 = self.village.first_blast[zone]
        end: i64 = self.village.first_blast[zone + 1]
        while number < end:
            if self.village.blast_to[number] == other:
                return True
            number += 1
        return False

    # Places -----------------------------------------------------------------------------------------------------

    def danger(self, zone: i64) -> i64:
        """What enemies who see a zone may do to whoever stands there."""
        whole: i64 = 0
        for number in self.enemies:
            enemy = self.joe.cast[number]
            if enemy.asleep != AWAKE:
                continue
            worst = self.best_aim(enemy, enemy.zone, self.me, zone)
            if worst < STICK and enemy.holds(DYNAMITE) and self.walk(enemy.zone, zone) <= RANGE[DYNAMITE]:
                worst = STICK
            whole += worst * (FIRE + WAITING if enemy.ambush else FIRE) // 10
        return whole

    def reach(self, points: i64) -> None:
        """Find the zones within so many steps, and the first step on the way to each of them."""
        joe, village = self.joe, self.village
        here = self.me.zone
        low: i64 = only(here) if here < WORD else 0
        high: i64 = 0 if here < WORD else only(here - WORD)
        places, steps, first = [here], [0], [-1]
        index: i64 = 0
        while index < len(places):
            zone: i64 = places[index]
            far: i64 = steps[index]
            if far == points:
                break
            number: i64 = village.first_step[zone]
            end: i64 = village.first_step[zone + 1]
            while number < end:
                there: i64 = village.step_to[number]
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

    # Goals ------------------------------------------------------------------------------------------------------

    def seek(self) -> None:
        """Find the zones to which this character wants to come."""
        joe, side = self.joe, self.me.side
        self.homeward = False
        if joe.setting.leavers & only(side):
            self.homeward = carries_gold(self.me)
            self.goals = [] if self.homeward else self._gold() or self._hunted()
            return
        friend: i64 = joe.setting.rescued[side]
        if friend >= 0 and joe.cast[friend].status == PLAYING:
            zone = joe.cast[friend].zone
            if joe.cast[friend].bound == LOCKED:
                self.goals = self._doorsteps(zone) or [zone]
                return
            if joe.cast[friend].bound == TIED and self.me.holds(KNIFE):
                self.goals = [zone]
                return
        self.goals = self._hunted()

    def way_to_goal(self, zone: i64) -> i64:
        """How many steps it is from a zone to the nearest goal; 0 if there is none."""
        if self.homeward:
            return self.village.to_edge[zone]
        nearest: i64 = FAR
        for goal in self.goals:
            far = self.walk(zone, goal)
            if far < nearest:
                nearest = far
        return 0 if nearest == FAR else nearest

    def beside_what_is_locked(self) -> bool:
        """Whether one wants opened what lies in the next zone: a friend's cell, or where gold is locked up."""
        friend: i64 = self.joe.setting.rescued[self.me.side]
        if friend >= 0 and self.joe.cast[friend].bound == LOCKED:
            return self.walk(self.me.zone, self.joe.cast[friend].zone) == 1
        if not self.joe.setting.leavers & only(self.me.side):
            return False
        return any(self.walk(self.me.zone, zone) == 1 for zone in self._gold())

    def _doorsteps(self, zone: i64) -> list[int]:
        """The zones from which the lock of a zone can be shot out (JOE-R11)."""
        found: list[int] = []
        for lock in range(len(self.village.lock_zones)):
            one, other = self.village.lock_zones[lock]
            if zone in (one, other) and not self.village.lock_barred[lock] and self.joe.closed & only(lock):
                found.append(one if zone == other else other)
        return found

    def _gold(self) -> list[int]:
        """Where gold lies or may lie, or is carried by enemies."""
        joe = self.joe
        found = [entry >> 9 for entry in joe.ground if entry & KIND >= NUGGET]
        seat = only(self.me.seat)
        for marker in range(len(joe.hidden_zone)):
            zone = joe.hidden_zone[marker]
            if zone >= 0 and (joe.hidden_kind[marker] >= NUGGET or not joe.hidden_known[marker] & seat):
                found.append(zone)
        side = self.me.side
        return found + [
            other.zone for other in joe.cast if other.zone >= 0 and other.side != side and carries_gold(other)
        ]

    def _hunted(self) -> list[int]:
        """Where enemies are: those who count, else anybody."""
        wanted: i64 = self.joe.setting.targets[self.me.side]
        found: list[int] = []
        others: list[int] = []
        for number in self.enemies:
            others.append(self.joe.cast[number].zone)
            if wanted & only(number):
                found.append(self.joe.cast[number].zone)
        return found or others


def shots_in(points: i64, rounds: i64) -> i64:
    """Twice the shots that so many points and rounds allow: a round more is a point more."""
    return 2 * points if points <= rounds else points + rounds


def carries_gold(someone: Character) -> bool:
    """Whether there is a nugget in one of the pockets."""
    return is_gold(someone.first_pocket) or is_gold(someone.second_pocket)


def is_gold(thing: i64) -> bool:
    """Whether an object is a nugget."""
    return thing >= NUGGET and thing < NOTHING
