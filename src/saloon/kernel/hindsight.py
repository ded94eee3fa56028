"""Analysis of a finished match: win chances over time, turning points, and the costliest decisions.

A game may have a critic, which analyses whole matches: an entry point in `saloon.critics` under the game's id. Without
one, the game's coach judges every decision.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Literal

from msgspec import Struct

from saloon.kernel.coach import Remark, costliest, find_coach, remarks_on
from saloon.kernel.game import Game
from saloon.kernel.record import Record
from saloon.kernel.registry import find_game


class Chances(Struct, frozen=True):
    """The chance of each seat to be among the winners, after `index` moves."""

    index: int
    chances: list[float]


class Hindsight(Struct, frozen=True):
    """The analysis of a match: remarks on decisions, the win chances over time, and the turning points."""

    remarks: list[Remark]
    costliest: list[int]  # indices of decisions, the worst first
    unit: Literal["points", "chance"]  # what decisions cost
    course: list[Chances]
    turns: list[int]  # indices in `course` at which the chances changed most, the greatest swing first


Critic = Callable[[Record], Hindsight]


@cache
def find_critic(game: Game) -> Critic | None:
    """The critic of a game, if it has one."""
    for entry in entry_points(group="saloon.critics", name=game.id):
        critic: Critic = entry.load()
        return critic
    return None


def is_looked_back_on(game: Game) -> bool:
    """Whether finished matches of a game can be analysed."""
    return find_critic(game) is not None or find_coach(game) is not None


def look_back(record: Record) -> Hindsight:
    """Analyse a match with the game's critic, or else with its coach."""
    critic = find_critic(find_game(record.game))
    if critic is not None:
        return critic(record)
    remarks = remarks_on(record)
    return Hindsight(remarks, costliest(remarks), "points", [], [])
