"""The interface of every game's State. One class, because searches and playouts call it from compiled code."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from saloon.kernel.events import Event
from saloon.kernel.outcome import Outcome, Refusal
from saloon.kernel.rng import Rng
from saloon.kernel.rows import Marks, Page

if TYPE_CHECKING:
    from msgspec import Struct
    from mypy_extensions import i64

NATURE: Final = -1  # the seat of chance
NATURE_BIT: Final = 65536  # its bit in `to_move`; seats have the bits 1, 2, 4, ...

Tell = Callable[[Event], None]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a match: mutable, cheap to copy; no clock, no generator, no input or output, no log."""

    def to_move(self) -> i64:
        """Bit mask of the seats that may move now, or nature's bit; 0 when the match is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The seat's moves, as ascending ids of the move table; empty when it is not to move."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64, tell: Tell | None = None) -> None:
        """Make a move taken from `legal` (of nature: from `odds`), in place; tell what happened if somebody listens."""
        raise NotImplementedError

    def odds(self) -> list[tuple[int, int]]:
        """Nature's moves with integer weights, ascending; empty when nature is not to move."""
        raise NotImplementedError

    def draw(self, rng: Rng) -> i64:
        """One of nature's moves, drawn by its odds."""
        odds = self.odds()
        total: i64 = 0
        for _, weight in odds:
            total += weight
        left = rng.below(total)
        for move, weight in odds:
            left -= weight
            if left < 0:
                return move
        raise AssertionError("weights are positive")

    def may_happen(self, move: i64) -> bool:
        """Whether this is one of nature's moves now."""
        return any(candidate == move for candidate, _ in self.odds())

    def gives_up(self, move: i64) -> bool:
        """Whether a seat gives up with this move, alone or for its side; random play makes no such move."""
        return False

    def choices(self, seat: i64) -> list[int]:
        """The legal moves without giving up: learners and random players choose among these."""
        return self.legal(seat)

    def pick(self, seat: i64, rng: Rng) -> i64:
        """One of the choices, uniformly at random."""
        moves = self.choices(seat)
        return moves[rng.below(len(moves))]

    def why_not(self, seat: i64, move: i64) -> Refusal | None:
        """Why the seat may not make this move, with the rule; None exactly when it may."""
        raise NotImplementedError

    def fallback(self, seat: i64) -> i64:
        """The legal move that is made for a seat whose time is up."""
        return self.legal(seat)[0]

    def copy(self) -> State:
        """An independent copy."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Struct:
        """All that the seat may know; None is a spectator."""
        raise NotImplementedError

    def viewer(self) -> Callable[[int | None], Struct]:
        """What `view` says, for several seats before the next move: what they share may be worked out once."""
        return self.view

    def features(self, seat: i64) -> bytes:
        """The view as numbers 0..255, always `Game.features` of them, for learners."""
        raise NotImplementedError

    def write_features(self, seat: i64, page: Page) -> None:
        """Append the features to a page, for learners that play many matches at once."""
        page.write(self.features(seat))

    def mark_choices(self, seat: i64, marks: Marks) -> None:
        """Begin a row and mark the choices in it; the seat is to move."""
        marks.begin()
        for move in self.choices(seat):
            marks.add(move)

    def imagine(self, seat: i64, rng: Rng) -> State:
        """A full state that this seat cannot tell from the real one, made of nothing but what the seat may know."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        raise NotImplementedError
