"""A view as numbers, for learners: sheets, objects on the ground, decks, seats and sides, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe.box.constants import CAST, DECK, GUNS, KINDS, USED
from saloon.games.joe.box.object_code import JAMMED, KIND, rounds_in, zone_of
from saloon.games.joe.knowledge.frame_numbers import numbers_of
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only
from saloon.kernel.rows import Page, add, put, put_flags, put_members, put_pair

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
BLANK: Final = bytes(FEATURES)


def write_features(joe: Position, seat: Seat, page: Page) -> None:
    """All that the seat may know; sides and seats are counted from its own."""
    row: i64 = len(page)
    page.write(BLANK)
    for number in range(CAST):
        fill_sheet(joe, number, seat, page, row + number * SHEET)
    fill_ground(joe, page, row + GROUND)
    fill_markers(joe, seat, page, row)
    put_flags(page, row + DECKS, joe.easy)
    put_flags(page, row + DECKS + DECK, joe.medium)
    put_flags(page, row + DECKS + 2 * DECK, joe.hard)
    put_flags(page, row + DECKS + 3 * DECK, joe.panic)
    put_members(page, row + CUP, joe.cup)
    fill_market(joe, page, row + MARKET)
    fill_seats(joe, seat, page, row)
    fill_table(joe, seat, page, row + TABLE)
    if len(joe.stack):
        fill_question(joe.top(), page, row + QUESTION)
        put(page, row + QUESTION + 8, len(joe.stack))
    put(page, row + QUESTION + 9, joe.terms.seats)
    put(page, row + QUESTION + 10, joe.scenario.sides)


def fill_sheet(joe: Position, who: Who, seat: Seat, page: Page, at: i64) -> None:
    """One character's sheet."""
    someone = joe.cast[who]
    if someone.status == 0:
        return
    seats = joe.terms.seats
    own: i64 = joe.seat_side[seat]
    put(page, at, someone.status)
    put(page, at + 1, (someone.seat - seat) % seats)
    put(page, at + 2, (someone.side - own) % joe.scenario.sides)
    put(page, at + 3, someone.zone + 1)
    put(page, at + 4, someone.wounds)
    fill_gun(someone.first_gun, page, at + 5)
    fill_gun(someone.second_gun, page, at + 8)
    put(page, at + 11, (someone.first_pocket + 1) & KIND)
    put(page, at + 12, (someone.second_pocket + 1) & KIND)
    put(page, at + 13, someone.last_gun)
    put(page, at + 14, 1 if someone.ambush else 0)
    put(page, at + 15, 1 if someone.exposed else 0)
    put(page, at + 16, someone.asleep)
    put(page, at + 17, someone.bound)
    put(page, at + 18, 1 if someone.stunned else 0)
    put(page, at + 19, min(255, someone.shaken))
    put(page, at + 20, someone.nervous)
    if someone.joker >= 0:
        put(page, at + 21, 1)
        if someone.order == USED or someone.knowers & only(seat):
            put(page, at + 22, someone.joker + 1)
        if someone.order == USED or someone.seat == seat:
            put(page, at + 23, someone.order + 1)
    put(page, at + 24, 1 if joe.refusers & only(who) else 0)
    put_pair(page, at + 25, from_seat(someone.knowers, seat, seats))


def fill_gun(gun: Thing, page: Page, at: i64) -> None:
    """A firearm's kind, rounds and jam."""
    if gun != KIND:
        put(page, at, (gun & KIND) + 1)
        put(page, at + 1, rounds_in(gun))
        put(page, at + 2, 1 if gun >= JAMMED else 0)


def fill_ground(joe: Position, page: Page, first: i64) -> None:
    """What lies open in each zone; of firearms also their rounds and how many are jammed."""
    for entry in joe.ground:
        thing: Thing = entry
        kind = thing & KIND
        at = first + zone_of(thing) * ZONE
        add(page, at + kind, 1)
        if kind < GUNS:
            add(page, at + KINDS + kind, rounds_in(thing))
            add(page, at + KINDS + GUNS + kind, 1 if thing & JAMMED else 0)


def fill_markers(joe: Position, seat: Seat, page: Page, row: i64) -> None:
    """Where face-down markers lie, what they are as far as it is known, and what its hider still has (JOE-56)."""
    for marker in range(len(joe.hidden_zone)):
        at = row + MARKERS + 4 * marker
        zone: Zone = joe.hidden_zone[marker]
        put(page, at, zone + 2)
        if joe.hidden_known[marker] >> seat & 1 or zone < 0:
            put(page, at + 1, joe.hidden_kind[marker] + 1)
        put_pair(page, at + 2, from_seat(joe.hidden_known[marker], seat, joe.terms.seats))
    scenario = joe.scenario
    if scenario.hider >= 0 and scenario.seat_side[seat] == scenario.side[scenario.hider]:
        for kind in joe.to_hide:
            add(page, row + HAND + kind, 1)
        put(page, row + HAND + KINDS, joe.hiding + 1)


def fill_market(joe: Position, page: Page, at: i64) -> None:
    """The objects that can still be bought (JOE-46), and those out of the match."""
    for left in joe.supply:
        put(page, at, left)
        at += 1
    for spent in joe.spent:
        put(page, at, spent)
        at += 1


def fill_seats(joe: Position, seat: Seat, page: Page, row: i64) -> None:
    """For whom each seat plays and what it has won; the gold, the dollars and the doubts of each side."""
    seats, sides = joe.terms.seats, joe.scenario.sides
    own: i64 = joe.seat_side[seat]
    for number in range(seats):
        at = row + SEATS + 4 * ((number - seat) % seats)
        put(page, at, 1 + (joe.seat_side[number] - own) % sides)
        put(page, at + 1, joe.points[number])
        put_pair(page, at + 2, joe.shares[number])
    for side in range(sides):
        at = row + SIDES + 4 * ((side - own) % sides)
        put(page, at, joe.loot[side])
        put_pair(page, at + 1, joe.pools[side])
        put(page, at + 3, (joe.yielders >> side & 1) + 2 * (joe.quitters >> side & 1))


def fill_table(joe: Position, seat: Seat, page: Page, at: i64) -> None:
    """The round, the active character, locks, and which marker is looked at."""
    put(page, at, joe.chapter)
    put(page, at + 1, joe.round & 255)
    put(page, at + 2, joe.terms.last_round if joe.terms.counted else 0)
    put(page, at + 3, joe.active + 1)
    put(page, at + 4, joe.points_left)
    put(page, at + 5, 1 if joe.acted else 0)
    put(page, at + 6, 1 if joe.aimed else 0)
    put(page, at + 7, 1 if joe.ordered and joe.active >= 0 and joe.cast[joe.active].seat == seat else 0)
    put(page, at + 8, joe.closed)
    put(page, at + 9, joe.quiet & 255)
    put(page, at + 10, 1 if joe.fought else 0)
    put(page, at + 11, joe.found + 1)


def fill_question(frame: Frame, page: Page, at: i64) -> None:
    """What is to be decided now."""
    kind, who, whom, what, level, zone, rest = numbers_of(frame)
    put(page, at, kind + 1)
    put(page, at + 1, (who + 1) & 255)
    put(page, at + 2, (whom + 1) & 255)
    put_pair(page, at + 3, what)
    put(page, at + 5, level & 255)
    put(page, at + 6, (zone + 1) & 255)
    put(page, at + 7, rest & 255)


def from_seat(seen: i64, seat: Seat, seats: i64) -> i64:
    """Seats as bits, the own one first."""
    return seen >> seat | (seen & (only(seat) - 1)) << (seats - seat)
