"""Leaving the board: over its edge with gold (JOE-52, JOE-R25), or by surrender (JOE-47, JOE-R19)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.joe.acts.objects import drop_all
from saloon.games.joe.box.constants import CAPTURED, CAST, FREE, LEFT, NAMES, NOBODY, NUGGET, PLAYING
from saloon.games.joe.events import Escaped, Surrendered, Yielded
from saloon.games.joe.position.seat_frames import AgreeToYield
from saloon.games.joe.position.state import Position
from saloon.kernel.bits import lowest, only

if TYPE_CHECKING:
    from mypy_extensions import i64

    from saloon.games.joe.box.numbers import Seat, Side, Thing, Who


def leave(joe: Position, who: Who) -> None:
    """Off the board for good, with all gold in the pockets (JOE-52, JOE-R25)."""
    someone = joe.cast[who]
    gold = gold_of(joe, someone.first_pocket) + gold_of(joe, someone.second_pocket)
    joe.loot[someone.side] += gold
    someone.status = LEFT
    take_off(joe, who)
    if joe.tell is not None:
        joe.tell(Escaped(NAMES[who], gold))


def gold_of(joe: Position, thing: Thing) -> i64:
    """An object's value in gold (JOE-R1)."""
    return joe.terms.gold[thing - NUGGET] if NUGGET <= thing < NUGGET + 3 else 0


def take_off(joe: Position, who: Who) -> None:
    """The figure leaves the board, the marker the cup (JOE-R17)."""
    someone = joe.cast[who]
    someone.zone = NOBODY
    someone.ambush = False
    joe.stirred = True
    joe.cup &= ~only(who)
    joe.look_around()
    if joe.active == who:
        joe.points_left = 0


def capture(joe: Position, who: Who) -> None:
    """A character who surrenders leaves; everything it carried stays there (JOE-47, JOE-R19)."""
    someone = joe.cast[who]
    if someone.zone >= 0:
        drop_all(joe, someone)
    someone.status = CAPTURED
    take_off(joe, who)
    if joe.tell is not None:
        joe.tell(Surrendered(NAMES[who]))


# A whole side gives up (JOE-47, JOE-R36) ------------------------------------------------------------------------


def may_give_up(joe: Position, seat: Seat) -> bool:
    """Whether this seat may propose it: once a round, while anybody of the side is at large."""
    side = joe.seat_side[seat]
    if (joe.yielders | joe.quitters) & only(side) or isinstance(joe.top(), AgreeToYield):
        return False
    return any(someone.side == side and someone.status == PLAYING and someone.bound == FREE for someone in joe.cast)


def propose_surrender(joe: Position, seat: Seat) -> None:
    """The whole side gives up if all of its players agree who still have a character in play."""
    side = joe.seat_side[seat]
    joe.yielders |= only(side)
    seats: i64 = 0
    for someone in joe.cast:
        if someone.side == side and someone.status == PLAYING and someone.seat != seat:
            seats |= only(someone.seat)
    ask_to_give_up(joe, side, seats)


def ask_to_give_up(joe: Position, side: Side, seats: i64) -> None:
    """The next of these seats is asked; without any left, the side has given up."""
    if seats:
        joe.push(AgreeToYield(lowest(seats), side, seats & (seats - 1)))
    else:
        joe.quitters |= only(side)


def answer_surrender(joe: Position, frame: AgreeToYield, agrees: bool) -> None:
    """One of the side's players agrees or not."""
    joe.stack.pop()
    if joe.tell is not None:
        joe.tell(Yielded(frame.seat, agrees))
    if agrees:
        ask_to_give_up(joe, frame.side, frame.others)


def surrender_all(joe: Position) -> None:
    """Everybody of the sides that gave up is captured; who is tied or locked up stays so."""
    for number in range(CAST):
        someone = joe.cast[number]
        if someone.status == PLAYING and someone.bound == FREE and joe.quitters & only(someone.side):
            capture(joe, number)
    joe.quitters = 0
