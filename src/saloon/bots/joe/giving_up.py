"""When bots of Dynamit Joe give up with their whole side (JOE-R36): only where nothing is left to hope for.

A bot proposes it only where nobody else plays for its side: allies, people above all, are not pressed. Asked by an ally
it agrees unless the match is open; who asks for advice is told to agree only where nothing is left to hope for.
"""

from __future__ import annotations

from typing import Final

from saloon.bots.joe.win_chance import win_chances
from saloon.games.joe import codes
from saloon.games.joe.box.constants import FREE, GUNS, PLAYING
from saloon.games.joe.position.seat_frames import AgreeToYield, Turn
from saloon.games.joe.rules import Joe

HOPELESS: Final = 0.01  # chance to win below which a bot gives up by itself
POOR: Final = 0.5  # share of an even chance below which it agrees if an ally wants to
NO_ANSWER: Final = -1


def think_of_giving_up(joe: Joe, seat: int, legal: list[int], *, advises: bool = False) -> int:
    """To propose it, or to answer an ally; -1 where there is something better to think about."""
    if isinstance(joe.top(), AgreeToYield):
        enough = HOPELESS if advises else POOR / len(joe.scenario.side_names)
        return codes.YES if chance_of(joe, seat) < enough else codes.NO
    if isinstance(joe.top(), Turn) and not joe.acted and legal[-1] == codes.YIELD and is_lost(joe, seat):
        return codes.YIELD
    return NO_ANSWER


def chance_of(joe: Joe, seat: int) -> float:
    """The chance of the seat's side to win, as it looks now."""
    return win_chances(joe)[joe.seat_side[seat]]


def is_lost(joe: Joe, seat: int) -> bool:
    """Whether a side of one player, without a firearm, faces armed enemies, and neither time nor gold can help it."""
    scenario, side = joe.scenario, joe.seat_side[seat]
    if scenario.preventer == side or scenario.leavers or joe.seat_side.count(side) > 1:
        return False
    standing = [someone for someone in joe.cast if someone.status == PLAYING and someone.bound == FREE]
    armed = {someone.side for someone in standing if someone.first_gun & 15 < GUNS}
    return side not in armed and bool(armed) and chance_of(joe, seat) < HOPELESS
