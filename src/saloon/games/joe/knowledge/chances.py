"""How good an attack is, from what everybody may know: its deck, and what the cards left in it would do (JOE-34)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from saloon.games.joe import codes
from saloon.games.joe.box.constants import (
    DECK,
    DYNAMITE,
    FRIGHT,
    JAM,
    LEVELS,
    RESULT,
    SHOTS,
    WOUNDS,
)
from saloon.games.joe.combat.aim import lob_level, lob_to, shot_level, steady_level
from saloon.games.joe.moves import MOVES
from saloon.games.joe.position.seat_frames import Reaction, Turn
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import members_of


class Chance(Struct, frozen=True):
    """One attack that is possible now: of so many cards that are left in its deck, how many do what."""

    move: str
    deck: Literal["easy", "medium", "hard"]
    cards: int
    light: int
    serious: int
    panic: int  # also on top of a wound
    jam: int


def chances(joe: Position, moves: list[int]) -> tuple[Chance, ...]:
    """The chances of those moves that are attacks, for whoever is asked to act or to react."""
    if not joe.stack or not isinstance(joe.top(), (Turn, Reaction)):
        return ()
    who = joe.top().who
    tallies: dict[tuple[int, int], tuple[int, int, int, int, int]] = {}
    found: list[Chance] = []
    for move in moves:
        if codes.is_attack(move):
            weapon, level = grade(joe, who, move)
            tally = tallies.get((weapon, level)) or count_results(joe, weapon, level)
            tallies[weapon, level] = tally
            found.append(Chance(MOVES.text(move), LEVELS[level], *tally))
    return tuple(found)


def grade(joe: Position, who: int, move: int) -> tuple[int, int]:
    """The weapon and the deck of an attack."""
    weapon, target = codes.weapon_in(move), codes.target_in(move)
    if weapon == DYNAMITE:
        zone = codes.zone_in(move) if target < 0 else joe.cast[target].zone
        return weapon, lob_level(joe, who, lob_to(joe, who, zone))
    if target == codes.LOCK or codes.is_stab(move):
        return weapon, steady_level(joe, who)
    return weapon, shot_level(joe, who, target)


def count_results(joe: Position, weapon: int, level: int) -> tuple[int, int, int, int, int]:
    """Cards left in a deck, and how many of them wound lightly, wound seriously, frighten, jam."""
    results = [RESULT[weapon * SHOTS + level * DECK + card] for card in members_of(joe.deck(level))]
    wounds = [WOUNDS[result] for result in results]
    return (
        len(results),
        wounds.count(1),
        wounds.count(2),
        sum(FRIGHT[result] for result in results),
        results.count(JAM),
    )
