"""What each attack is worth that a character could make now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.expected_wounds import LAST_STICK, ExpectedWounds
from saloon.games.joe import codes
from saloon.games.joe.box.constants import CAST, COLT, DEADLY, KNIFE, SAWED_OFF
from saloon.games.joe.combat.aim import lob_level, lob_to, shot_level, steady_level

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST_KNIFE: Final = 200
STRAY_STICK: Final = 200  # the same for one thrown at nobody


def is_attack(move: i64) -> bool:
    """Whether a move is a shot, a throw or a stab."""
    return (move >= codes.THROW and move < codes.PLACE) or (move >= codes.SHOOT and move < codes.RELOAD)


def attack_value(expected: ExpectedWounds, move: i64) -> i64:
    """What a move that attacks is worth."""
    joe, who = expected.joe, expected.who
    if move < codes.PLACE:
        return stick_value(expected, move - codes.THROW) - STRAY_STICK
    if move >= codes.BOMB and move < codes.HURL:
        return stick_value(expected, joe.cast[move - codes.BOMB].zone) - LAST_STICK
    weapon: i64 = KNIFE
    cards: i64 = 1
    if move < codes.DOUBLE:
        weapon = (move - codes.SHOOT) // (CAST + 1)
        target = (move - codes.SHOOT) % (CAST + 1)
    elif move < codes.BOMB:
        weapon = SAWED_OFF if move >= codes.DOUBLE + CAST else COLT
        target = (move - codes.DOUBLE) % CAST
        cards = 2
    else:
        target = (move - codes.HURL) % CAST
    if target == CAST:
        return 0
    level = steady_level(joe, who) if move >= codes.STAB else shot_level(joe, who, target)
    value = expected.weigh(cards * expected.card_values.of(weapon, level, DEADLY - joe.cast[target].wounds), target)
    return value - LAST_KNIFE if move >= codes.HURL and move < codes.STAB else value


def stick_value(expected: ExpectedWounds, zone: i64) -> i64:
    """What dynamite is worth in a zone that it can be thrown to."""
    joe, who = expected.joe, expected.who
    return expected.blast(zone, lob_level(joe, who, lob_to(joe, who, zone)))
