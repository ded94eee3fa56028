"""A match that is being played: its state, the moves so far, and those that may be taken back.

Server, terminal, laboratory, adapters and replays all make their moves through this class.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Self

from msgspec import Struct
from mypy_extensions import mypyc_attr

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


@mypyc_attr(allow_interpreted_subclasses=True)
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
        self.state: State = game.open(options, seats)
        self.moves: list[tuple[int, int]] = []  # who moved (nature as well), and the move
        self.past: list[list[Event]] | None = None  # what each of the moves did, if it is kept (`keep_past`)
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
        self.moves.append(made(seat, move))
        if seat != NATURE and self.state.to_move() == only(seat):
            self._trail.append(before)
        else:
            self._trail.clear()
        self._note(events)
        return events

    def apply(self, seat: int, move: int) -> None:
        """Make a legal move in place, without checking it; it cannot be taken back."""
        if self.past is None:
            self.state.apply(seat, move, self.tell)
        else:
            events: list[Event] = []
            self.state.apply(seat, move, events.append)
            self._note(events)
        self.moves.append((seat, move))
        if self._trail:
            self._trail.clear()

    def _note(self, events: list[Event]) -> None:
        if self.past is not None:
            self.past.append(events)
        if self.tell is not None:
            for event in events:
                self.tell(event)

    def draw(self) -> int:
        """Nature's next move."""
        assert self.nature is not None
        return self.nature(self.state)

    def let_nature_move(self) -> int:
        """Make nature's moves, in place, until a seat is to move or the match is over; returns who is to move then."""
        while (movers := self.state.to_move()) == NATURE_BIT:
            self.apply(NATURE, self.draw())
        return movers

    def may_ask_back(self, seat: int) -> bool:
        """Whether the last move is this seat's, and nobody has moved since."""
        return bool(self._trail) and self.moves[-1][0] == seat

    def may_take_back(self, seat: int, rng: Rng) -> bool:
        """Whether the last move is this seat's, nobody has moved since, and it has learnt nothing by it."""
        if not self.may_ask_back(seat):
            return False
        return may_take_back(self._trail[-1], self.state, seat, self.moves[-1][1], rng)

    def take_back(self) -> int:
        """Undo the last move, and return it; `may_take_back` says whether that is allowed."""
        self.state = self._trail.pop()
        if self.past is not None:
            self.past.pop()
        return self.moves.pop()[1]

    def seal(self) -> None:
        """Nothing that was played so far can be taken back any more."""
        self._trail.clear()

    def again(self) -> Iterator[list[Event]]:
        """What each of the moves did: the match is played again from its opening, a move for each step."""
        state = self.game.open(self.options, self.seats)
        for seat, move in self.moves:
            events: list[Event] = []
            state.apply(seat, move, events.append)
            yield events

    def keep_past(self) -> Iterator[None]:
        """From now on keep what each move does. Those made before are played again, one a step, and none meanwhile."""
        if self.past is None:
            past: list[list[Event]] = []
            for events in self.again():
                past.append(events)
                yield
            self.past = past

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
        kind = type(self)
        other = kind.__new__(kind)
        other.game = self.game
        other.options = self.options
        other.seats = self.seats
        other.state = self.state.copy()
        other.moves = self.moves.copy()
        other.past = None if self.past is None else self.past.copy()
        other.nature = self.nature
        other.tell = self.tell
        other._trail = [state.copy() for state in self._trail]
        return other


@cache
def made(seat: int, move: int) -> Any:
    """One tuple for each pair that was ever made: a server holds many matches. (Any, lest mypyc makes another one.)"""
    return seat, move
