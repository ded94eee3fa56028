"""What an action costs, and that it is paid for (JOE-13..15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.joe import codes
from saloon.games.joe.acts.steps import find_step, step_cost
from saloon.games.joe.box.constants import NAMES
from saloon.games.joe.events import Reacted
from saloon.games.joe.position.frames import Frame
from saloon.games.joe.position.own_frames import AFTER_ACTION, AfterReaction
from saloon.games.joe.position.seat_frames import Reaction
from saloon.games.joe.position.state import Position

if TYPE_CHECKING:
    from saloon.games.joe.box.numbers import Move, Points, Who

AMBUSH_COST: Final = 2  # JOE-14


def cost(joe: Position, who: Who, move: Move) -> Points:
    """Action points (JOE-14)."""
    if move == codes.AMBUSH:
        return AMBUSH_COST
    if codes.is_step(move):
        return step_cost(joe, find_step(joe, joe.cast[who].zone, codes.zone_in(move)))
    return 1


def commit(joe: Position, frame: Frame, move: Move) -> None:
    """The action is paid for; whoever acts is no longer in ambush (JOE-R15)."""
    joe.stack.pop()
    joe.cast[frame.who].ambush = False
    if isinstance(frame, Reaction):
        joe.push(AfterReaction(frame.who, frame.enemy))
        if joe.tell is not None:
            joe.tell(Reacted(NAMES[frame.who], NAMES[frame.enemy]))
    else:
        joe.acted = True
        joe.points_left -= cost(joe, frame.who, move)
        joe.push(AFTER_ACTION[frame.who])
