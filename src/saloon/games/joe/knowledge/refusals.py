"""Why a move is not accepted: the rule that it would break, and a message."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe import codes
from saloon.games.joe.acts.costs import AMBUSH_COST
from saloon.games.joe.acts.steps import find_step, passable, tied_in
from saloon.games.joe.box.constants import (
    DEAD,
    DYNAMITE,
    FREE,
    GUNS,
    KNIFE,
    NAMES,
    NOBODY,
    OBJECTS,
    PLAYING,
    PRICE,
    RANGE,
)
from saloon.games.joe.box.object_code import JAMMED, rounds_in
from saloon.games.joe.combat.aim import sees
from saloon.games.joe.flow.shop import purse_of
from saloon.games.joe.position import frames
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.seat_frames import (
    AgreeToYield,
    PlaceCharacter,
    PlaceMarker,
    PlaceObject,
    Reaction,
    Shop,
    Turn,
)
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only
from saloon.kernel.outcome import Refusal
from saloon.kernel.state import NATURE_BIT

if TYPE_CHECKING:
    from saloon.games.joe.box.numbers import Kind, Move, Seat, Who

# What is to be answered first, by the frame that asks.
FIRST_ANSWER: Final = {
    frames.REACTOR: ("JOE-R15", "reactor"),
    frames.RETREAT: ("JOE-40", "retreat"),
    frames.SPILL: ("JOE-40", "spill"),
    frames.ROOM: ("JOE-23", "room"),
    frames.FOR: ("JOE-R27", "price"),
    frames.CONSENT: ("JOE-R27", "consent"),
    frames.FOUND: ("JOE-R22", "found"),
    frames.OFFER: ("JOE-54", "ready"),
    frames.CEDE: ("JOE-42", "cede"),
    frames.YIELD: ("JOE-47", "yield"),
    frames.HIDE: ("JOE-56", "hide"),
}


def explain(joe: Position, seat: Seat, move: Move) -> Refusal:
    """The first rule that stands in the way of a move that is not legal."""
    if len(joe.stack) == 0:
        return refusal(joe.rule, "over")
    if codes.is_of_nature(move):
        return refusal("JOE-11", "nature")
    if joe.movers == NATURE_BIT:
        return refusal("JOE-36", "drawing")
    frame = joe.top()
    if joe.movers != only(seat):
        if isinstance(frame, Turn):
            return refusal("JOE-11", "turn", who=NAMES[frame.who])
        return refusal("JOE-36", "others")
    if move == codes.YIELD and not isinstance(frame, AgreeToYield):
        return refuse_giving_up(joe, seat)
    if isinstance(frame, (Turn, Reaction)):
        return refuse_action(joe, frame, move)
    if isinstance(frame, (PlaceCharacter, PlaceObject, PlaceMarker)):
        return refuse_place(joe, frame, move)
    if isinstance(frame, Shop):
        return refuse_goods(joe, frame, move)
    rule, message = FIRST_ANSWER[frame.kind]
    return refusal(rule, message)


def refuse_place(joe: Position, frame: Frame, move: Move) -> Refusal:
    """Why something does not begin there."""
    if not codes.is_place(move):
        return refusal("JOE-9", "place-first")
    zone = codes.zone_in(move)
    name = joe.village.names[zone]
    if isinstance(frame, PlaceCharacter):
        who = frame.character
        if joe.scenario.unseen & only(who) and zone in joe.scenario.start[who]:
            return refusal("JOE-R24", "watched", zone=name)
    return refusal("JOE-9", "place", zone=name)


def refuse_goods(joe: Position, frame: Shop, move: Move) -> Refusal:
    """Why something cannot be bought."""
    if not codes.is_buy(move):
        return refusal("JOE-46", "shop", who=NAMES[frame.who])
    kind = codes.thing_in(move)
    someone = joe.cast[frame.who]
    if not someone.has_room(kind):
        return refusal("JOE-6", "full", who=NAMES[frame.who])
    if joe.supply[kind] == 0:
        return refusal("JOE-10", "sold-out", thing=OBJECTS[kind])
    return refusal("JOE-46", "dear", thing=OBJECTS[kind], price=PRICE[kind], purse=purse_of(joe, frame.who))


def refuse_action(joe: Position, frame: Frame, move: Move) -> Refusal:
    """Why a character may not do this now."""
    someone = joe.cast[frame.who]
    if codes.is_step(move):
        return refuse_step(joe, someone, move)
    if codes.is_place(move):
        return refusal("JOE-9", "placed")
    if codes.is_attack(move):
        return refuse_attack(joe, someone, move)
    if move < codes.FOR:
        return refuse_object(joe, frame.who, someone, move)
    if codes.is_drop(move):
        return refusal("JOE-23", "not-carried", thing=OBJECTS[codes.thing_in(move)])
    if codes.DRINK <= move <= codes.END:
        return refuse_word(joe, frame, someone, move)
    return refusal("JOE-13", "not-asked")


def refuse_step(joe: Position, someone: Character, move: Move) -> Refusal:
    """Why one cannot walk there."""
    zone = codes.zone_in(move)
    name = joe.village.names[zone]
    if not codes.is_walk(move) and tied_in(joe, someone.zone) == NOBODY:
        return refusal("JOE-54", "nobody-tied")
    step = find_step(joe, someone.zone, zone)
    if step < 0:
        return refusal("JOE-16", "no-way", zone=name, here=joe.village.names[someone.zone])
    if not passable(joe, step):
        return refusal("JOE-17", "locked", zone=name)
    return refusal("JOE-43", "window", zone=name)


def refuse_attack(joe: Position, someone: Character, move: Move) -> Refusal:
    """Why somebody cannot be attacked like this, or dynamite not be thrown there."""
    weapon = codes.weapon_in(move)
    target = codes.target_in(move)
    if weapon == DYNAMITE and not someone.holds(DYNAMITE):
        return refusal("JOE-21", "no-dynamite")
    if weapon == KNIFE and not someone.holds(KNIFE):
        return refusal("JOE-25", "no-knife")
    if codes.is_throw(move):
        return refusal("JOE-33", "no-throw", zone=joe.village.names[codes.zone_in(move)])
    if codes.is_bomb(move):
        return refuse_target(joe, someone, target, weapon, "JOE-33", "no-throw-at")
    if codes.is_stab(move) and joe.cast[target].zone != someone.zone:
        return refusal("JOE-25", "not-here", who=NAMES[target])
    wrong = refuse_gun(someone, weapon) if weapon < GUNS else None
    if codes.is_double(move):
        return wrong or refuse_target(joe, someone, target, weapon, "JOE-38", "no-double")
    return wrong or refuse_target(joe, someone, target, weapon)


def refuse_gun(someone: Character, kind: Kind) -> Refusal | None:
    """Why a firearm cannot be fired; None if it can (JOE-18)."""
    slot = someone.better_gun(kind)
    if slot == 0:
        return refusal("JOE-18", "no-gun", gun=OBJECTS[kind])
    if someone.gun(slot) >= JAMMED:
        return refusal("JOE-18", "jammed", gun=OBJECTS[kind])
    if rounds_in(someone.gun(slot)) == 0:
        return refusal("JOE-18", "empty", gun=OBJECTS[kind])
    return None


def refuse_target(
    joe: Position, someone: Character, target: Who, weapon: Kind, rule: str = "JOE-27", message: str = "unseen"
) -> Refusal:
    """Why somebody is no target; the rule and message are for what remains at last."""
    if target == codes.LOCK:
        return refusal("JOE-R11", "no-lock")
    other = joe.cast[target]
    name = NAMES[target]
    if other.status != PLAYING:
        return refusal("JOE-18", "not-in-play", who=name)
    if other.side == someone.side:
        return refusal("JOE-1", "friend", who=name)
    if other.bound != FREE:
        return refusal("JOE-R23", "bound", who=name)
    far = joe.village.steps_between(someone.zone, other.zone)
    if far > RANGE[weapon]:
        return refusal("JOE-18", "range", who=name, far=far, reach=RANGE[weapon])
    if not sees(joe, someone, other):
        return refusal("JOE-27", "unseen", who=name)
    return refusal(rule, message, who=name)


def refuse_object(joe: Position, who: Who, someone: Character, move: Move) -> Refusal:
    """Why an object or a firearm cannot be handled so."""
    kind = codes.thing_in(move)
    if codes.is_reload(move):
        return refusal("JOE-19", "loaded" if someone.better_gun(kind) else "no-gun", gun=OBJECTS[kind])
    if codes.is_repair(move):
        return refusal("JOE-20", "not-jammed", gun=OBJECTS[kind])
    if codes.is_pick(move):
        return refusal("JOE-22", "not-lying", thing=OBJECTS[kind])
    return refuse_trade(joe, who, someone, move)


def refuse_trade(joe: Position, who: Who, someone: Character, move: Move) -> Refusal:
    """Why an object cannot be taken from somebody, given or exchanged."""
    kind = codes.thing_in(move)
    thing = OBJECTS[kind]
    number = codes.partner_in(move)
    other = joe.cast[number]
    name = NAMES[number]
    if other.zone != someone.zone or number == who:
        return refusal("JOE-22", "not-beside", who=name)
    if other.status != DEAD and (other.side != someone.side or other.bound != FREE):
        return refusal("JOE-22", "no-ally", who=name)
    if joe.refusers & only(number):
        return refusal("JOE-R27", "declined", who=name)
    if codes.is_take(move):
        return refusal("JOE-22", "has-not", who=name, thing=thing)
    if other.status == DEAD:
        return refusal("JOE-22", "dead", who=name)
    if not someone.holds(kind):
        return refusal("JOE-22", "not-carried", thing=thing)
    return refusal("JOE-R27", "empty-handed", who=name)


def refuse_word(joe: Position, frame: Frame, someone: Character, move: Move) -> Refusal:
    """Why a move of one word is not possible."""
    if move == codes.DRINK:
        return refusal("JOE-26", "no-whisky")
    if move == codes.LOOK:
        return refusal("JOE-56", "nothing-hidden")
    if move == codes.UNTIE:
        if tied_in(joe, someone.zone) == NOBODY:
            return refusal("JOE-54", "nobody-tied")
        return refusal("JOE-54", "no-knife")
    if move == codes.EXIT:
        return refuse_exit(joe, someone)
    if isinstance(frame, Reaction):
        return refusal("JOE-R15", "one-action")
    return refuse_choice(joe, someone, move)


def refuse_exit(joe: Position, someone: Character) -> Refusal:
    """Why one cannot leave the board."""
    if not joe.scenario.leavers & only(someone.side):
        return refusal("JOE-R25", "stays-here")
    return refusal("JOE-R25", "no-edge")


def refuse_choice(joe: Position, someone: Character, move: Move) -> Refusal:
    """Why something that only the active character can do is not possible."""
    waiting = someone.ambush and not joe.acted
    if move == codes.AMBUSH:
        if waiting:
            return refusal("JOE-12", "waiting")
        if someone.nervous:
            return refusal("JOE-40", "nervous")
        return refusal("JOE-24", "ambush-points", need=AMBUSH_COST)
    if move == codes.STAY:
        return refusal("JOE-12", "no-ambush")
    if move == codes.END:
        return refusal("JOE-12", "waiting")
    if move == codes.JOKER:
        return refusal("JOE-8", "no-joker")
    if move in (codes.ARM, codes.HOLD):
        return refusal("JOE-8", "ordered" if joe.ordered else "no-order")
    if joe.acted:
        return refusal("JOE-R19", "acted")
    if move == codes.SURRENDER and joe.terms.sides_only:
        return refusal("JOE-R19", "side-only")
    return refusal("JOE-R19", "unwatched")


def refuse_giving_up(joe: Position, seat: Seat) -> Refusal:
    """Why a side cannot give up now."""
    if joe.yielders & only(joe.seat_side[seat]):
        return refusal("JOE-R36", "yielded")
    return refusal("JOE-R36", "nobody-left")


def refusal(rule: str, message: str, **values: int | str) -> Refusal:
    """A refusal of Dynamit Joe."""
    return Refusal(rule=rule, message=f"joe-refused-{message}", values=dict(values))
