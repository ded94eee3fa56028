"""What a place and an attack are worth in Dynamit Joe: expected wounds dealt and taken (card_value.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.card_value import CardValues
from saloon.bots.joe.goals import carries_gold
from saloon.games.joe.box.constants import AWAKE, CAST, DEADLY, DYNAMITE, FREE, HARD, KNIFE, PLAYING, RANGE, TILL_NOISE
from saloon.games.joe.box.object_code import JAMMED, KIND, rounds_in
from saloon.games.joe.map.village import BEHIND, NONE, THROUGH, WORD, Village
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Level, Points, Who, Zone

WANTED: Final = 14  # tenths: how much more a target is worth than anybody
RICH: Final = 13  # and who carries gold
FIRE: Final = 16  # tenths of a shot that a visible enemy is thought to take before one can do anything about it
WAITING: Final = 10  # and on top of it from ambush
LAST_STICK: Final = 150  # what a thrown stick would have been worth later
STICK: Final = 400  # what dynamite within reach may do


class ExpectedWounds:
    """One position, as one of its characters sees it. It follows the match: `focus` before every question."""

    def __init__(self, joe: Position) -> None:
        self.joe: Position = joe
        self.village: Village = joe.village
        self.who: Who = 0
        self.me: Character = joe.cast[0]
        self.low: i64 = 0  # zones in which somebody else stands
        self.high: i64 = 0
        self.enemies: list[int] = []
        self.card_values: CardValues = CardValues()

    def focus(self, who: Who) -> None:
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
        self.card_values.follow(joe)

    def aim(self, shooter: Character, here: Zone, weapon: Kind, target: Character, there: Zone) -> i64:
        """What one shot is worth; 0 if it is not possible."""
        far = self.village.steps_between(here, there)
        if far > RANGE[weapon]:
            return 0
        flags = self.village.way(here, there, self.low, self.high, target.exposed)
        if flags < 0:
            return 0
        level: Level = 1 if far > 1 else 0
        if flags & (THROUGH if self.joe.terms.both_ways else BEHIND):
            level += 1
        if shooter.wounds and level < HARD:
            level += 1
        return self.card_values.of(weapon, level, DEADLY - target.wounds)

    def best_aim(self, shooter: Character, here: Zone, target: Character, there: Zone) -> i64:
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
        if self.joe.scenario.targets[self.me.side] & only(number):
            value = value * WANTED // 10
        return value * RICH // 10 if carries_gold(self.joe.cast[number]) else value

    def attack(self, zone: Zone, points: Points) -> i64:
        """What shooting from a zone with so many points is worth, at the best target with the best firearm."""
        best: i64 = 0
        me = self.me
        explosive = me.holds(DYNAMITE)
        for number in self.enemies:
            other = self.joe.cast[number]
            found: i64 = 0
            for slot in range(1, 3):
                gun = me.gun(slot)
                if gun <= KIND or gun >= JAMMED:
                    continue
                halves = shots_in(points, rounds_in(gun))
                shot = halves * self.aim(me, zone, gun & KIND, other, other.zone) // 2
                if shot > found:
                    found = shot
            if other.zone == zone and me.holds(KNIFE):
                stab = points * self.card_values.of(KNIFE, 1 if me.wounds else 0, DEADLY - other.wounds)
                if stab > found:
                    found = stab
            if found:
                found = self.weigh(found, number)
            elif points > 0 and explosive and self.village.steps_between(zone, other.zone) <= RANGE[DYNAMITE]:
                found = self.throw(zone, other.zone)
            if found > best:
                best = found
        return best

    def throw(self, here: Zone, there: Zone) -> i64:
        """What dynamite thrown from one zone into another is worth: nobody need be seen there (JOE-33)."""
        village = self.village
        number: i64 = village.first_lob[here]
        end: i64 = village.first_lob[here + 1]
        while number < end:
            if village.lob_to[number] == there and self.is_free(number):
                level: Level = 1 if village.lob_distance[number] > 1 else 0
                if village.lob_flags[number] & (THROUGH if self.joe.terms.both_ways else BEHIND):
                    level += 1
                if self.me.wounds and level < HARD:
                    level += 1
                return self.blast(there, level) - LAST_STICK
            number += 1
        return 0

    def is_free(self, lob: i64) -> bool:
        """Whether nobody stands in the way of a throw."""
        low: i64 = self.village.lob_low[lob]
        high: i64 = self.village.lob_high[lob]
        return low & self.low == 0 and high & self.high == 0

    def blast(self, zone: Zone, level: Level) -> i64:
        """What dynamite in a zone is worth: enemies there and beside it, less friends and oneself (JOE-37)."""
        whole: i64 = 0
        for number in range(CAST):
            other = self.joe.cast[number]
            if other.status != PLAYING or other.zone < 0 or self.village.steps_between(zone, other.zone) > 1:
                continue
            if other.zone != zone and not self.beside(zone, other.zone):
                continue
            harder = level if other.zone == zone or level == HARD else level + 1
            loss = self.card_values.of(DYNAMITE, harder, DEADLY - other.wounds)
            if number in self.enemies:
                whole += self.weigh(loss, number)
            else:
                whole -= 3 * loss // 2
        return whole

    def beside(self, zone: Zone, other: i64) -> bool:
        """Whether a blast in one zone reaches another."""
        number: i64 = self.village.first_blast[zone]
        end: i64 = self.village.first_blast[zone + 1]
        while number < end:
            if self.village.blast_to[number] == other:
                return True
            number += 1
        return False

    def danger(self, zone: Zone) -> i64:
        """What enemies who see a zone may do to whoever stands there."""
        whole: i64 = 0
        for number in self.enemies:
            enemy = self.joe.cast[number]
            if enemy.asleep == TILL_NOISE or (enemy.asleep != AWAKE and not self.wakes(enemy, zone)):
                continue
            worst = self.best_aim(enemy, enemy.zone, self.me, zone)
            far = self.village.steps_between(enemy.zone, zone)
            if worst < STICK and enemy.holds(DYNAMITE) and far <= RANGE[DYNAMITE]:
                worst = STICK
            whole += worst * (FIRE + WAITING if enemy.ambush else FIRE) // 10
        return whole

    def wakes(self, sleeper: Character, zone: Zone) -> bool:
        """Whether who waits for an enemy wakes when one comes to a zone: either sees the other, or it is the house."""
        village = self.village
        house = village.building[sleeper.zone]
        if house != NONE and village.building[zone] == house:
            return True
        if village.way(sleeper.zone, zone, self.low, self.high, True) >= 0:
            return True
        return village.way(zone, sleeper.zone, self.low, self.high, True) >= 0


def shots_in(points: Points, rounds: i64) -> i64:
    """Twice the shots that so many points and rounds allow: a round more is a point more."""
    return 2 * points if points <= rounds else points + rounds
