"""Rounds and activations (JOE-11..15), and what each action of a turn or reaction does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from saloon.games.joe.actions import AMBUSH_COST, find_step, jammed, loadable, step_cost, tied_in
from saloon.games.joe.attacks import (
    release,
    shoot,
    shoot_double,
    shoot_lock,
    stab,
    throw_dynamite,
    throw_knife,
)
from saloon.games.joe.belongings import drop_all
from saloon.games.joe.events import (
    Activated,
    Escaped,
    Passed,
    Reacted,
    Reloaded,
    Repaired,
    Rested,
    Round,
    Surrendered,
    Waited,
    Walked,
)
from saloon.games.joe.jokers import answers, give_order, holds_armed, play_joker
from saloon.games.joe.state import Frame, Position
from saloon.games.joe.things import (
    ACTION_POINTS,
    ARMED,
    AWAKE,
    CAPTURED,
    CAST,
    DEAD,
    F_AFTER,
    F_CALM,
    F_CARD,
    F_MARKER,
    F_TURN,
    F_YIELD,
    FEINT,
    FOR_REPAIR,
    FREE,
    HELD,
    JAMMED,
    JUMP_THE_GUN,
    LEFT,
    M_AMBUSH,
    M_ARM,
    M_BOMB,
    M_DOUBLE,
    M_DRAG,
    M_DRINK,
    M_DROP,
    M_END,
    M_EXIT,
    M_FOR,
    M_GIVE,
    M_HOLD,
    M_HURL,
    M_JOKER,
    M_LOOK,
    M_PICK,
    M_PLACE,
    M_RELOAD,
    M_REPAIR,
    M_SHOOT,
    M_STAB,
    M_STAY,
    M_SURRENDER,
    M_SWAP,
    M_TAKE,
    M_THROW,
    M_UNTIE,
    M_YIELD,
    NAMES,
    NOBODY,
    NUGGET,
    OBJECTS,
    PLAYING,
    ROUND,
    SAWED_OFF,
    SLOT,
)
from saloon.games.joe.trade import (
    ask_ally,
    begin_swap,
    drink,
    exchange,
    hand_over,
    let_fall,
    look,
    pick_up,
)
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64


# Rounds ---------------------------------------------------------------------------------------------------------


def next_marker(joe: Position) -> None:
    """Draw the next marker (JOE-11), unless somebody jumps the gun."""
    for number in range(CAST):
        if joe.cup & only(number) and holds_armed(joe.cast[number], JUMP_THE_GUN) and joe.cast[number].able():
            answers(joe, number, JUMP_THE_GUN)
            activate(joe, number)
            return
    joe.push_plain(F_MARKER)


def end_round(joe: Position) -> None:
    """Count the rounds in which nobody attacked (JOE-R28)."""
    joe.quiet = 0 if joe.fought else joe.quiet + 1


def begin_round(joe: Position) -> None:
    """All markers of those in play and free go back into the cup (JOE-11, JOE-R17)."""
    joe.round += 1
    joe.fought = False
    joe.yielders = 0
    cup: i64 = 0
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.status == PLAYING and someone.bound == FREE:
            cup |= only(number)
    joe.cup = cup & joe.setting.first_round if joe.round == 1 else cup
    if joe.tell is not None:
        joe.tell(Round(joe.round))


def activate(joe: Position, who: i64) -> None:
    """A marker is drawn: the character takes its turn, or has to pass."""
    someone = joe.cast[who]
    joe.cup &= ~only(who)
    reason: Literal["asleep", "bound", "stunned", "spent"] | None = None
    points = ACTION_POINTS - someone.shaken
    if joe.terms.wounds_slow:
        points -= someone.wounds  # JOE-45
    if someone.asleep != AWAKE:
        reason = "asleep"  # JOE-R16
    elif someone.bound != FREE:
        reason = "bound"
    elif someone.stunned:
        reason = "stunned"
        someone.stunned = False
    elif points <= 0:
        reason = "spent"
        someone.shaken = 0
    if reason is not None:
        if someone.nervous and reason != "asleep":
            someone.nervous -= 1
        if joe.tell is not None:
            joe.tell(Passed(NAMES[who], reason))
        return
    someone.exposed = False  # JOE-R8
    someone.shaken = 0
    joe.active = who
    joe.points_left = points
    joe.acted = False
    joe.aimed = False
    joe.ordered = False
    joe.refusers = 0
    joe.push_plain(F_TURN, who)
    if joe.tell is not None:
        joe.tell(Activated(NAMES[who], points))


def rest(joe: Position) -> None:
    """The activation is over."""
    someone = joe.cast[joe.active]
    if someone.nervous:
        someone.nervous -= 1
    if joe.tell is not None and someone.status == PLAYING:
        joe.tell(Rested(NAMES[joe.active]))
    joe.active = NOBODY
    joe.points_left = 0
    joe.aimed = False


def resume(joe: Position, who: i64) -> None:
    """The active character goes on while it has points; with none left its turn ends by itself."""
    if joe.active == who and joe.cast[who].able() and joe.points_left > 0:
        joe.push_plain(F_TURN, who)
    elif joe.active >= 0:
        rest(joe)


# Turns and reactions --------------------------------------------------------------------------------------------


def take_turn(joe: Position, frame: Frame, move: i64) -> None:
    """What the active character does."""
    who = frame.who
    if move in (M_END, M_STAY):
        joe.stack.pop()
        if move == M_STAY and joe.tell is not None:
            joe.tell(Passed(NAMES[who], "stays"))
        rest(joe)
    elif move == M_JOKER:
        play_joker(joe, who)
    elif move in (M_ARM, M_HOLD):
        give_order(joe, who, ARMED if move == M_ARM else HELD)
    elif M_DROP <= move < M_DROP + 11:
        let_fall(joe, who, move - M_DROP)
    elif move == M_YIELD:
        propose_surrender(joe, frame)
    else:
        act(joe, frame, move)


def react(joe: Position, frame: Frame, move: i64) -> None:
    """An ambusher's one action (JOE-24); dropping something comes with it for free."""
    if M_DROP <= move < M_DROP + 11:
        let_fall(joe, frame.who, move - M_DROP)
    else:
        act(joe, frame, move)


def act(joe: Position, frame: Frame, move: i64) -> None:
    """An action, or first an ally's consent to it."""
    who = frame.who
    if M_TAKE <= move < M_FOR:
        trade(joe, frame, move)
        return
    commit(joe, frame, move)
    if frame.kind != F_TURN and feinted(joe, frame, move):
        return
    if move < M_SHOOT:
        act_in_zone(joe, who, move)
    elif move < M_RELOAD:
        attack(joe, who, move)
    else:
        manage(joe, who, move)


def commit(joe: Position, frame: Frame, move: i64) -> None:
    """The action is paid for; whoever acts is no longer in ambush (JOE-R15)."""
    joe.stack.pop()
    joe.cast[frame.who].ambush = False
    if frame.kind == F_TURN:
        joe.acted = True
        joe.points_left -= cost(joe, frame.who, move)
        joe.push_plain(F_AFTER, frame.who)
    else:
        joe.push(F_CALM, frame.who, frame.whom)
        if joe.tell is not None:
            joe.tell(Reacted(NAMES[frame.who], NAMES[frame.whom]))


def cost(joe: Position, who: i64, move: i64) -> i64:
    """Action points (JOE-14)."""
    if move == M_AMBUSH:
        return AMBUSH_COST
    if move < M_THROW:
        return step_cost(joe, find_step(joe, joe.cast[who].zone, move if move < M_DRAG else move - M_DRAG))
    return 1


def feinted(joe: Position, frame: Frame, move: i64) -> bool:
    """Whether an attack from ambush on the enemy itself is cancelled by a feint."""
    if move < M_SHOOT or move >= M_RELOAD:
        return False
    target = (move - M_SHOOT) % (CAST + 1) if move < M_DOUBLE else (move - M_DOUBLE) % CAST
    return target == frame.whom and answers(joe, frame.whom, FEINT)


def act_in_zone(joe: Position, who: i64, move: i64) -> None:
    """Walk, drag somebody along, or throw dynamite."""
    if move < M_DRAG:
        walk(joe, who, move, NOBODY)
    elif move < M_THROW:
        walk(joe, who, move - M_DRAG, tied_in(joe, joe.cast[who].zone))
    else:
        assert move < M_PLACE
        throw_dynamite(joe, who, NOBODY, move - M_THROW)


def walk(joe: Position, who: i64, zone: i64, tied: i64) -> None:
    """One zone further (JOE-16), perhaps with somebody who is tied (JOE-54)."""
    joe.cast[who].zone = zone
    if tied >= 0:
        joe.cast[tied].zone = zone
    joe.look_around()
    if joe.tell is not None:
        joe.tell(Walked(NAMES[who], joe.village.names[zone], None if tied < 0 else NAMES[tied]))


def attack(joe: Position, who: i64, move: i64) -> None:
    """Shots, throws and stabs."""
    if move < M_DOUBLE:
        kind = (move - M_SHOOT) // (CAST + 1)
        target = (move - M_SHOOT) % (CAST + 1)
        if target == CAST:
            shoot_lock(joe, who, kind)
        else:
            shoot(joe, who, kind, target)
    elif move < M_BOMB:
        barrels = (move - M_DOUBLE) // CAST
        shoot_double(joe, who, SAWED_OFF if barrels else 0, (move - M_DOUBLE) % CAST)
    elif move < M_HURL:
        throw_dynamite(joe, who, move - M_BOMB, joe.cast[move - M_BOMB].zone)
    elif move < M_STAB:
        throw_knife(joe, who, move - M_HURL)
    else:
        stab(joe, who, move - M_STAB)


def manage(joe: Position, who: i64, move: i64) -> None:
    """Everything else that costs points."""
    if move < M_REPAIR:
        reload(joe, who, move - M_RELOAD)
    elif move < M_PICK:
        repair(joe, who, move - M_REPAIR)
    elif move < M_TAKE:
        pick_up(joe, who, move - M_PICK)
    elif move == M_DRINK:
        drink(joe, who)
    elif move == M_LOOK:
        look(joe, who)
    elif move == M_UNTIE:
        release(joe, tied_in(joe, joe.cast[who].zone))
    elif move == M_AMBUSH:
        joe.cast[who].ambush = True
        joe.points_left = 0
        if joe.tell is not None:
            joe.tell(Waited(NAMES[who]))
    elif move == M_SURRENDER:
        capture(joe, who)
    else:
        assert move == M_EXIT
        leave(joe, who)


def reload(joe: Position, who: i64, kind: i64) -> None:
    """One round (JOE-19)."""
    someone = joe.cast[who]
    slot = loadable(someone, kind)
    someone.set_gun(slot, someone.gun(slot) + ROUND)
    if joe.tell is not None:
        joe.tell(Reloaded(NAMES[who], OBJECTS[kind], someone.gun(slot) >> 4 & 15))


def repair(joe: Position, who: i64, kind: i64) -> None:
    """The jam marker goes (JOE-20); with the option a card decides, easy or if wounded medium (JOE-44)."""
    someone = joe.cast[who]
    slot = jammed(someone, kind)
    if joe.terms.hard_repairs:
        joe.push(F_CARD, who, NOBODY, kind, 1 if someone.wounds else 0, someone.zone, FOR_REPAIR + slot * SLOT)
        return
    someone.set_gun(slot, someone.gun(slot) & ~JAMMED)
    if joe.tell is not None:
        joe.tell(Repaired(NAMES[who], OBJECTS[kind], "works"))


def leave(joe: Position, who: i64) -> None:
    """Off the board for good, with all gold in the pockets (JOE-52, JOE-R25)."""
    someone = joe.cast[who]
    gold = gold_of(joe, someone.first_pocket) + gold_of(joe, someone.second_pocket)
    joe.loot[someone.side] += gold
    someone.status = LEFT
    take_off(joe, who)
    if joe.tell is not None:
        joe.tell(Escaped(NAMES[who], gold))


def gold_of(joe: Position, thing: i64) -> i64:
    """What an object is worth in gold (JOE-R1)."""
    return joe.terms.gold[thing - NUGGET] if NUGGET <= thing < NUGGET + 3 else 0


def take_off(joe: Position, who: i64) -> None:
    """The figure leaves the board, the marker the cup (JOE-R17)."""
    someone = joe.cast[who]
    someone.zone = NOBODY
    someone.ambush = False
    joe.stirred = True
    joe.cup &= ~only(who)
    joe.look_around()
    if joe.active == who:
        joe.points_left = 0


def capture(joe: Position, who: i64) -> None:
    """Whoever surrenders leaves, and everything carried stays there (JOE-47, JOE-R19)."""
    someone = joe.cast[who]
    drop_all(joe, someone)
    someone.status = CAPTURED
    take_off(joe, who)
    if joe.tell is not None:
        joe.tell(Surrendered(NAMES[who]))


def trade(joe: Position, frame: Frame, move: i64) -> None:
    """Taking, giving, exchanging; another player's living character is asked first (JOE-R27)."""
    who = frame.who
    part = (move - M_TAKE) % (M_GIVE - M_TAKE)
    kind = part // CAST
    other = part % CAST
    if move >= M_SWAP:
        begin_swap(joe, who, other, kind)
    elif joe.cast[other].status == DEAD:
        commit(joe, frame, move)
        hand_over(joe, other, who, kind)
    elif move < M_GIVE:
        agree(joe, frame, other, NOBODY, kind)
    else:
        agree(joe, frame, other, kind, NOBODY)


def agree(joe: Position, frame: Frame, ally: i64, given: i64, taken: i64) -> None:
    """One's own characters agree at once; others are asked."""
    if joe.cast[ally].seat != joe.cast[frame.who].seat:
        ask_ally(joe, frame.who, ally, given, taken)
    else:
        commit(joe, frame, M_TAKE)
        exchange(joe, frame.who, ally, given, taken)


def consent(joe: Position) -> None:
    """The ally agrees: now the action is paid for and done."""
    asked = joe.stack.pop()
    commit(joe, joe.top(), M_TAKE)
    exchange(joe, asked.whom, asked.who, asked.what - 1, asked.more - 1)


def name_price(joe: Position, frame: Frame, taken: i64) -> None:
    """What is wanted in exchange is named; the ally may be asked."""
    joe.stack.pop()
    agree(joe, joe.top(), frame.whom, frame.what, taken)


def propose_surrender(joe: Position, frame: Frame) -> None:
    """The whole side gives up if all its players agree (JOE-47)."""
    side = joe.cast[frame.who].side
    joe.yielders |= only(side)
    seats: i64 = 0
    for someone in joe.cast:
        if someone.side == side and someone.status == PLAYING and someone.seat != joe.cast[frame.who].seat:
            seats |= only(someone.seat)
    if seats:
        joe.push(F_YIELD, lowest(seats), side, seats & (seats - 1))
    else:
        surrender_all(joe, side)


def answer_surrender(joe: Position, frame: Frame, agrees: bool) -> None:
    """One of the side's players agrees or not."""
    joe.stack.pop()
    if not agrees:
        return
    if frame.what:
        joe.push(F_YIELD, lowest(frame.what), frame.whom, frame.what & (frame.what - 1))
    else:
        surrender_all(joe, frame.whom)


def surrender_all(joe: Position, side: i64) -> None:
    """Everybody of the side is captured."""
    frame = joe.stack.pop()
    joe.push(F_AFTER, frame.who)
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.side == side and someone.status == PLAYING and someone.bound == FREE:
            capture(joe, number)
