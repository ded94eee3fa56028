"""A match for tree searches: the caller makes all moves, nature's included, can copy any position, and can read what
each seat has seen.
"""

from __future__ import annotations

from pickle import PicklingError
from typing import Any, Final, Self

import msgspec
from msgspec import Struct

from saloon.kernel import NATURE, NATURE_BIT, Event, Game, Match, Moved, Rng, State
from saloon.lab.adapters.episode import next_seat

OVER: Final = -2  # in `Line.seat`: nobody is to move


class Line(Match):
    """One line of play. `seat` is the seat to move (the first to be asked, if several are), `NATURE`, or `OVER`."""

    def __init__(self, game: Game, options: Struct, seats: int) -> None:
        super().__init__(game, options, seats)
        self.seat = self._to_ask(seats - 1)
        self._memory: Memory | None = None
        self._imagined = False

    def go(self, move: int) -> None:
        """Make a legal move of the seat to move, or one of nature's."""
        seat = self.seat
        self.apply(seat, move)
        self.seat = self._to_ask(seat)

    def follow(self, text: str) -> None:
        """Make the moves of a text, as a record writes them but with `;` between: `* first 0; * draw 17; 0 17^`."""
        for part in text.split(";"):
            mover, _, move = part.strip().partition(" ")
            if mover not in ("*", *map(str, range(self.seats))):
                raise ValueError(f"{part.strip()!r} does not begin with a seat, or * for nature")
            seat = NATURE if mover == "*" else int(mover)
            self.play(seat, self.game.moves.parse(move))
            self.seat = self._to_ask(seat)

    def remembered(self, seat: int) -> str:
        """All that the seat has seen and done since the start, and its present view: perfect recall."""
        if self._memory is None:
            self._memory = Memory(self.game, self.game.open(self.options, self.seats), self.seats)
        self._memory.catch_up(self.moves)
        return "\n".join([*self._memory.seen[seat], self.observed(seat)])

    def observed(self, seat: int | None) -> str:
        """The seat's present view; None is a spectator."""
        return msgspec.json.encode(self.state.view(seat)).decode()

    def imagine(self, seat: int, rng: Rng) -> Self:
        """A line that this seat cannot tell from this one; the other seats remember nothing in it."""
        self.remembered(seat)
        other = self.copy()
        assert other._memory is not None
        other.state = self.state.imagine(seat, rng)
        other._memory.begin_anew(other.state.copy(), seat)
        other._imagined = True
        return other

    def copy(self) -> Self:
        """An independent copy."""
        other = super().copy()
        other.seat = self.seat
        other._imagined = self._imagined
        other._memory = None if self._memory is None else self._memory.copy()
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._imagined:
            raise PicklingError("an imagined line has no true moves to be rebuilt from")
        return rebuild, (self.game, self.options, self.seats, self.moves)

    def __str__(self) -> str:
        """The moves so far, as `follow` reads them."""
        return "; ".join(str(Moved(seat, self.game.moves.text(move))) for seat, move in self.moves)

    def _to_ask(self, last: int) -> int:
        movers = self.state.to_move()
        if movers == NATURE_BIT:
            return NATURE
        return next_seat(movers, last) if movers else OVER


def rebuild(game: Game, options: Struct, seats: int, moves: list[tuple[int, int]]) -> Line:
    """The line of these moves."""
    line = Line(game, options, seats)
    for _, move in moves:
        line.go(move)
    return line


class Memory:
    """What each seat has seen and done so far; updated when it is read."""

    def __init__(self, game: Game, state: State, seats: int) -> None:
        self.game = game
        self.seen: list[list[str]] = [[] for _ in range(seats)]
        self._state = state
        self._known = 0  # how many moves of the line are in it

    def catch_up(self, moves: list[tuple[int, int]]) -> None:
        """Play the moves that are new, and note for each seat its own moves and the events that it may see."""
        for seat, move in moves[self._known :]:
            if seat != NATURE:
                self.seen[seat].append(self.game.moves.text(move))
            self._state.apply(seat, move, self._note)
        self._known = len(moves)

    def begin_anew(self, state: State, seat: int) -> None:
        """Continue from another state, in which only this seat remembers anything."""
        self._state = state
        self.seen = [notes if other == seat else [] for other, notes in enumerate(self.seen)]

    def copy(self) -> Memory:
        """An independent copy."""
        other = Memory(self.game, self._state.copy(), 0)
        other.seen = [notes.copy() for notes in self.seen]
        other._known = self._known
        return other

    def _note(self, event: Event) -> None:
        for seat, notes in enumerate(self.seen):
            visible = event.seen_by(seat)
            if visible is not None:
                notes.append(msgspec.json.encode(visible).decode())
