"""A view as numbers, for learners: the cards, the own lock, and all players from the own seat on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.jane.codes import PASS, SHOOT
from saloon.games.jane.stages import TAKING
from saloon.games.jane.state import LEFT, RIGHT, Position, victim_of
from saloon.kernel.bits import only
from saloon.kernel.rows import Page, add, put, put_flags, put_members, put_pair

if TYPE_CHECKING:
    from mypy_extensions import i64


FEATURES: Final = 586
BLANK: Final = bytes(FEATURES)
PLAYERS: Final = 199
PLAYER: Final = 43  # numbers of one player


def write_features(jane: Position, seat: i64, page: Page) -> None:
    """Plain numbers; flags for the cards on the table, known face down, and used, and for the own lock; each player."""
    at: i64 = len(page)
    page.write(BLANK)
    seats = jane.terms.seats
    put(page, at, seats)
    put(page, at + 1, jane.stage)
    put(page, at + 2, jane.round)
    put(page, at + 3, jane.pile)
    put(page, at + 4, jane.sheriff + 1)
    if jane.stage == TAKING:
        put(page, at + 5, 1 + (jane.taker - seat) % seats)
        put(page, at + 6, 1 + (jane.loser - seat) % seats)
        put(page, at + 7, 1 + jane.settling)
    open_cards = jane.revealed()
    if open_cards:
        put_cards(page, at + 9 - 1, jane.cards)
    elif jane.terms.show_numbers:
        put_cards(page, at + 69 - 1, jane.cards)
    put_flags(page, at + 129, jane.used >> 1)
    lock: i64 = jane.actions[seat]
    if 0 <= lock < SHOOT:
        put_flags(page, at + 189, lock)
    first = at + PLAYERS
    for place in range(seats):
        describe(jane, page, (seat + place) % seats, seat, first)
        first += PLAYER
    if not open_cards:
        for index in range(len(jane.cards)):
            holder = (jane.holder(index) - seat) % seats
            add(page, at + PLAYERS + holder * PLAYER + 38, 1)
    for index in range(len(jane.order)):
        who: i64 = jane.order[index]
        put(page, at + PLAYERS + (who - seat) % seats * PLAYER + 40, index + 1)


def describe(jane: Position, page: Page, player: i64, seat: i64, at: i64) -> None:
    """A player's tiles, cards, coins as far as known, and what it did."""
    seats = jane.terms.seats
    put_members(page, at - 1, jane.tiles[player])
    put(page, at + 10, jane.fame[player])
    row: i64 = jane.rows[player]
    place: i64 = 0
    while row:
        coin = (row & 15) - 1
        row >>= 4
        if jane.knows(coin, seat):
            value: i64 = jane.values[coin]
            put(page, at + 11 + place, 1 + value)
        owners: i64 = jane.owners[coin]
        turned = owners >> seat | (owners & (only(seat) - 1)) << (seats - seat)  # the own seat first
        put_pair(page, at + 20 + 2 * place, turned)
        place += 1
    move: i64 = jane.actions[player]
    if move >= 0:
        put(page, at + 39, 1 if move < SHOOT else 3 if move == PASS else 2)
        left, right = victim_of(move, LEFT), victim_of(move, RIGHT)
        put(page, at + 41, 1 + (left - seat) % seats if left >= 0 else 0)
        put(page, at + 42, 1 + (right - seat) % seats if right >= 0 else 0)


def put_cards(page: Page, at: i64, cards: list[int]) -> None:
    """Write a 1 for every card."""
    for card in cards:
        put(page, at + card, 1)
