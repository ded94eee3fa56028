"""Before the first round: jokers, gear, places (JOE-9, JOE-49..56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.exchange import receive
from saloon.games.joe.box.constants import (
    CAST,
    FULL_DECK,
    FULL_JOKERS,
    FULL_PANIC,
    GOODS,
    KINDS,
    NAMES,
    NOBODY,
    NOTHING,
    NUGGET,
    OBJECTS,
    PLAYING,
    STOCK,
    STONE,
)
from saloon.games.joe.box.object_code import KIND
from saloon.games.joe.events import Hid, Laid, Opened, Picked, Placed
from saloon.games.joe.flow.shop import open_shop
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.nature_frames import DealJoker
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.own_frames import Begin, NextMarker
from saloon.games.joe.position.seat_frames import (
    HideMarker,
    PlaceCharacter,
    PlaceMarker,
    PlaceObject,
    TakeReady,
)
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.ambush import wake_by_sight
from saloon.kernel.bits import members_of, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Move, Side, Who, Zone


def open_chapter(joe: Position, number: i64) -> None:
    """A scenario begins: everybody gets a sheet and gear, and all that is to be chosen first waits on the stack."""
    joe.chapter = number
    joe.scenario = joe.terms.chapters[number]
    scenario = joe.scenario
    joe.village = scenario.village
    joe.seat_side = scenario.seat_side.copy()
    clear_table(joe)
    for who in range(CAST):
        if scenario.present & only(who):
            equip(joe, who)
    joe.stack = []
    joe.push(NextMarker())
    joe.push(Begin())
    plan_objects(joe)
    for who in reversed(scenario.order):
        joe.push(PlaceCharacter(scenario.placers[who], who))
    open_shop(joe)
    for who in reversed(members_of(scenario.present)):
        joe.push(DealJoker(who))
    if joe.tell is not None:
        joe.tell(Opened(scenario.name, number + 1, len(joe.terms.chapters)))


def clear_table(joe: Position) -> None:
    """Full decks, an empty street."""
    joe.cast = [Character() for _ in range(CAST)]
    joe.low = 0
    joe.high = 0
    joe.ground = joe.scenario.lying.copy()
    joe.hidden_zone = []
    joe.hidden_kind = []
    joe.hidden_known = []
    joe.to_hide = joe.scenario.hidden.copy()
    joe.hiding = NOBODY
    joe.found = NOBODY
    joe.easy = joe.medium = joe.hard = FULL_DECK
    joe.panic = FULL_PANIC
    joe.jokers = FULL_JOKERS
    joe.closed = only(len(joe.village.lock_zones)) - 1  # JOE-17
    joe.round = 0
    joe.cup = 0
    joe.active = NOBODY
    joe.points_left = 0
    joe.acted = joe.aimed = joe.ordered = False
    joe.refusers = 0
    joe.yielders = 0
    joe.quitters = 0
    joe.fought = False
    joe.quiet = 0
    joe.stirred = True
    joe.loot = [0] * joe.scenario.sides
    joe.spent = [0] * KINDS
    joe.supply = [STOCK[kind] for kind in range(GOODS)]
    for entry in joe.ground:
        take_from_box(joe, entry & KIND, 1)
    for _, thing, copies, _ in joe.scenario.placed:
        take_from_box(joe, thing & KIND, copies)
    for _, thing in joe.scenario.offered:
        take_from_box(joe, thing & KIND, 1)


def take_from_box(joe: Position, kind: Kind, copies: i64) -> None:
    """Markers that are in the match are no longer for sale."""
    if kind < GOODS:
        joe.supply[kind] -= copies


def equip(joe: Position, who: Who) -> None:
    """The sheet of a character, with the printed gear unless it is to be bought."""
    scenario = joe.scenario
    someone = joe.cast[who]
    someone.status = PLAYING
    someone.seat = scenario.seat[who]
    someone.side = scenario.side[who]
    someone.asleep = scenario.asleep[who]
    someone.bound = scenario.bound[who]
    someone.ambush = scenario.ambush & only(who) != 0
    if joe.terms.budget == 0:
        for thing in scenario.gear[who]:
            if thing != NOTHING:
                someone.stow(thing)
                take_from_box(joe, thing & KIND, 1)


def plan_objects(joe: Position) -> None:
    """Objects that somebody places, hides or may take, after everybody stands."""
    scenario = joe.scenario
    for _ in scenario.hidden:
        joe.push(HideMarker(scenario.hider))
    for number in range(len(scenario.placed)):
        chooser, thing, copies, _ = scenario.placed[number]
        joe.push(PlaceObject(chooser, thing, number, copies))
    for taker, thing in scenario.offered:
        joe.push(TakeReady(taker, thing))


# Places ---------------------------------------------------------------------------------------------------------


def offer_places(joe: Position, frame: PlaceCharacter | PlaceObject | PlaceMarker, offers: Offers) -> None:
    """Where a character may begin, or an object may lie."""
    scenario = joe.scenario
    if isinstance(frame, PlaceCharacter):
        unseen = scenario.unseen & only(frame.character) != 0
        for zone in scenario.start[frame.character]:
            if not unseen or not watched(joe, joe.cast[frame.character].side, zone):
                offers.add(codes.PLACE + zone)
        return
    for zone in scenario.placed[frame.number][3] if isinstance(frame, PlaceObject) else scenario.hiding_places:
        offers.add(codes.PLACE + zone)


def watched(joe: Position, side: Side, zone: Zone) -> bool:
    """Whether an enemy who stands already sees a zone (JOE-55, JOE-R24)."""
    for other in joe.cast:
        if other.status != PLAYING or other.side == side or other.zone < 0:
            continue
        if joe.village.way(other.zone, zone, joe.low, joe.high, False) >= 0:
            return True
    return False


def place(joe: Position, frame: PlaceCharacter | PlaceObject | PlaceMarker, zone: Zone) -> None:
    """A character stands there, or an object lies there."""
    joe.stack.pop()
    name = joe.village.names[zone]
    if isinstance(frame, PlaceCharacter):
        joe.cast[frame.character].zone = zone
        joe.look_around()
        if joe.tell is not None:
            joe.tell(Placed(NAMES[frame.character], name))
    elif isinstance(frame, PlaceObject):
        for _ in range(frame.copies):
            joe.drop(frame.thing, zone)
        if joe.tell is not None:
            joe.tell(Laid(OBJECTS[frame.thing & KIND], name))
    else:
        lay_hidden(joe, joe.cast[frame.who].side, zone)


def lay_hidden(joe: Position, side: Side, zone: Zone) -> None:
    """A marker is hidden; its whole side knows which object it is (JOE-56)."""
    knowers: i64 = 0
    for seat in range(joe.terms.seats):
        if joe.seat_side[seat] == side:
            knowers |= only(seat)
    joe.hidden_zone.append(zone)
    joe.hidden_kind.append(joe.hiding)
    joe.hidden_known.append(knowers)
    if joe.tell is not None:
        joe.tell(Hid(joe.village.names[zone], OBJECTS[joe.hiding], tuple(members_of(knowers))))
    joe.hiding = NOBODY


def offer_markers(joe: Position, offers: Offers) -> None:
    """The kinds that are still to be hidden."""
    left: i64 = 0
    for kind in joe.to_hide:
        left |= only(kind)
    if left & only(STONE):
        offers.add(codes.hide(STONE))
    offers.add_each(left >> NUGGET, codes.hide(NUGGET))


def choose_marker(joe: Position, frame: HideMarker, move: Move) -> None:
    """The next marker to hide; where it goes is asked next."""
    joe.stack.pop()
    joe.hiding = codes.thing_in(move)
    joe.to_hide.remove(joe.hiding)
    joe.push(PlaceMarker(frame.who))


def answer_offer(joe: Position, frame: TakeReady, takes: bool) -> None:
    """Something lies ready for a character: taken, or left in its zone (JOE-54)."""
    joe.stack.pop()
    someone = joe.cast[frame.who]
    kind = frame.thing & KIND
    if takes:
        if joe.tell is not None:
            joe.tell(Picked(NAMES[frame.who], OBJECTS[kind]))
        receive(joe, frame.who, frame.thing)
    else:
        joe.drop(frame.thing, someone.zone)
        if joe.tell is not None:
            joe.tell(Laid(OBJECTS[kind], joe.village.names[someone.zone]))


def begin(joe: Position) -> None:
    """Everybody is in place."""
    joe.stack.pop()
    wake_by_sight(joe)
