"""What a game is: a stateless description, one instance a game."""

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
    Event: type[Event] | Any  # the union of what `State.apply` tells
    Atlas: type[Struct] | None = None  # what `atlas` gives
    Answer: Any = None  # the union of what `answer` gives, in a game that answers questions
    moves: MoveTable[Any]
    rules_version: int  # changes if and only if behaviour does
    longest: int  # no match has more moves, nature's included
    features: int  # how many numbers `State.features` gives
    folder: Path  # where RULES.md lies
    realtime: bool = False
    modes: tuple[RaceMode, ...] = ()  # how its races may be run, if it has any; the first is the usual one
    interruptible: bool = False  # whether `interrupts` is ever true

    def new(self, options: Struct, seats: int) -> State:
        """The opening position."""
        raise NotImplementedError

    def places(self, options: Struct) -> range:
        """How many seats these options are for; a game may have some that need fewer or more than others."""
        return self.seats

    def state_from_view(self, options: Struct, seats: int, view: Any) -> State:
        """Some state in which the seat of this view sees exactly that, for a bot that is told the view and no more.

        `State.imagine` goes on from there: a view is all that a seat may know, so it gives the same as the real state.
        """
        raise NotImplementedError

    def atlas(self) -> Struct | None:
        """What there is to know before anybody plays, such as scenarios; None if the options say it all."""
        return None

    def allies(self, state: State, seat: int) -> list[int]:
        """The other seats of a seat's side, in a game of sides."""
        return []

    def turn(self, state: State) -> Hashable:
        """Which turn is being played, so that a clock counts whole turns and not moves; everybody may know it.

        None where a turn lasts as long as the same seats are to move.
        """
        return None

    def interrupts(self, state: State) -> bool:
        """Whether who is to move answers somebody else's turn, so that how long it takes might tell something."""
        return False

    def answer(self, view: Any, question: str) -> Struct:
        """What a view tells about a question of the game's own, such as what somebody sees.

        It is worked out from the view alone, so that an answer can tell nobody more than they know; `BadQuestion` for a
        question that makes no sense.
        """
        raise BadQuestion(f"{self.id} answers no questions")

    def races(self, state: State) -> bool:
        """Whether seats race to move: where several may at once, and where the last of them is still waited for."""
        movers = state.to_move()
        return movers & (movers - 1) != 0

    def race_limit(self, state: State) -> int | None:
        """Milliseconds that seats have who race to move first; None for no limit."""
        return None

    def race_look(self, state: State) -> int:
        """Milliseconds that people want to look at how the last race ended, before they rest for the next one."""
        return 0

    def race_least(self, state: State) -> int:
        """Milliseconds that a move in a race takes at least: a faster one counts as if it had come then."""
        return 0

    def strokes(self, move: int) -> int:
        """How many fingers must move at least to make this move in a race."""
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
        """The opening position, after a look at the number of seats."""
        chosen = self.Options() if options is None else options
        places = self.places(chosen)
        number = places.start if seats is None else seats
        if number not in places:
            fewest, most = places.start, places.stop - 1
            wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
            kind = "" if places == self.seats else " with these options"
            raise BadOptions(f"{self.id}{kind} is for {wanted} seats, not for {number}")
        return self.new(chosen, number)
