"""Shot cards, and what they say to a shot, a stab, a lock or a repair (JOE-34..36, JOE-39, JOE-44)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from saloon.games.joe.acts.jokers import use_if_armed
from saloon.games.joe.acts.steps import lock_beside
from saloon.games.joe.box.constants import (
    DECK,
    DEVILS_LUCK,
    DYNAMITE,
    GUNS,
    GUNSMITH,
    JAM,
    MISS,
    NAMES,
    NOBODY,
    OBJECTS,
    RESULT,
    SHOTS,
    TOLD,
    WOUNDS,
)
from saloon.games.joe.box.object_code import JAMMED, KIND, ROUND, rounds_in
from saloon.games.joe.combat.consequences import crack, strike, wake_by_noise
from saloon.games.joe.combat.dynamite import resolve_fuse, strike_first
from saloon.games.joe.events import Drew, Jammed, Repaired, Strayed
from saloon.games.joe.position import frames
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64


def draw_card(joe: Position, frame: Frame, card: i64) -> None:
    """Nature drew a shot card: what it says for the weapon happens at once (JOE-36)."""
    joe.stack.pop()
    joe.discard(frame.level, card - frame.level * DECK)
    result: i64 = RESULT[frame.what * SHOTS + card]
    if joe.tell is not None:
        whom = None if frame.whom < 0 else NAMES[frame.whom]
        joe.tell(Drew(f"{'EMH'[frame.level]}{card - frame.level * DECK + 1:02}", TOLD[result], whom))
    if is_unlucky(frame, result) and use_if_armed(joe, frame.who, DEVILS_LUCK):
        joe.push(frames.CARD, frame.who, frame.whom, frame.what, frame.level, frame.where, frame.more + frames.LUCKY)
        return
    purpose = frame.more & frames.PURPOSE
    if purpose == frames.FOR_TARGET:
        resolve_shot(joe, frame, result)
    elif purpose in (frames.FOR_STRAY, frames.FOR_STAB):
        strike(joe, frame.whom, result, frame.who, joe.cast[frame.who].zone, True)
    elif purpose == frames.FOR_FUSE:
        resolve_fuse(joe, frame, result)
    elif purpose == frames.FOR_VICTIM:
        strike(joe, frame.whom, result, NOBODY, frame.where, False)
    elif purpose == frames.FOR_LOCK:
        resolve_lock(joe, frame, result)
    else:
        resolve_repair(joe, frame, result)


def is_unlucky(frame: Frame, result: i64) -> bool:
    """Whether the devil's luck would help an attack: its own first card misses or jams."""
    if result > JAM or frame.more & frames.LUCKY:
        return False
    purpose = frame.more & frames.PURPOSE
    return purpose in (frames.FOR_TARGET, frames.FOR_STAB, frames.FOR_LOCK, frames.FOR_FUSE)


def resolve_shot(joe: Position, frame: Frame, result: i64) -> None:
    """A shot or a thrown knife: jam, miss with its stray, or hit (JOE-35, JOE-39)."""
    if frame.what < GUNS and not spend(joe, frame, result):
        return
    if result != MISS:
        strike(joe, frame.whom, result, frame.who, joe.cast[frame.who].zone, True)
        return
    others = joe.those_in(frame.where) & ~(only(frame.who) | only(frame.whom))  # JOE-R13
    if others & (others - 1):
        joe.push(frames.STRAY, frame.who, frame.whom, frame.what, frame.level, frame.where)
    elif others:
        stray(joe, frame, lowest(others))


def spend(joe: Position, frame: Frame, result: i64) -> bool:
    """A round is gone, and everybody hears it; a jam uses none (JOE-35). Whether the shot was fired."""
    slot = frames.slot_of(frame)
    shooter = joe.cast[frame.who]
    if slot == frames.FALLEN:
        spend_fallen(joe, frame, result)
    elif result == JAM:
        jam(joe, frame.who, slot)
    elif rounds_in(shooter.gun(slot)):
        shooter.set_gun(slot, shooter.gun(slot) - ROUND)
    if result == JAM:
        return False
    wake_by_noise(joe)
    return True


def spend_fallen(joe: Position, frame: Frame, result: i64) -> None:
    """The same for a firearm that a panic between two cards threw to the ground (JOE-38)."""
    for number in range(len(joe.ground) - 1, -1, -1):
        entry = joe.ground[number]
        if entry & KIND == frame.what:  # the last one that fell
            if result == JAM:
                joe.ground[number] = entry | JAMMED
                if joe.tell is not None:
                    joe.tell(Jammed(NAMES[frame.who], OBJECTS[frame.what]))
            elif rounds_in(entry):
                joe.ground[number] = entry - ROUND
            return


def jam(joe: Position, who: i64, slot: i64) -> None:
    """A firearm jams, unless a gunsmith's joker is armed."""
    shooter = joe.cast[who]
    gun = shooter.gun(slot)
    if joe.tell is not None:
        joe.tell(Jammed(NAMES[who], OBJECTS[gun & KIND]))
    if not use_if_armed(joe, who, GUNSMITH):
        shooter.set_gun(slot, gun | JAMMED)


def stray(joe: Position, frame: Frame, whom: i64) -> None:
    """A shot that missed goes on to somebody else: another card, once (JOE-39, JOE-R13)."""
    if joe.tell is not None:
        joe.tell(Strayed(NAMES[whom]))
    joe.push(frames.CARD, frame.who, whom, frame.what, frame.level, frame.where, frames.FOR_STRAY)


def draw_stray(joe: Position, frame: Frame, whom: i64) -> None:
    """Nature says who else is hit, or whom a stick without a named target lies beside (JOE-R12)."""
    joe.stack.pop()
    if frame.what == DYNAMITE:
        strike_first(joe, frame, whom, frame.more)
    else:
        stray(joe, frame, whom)


def resolve_lock(joe: Position, frame: Frame, result: i64) -> None:
    """Any wound opens the lock for good (JOE-R11)."""
    if spend(joe, frame, result) and WOUNDS[result]:
        lock = lock_beside(joe, frame.where)
        if lock >= 0:
            crack(joe, lock)


def resolve_repair(joe: Position, frame: Frame, result: i64) -> None:
    """A wound repairs the weapon, a jam loses it, anything else changes nothing (JOE-44)."""
    slot = frames.slot_of(frame)
    someone = joe.cast[frame.who]
    how: Literal["works", "fails", "lost"] = "fails"
    if WOUNDS[result]:
        someone.set_gun(slot, someone.gun(slot) & ~JAMMED)
        how = "works"
    elif result == JAM:
        joe.spent[someone.give_up_gun(slot) & KIND] += 1
        how = "lost"
    if joe.tell is not None:
        joe.tell(Repaired(NAMES[frame.who], OBJECTS[frame.what], how))
