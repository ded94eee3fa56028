"""Every move of Bluff You!: announcements, answers, tokens given or returned; nature names who begins, and rolls."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from msgspec import Struct

from saloon.kernel.events import Seat
from saloon.kernel.moves import MoveTable

Dice = tuple[int, int, int]

SEATS: Final = 8  # the most (BY-R7)
TOKENS: Final = range(3, 19)  # what three dice can show (BY-1)
POINTS: Final[dict[int, int]] = {  # BY-14
    **dict.fromkeys((3, 18), 5),
    **dict.fromkeys((4, 17), 4),
    **dict.fromkeys((5, 6, 15, 16), 3),
    **dict.fromkeys((7, 8, 13, 14), 2),
    **dict.fromkeys((9, 10, 11, 12), 1),
}
ROLLS: Final[tuple[Dice, ...]] = tuple(combinations_with_replacement(range(1, 7), 3))  # dice have no order


class Claim(Struct, frozen=True):
    """Try to win a token of the centre: `claim 2 14` announces 14 to seat 2."""

    target: Seat
    value: int

    def __str__(self) -> str:
        return f"claim {self.target} {self.value}"


class Steal(Struct, frozen=True):
    """Try to steal a player's token: `steal 2 14` announces to seat 2 the value of its own token."""

    target: Seat
    value: int

    def __str__(self) -> str:
        return f"steal {self.target} {self.value}"


class Doublet(Struct, frozen=True):
    """Show a double and name the token of the centre that is wanted for it: `doublet 4`."""

    token: int

    def __str__(self) -> str:
        return f"doublet {self.token}"


class Return(Struct, frozen=True):
    """Pay for that token with one of one's own: `return 8`, until the sum is exact."""

    token: int

    def __str__(self) -> str:
        return f"return {self.token}"


class Ok(Struct, frozen=True):
    """Believe the announcement."""

    def __str__(self) -> str:
        return "ok"


class Bluff(Struct, frozen=True):
    """Do not believe the announcement."""

    def __str__(self) -> str:
        return "bluff"


class Give(Struct, frozen=True):
    """Choose the token that the roller gives after a steal that failed: `give 9`."""

    token: int

    def __str__(self) -> str:
        return f"give {self.token}"


class First(Struct, frozen=True):
    """Nature names the seat that rolls first."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Roll(Struct, frozen=True):
    """Nature rolls the dice, written in ascending order: `roll 2 5 6`."""

    dice: Dice

    def __str__(self) -> str:
        return f"roll {' '.join(map(str, self.dice))}"


Move = Claim | Steal | Doublet | Return | Ok | Bluff | Give | First | Roll

MOVES: Final[MoveTable[Move]] = MoveTable(
    of_seats=[
        *(Claim(seat, value) for seat in range(SEATS) for value in TOKENS),
        *(Steal(seat, value) for seat in range(SEATS) for value in TOKENS),
        *map(Doublet, TOKENS),
        *map(Return, TOKENS),
        Ok(),
        Bluff(),
        *map(Give, TOKENS),
    ],
    of_nature=[*map(First, range(SEATS)), *map(Roll, ROLLS)],
)
