"""Every move of the duel: a card on one of four piles, the end of a turn; nature names the first player and draws."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from saloon.kernel.moves import MoveTable

LOWEST: Final = 2
HIGHEST: Final = 59
CARDS: Final = range(LOWEST, HIGHEST + 1)
Pile = Literal["rising", "falling", "their-rising", "their-falling"]  # one's own two, then the opponent's
PILES: Final[dict[Pile, str]] = {"rising": "^", "falling": "v", "their-rising": ">^", "their-falling": ">v"}


class Lay(Struct, frozen=True):
    """Lay a card: `17^` `17v` on one's own rising or falling pile, `17>^` `17>v` on the opponent's."""

    card: int
    pile: Pile

    def __str__(self) -> str:
        return f"{self.card}{PILES[self.pile]}"


class End(Struct, frozen=True):
    """End the turn and draw."""

    def __str__(self) -> str:
        return "end"


class First(Struct, frozen=True):
    """Nature names the seat that begins."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Draw(Struct, frozen=True):
    """Nature deals a card of the draw pile to the seat that is drawing."""

    card: int

    def __str__(self) -> str:
        return f"draw {self.card}"


Move = Lay | End | First | Draw

MOVES: Final[MoveTable[Move]] = MoveTable(
    of_seats=[*(Lay(card, pile) for pile in PILES for card in CARDS), End()],
    of_nature=[First(0), First(1), *(Draw(card) for card in CARDS)],
)
