"""What a shot card is worth, by what is left of its deck.

Everything is counted in thousandths of a wound, in whole numbers, so that it is fast and the same on every machine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import DEADLY, DECK, FRIGHT, JAM, RESULT, SHOTS, WOUNDS
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import count

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Level

WOUND: Final = 1000
KILL: Final = 1500  # on top of the wounds
PANIC: Final = 250  # a panic card
JAMMING: Final = 300  # an action to repair it
WEAPONS: Final = 6
LEVELS: Final = 3
STATES: Final = DEADLY + 1  # wounds that are still to come


def cards_with(weapon: int, level: int, said: bytes, wanted: int) -> int:
    """The cards of a deck whose result says something, as bits."""
    first = weapon * SHOTS + level * DECK
    return sum(1 << card for card in range(DECK) if said[RESULT[first + card]] == wanted)


PAIRS: Final = [(weapon, level) for weapon in range(WEAPONS) for level in range(LEVELS)]
LIGHT_CARDS: Final = [cards_with(weapon, level, WOUNDS, 1) for weapon, level in PAIRS]
SERIOUS_CARDS: Final = [cards_with(weapon, level, WOUNDS, 2) for weapon, level in PAIRS]
PANIC_CARDS: Final = [cards_with(weapon, level, FRIGHT, 1) for weapon, level in PAIRS]
JAM_CARDS: Final = [cards_with(weapon, level, bytes(range(7)), JAM) for weapon, level in PAIRS]


class CardValues:
    """What a card of each weapon and deck does to whom. It follows the decks of a match."""

    def __init__(self) -> None:
        self._decks: list[int] = [-1] * LEVELS
        self._values: list[int] = [0] * (WEAPONS * LEVELS * STATES)

    def follow(self, joe: Position) -> None:
        """Count again the decks that have changed."""
        for level in range(LEVELS):
            cards = joe.deck(level)
            if cards != self._decks[level]:
                self._decks[level] = cards
                self._count(level, cards)

    def _count(self, level: Level, cards: i64) -> None:
        """What a card of each weapon is worth with the cards that are left of a deck."""
        left = count(cards)
        for weapon in range(WEAPONS):
            pair = weapon * LEVELS + level
            light = count(cards & LIGHT_CARDS[pair])
            serious = count(cards & SERIOUS_CARDS[pair])
            rest = count(cards & PANIC_CARDS[pair]) * PANIC - count(cards & JAM_CARDS[pair]) * JAMMING
            first = pair * STATES
            self._values[first + 1] = ((light + serious) * (WOUND + KILL) + rest) // left
            self._values[first + 2] = (light * WOUND + serious * (2 * WOUND + KILL) + rest) // left
            self._values[first + 3] = (light * WOUND + serious * 2 * WOUND + rest) // left

    def of(self, weapon: Kind, level: Level, left: i64) -> i64:
        """What a card is worth against somebody whom so many more wounds would kill."""
        return self._values[(weapon * LEVELS + level) * STATES + left]
