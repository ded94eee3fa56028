"""The contract of a game: a stateless description, with one instance for each game."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

from msgspec import Struct

from saloon.kernel.capabilities import Catalog, Interrupts, Sides
from saloon.kernel.events import Event
from saloon.kernel.moves import MoveTable
from saloon.kernel.options import BadOptions
from saloon.kernel.outcome import Outcome
from saloon.kernel.races import RaceRules
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
    Answer: Any = None  # the union of the types that `answer` returns, if the game answers questions
    moves: MoveTable[Any]
    rules_version: int  # changes if and only if behaviour does
    longest: int  # no match has more moves, nature's included
    features: int  # how many numbers `State.features` gives
    folder: Path  # where RULES.md lies
    page: Path | None = None  # a folder with index.js, the board for the page; None if the page has its own
    # Capabilities of some games; a game without one leaves None here and has nothing else to override.
    race: RaceRules | None = None  # for a game in which seats race to move first
    sides: Sides | None = None  # for a game in which seats play together
    catalog: Catalog | None = None  # for a game with something to choose from, such as scenarios
    interrupts: Interrupts | None = None  # for a game that asks seats in somebody else's turn

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

    def turn(self, state: State) -> Hashable:
        """Which turn is being played, so that a clock counts whole turns instead of moves. It must reveal no secret.

        None if a turn lasts as long as the same seats are to move.
        """
        return None

    def answer(self, view: Any, question: str) -> Struct:
        """Answer a question about a view, in a form of the game's own: what a character sees, for instance.

        Only the view is used, so that an answer cannot leak anything; `BadQuestion` if the question makes no sense.
        """
        raise BadQuestion(f"{self.id} answers no questions")

    def rematch(self, options: Struct, outcome: Outcome) -> Struct:
        """The options of the next match between the same seats."""
        return options

    def give_up(self, state: State, seat: int) -> int | None:
        """The move by which a seat gives the match up, where the rules have one; `Refused` if it may not make it now.

        None where people settle that beside the rules: of two the other one wins; at a larger table somebody plays on
        for whoever gives up, and the place is the last.
        """
        return None

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
