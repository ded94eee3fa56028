"""Random lines of play, chosen from `legal` and `odds` alone, so that they do not depend on `pick` and `draw`."""

from __future__ import annotations

from saloon.kernel.play import seats_of
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, State

Step = tuple[int, int]  # a seat and its move
Line = list[Step]


def movers_of(state: State) -> list[int]:
    """The seats that may move now, or nature."""
    return seats_of(state.to_move())


def moves_of(state: State, seat: int) -> list[int]:
    """The moves that a seat or nature may make."""
    return [move for move, _ in state.odds()] if seat == NATURE else state.legal(seat)


def thoughtless(state: State, seat: int) -> list[int]:
    """The moves that random play chooses from: all of them but giving up."""
    return [move for move in moves_of(state, seat) if seat == NATURE or not state.gives_up(move)]


def choose(state: State, rng: Rng) -> Step | None:
    """A random move of a random seat, or of nature; each of a seat's or nature's moves is as likely as the others.

    Nobody gives up, because few positions would be reached then.
    """
    movers = movers_of(state)
    seat = movers[rng.below(len(movers))] if movers else NATURE
    moves = thoughtless(state, seat)
    return (seat, moves[rng.below(len(moves))]) if moves else None


def name_of(seat: int | None) -> str:
    """A seat in words."""
    return "nature" if seat == NATURE else "a spectator" if seat is None else f"seat {seat}"
