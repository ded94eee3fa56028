"""Shot cards, and their results for a shot, a stab, a lock or a repair (JOE-34..36, JOE-39, JOE-44)."""

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
from saloon.games.joe.position.nature_frames import (
    FALLEN,
    FOR_FUSE,
    FOR_LOCK,
    FOR_STAB,
    FOR_STRAY,
    FOR_TARGET,
    FOR_VICTIM,
    DrawCard,
    DrawStray,
)
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Kind, Level, Who, Zone


def draw_card(joe: Position, frame: DrawCard, card: i64) -> None:
    """Nature drew a shot card: its result for the weapon is applied at once (JOE-36)."""
    joe.stack.pop()
    joe.discard(frame.level, card - frame.level * DECK)
    result: i64 = RESULT[frame.weapon * SHOTS + card]
    if joe.tell is not None:
        whom = None if frame.target < 0 else NAMES[frame.target]
        joe.tell(Drew(f"{'EMH'[frame.level]}{card - frame.level * DECK + 1:02}", TOLD[result], whom))
    if is_unlucky(frame, result) and use_if_armed(joe, frame.who, DEVILS_LUCK):
        joe.push(drawn_again(frame))
        return
    purpose = frame.purpose
    if purpose == FOR_TARGET:
        resolve_shot(joe, frame, result)
    elif purpose in (FOR_STRAY, FOR_STAB):
        strike(joe, frame.target, result, frame.who, joe.cast[frame.who].zone, True)
    elif purpose == FOR_FUSE:
        resolve_fuse(joe, frame, result)
    elif purpose == FOR_VICTIM:
        strike(joe, frame.target, result, NOBODY, frame.zone, False)
    elif purpose == FOR_LOCK:
        resolve_lock(joe, frame, result)
    else:
        resolve_repair(joe, frame, result)


def is_unlucky(frame: DrawCard, result: i64) -> bool:
    """Whether the devil's luck would help an attack: its own first card misses or jams."""
    if result > JAM or frame.lucky:
        return False
    return frame.purpose in (FOR_TARGET, FOR_STAB, FOR_LOCK, FOR_FUSE)


def drawn_again(frame: DrawCard) -> DrawCard:
    """The same card, once more by the devil's luck."""
    return DrawCard(
        frame.who, frame.target, frame.weapon, frame.level, frame.zone, frame.purpose, frame.slot, lucky=True
    )


def resolve_shot(joe: Position, frame: DrawCard, result: i64) -> None:
    """A shot or a thrown knife: jam, miss with its stray, or hit (JOE-35, JOE-39)."""
    if frame.weapon < GUNS and not spend(joe, frame, result):
        return
    if result != MISS:
        strike(joe, frame.target, result, frame.who, joe.cast[frame.who].zone, True)
        return
    others = joe.those_in(frame.zone) & ~(only(frame.who) | only(frame.target))  # JOE-R13
    if others & (others - 1):
        joe.push(DrawStray(frame.who, frame.target, frame.weapon, frame.level, frame.zone))
    elif others:
        stray(joe, frame.who, frame.weapon, frame.level, frame.zone, lowest(others))


def spend(joe: Position, frame: DrawCard, result: i64) -> bool:
    """A round is gone, and everybody hears it; a jam uses none (JOE-35). Whether the shot was fired."""
    slot = frame.slot
    shooter = joe.cast[frame.who]
    if slot == FALLEN:
        spend_fallen(joe, frame, result)
    elif result == JAM:
        jam(joe, frame.who, slot)
    elif rounds_in(shooter.gun(slot)):
        shooter.set_gun(slot, shooter.gun(slot) - ROUND)
    if result == JAM:
        return False
    wake_by_noise(joe)
    return True


def spend_fallen(joe: Position, frame: DrawCard, result: i64) -> None:
    """The same for a firearm that a panic between two cards threw to the ground (JOE-38)."""
    for number in range(len(joe.ground) - 1, -1, -1):
        entry = joe.ground[number]
        if entry & KIND == frame.weapon:  # the last one that fell
            if result == JAM:
                joe.ground[number] = entry | JAMMED
                if joe.tell is not None:
                    joe.tell(Jammed(NAMES[frame.who], OBJECTS[frame.weapon]))
            elif rounds_in(entry):
                joe.ground[number] = entry - ROUND
            return


def jam(joe: Position, who: Who, slot: i64) -> None:
    """A firearm jams, unless a gunsmith's joker is armed."""
    shooter = joe.cast[who]
    gun = shooter.gun(slot)
    if joe.tell is not None:
        joe.tell(Jammed(NAMES[who], OBJECTS[gun & KIND]))
    if not use_if_armed(joe, who, GUNSMITH):
        shooter.set_gun(slot, gun | JAMMED)


def stray(joe: Position, who: Who, weapon: Kind, level: Level, zone: Zone, whom: Who) -> None:
    """A shot that missed goes on to somebody else: another card, once (JOE-39, JOE-R13)."""
    if joe.tell is not None:
        joe.tell(Strayed(NAMES[whom]))
    joe.push(DrawCard(who, whom, weapon, level, zone, FOR_STRAY))


def draw_stray(joe: Position, frame: DrawStray, whom: Who) -> None:
    """Nature chose who else is hit, or beside whom a stick without a named target lies (JOE-R12)."""
    joe.stack.pop()
    if frame.weapon == DYNAMITE:
        strike_first(joe, frame.who, frame.zone, frame.level, whom, frame.result)
    else:
        stray(joe, frame.who, frame.weapon, frame.level, frame.zone, whom)


def resolve_lock(joe: Position, frame: DrawCard, result: i64) -> None:
    """Any wound opens the lock for good (JOE-R11)."""
    if spend(joe, frame, result) and WOUNDS[result]:
        lock = lock_beside(joe, frame.zone)
        if lock >= 0:
            crack(joe, lock)


def resolve_repair(joe: Position, frame: DrawCard, result: i64) -> None:
    """A wound repairs the weapon, a jam loses it, anything else changes nothing (JOE-44)."""
    slot = frame.slot
    someone = joe.cast[frame.who]
    how: Literal["works", "fails", "lost"] = "fails"
    if WOUNDS[result]:
        someone.set_gun(slot, someone.gun(slot) & ~JAMMED)
        how = "works"
    elif result == JAM:
        joe.spent[someone.give_up_gun(slot) & KIND] += 1
        how = "lost"
    if joe.tell is not None:
        joe.tell(Repaired(NAMES[frame.who], OBJECTS[frame.weapon], how))
