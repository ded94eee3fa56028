"""A view as numbers, for learners: sheets, objects on the ground, decks, seats and sides, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, DECK, GUNS, KINDS, USED
from saloon.games.joe.box.object_code import JAMMED, KIND, rounds_in, zone_of
from saloon.games.joe.knowledge.frame_numbers import numbers_of
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import mark, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Seat, Thing, Who, Zone

SHEET: Final = 27  # numbers of one character
GROUND: Final = 324  # where the objects of each zone begin
ZONE: Final = 19  # numbers of one zone: objects by their kinds, rounds and jams by the kinds of firearms
MARKERS: Final = 2395  # six face-down markers: zone, kind, and who knows it
HAND: Final = 2419  # of the side that hides markers: those that it still has, by their kinds, and the next one
DECKS: Final = 2431
CUP: Final = 2521
MARKET: Final = 2533  # objects left in the box, then those out of the match
SEATS: Final = 2551
SIDES: Final = 2599
TABLE: Final = 2647
QUESTION: Final = 2659
FEATURES: Final = 2670


def fill_features(joe: Position, seat: Seat, numbers: bytearray) -> None:
    """All that the seat may know; sides and seats are counted from its own."""
    for number in range(CAST):
        fill_sheet(joe, number, seat, numbers, number * SHEET)
    fill_ground(joe, numbers)
    fill_markers(joe, seat, numbers)
    mark(numbers, joe.easy, DECKS)
    mark(numbers, joe.medium, DECKS + DECK)
    mark(numbers, joe.hard, DECKS + 2 * DECK)
    mark(numbers, joe.panic, DECKS + 3 * DECK)
    mark(numbers, joe.cup, CUP)
    fill_market(joe, numbers)
    fill_seats(joe, seat, numbers)
    fill_table(joe, seat, numbers)
    if len(joe.stack):
        fill_question(joe.top(), numbers)
        put(numbers, QUESTION + 8, len(joe.stack))
    put(numbers, QUESTION + 9, joe.terms.seats)
    put(numbers, QUESTION + 10, joe.scenario.sides)


def fill_sheet(joe: Position, who: Who, seat: Seat, numbers: bytearray, at: i64) -> None:
    """One character's sheet."""
    someone = joe.cast[who]
    if someone.status == 0:
        return
    seats = joe.terms.seats
    own: i64 = joe.seat_side[seat]
    put(numbers, at, someone.status)
    put(numbers, at + 1, (someone.seat - seat) % seats)
    put(numbers, at + 2, (someone.side - own) % joe.scenario.sides)
    put(numbers, at + 3, someone.zone + 1)
    put(numbers, at + 4, someone.wounds)
    fill_gun(someone.first_gun, numbers, at + 5)
    fill_gun(someone.second_gun, numbers, at + 8)
    put(numbers, at + 11, (someone.first_pocket + 1) & KIND)
    put(numbers, at + 12, (someone.second_pocket + 1) & KIND)
    put(numbers, at + 13, someone.last_gun)
    put(numbers, at + 14, 1 if someone.ambush else 0)
    put(numbers, at + 15, 1 if someone.exposed else 0)
    put(numbers, at + 16, someone.asleep)
    put(numbers, at + 17, someone.bound)
    put(numbers, at + 18, 1 if someone.stunned else 0)
    put(numbers, at + 19, min(255, someone.shaken))
    put(numbers, at + 20, someone.nervous)
    if someone.joker >= 0:
        put(numbers, at + 21, 1)
        if someone.order == USED or someone.knowers & only(seat):
            put(numbers, at + 22, someone.joker + 1)
        if someone.order == USED or someone.seat == seat:
            put(numbers, at + 23, someone.order + 1)
    put(numbers, at + 24, 1 if joe.refusers & only(who) else 0)
    fill_pair(numbers, at + 25, from_seat(someone.knowers, seat, seats))


def fill_gun(gun: Thing, numbers: bytearray, at: i64) -> None:
    """A firearm's kind, rounds and jam."""
    if gun != KIND:
        put(numbers, at, (gun & KIND) + 1)
        put(numbers, at + 1, rounds_in(gun))
        put(numbers, at + 2, 1 if gun >= JAMMED else 0)


def fill_ground(joe: Position, numbers: bytearray) -> None:
    """What lies open in each zone; of firearms also their rounds and how many are jammed."""
    for entry in joe.ground:
        thing: Thing = entry
        kind = thing & KIND
        at = GROUND + zone_of(thing) * ZONE
        numbers[at + kind] += 1
        if kind < GUNS:
            numbers[at + KINDS + kind] += rounds_in(thing)
            numbers[at + KINDS + GUNS + kind] += 1 if thing & JAMMED else 0


def fill_markers(joe: Position, seat: Seat, numbers: bytearray) -> None:
    """Where face-down markers lie, what they are as far as it is known, and what its hider still has (JOE-56)."""
    for marker in range(len(joe.hidden_zone)):
        at: i64 = MARKERS + 4 * marker
        zone: Zone = joe.hidden_zone[marker]
        put(numbers, at, zone + 2)
        if joe.hidden_known[marker] >> seat & 1 or zone < 0:
            put(numbers, at + 1, joe.hidden_kind[marker] + 1)
        fill_pair(numbers, at + 2, from_seat(joe.hidden_known[marker], seat, joe.terms.seats))
    scenario = joe.scenario
    if scenario.hider >= 0 and scenario.seat_side[seat] == scenario.side[scenario.hider]:
        for kind in joe.to_hide:
            numbers[HAND + kind] += 1
        put(numbers, HAND + KINDS, joe.hiding + 1)


def fill_market(joe: Position, numbers: bytearray) -> None:
    """The objects that can still be bought (JOE-46), and those out of the match."""
    for kind in range(len(joe.supply)):
        put(numbers, MARKET + kind, joe.supply[kind])
    for kind in range(len(joe.spent)):
        put(numbers, MARKET + len(joe.supply) + kind, joe.spent[kind])


def fill_seats(joe: Position, seat: Seat, numbers: bytearray) -> None:
    """For whom each seat plays and what it has won; the gold, the dollars and the doubts of each side."""
    seats, sides = joe.terms.seats, joe.scenario.sides
    own: i64 = joe.seat_side[seat]
    for number in range(seats):
        at = SEATS + 4 * ((number - seat) % seats)
        put(numbers, at, 1 + (joe.seat_side[number] - own) % sides)
        put(numbers, at + 1, joe.points[number])
        fill_pair(numbers, at + 2, joe.shares[number])
    for side in range(sides):
        at = SIDES + 4 * ((side - own) % sides)
        put(numbers, at, joe.loot[side])
        fill_pair(numbers, at + 1, joe.pools[side])
        put(numbers, at + 3, (joe.yielders >> side & 1) + 2 * (joe.quitters >> side & 1))


def fill_table(joe: Position, seat: Seat, numbers: bytearray) -> None:
    """The round, the active character, locks, and which marker is looked at."""
    put(numbers, TABLE, joe.chapter)
    put(numbers, TABLE + 1, joe.round & 255)
    put(numbers, TABLE + 2, joe.terms.last_round if joe.terms.counted else 0)
    put(numbers, TABLE + 3, joe.active + 1)
    put(numbers, TABLE + 4, joe.points_left)
    put(numbers, TABLE + 5, 1 if joe.acted else 0)
    put(numbers, TABLE + 6, 1 if joe.aimed else 0)
    put(numbers, TABLE + 7, 1 if joe.ordered and joe.active >= 0 and joe.cast[joe.active].seat == seat else 0)
    put(numbers, TABLE + 8, joe.closed)
    put(numbers, TABLE + 9, joe.quiet & 255)
    put(numbers, TABLE + 10, 1 if joe.fought else 0)
    put(numbers, TABLE + 11, joe.found + 1)


def fill_question(frame: Frame, numbers: bytearray) -> None:
    """What is to be decided now."""
    kind, who, whom, what, level, zone, rest = numbers_of(frame)
    put(numbers, QUESTION, kind + 1)
    put(numbers, QUESTION + 1, (who + 1) & 255)
    put(numbers, QUESTION + 2, (whom + 1) & 255)
    fill_pair(numbers, QUESTION + 3, what)
    put(numbers, QUESTION + 5, level & 255)
    put(numbers, QUESTION + 6, (zone + 1) & 255)
    put(numbers, QUESTION + 7, rest & 255)


def put(numbers: bytearray, at: i64, value: i64) -> None:
    """Write a number down unless it is 0, as most are: all of them begin so."""
    if value:
        numbers[at] = value


def fill_pair(numbers: bytearray, at: i64, value: i64) -> None:
    """A number that may not fit into one: 256 times the first, and the second."""
    put(numbers, at, value >> 8 & 255)
    put(numbers, at + 1, value & 255)


def from_seat(seen: i64, seat: Seat, seats: i64) -> i64:
    """Seats as bits, the own one first."""
    return seen >> seat | (seen & (only(seat) - 1)) << (seats - seat)
