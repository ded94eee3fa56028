"""When a move may be taken back, and what would have been learnt by it: both are computed from views alone."""

from __future__ import annotations

from saloon.kernel.bits import only
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT, State

SAMPLES = 16
WORLDS = 3
TRIES = 6


def may_take_back(before: State, after: State, seat: int, move: int, rng: Rng) -> bool:
    """Whether the seat may take back the move that led from `before` to `after`.

    The seat must still be the only one to move, so neither another seat nor nature has moved since. And it must have
    learnt nothing: from every state that it could not tell from the real one, the move leads to the same view.
    """
    if after.to_move() != only(seat):
        return False
    seen = after.view(seat)
    for _ in range(SAMPLES):
        other = before.imagine(seat, rng)
        other.apply(seat, move)
        if other.view(seat) != seen:
            return False
    return True


def may_teach(before: State, mover: int, move: int | None, learner: int, reader: int, rng: Rng) -> bool:
    """Whether a move may have taught the learner something, as far as the reader can know: nothing else is told by it.

    Only states are looked at that the reader could not have told from the real one. In each of them the move is made
    (any one, where the reader has not seen which: None), and then others that the learner would have thought possible.
    If the learner sees the same every time, there was nothing to learn.
    """
    for _ in range(WORLDS):
        world = before.imagine(reader, rng)
        after = world.copy()
        made = made_in(after, mover, move, rng)
        if made is None:
            continue
        seen = after.view(learner)
        for _ in range(TRIES):
            other = world.imagine(learner, rng)
            again = made_in(other, mover, made if mover == learner else None, rng)
            if again is not None and other.view(learner) != seen:
                return True
    return False


def made_in(state: State, mover: int, move: int | None, rng: Rng) -> int | None:
    """Make this move, or any one, in place; which it was, or None if this seat is not to move there."""
    if mover == NATURE:
        if state.to_move() != NATURE_BIT:
            return None
        chosen = state.draw(rng)
    elif not state.to_move() & only(mover):
        return None
    else:
        chosen = move if move is not None and move in state.legal(mover) else state.pick(mover, rng)
    state.apply(mover, chosen)
    return chosen
