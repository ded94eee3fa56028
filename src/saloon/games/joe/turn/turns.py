"""What the moves of a turn or a reaction do: each is handed to whoever knows how (JOE-13..26)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe import codes
from saloon.games.joe.acts.costs import commit
from saloon.games.joe.acts.exchange import drink, let_fall, look, pick_up, trade
from saloon.games.joe.acts.firearms import reload, repair
from saloon.games.joe.acts.jokers import give_order, play_joker, use_if_armed
from saloon.games.joe.acts.steps import tied_in, walk
from saloon.games.joe.box.constants import ARMED, CAST, FEINT, HELD, NAMES, NOBODY, SAWED_OFF
from saloon.games.joe.combat.attacks import shoot, shoot_double, shoot_lock, stab, throw_dynamite, throw_knife
from saloon.games.joe.combat.consequences import release
from saloon.games.joe.events import Passed, Waited
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.seat_frames import Reaction, Turn
from saloon.games.joe.position.state import Position
from saloon.games.joe.turn.leaving import capture, leave
from saloon.games.joe.turn.rounds import rest

if TYPE_CHECKING:
    from mypy_extensions import i64


def take_turn(joe: Position, frame: Turn, move: i64) -> None:
    """What the active character does."""
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
    elif codes.DROP <= move < codes.BUY:
        let_fall(joe, who, move - codes.DROP)
    else:
        act(joe, frame, move)


def react(joe: Position, frame: Reaction, move: i64) -> None:
    """An ambusher's one action (JOE-24); dropping something comes with it for free."""
    if codes.DROP <= move < codes.BUY:
        let_fall(joe, frame.who, move - codes.DROP)
    else:
        act(joe, frame, move)


def act(joe: Position, frame: Frame, move: i64) -> None:
    """An action, or first an ally's consent to it."""
    who = frame.who
    if codes.TAKE <= move < codes.FOR:
        trade(joe, frame, move)
        return
    commit(joe, frame, move)
    if isinstance(frame, Reaction) and feinted(joe, frame.enemy, move):
        return
    if move < codes.SHOOT:
        act_in_zone(joe, who, move)
    elif move < codes.RELOAD:
        attack(joe, who, move)
    else:
        manage(joe, who, move)


def feinted(joe: Position, enemy: i64, move: i64) -> bool:
    """Whether an attack from ambush on the enemy itself is cancelled by a feint."""
    if move < codes.SHOOT or move >= codes.RELOAD:
        return False
    target = (move - codes.SHOOT) % (CAST + 1) if move < codes.DOUBLE else (move - codes.DOUBLE) % CAST
    return target == enemy and use_if_armed(joe, enemy, FEINT)


def act_in_zone(joe: Position, who: i64, move: i64) -> None:
    """Walk, drag somebody along, or throw dynamite."""
    if move < codes.DRAG:
        walk(joe, who, move, NOBODY)
    elif move < codes.THROW:
        walk(joe, who, move - codes.DRAG, tied_in(joe, joe.cast[who].zone))
    else:
        assert move < codes.PLACE
        throw_dynamite(joe, who, NOBODY, move - codes.THROW)


def attack(joe: Position, who: i64, move: i64) -> None:
    """Shots, throws and stabs."""
    if move < codes.DOUBLE:
        kind = (move - codes.SHOOT) // (CAST + 1)
        target = (move - codes.SHOOT) % (CAST + 1)
        if target == CAST:
            shoot_lock(joe, who, kind)
        else:
            shoot(joe, who, kind, target)
    elif move < codes.BOMB:
        barrels = (move - codes.DOUBLE) // CAST
        shoot_double(joe, who, SAWED_OFF if barrels else 0, (move - codes.DOUBLE) % CAST)
    elif move < codes.HURL:
        throw_dynamite(joe, who, move - codes.BOMB, joe.cast[move - codes.BOMB].zone)
    elif move < codes.STAB:
        throw_knife(joe, who, move - codes.HURL)
    else:
        stab(joe, who, move - codes.STAB)


def manage(joe: Position, who: i64, move: i64) -> None:
    """Everything else that costs points."""
    if move < codes.REPAIR:
        reload(joe, who, move - codes.RELOAD)
    elif move < codes.PICK:
        repair(joe, who, move - codes.REPAIR)
    elif move < codes.TAKE:
        pick_up(joe, who, move - codes.PICK)
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
