"""The contract of a game: a stateless description, with one instance for each game."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

from msgspec import Struct

from saloon.kernel.events import Event
from saloon.kernel.moves import MoveTable
from saloon.kernel.options import BadOptions
from saloon.kernel.outcome import Outcome
from saloon.kernel.races import RaceMode
from saloon.kernel.state import State


class BadQuestion(ValueError):  # noqa: N818
    """A question about a view that makes no sense."""


class Game:
    """The rules of one box."""

    id: str
    seats: range
    Options: type[Struct]
    View: type[Struct]  # what `State.view` gives
    Event: type[Event] | Any  # the union of the events that `State.apply` tells
    Atlas: type[Struct] | None = None  # what `atlas` gives
    Answer: Any = None  # the union of the types that `answer` returns, if the game answers questions
    moves: MoveTable[Any]
    rules_version: int  # changes if and only if behaviour does
    longest: int  # no match has more moves, nature's included
    features: int  # how many numbers `State.features` gives
    folder: Path  # where RULES.md lies
    realtime: bool = False
    modes: tuple[RaceMode, ...] = ()  # the modes for its races, if it has any; the first is the default
    interruptible: bool = False  # whether `interrupts` is ever true

    def new(self, options: Struct, seats: int) -> State:
        """The opening position."""
        raise NotImplementedError

    def places(self, options: Struct) -> range:
        """The numbers of seats that these options allow."""
        return self.seats

    def state_from_view(self, options: Struct, seats: int, view: Any) -> State:
        """Some state in which the view's seat has exactly this view, for a bot that is sent nothing but views.

        `State.imagine` gives the same from this state as from the real one: a view is all that a seat may know.
        """
        raise NotImplementedError

    def atlas(self) -> Struct | None:
        """What players may want to read before a match, such as scenarios; None if the options say everything."""
        return None

    def allies(self, state: State, seat: int) -> list[int]:
        """The other seats of a seat's side; none in a game without sides."""
        return []

    def turn(self, state: State) -> Hashable:
        """Which turn is being played, so that a clock counts whole turns instead of moves. It must reveal no secret.

        None if a turn lasts as long as the same seats are to move.
        """
        return None

    def interrupts(self, state: State) -> bool:
        """Whether a seat is to react in somebody else's turn, so that its thinking time might give something away."""
        return False

    def answer(self, view: Any, question: str) -> Struct:
        """Answer a question about a view, in a form of the game's own: what a character sees, for instance.

        Only the view is used, so that an answer cannot leak anything; `BadQuestion` if the question makes no sense.
        """
        raise BadQuestion(f"{self.id} answers no questions")

    def races(self, state: State) -> bool:
        """Whether seats race to move: several may move at the same time, or only the last of them still has to."""
        movers = state.to_move()
        return movers & (movers - 1) != 0

    def race_limit(self, state: State) -> int | None:
        """How many milliseconds a race lasts at most; None for no limit."""
        return None

    def race_look(self, state: State) -> int:
        """Milliseconds that people need to see how the last race ended, before they get ready for the next one."""
        return 0

    def race_least(self, state: State) -> int:
        """The fewest milliseconds that a move in a race takes: a faster one counts as if it had taken so long."""
        return 0

    def strokes(self, move: int) -> int:
        """The number of finger movements that this move takes in a race, at least."""
        return 0

    def ladder(self, options: Struct) -> str:
        """The ladder on which a ranked match with these options counts; a game may have several."""
        return ""

    def rematch(self, options: Struct, outcome: Outcome) -> Struct:
        """The options of the next match between the same seats."""
        return options

    def shows_log(self, options: Struct) -> bool:
        """Whether players may read back everything that happened; a game may have an option that hides it."""
        return True

    def open(self, options: Struct | None = None, seats: int | None = None) -> State:
        """The opening position; `BadOptions` if the options do not allow this number of seats."""
        chosen = self.Options() if options is None else options
        places = self.places(chosen)
        number = places.start if seats is None else seats
        if number not in places:
            fewest, most = places.start, places.stop - 1
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            kind = "" if places == self.seats else " with these options"
            raise BadOptions(f"{self.id}{kind} is for {wanted} seats, not for {number}")
        return self.new(chosen, number)
