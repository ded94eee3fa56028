"""How a turn begins and ends: first roller, roll, and the next player or the end (BY-2, BY-3, BY-15)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bluff import stages
from saloon.games.bluff.events import Began, Ended, Rolled
from saloon.games.bluff.moves import ROLLS
from saloon.games.bluff.state import Position
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin(bluff: Position, seat: i64, tell: Tell | None) -> None:
    """This seat is the first roller."""
    bluff.roller = seat
    bluff.enter(stages.SHAKE)
    if tell is not None:
        tell(Began(seat))


def shake(bluff: Position, roll: i64, tell: Tell | None) -> None:
    """The roller shakes the dice and looks at them secretly (BY-3)."""
    bluff.roll = roll
    bluff.enter(stages.CHOOSE)
    if tell is not None:
        tell(Rolled(bluff.roller, ROLLS[roll]))


def end_turn(bluff: Position, tell: Tell | None) -> None:
    """The cup passes clockwise (BY-2), unless the centre is empty (BY-15) or all turns are played (BY-R9)."""
    bluff.turns += 1
    if bluff.centre == 0 or bluff.turns == bluff.terms.last_turn:
        bluff.enter(stages.OVER)
        if tell is not None:
            tell(Ended("limit" if bluff.centre else "cleared"))
        return
    bluff.roller = bluff.roller + 1 if bluff.roller + 1 < bluff.terms.seats else 0
    bluff.roll = -1
    bluff.guesser = -1
    bluff.announced = 0
    bluff.stealing = False
    bluff.taking = 0
    bluff.enter(stages.SHAKE)
