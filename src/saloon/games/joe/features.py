"""A view as numbers, for learners: sheets, objects on the ground, decks, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.character import Character
from saloon.games.joe.objects import JAMMED, KIND, rounds_in, zone_of
from saloon.games.joe.state import Position
from saloon.games.joe.things import CAST, DECK, USED
from saloon.kernel.bits import mark, only

if TYPE_CHECKING:
    from mypy_extensions import i64

SHEET: Final = 25  # numbers of one character
GROUND: Final = 300  # where the objects of each zone begin
MARKERS: Final = 409  # six face-down markers: zone and kind
DECKS: Final = 421
CUP: Final = 511
TABLE: Final = 523
FEATURES: Final = 547


def fill_features(joe: Position, seat: i64, numbers: bytearray) -> None:
    """All that the seat may know; sides and seats are counted from its own."""
    for number in range(CAST):
        fill_sheet(joe, joe.cast[number], seat, numbers, number * SHEET)
    for entry in joe.ground:
        numbers[GROUND + zone_of(entry)] += 1
    for marker in range(len(joe.hidden_zone)):
        zone: i64 = joe.hidden_zone[marker]
        numbers[MARKERS + 2 * marker] = zone + 2
        if joe.hidden_known[marker] >> seat & 1 or zone < 0:
            numbers[MARKERS + 2 * marker + 1] = joe.hidden_kind[marker]
    mark(numbers, joe.easy, DECKS)
    mark(numbers, joe.medium, DECKS + DECK)
    mark(numbers, joe.hard, DECKS + 2 * DECK)
    mark(numbers, joe.panic, DECKS + 3 * DECK)
    mark(numbers, joe.cup, CUP)
    fill_table(joe, seat, numbers)


def fill_sheet(joe: Position, someone: Character, seat: i64, numbers: bytearray, at: i64) -> None:
    """One character's sheet."""
    if someone.status == 0:
        return
    seats = joe.terms.seats
    own: i64 = joe.seat_side[seat]
    numbers[at] = someone.status
    numbers[at + 1] = (someone.seat - seat) % seats
    numbers[at + 2] = (someone.side - own) % joe.setting.sides
    numbers[at + 3] = someone.zone + 1
    numbers[at + 4] = someone.wounds
    fill_gun(someone.first_gun, numbers, at + 5)
    fill_gun(someone.second_gun, numbers, at + 8)
    numbers[at + 11] = (someone.first_pocket + 1) & KIND
    numbers[at + 12] = (someone.second_pocket + 1) & KIND
    numbers[at + 13] = someone.last_gun
    numbers[at + 14] = 1 if someone.ambush else 0
    numbers[at + 15] = 1 if someone.exposed else 0
    numbers[at + 16] = someone.asleep
    numbers[at + 17] = someone.bound
    numbers[at + 18] = 1 if someone.stunned else 0
    numbers[at + 19] = min(255, someone.shaken)
    numbers[at + 20] = someone.nervous
    if someone.joker >= 0:
        numbers[at + 21] = 1
        if someone.order == USED or someone.knowers & only(seat):
            numbers[at + 22] = someone.joker + 1
        if someone.order == USED or someone.seat == seat:
            numbers[at + 23] = someone.order + 1


def fill_gun(gun: i64, numbers: bytearray, at: i64) -> None:
    """A firearm's kind, rounds and jam."""
    if gun != KIND:
        numbers[at] = (gun & KIND) + 1
        numbers[at + 1] = rounds_in(gun)
        numbers[at + 2] = 1 if gun >= JAMMED else 0


def fill_table(joe: Position, seat: i64, numbers: bytearray) -> None:
    """The round, the active character, the question, gold and locks."""
    numbers[TABLE] = joe.chapter
    numbers[TABLE + 1] = joe.round & 255
    numbers[TABLE + 2] = joe.active + 1
    numbers[TABLE + 3] = joe.points_left
    numbers[TABLE + 4] = 1 if joe.acted else 0
    numbers[TABLE + 5] = 1 if joe.aimed else 0
    numbers[TABLE + 6] = 1 if joe.ordered and joe.active >= 0 and joe.cast[joe.active].seat == seat else 0
    numbers[TABLE + 7] = joe.closed
    numbers[TABLE + 8] = joe.quiet & 255
    for side in range(joe.setting.sides):
        numbers[TABLE + 9 + (side - joe.seat_side[seat]) % joe.setting.sides] = joe.loot[side]
    if len(joe.stack):
        frame = joe.top()
        numbers[TABLE + 15] = frame.kind + 1
        numbers[TABLE + 16] = (frame.who + 1) & 255
        numbers[TABLE + 17] = (frame.whom + 1) & 255
        numbers[TABLE + 18] = frame.what & 255
        numbers[TABLE + 19] = frame.level & 255
        numbers[TABLE + 20] = (frame.where + 1) & 255
        numbers[TABLE + 21] = len(joe.stack)
    numbers[TABLE + 22] = joe.terms.seats
    numbers[TABLE + 23] = joe.setting.sides
