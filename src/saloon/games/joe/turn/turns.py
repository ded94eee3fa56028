"""Moves of a turn or a reaction: each is passed to the module that carries it out (JOE-13..26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.costs import commit
from saloon.games.joe.acts.exchange import drink, let_fall, look, pick_up, trade
from saloon.games.joe.acts.firearms import reload, repair
from saloon.games.joe.acts.jokers import give_order, play_joker, use_if_armed
from saloon.games.joe.acts.steps import tied_in, walk
from saloon.games.joe.box.constants import ARMED, FEINT, HELD, NAMES, NOBODY
from saloon.games.joe.combat.attacks import shoot, shoot_double, shoot_lock, stab, throw_dynamite, throw_knife
from saloon.games.joe.combat.consequences import release
from saloon.games.joe.events import Passed, Waited
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.seat_frames import Reaction, Turn
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.leaving import capture, leave
from saloon.games.joe.turn.rounds import rest

if TYPE_CHECKING:
    from saloon.games.joe.box.numbers import Move, Who


def take_turn(joe: Position, frame: Turn, move: Move) -> None:
    """Carry out a move of the active character."""
    who = frame.who
    if move in (codes.END, codes.STAY):
        joe.stack.pop()
        if move == codes.STAY and joe.tell is not None:
            joe.tell(Passed(NAMES[who], "stays"))
        rest(joe)
    elif move == codes.JOKER:
        play_joker(joe, who)
    elif move in (codes.ARM, codes.HOLD):
        give_order(joe, who, ARMED if move == codes.ARM else HELD)
    elif codes.is_drop(move):
        let_fall(joe, who, codes.thing_in(move))
    else:
        act(joe, frame, move)


def react(joe: Position, frame: Reaction, move: Move) -> None:
    """An ambusher's one action (JOE-24); dropping something comes with it for free."""
    if codes.is_drop(move):
        let_fall(joe, frame.who, codes.thing_in(move))
    else:
        act(joe, frame, move)


def act(joe: Position, frame: Frame, move: Move) -> None:
    """An action, or first an ally's consent to it."""
    who = frame.who
    if codes.is_trade(move):
        trade(joe, frame, move)
        return
    commit(joe, frame, move)
    if isinstance(frame, Reaction) and feinted(joe, frame.enemy, move):
        return
    if codes.is_walk(move):
        walk(joe, who, codes.zone_in(move), NOBODY)
    elif codes.is_step(move):
        walk(joe, who, codes.zone_in(move), tied_in(joe, joe.cast[who].zone))
    elif codes.is_attack(move):
        attack(joe, who, move)
    else:
        manage(joe, who, move)


def feinted(joe: Position, enemy: Who, move: Move) -> bool:
    """Whether an attack from ambush on the enemy itself is cancelled by a feint."""
    return codes.is_attack(move) and codes.target_in(move) == enemy and use_if_armed(joe, enemy, FEINT)


def attack(joe: Position, who: Who, move: Move) -> None:
    """Shots, throws and stabs."""
    target = codes.target_in(move)
    if codes.is_throw(move):
        throw_dynamite(joe, who, NOBODY, codes.zone_in(move))
    elif target == codes.LOCK:
        shoot_lock(joe, who, codes.weapon_in(move))
    elif codes.is_shot(move):
        shoot(joe, who, codes.weapon_in(move), target)
    elif codes.is_double(move):
        shoot_double(joe, who, codes.weapon_in(move), target)
    elif codes.is_bomb(move):
        throw_dynamite(joe, who, target, joe.cast[target].zone)
    elif codes.is_hurl(move):
        throw_knife(joe, who, target)
    else:
        stab(joe, who, target)


def manage(joe: Position, who: Who, move: Move) -> None:
    """Everything else that costs points."""
    if codes.is_reload(move):
        reload(joe, who, codes.thing_in(move))
    elif codes.is_repair(move):
        repair(joe, who, codes.thing_in(move))
    elif codes.is_pick(move):
        pick_up(joe, who, codes.thing_in(move))
    elif move == codes.DRINK:
        drink(joe, who)
    elif move == codes.LOOK:
        look(joe, who)
    elif move == codes.UNTIE:
        release(joe, tied_in(joe, joe.cast[who].zone))
    elif move == codes.AMBUSH:
        joe.cast[who].ambush = True
        joe.points_left = 0
        if joe.tell is not None:
            joe.tell(Waited(NAMES[who]))
    elif move == codes.SURRENDER:
        capture(joe, who)
    else:
        assert move == codes.EXIT
        leave(joe, who)
