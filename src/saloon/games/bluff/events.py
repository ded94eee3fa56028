"""What happens in Bluff You!"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from saloon.games.bluff.moves import Dice
from saloon.kernel.events import Event, Seat


class Began(Event, frozen=True):
    """This seat rolls first."""

    seat: Seat


class Rolled(Event, frozen=True):
    """A seat shook the cup and looked at the dice, which nobody else may see."""

    seat: Seat
    dice: Dice | None

    def seen_by(self, seat: int | None) -> Rolled:
        """The dice are the roller's secret (BY-3)."""
        return self if seat == self.seat else replace(self, dice=None)


class Claimed(Event, frozen=True):
    """The roller announced a value to a guesser, to win a token of the centre (BY-4)."""

    seat: Seat
    target: Seat
    value: int


class Attacked(Event, frozen=True):
    """The roller announced the value of a guesser's own token, to steal it (BY-10)."""

    seat: Seat
    target: Seat
    value: int


class Answered(Event, frozen=True):
    """The guesser believed it, or did not (BY-5)."""

    seat: Seat
    answer: Literal["ok", "bluff"]


class Revealed(Event, frozen=True):
    """The roller's dice were shown to everybody: their sum, and whether that was announced (BY-5)."""

    seat: Seat
    dice: Dice
    sum: int
    truth: bool


class Won(Event, frozen=True):
    """A seat took a token of the centre for being right, or for having fooled the other (BY-6, BY-7)."""

    seat: Seat
    token: int
    points: int


class Missed(Event, frozen=True):
    """The token at stake was not in the centre, so nobody took it (BY-R2)."""

    token: int


class Stole(Event, frozen=True):
    """A seat stole the token that it had announced (BY-11)."""

    seat: Seat
    victim: Seat
    token: int
    points: int


class Failed(Event, frozen=True):
    """A steal failed; `chooser` chooses which token the roller gives (BY-11, BY-R4)."""

    seat: Seat
    chooser: Seat


class Gave(Event, frozen=True):
    """A seat gave a token for a steal that failed (BY-11)."""

    seat: Seat
    target: Seat
    token: int
    points: int


class Doubled(Event, frozen=True):
    """The roller showed a double and wants this token of the centre (BY-12)."""

    seat: Seat
    dice: Dice
    token: int
    points: int


class Returned(Event, frozen=True):
    """A seat put a token back into the centre (BY-13)."""

    seat: Seat
    token: int


class Swapped(Event, frozen=True):
    """A seat paid the exact sum and took its token (BY-13)."""

    seat: Seat
    token: int
    points: int


class Ended(Event, frozen=True):
    """The match is over: the centre is empty (BY-15), or all turns are played (BY-R9)."""

    reason: Literal["cleared", "limit"]


BluffEvent = (
    Began
    | Rolled
    | Claimed
    | Attacked
    | Answered
    | Revealed
    | Won
    | Missed
    | Stole
    | Failed
    | Gave
    | Doubled
    | Returned
    | Swapped
    | Ended
)
