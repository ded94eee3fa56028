"""A match that is being played: its state, the moves so far, and those that may be taken back.

Terminal, laboratory, adapters and replays all make their moves through this class.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Self

from msgspec import Struct

from saloon.kernel.bits import only
from saloon.kernel.digest import position_tags
from saloon.kernel.events import Event
from saloon.kernel.game import Game
from saloon.kernel.options import changed_options
from saloon.kernel.outcome import Outcome
from saloon.kernel.play import play
from saloon.kernel.record import Moved, Record, Result, option_texts
from saloon.kernel.rng import Rng
from saloon.kernel.state import NATURE, NATURE_BIT, State, Tell
from saloon.kernel.takeback import may_take_back

Nature = Callable[[State], int]  # chooses one of nature's moves in a state


class Match:
    """One match. `play` checks a move, and it can be taken back; `apply` trusts its caller and works in place.

    `nature` chooses the moves of chance, and `tell` is called with every event.
    """

    def __init__(
        self, game: Game, options: Struct, seats: int, nature: Nature | None = None, tell: Tell | None = None
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.state = game.open(options, seats)
        self.moves: list[tuple[int, int]] = []  # who moved (nature as well), and the move
        self.nature = nature
        self.tell = tell
        self._trail: list[State] = []  # before each of the last moves that the seat to move may ask to take back

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return self.state.outcome()

    def play(self, seat: int, move: int) -> list[Event]:
        """Check a move and make it; `Refused` if it may not be made. The state before it stays as it was."""
        before = self.state
        self.state, events = play(before, seat, move)
        self.moves.append((seat, move))
        if seat != NATURE and self.state.to_move() == only(seat):
            self._trail.append(before)
        else:
            self._trail.clear()
        if self.tell is not None:
            for event in events:
                self.tell(event)
        return events

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move in place, without checking it; it cannot be taken back."""
        self.state.apply(seat, move, self.tell)
        self.moves.append((seat, move))
        if self._trail:
            self._trail.clear()

    def draw(self) -> int:
        """Nature's next move."""
        assert self.nature is not None
        return self.nature(self.state)

    def let_nature_move(self) -> int:
        """Make nature's moves, in place, until a seat is to move or the match is over; returns who is to move then."""
        while (movers := self.state.to_move()) == NATURE_BIT:
            self.apply(NATURE, self.draw())
        return movers

    def may_take_back(self, seat: int, rng: Rng) -> bool:
        """Whether the last move is this seat's, nobody has moved since, and it has learnt nothing by it."""
        if not self._trail or self.moves[-1][0] != seat:
            return False
        return may_take_back(self._trail[-1], self.state, seat, self.moves[-1][1], rng)

    def take_back(self) -> int:
        """Undo the last move, and return it; `may_take_back` says whether that is allowed."""
        self.state = self._trail.pop()
        return self.moves.pop()[1]

    def record(
        self, players: Mapping[int, str], tags: Mapping[str, str], times: Sequence[int | None] | None = None
    ) -> Record:
        """The match so far as a record; `times` has the milliseconds of each move."""
        text, outcome = self.game.moves.text, self.state.outcome()
        timed = [None] * len(self.moves) if times is None else times
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            seats=self.seats,
            options=option_texts(changed_options(self.options)),
            players=dict(players),
            tags={**tags, **position_tags(self.game, self.state, self.seats)},
            body=tuple(Moved(seat, text(move), time) for (seat, move), time in zip(self.moves, timed, strict=True)),
            result=None if outcome is None else Result(outcome.scores, outcome.reason),
        )

    def copy(self) -> Self:
        """An independent copy, but with the same `nature` and `tell`."""
        other = object.__new__(type(self))
        other.game = self.game
        other.options = self.options
        other.seats = self.seats
        other.state = self.state.copy()
        other.moves = self.moves.copy()
        other.nature = self.nature
        other.tell = self.tell
        other._trail = [state.copy() for state in self._trail]
        return other
