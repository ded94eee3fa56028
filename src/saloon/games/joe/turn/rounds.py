"""Rounds and activations (JOE-11, JOE-12, JOE-R28)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from saloon.games.joe.acts.jokers import holds_armed, use_if_armed
from saloon.games.joe.box.constants import ACTION_POINTS, AWAKE, CAST, FREE, JUMP_THE_GUN, NAMES, NOBODY, PLAYING
from saloon.games.joe.events import Activated, Passed, Rested, Round
from saloon.games.joe.position.character import Character
from saloon.games.joe.position.nature_frames import MARKER
from saloon.games.joe.position.seat_frames import TURNS
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import only

if TYPE_CHECKING:
    from saloon.games.joe.box.numbers import People, Points, Who

Idle = Literal["asleep", "bound", "stunned", "spent"]


def next_marker(joe: Position) -> None:
    """Draw the next marker (JOE-11), unless somebody jumps the gun."""
    for number in range(CAST):
        if joe.cup & only(number) and holds_armed(joe.cast[number], JUMP_THE_GUN) and joe.cast[number].able():
            use_if_armed(joe, number, JUMP_THE_GUN)
            activate(joe, number)
            return
    joe.push(MARKER)


def end_round(joe: Position) -> None:
    """Count the rounds in which nobody attacked (JOE-R28)."""
    joe.quiet = 0 if joe.fought else joe.quiet + 1


def begin_round(joe: Position) -> None:
    """All markers of those in play and free go back into the cup (JOE-11, JOE-R17)."""
    joe.round += 1
    joe.fought = False
    joe.yielders = 0
    cup: People = 0
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.status == PLAYING and someone.bound == FREE:
            cup |= only(number)
    joe.cup = cup & joe.scenario.first_round if joe.round == 1 else cup
    if joe.tell is not None:
        joe.tell(Round(joe.round))


def activate(joe: Position, who: Who) -> None:
    """A marker is drawn: the character takes its turn, or has to pass."""
    someone = joe.cast[who]
    joe.cup &= ~only(who)
    points = ACTION_POINTS - someone.shaken
    if joe.terms.wounds_slow:
        points -= someone.wounds  # JOE-45
    reason = why_idle(someone, points)
    if reason is None:
        begin_turn(joe, who, points)
    else:
        pass_over(joe, who, reason)


def why_idle(someone: Character, points: Points) -> Idle | None:
    """Why a character cannot act now."""
    if someone.asleep != AWAKE:
        return "asleep"  # JOE-R16
    if someone.bound != FREE:
        return "bound"
    if someone.stunned:
        return "stunned"
    return "spent" if points <= 0 else None


def pass_over(joe: Position, who: Who, reason: Idle) -> None:
    """A character passes; effects that last one activation are over."""
    someone = joe.cast[who]
    if reason == "stunned":
        someone.stunned = False
    if reason != "asleep":  # an activation that cannot be used is over
        someone.exposed = False  # JOE-R8
        someone.shaken = 0
        if someone.nervous:
            someone.nervous -= 1
    if joe.tell is not None:
        joe.tell(Passed(NAMES[who], reason))


def begin_turn(joe: Position, who: Who, points: Points) -> None:
    """A character acts, with so many points."""
    someone = joe.cast[who]
    someone.exposed = False  # JOE-R8
    someone.shaken = 0
    joe.active = who
    joe.points_left = points
    joe.acted = False
    joe.aimed = False
    joe.ordered = False
    joe.refusers = 0
    joe.push(TURNS[who])
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


def resume(joe: Position, who: Who) -> None:
    """The active character goes on while it has points; with none left its turn ends by itself."""
    if joe.active == who and joe.cast[who].able() and joe.points_left > 0:
        joe.push(TURNS[who])
    elif joe.active >= 0:
        rest(joe)
