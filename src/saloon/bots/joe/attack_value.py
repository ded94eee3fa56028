"""What each attack is worth that a character could make now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.bots.joe.expected_wounds import LAST_STICK, ExpectedWounds
from saloon.games.joe import codes
from saloon.games.joe.box.constants import DEADLY
from saloon.games.joe.combat.aim import lob_level, lob_to, shot_level, steady_level

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Move, Zone

LAST_KNIFE: Final = 200
STRAY_STICK: Final = 200  # the same for one thrown at nobody


def attack_value(expected: ExpectedWounds, move: Move) -> i64:
    """What a move that attacks is worth."""
    joe, who = expected.joe, expected.who
    target = codes.target_in(move)
    if codes.is_throw(move):
        return stick_value(expected, codes.zone_in(move)) - STRAY_STICK
    if codes.is_bomb(move):
        return stick_value(expected, joe.cast[target].zone) - LAST_STICK
    if target == codes.LOCK:
        return 0
    cards: i64 = 2 if codes.is_double(move) else 1
    level = steady_level(joe, who) if codes.is_stab(move) else shot_level(joe, who, target)
    loss = expected.card_values.of(codes.weapon_in(move), level, DEADLY - joe.cast[target].wounds)
    value = expected.weigh(cards * loss, target)
    return value - LAST_KNIFE if codes.is_hurl(move) else value


def stick_value(expected: ExpectedWounds, zone: Zone) -> i64:
    """What dynamite is worth in a zone that it can be thrown to."""
    joe, who = expected.joe, expected.who
    return expected.blast(zone, lob_level(joe, who, lob_to(joe, who, zone)))
