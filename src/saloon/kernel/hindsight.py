"""A finished match looked back on: how it stood all along, where it turned, and which decisions cost most.

A game may have a critic, who looks at whole matches: an entry point in `saloon.critics` under the game's id. Where
there is none, its coach looks at every decision.
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


class Standing(Struct, frozen=True):
    """How a match stood after so many moves: the chance of each seat to be among the winners."""

    index: int
    chances: list[float]


class Hindsight(Struct, frozen=True):
    """All that is to be said of a match: remarks on decisions, and its course with the standings at which it turned."""

    remarks: list[Remark]
    costliest: list[int]  # indices of decisions, the worst first
    unit: Literal["points", "chance"]  # what decisions cost
    course: list[Standing]
    turns: list[int]  # numbers of standings that differ most from the one before, the greatest swing first


Critic = Callable[[Record], Hindsight]


@cache
def find_critic(game: Game) -> Critic | None:
    """The critic of a game, if it has one."""
    for entry in entry_points(group="saloon.critics", name=game.id):
        critic: Critic = entry.load()
        return critic
    return None


def is_looked_back_on(game: Game) -> bool:
    """Whether there is anybody to say something of a finished match."""
    return find_critic(game) is not None or find_coach(game) is not None


def look_back(record: Record) -> Hindsight:
    """A match in the eyes of the game's critic, or of its coach."""
    critic = find_critic(find_game(record.game))
    if critic is not None:
        return critic(record)
    remarks = remarks_on(record)
    return Hindsight(remarks, costliest(remarks), "points", [], [])
