"""Consequences of attacks: wounds, panic, death, noise, open locks (JOE-5, JOE-35, JOE-55, JOE-R16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from saloon.games.joe.acts.jokers import use_if_armed
from saloon.games.joe.box.constants import (
    AWAKE,
    CAST,
    DEAD,
    DEADLY,
    DODGE,
    FREE,
    FRIGHT,
    IRON_NERVES,
    JAM,
    LOCKED,
    NAMES,
    PLAYING,
    POCKET_BIBLE,
    TILL_NOISE,
    WOUNDS,
)
from saloon.games.joe.events import Cracked, Died, Freed, Woke, Wounded
from saloon.games.joe.position.nature_frames import DrawPanic
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import People, Who, Zone


def strike(joe: Position, whom: Who, result: i64, cause: Who, zone: Zone, dodgeable: bool) -> None:
    """Wounds, then panic, for one victim (JOE-35). The jokers that ward them off come first."""
    victim = joe.cast[whom]
    if victim.status != PLAYING or result <= JAM:
        return
    wounds: i64 = WOUNDS[result]
    if wounds and dodgeable and use_if_armed(joe, whom, DODGE):
        return
    if wounds and use_if_armed(joe, whom, POCKET_BIBLE):
        wounds -= 1
    if wounds:
        wound(joe, whom, wounds)
    if (
        FRIGHT[result]
        and victim.status == PLAYING
        and victim.bound == FREE
        and not use_if_armed(joe, whom, IRON_NERVES)
    ):
        joe.push(DrawPanic(whom, cause, zone))


def wound(joe: Position, whom: Who, wounds: i64) -> None:
    """Wound markers; the third kills (JOE-5)."""
    victim = joe.cast[whom]
    rouse(joe, whom, "attack")
    victim.wounds += wounds
    if victim.wounds > DEADLY:
        victim.wounds = DEADLY
    if joe.tell is not None:
        joe.tell(Wounded(NAMES[whom], wounds, victim.wounds))
    if victim.wounds == DEADLY:
        victim.status = DEAD
        joe.stirred = True
        victim.ambush = False
        joe.cup &= ~only(whom)  # JOE-R17
        joe.look_around()
        if joe.tell is not None:
            joe.tell(Died(NAMES[whom]))


def wake_by_noise(joe: Position) -> None:
    """A shot or an explosion wakes those who wait for one (JOE-R16)."""
    for number in range(CAST):
        if joe.cast[number].asleep == TILL_NOISE:
            rouse(joe, number, "noise")


def rouse(joe: Position, who: Who, reason: Literal["sight", "noise", "attack"]) -> None:
    """Somebody wakes, and so do those of its side who wait for the same reason (JOE-R16)."""
    sleeper = joe.cast[who]
    waits = sleeper.asleep
    if waits == AWAKE:
        return
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.asleep == waits and someone.side == sleeper.side:
            someone.asleep = AWAKE
            if joe.tell is not None and someone.status == PLAYING:
                joe.tell(Woke(NAMES[number], reason))


def rouse_all(joe: Position, some: People) -> None:
    """All of these are attacked, or a blast reaches them: nobody sleeps through that (JOE-R16)."""
    while some:
        rouse(joe, lowest(some), "attack")
        some &= some - 1


def crack(joe: Position, lock: i64) -> None:
    """A lock or bars are open, and the captives behind them are free (JOE-55)."""
    joe.closed &= ~only(lock)
    one, other = joe.village.lock_zones[lock]
    if joe.tell is not None:
        joe.tell(Cracked(joe.village.names[one], joe.village.names[other]))
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.bound == LOCKED and (someone.zone in (one, other)):
            release(joe, number)


def release(joe: Position, who: Who) -> None:
    """Somebody tied or locked up is free, and the marker goes into the cup (JOE-54, JOE-55)."""
    someone = joe.cast[who]
    someone.bound = FREE
    joe.stirred = True
    if someone.status == PLAYING:
        joe.cup |= only(who)
        if joe.tell is not None:
            joe.tell(Freed(NAMES[who]))
