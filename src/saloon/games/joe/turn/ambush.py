"""Ambushes and their reactions (JOE-24, JOE-R15), and those who wait for an enemy (JOE-R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.acts.firearms import ready_guns
from saloon.games.joe.acts.jokers import holds_armed, use_if_armed
from saloon.games.joe.acts.steps import can_walk
from saloon.games.joe.box.constants import CAST, PLAYING, QUICK_DRAW, RANGE, TILL_SIGHT
from saloon.games.joe.combat.aim import in_view, sees
from saloon.games.joe.combat.consequences import rouse
from saloon.games.joe.map.village import NONE
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.nature_frames import DrawFirst
from saloon.games.joe.position.offers import Offers
from saloon.games.joe.position.own_frames import Reactions
from saloon.games.joe.position.seat_frames import ChooseReactor, Reaction
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.actions import offer_reaction
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import People, Who


def wake_by_sight(joe: Position) -> None:
    """A side that waits for an enemy wakes when one is in view of one of it, or enters the building (JOE-R16)."""
    for number in range(CAST):
        sleeper = joe.cast[number]
        if sleeper.asleep == TILL_SIGHT and sleeper.status == PLAYING and notices(joe, sleeper):
            rouse(joe, number, "sight")


def notices(joe: Position, sleeper: Character) -> bool:
    """Whether an enemy is in view or in the house."""
    house = joe.village.building[sleeper.zone]
    for other in joe.cast:
        if other.status == PLAYING and other.side != sleeper.side and other.bound == 0:
            if house != NONE and joe.village.building[other.zone] == house:
                return True
            if in_view(joe, sleeper, other):
                return True
    return False


def ambushers(joe: Position, enemy: Who, among: People) -> People:
    """Who of these lies in ambush and has the enemy in view, as bits; a shot or throw may need more (JOE-24)."""
    found: i64 = 0
    other = joe.cast[enemy]
    while among:
        number = lowest(among)
        among &= among - 1
        someone = joe.cast[number]
        if not someone.ambush or someone.side == other.side:
            continue
        if someone.able() and in_view(joe, someone, other) and can_react(joe, number):
            found |= only(number)
    return found


def can_react(joe: Position, who: Who) -> bool:
    """Whether there is more to answer than a pass; whoever can walk surely has."""
    if can_walk(joe, joe.cast[who].zone, 1):
        return True
    offers = Offers()
    offer_reaction(joe, who, offers)
    return offers.count > 1


def draw_quickly(joe: Position, enemy: Who) -> People:
    """Whoever uses a quick draw against an enemy's action is in ambush for this one time, as bits."""
    other = joe.cast[enemy]
    drawn: People = 0
    if other.status != PLAYING:
        return drawn
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.side != other.side and holds_armed(someone, QUICK_DRAW) and could_draw(joe, someone, other):
            use_if_armed(joe, number, QUICK_DRAW)
            someone.ambush = True
            drawn |= only(number)
    return drawn


def put_away(joe: Position, drawn: People) -> None:
    """A quick draw that was not used for a reaction is over all the same (JOE-R15)."""
    while drawn:
        joe.cast[lowest(drawn)].ambush = False
        drawn &= drawn - 1


def invite(joe: Position, enemy: Who) -> None:
    """After a whole action of an enemy everybody in ambush who has it in view may react."""
    other = joe.cast[enemy]
    if other.status != PLAYING:
        return
    waiting: People = 0
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.ambush and someone.side != other.side:
            waiting |= only(number)
    among = ambushers(joe, enemy, waiting)
    if among:
        joe.push(Reactions(enemy, among))


def could_draw(joe: Position, someone: Character, enemy: Character) -> bool:
    """Whether a quick draw helps: no ambush yet, and a shot at the enemy is possible."""
    if someone.ambush or not someone.able() or not sees(joe, someone, enemy):
        return False
    far = joe.village.steps_between(someone.zone, enemy.zone)
    ready = ready_guns(someone)
    while ready:
        if far <= RANGE[lowest(ready)]:
            return True
        ready &= ready - 1
    return False


def call(joe: Position, frame: Reactions) -> None:
    """Ask the ambushers: one alone, several of one player in the order they choose, else in random order (JOE-R15)."""
    joe.stack.pop()
    enemy = frame.enemy
    if joe.cast[enemy].status != PLAYING:
        return
    among = ambushers(joe, enemy, frame.ambushers)
    if among == 0:
        return
    first = lowest(among)
    if among & (among - 1) == 0:
        joe.push(Reaction(first, enemy))
    elif one_seat(joe, among):
        joe.push(ChooseReactor(first, enemy, among))
    else:
        joe.push(DrawFirst(enemy, among))


def one_seat(joe: Position, among: People) -> bool:
    """Whether one player runs all of these."""
    seat = joe.cast[lowest(among)].seat
    return all(not (among & only(number) and joe.cast[number].seat != seat) for number in range(CAST))


def choose_reactor(joe: Position, enemy: Who, among: People, who: Who) -> None:
    """One of several reacts first; the others are asked afterwards."""
    joe.stack.pop()
    joe.push(Reactions(enemy, among & ~only(who)))
    joe.push(Reaction(who, enemy))
