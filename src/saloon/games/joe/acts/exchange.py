"""Objects change hands: picked up, taken, given, exchanged, looked at, dropped, drunk (JOE-22..26, JOE-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.costs import commit
from saloon.games.joe.acts.objects import face_down, lift, unhide
from saloon.games.joe.box.constants import DEAD, GUNS, NAMES, NOBODY, OBJECTS, WHISKY
from saloon.games.joe.box.object_code import KIND
from saloon.games.joe.events import Asked, Declined, Drank, Dropped, Handed, Left, Looked, Picked
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.nature_frames import DrawHidden
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.seat_frames import Consent, KeepFound, MakeRoom, NamePrice
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Move, Thing, Who


def receive(joe: Position, who: Who, thing: Thing) -> None:
    """A character gets an object; if it does not fit, something else must be dropped first (JOE-23)."""
    if joe.cast[who].has_room(thing & KIND):
        joe.cast[who].stow(thing)
    else:
        joe.push(MakeRoom(who, thing))


def offer_room(joe: Position, frame: MakeRoom, offers: Offers) -> None:
    """What can be dropped for it: a firearm for a firearm, a pocket object for a pocket object (JOE-6)."""
    kinds = joe.cast[frame.who].kinds()
    guns = only(GUNS) - 1
    offers.add_each(kinds & guns if frame.thing & KIND < GUNS else kinds & ~guns, codes.DROP)


def make_room(joe: Position, frame: MakeRoom, kind: Kind) -> None:
    """Something is dropped, and the new object takes its place."""
    joe.stack.pop()
    let_fall(joe, frame.who, kind)
    joe.cast[frame.who].stow(frame.thing)


def let_fall(joe: Position, who: Who, kind: Kind) -> None:
    """A character drops something; a firearm keeps its rounds (JOE-23)."""
    someone = joe.cast[who]
    joe.drop(someone.give_up(kind), someone.zone)
    if joe.tell is not None:
        joe.tell(Dropped(NAMES[who], OBJECTS[kind], joe.village.names[someone.zone]))


def pick_up(joe: Position, who: Who, kind: Kind) -> None:
    """Something from the ground."""
    someone = joe.cast[who]
    thing = lift(joe, kind, someone.zone, someone.seat)
    if joe.tell is not None:
        joe.tell(Picked(NAMES[who], OBJECTS[kind]))
    receive(joe, who, thing)


def drink(joe: Position, who: Who) -> None:
    """Whisky heals one wound, and the bottle is gone (JOE-26)."""
    someone = joe.cast[who]
    joe.spent[someone.give_up(WHISKY)] += 1
    if someone.wounds:
        someone.wounds -= 1
    if joe.tell is not None:
        joe.tell(Drank(NAMES[who], someone.wounds))


def hand_over(joe: Position, giver: Who, taker: Who, kind: Kind) -> None:
    """An object goes from one to the other."""
    thing = part_with(joe, giver, kind)
    if joe.tell is not None:
        joe.tell(Handed(NAMES[giver], NAMES[taker], OBJECTS[kind]))
    receive(joe, taker, thing)


def part_with(joe: Position, giver: Who, kind: Kind) -> Thing:
    """What changes hands: of two firearms alike the better one."""
    someone = joe.cast[giver]
    return someone.give_up_gun(someone.better_gun(kind)) if kind < GUNS else someone.give_up(kind)


def exchange(joe: Position, asker: Who, ally: Who, given: Kind, taken: Kind) -> None:
    """What was agreed: something goes over, something comes back, or both (JOE-R27)."""
    if given < 0:
        hand_over(joe, ally, asker, taken)
    elif taken < 0:
        hand_over(joe, asker, ally, given)
    else:
        mine = part_with(joe, asker, given)
        theirs = part_with(joe, ally, taken)
        if joe.tell is not None:
            joe.tell(Handed(NAMES[asker], NAMES[ally], OBJECTS[given]))
            joe.tell(Handed(NAMES[ally], NAMES[asker], OBJECTS[taken]))
        receive(joe, ally, mine)
        receive(joe, asker, theirs)


def trade(joe: Position, frame: Frame, move: Move) -> None:
    """Taking, giving, exchanging; another player's living character is asked first (JOE-R27)."""
    who = frame.who
    kind = codes.thing_in(move)
    other = codes.partner_in(move)
    if codes.is_swap(move):
        begin_swap(joe, who, other, kind)
    elif joe.cast[other].status == DEAD:
        commit(joe, frame, move)
        hand_over(joe, other, who, kind)
    elif codes.is_take(move):
        agree(joe, frame, other, NOBODY, kind)
    else:
        agree(joe, frame, other, kind, NOBODY)


def agree(joe: Position, frame: Frame, ally: Who, given: Kind, taken: Kind) -> None:
    """One's own characters agree at once; others are asked."""
    if joe.cast[ally].seat != joe.cast[frame.who].seat:
        ask_ally(joe, frame.who, ally, given, taken)
    else:
        commit(joe, frame, codes.TAKE)
        exchange(joe, frame.who, ally, given, taken)


def ask_ally(joe: Position, asker: Who, ally: Who, given: Kind, taken: Kind) -> None:
    """Another player's character is asked for its consent (JOE-R27)."""
    joe.push(Consent(ally, asker, given, taken))
    if joe.tell is not None:
        gives = None if given < 0 else OBJECTS[given]
        takes = None if taken < 0 else OBJECTS[taken]
        joe.tell(Asked(NAMES[asker], NAMES[ally], gives, takes))


def consent(joe: Position, frame: Consent) -> None:
    """The ally agrees: now the action is paid for and done."""
    joe.stack.pop()
    commit(joe, joe.top(), codes.TAKE)
    exchange(joe, frame.asker, frame.who, frame.given, frame.taken)


def decline(joe: Position, frame: Consent) -> None:
    """The ally refuses: nothing is paid (JOE-15), and it is not asked again in this activation."""
    joe.stack.pop()
    joe.refusers |= only(frame.who)
    if joe.tell is not None:
        joe.tell(Declined(NAMES[frame.asker], NAMES[frame.who]))


def begin_swap(joe: Position, who: Who, ally: Who, kind: Kind) -> None:
    """What is wanted for it is named next."""
    joe.push(NamePrice(who, ally, kind))


def offer_wants(joe: Position, frame: NamePrice, offers: Offers) -> None:
    """What the ally carries."""
    offers.add_each(joe.cast[frame.ally].kinds(), codes.FOR)


def name_price(joe: Position, frame: NamePrice, taken: Kind) -> None:
    """What is wanted in exchange is named; the ally may be asked."""
    joe.stack.pop()
    agree(joe, joe.top(), frame.ally, frame.given, taken)


def look(joe: Position, who: Who) -> None:
    """One of the face-down markers here, by chance if there are several (JOE-56)."""
    _, unknown = face_down(joe, joe.cast[who])
    if unknown & (unknown - 1):
        joe.push(DrawHidden(who, unknown))
    else:
        find(joe, who, lowest(unknown))


def find(joe: Position, who: Who, marker: i64) -> None:
    """The marker is seen, and may be taken (JOE-R22)."""
    someone = joe.cast[who]
    joe.found = marker
    joe.hidden_known[marker] |= only(someone.seat)
    joe.push(KeepFound(who))
    if joe.tell is not None:
        joe.tell(Looked(someone.seat, NAMES[who], OBJECTS[joe.hidden_kind[marker]]))


def keep_found(joe: Position, who: Who, keeps: bool) -> None:
    """Take what was found, for all to see, or leave it face down (JOE-R22)."""
    joe.stack.pop()
    marker = joe.found
    joe.found = NOBODY
    if keeps:
        thing = unhide(joe, marker)
        if joe.tell is not None:
            joe.tell(Picked(NAMES[who], OBJECTS[thing]))
        receive(joe, who, thing)
    elif joe.tell is not None:
        joe.tell(Left(NAMES[who]))
