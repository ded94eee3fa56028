"""A view as numbers, for learners: the cards, the own lock, and all players from the own seat on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.jane.codes import PASS, SHOOT
from saloon.games.jane.stages import TAKING
from saloon.games.jane.state import LEFT, RIGHT, Position, victim_of
from saloon.kernel.bits import mark, only

if TYPE_CHECKING:
    from mypy_extensions import i64


FEATURES: Final = 586


def features_of(jane: Position, seat: i64) -> bytes:
    """Plain numbers; flags for the cards on the table, known face down, and used, and for the own lock; each player."""
    numbers = bytearray(FEATURES)
    seats = jane.terms.seats
    numbers[0] = seats
    numbers[1] = jane.stage
    numbers[2] = jane.round
    numbers[3] = jane.pile
    numbers[4] = jane.sheriff + 1
    if jane.stage == TAKING:
        numbers[5] = 1 + (jane.taker - seat) % seats
        numbers[6] = 1 + (jane.loser - seat) % seats
        numbers[7] = 1 + jane.settling
    if jane.revealed():
        mark_cards(numbers, jane.cards, 9 - 1)
    elif jane.terms.show_numbers:
        mark_cards(numbers, jane.cards, 69 - 1)
    mark(numbers, jane.used, 129 - 1)
    if 0 <= jane.actions[seat] < SHOOT:
        mark(numbers, jane.actions[seat], 189)
    for place in range(seats):
        describe(jane, numbers, (seat + place) % seats, seat, 199 + place * 43)
    return bytes(numbers)


def describe(jane: Position, numbers: bytearray, player: i64, seat: i64, offset: i64) -> None:
    """A player's tiles, cards, coins as far as known, face-down cards, and what it did."""
    seats = jane.terms.seats
    mark(numbers, jane.tiles[player], offset - 1)
    numbers[offset + 10] = jane.fame[player]
    for place, coin in enumerate(jane.row(player)):
        if jane.knows(coin, seat):
            numbers[offset + 11 + place] = 1 + jane.values[coin]
        owners: i64 = jane.owners[coin]
        turned = owners >> seat | (owners & (only(seat) - 1)) << (seats - seat)  # the own seat first
        numbers[offset + 20 + 2 * place], numbers[offset + 21 + 2 * place] = turned >> 8, turned & 255
    if not jane.revealed():
        for index in range(len(jane.cards)):
            if jane.holder(index) == player:
                numbers[offset + 38] += 1
    move: i64 = jane.actions[player]
    if move >= 0:
        numbers[offset + 39] = 1 if move < SHOOT else 3 if move == PASS else 2
        left, right = victim_of(move, LEFT), victim_of(move, RIGHT)
        numbers[offset + 41] = 1 + (left - seat) % seats if left >= 0 else 0
        numbers[offset + 42] = 1 + (right - seat) % seats if right >= 0 else 0
        for place, who in enumerate(jane.order):
            if who == player:
                numbers[offset + 40] = place + 1


def mark_cards(numbers: bytearray, cards: list[int], offset: i64) -> None:
    """Set a 1 for every card."""
    for card in cards:
        numbers[card + offset] = 1
