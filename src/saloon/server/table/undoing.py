"""What a take-back by consent would undo, and what was learnt by it, as each of those who are asked may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.kernel import NATURE, Event, Game, Rng, State, may_teach, play, visible_to
from saloon.server.match.match import Match
from saloon.server.store.entries import Entry
from saloon.server.wire import Undone

FARTHEST: Final = 40  # moves that can be taken back at once


def undone_by(match: Match, back: int, learner: int, readers: Sequence[int]) -> dict[int, list[Undone]]:
    """For each of the readers what goes back with the last moves, and what it has taught the learner."""
    state = opened(match.game, match, len(match.moves) - back)
    told: dict[int, list[Undone]] = {reader: [] for reader in readers}
    for number, entry in enumerate(match.moves[len(match.moves) - back :]):
        move = match.game.moves.parse(entry.move)
        after, events = play(state, entry.seat, move)
        for reader in readers:
            told[reader].append(undone(state, entry, move, events, learner, reader, Rng(number)))
        state = after
    return {reader: [step for step in steps if step.events or step.taught] for reader, steps in told.items()}


def undone(before: State, entry: Entry, move: int, events: list[Event], learner: int, reader: int, rng: Rng) -> Undone:
    """One move as a reader may know it: that it was made, but not more of it than the reader has seen."""
    seen = visible_to(reader, events)
    known = move if seen and entry.seat != NATURE else None
    return Undone(seen, may_teach(before, entry.seat, known, learner, reader, rng))


def opened(game: Game, match: Match, moves: int) -> State:
    """The match as it stood after so many of its moves."""
    state = game.open(match.options, match.seats)
    for entry in match.moves[:moves]:
        state.apply(entry.seat, game.moves.parse(entry.move))
    return state
