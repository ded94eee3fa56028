"""A coach says what a seat's choices are worth, from what that seat may know and nothing else.

Coaches are found through entry points: a package declares one in `saloon.coaches` under the game's id.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from msgspec import Struct

from saloon.kernel.events import Event
from saloon.kernel.game import Game
from saloon.kernel.options import read_option_texts
from saloon.kernel.play import seats_of, visible_to
from saloon.kernel.record import Record
from saloon.kernel.registry import find_game
from saloon.kernel.replay import ReplayStep, replay
from saloon.kernel.state import NATURE

MARKED: Final = 3  # decisions for each seat, at most
SLIGHT: Final = 0.05  # points; a decision that costs less is not marked


class Worth(Struct, frozen=True):
    """A legal move, and the points that it brings on average."""

    move: str
    points: float


class Advice(Struct, frozen=True):
    """Advice on a decision: figures by their names, and what every choice is worth, the best first."""

    figures: dict[str, float]
    choices: list[Worth]

    def cost(self, move: str) -> float:
        """How many points this choice loses compared with the best one."""
        return self.choices[0].points - next(choice.points for choice in self.choices if choice.move == move)


class Remark(Struct, frozen=True):
    """A past decision: the index of its move in the record, the advice for it, and what it cost."""

    index: int
    seat: int
    move: str
    advice: Advice
    cost: float


class Coach:
    """Advises one seat of one match from what that seat may see. It is deterministic."""

    def __init__(self, game: Game, options: Struct, seats: int, seat: int) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seat = seat

    def watch(self, event: Event) -> None:
        """Take note of an event, as the seat may see it."""

    def look_at(self, events: Iterable[Event]) -> None:
        """Watch what the seat may see of these events."""
        for event in visible_to(self.seat, events):
            self.watch(event)

    def advise(self, view: Any, legal: list[int]) -> Advice | None:
        """What the seat's legal moves are worth; None if there is nothing to say about them."""
        raise NotImplementedError


@cache
def find_coach(game: Game) -> type[Coach] | None:
    """The coach of a game, if it has one."""
    for entry in entry_points(group="saloon.coaches", name=game.id):
        kind: type[Coach] = entry.load()
        return kind
    return None


def advise_at(coach: Coach, position: ReplayStep) -> Advice | None:
    """A coach's advice in a position, if its seat has a choice there."""
    legal = position.state.legal(coach.seat)
    return coach.advise(position.state.view(coach.seat), legal) if len(legal) > 1 else None


def remarks_on(record: Record) -> list[Remark]:
    """Every decision of a match that the coach has advice for, judged by what its seat knew at that time."""
    game = find_game(record.game)
    kind = find_coach(game)
    if kind is None:
        return []
    options = read_option_texts(game.Options, record.options)
    coaches = [kind(game, options, record.seats, seat) for seat in range(record.seats)]
    remarks = []
    advice: dict[int, Advice | None] = {}
    for position in replay(record, game):
        said = None if position.seat is None else advice.get(position.seat)
        if position.seat is not None and position.move is not None and said is not None:
            move = game.moves.text(position.move)
            remarks.append(Remark(position.seq - 1, position.seat, move, said, said.cost(move)))
        for coach in coaches:
            coach.look_at(position.events)
        movers = [seat for seat in seats_of(position.state.to_move()) if seat != NATURE]
        advice = {seat: advise_at(coaches[seat], position) for seat in movers}
    return remarks


def costliest(remarks: Sequence[Remark]) -> list[int]:
    """The indices of the decisions that cost most, a few for each seat, the costliest first."""
    marked: list[Remark] = []
    for remark in sorted(remarks, key=lambda remark: -remark.cost):
        others = sum(other.seat == remark.seat for other in marked)
        if remark.cost >= SLIGHT and others < MARKED:
            marked.append(remark)
    return [remark.index for remark in marked]
