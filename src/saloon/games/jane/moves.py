"""Every move of Dexterity Jane: locks, stick-ups, coins taken; nature deals, flips tokens and turns the cards up."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from saloon.games.jane.cards import COINS, HANDS, NUMBER, Hand
from saloon.kernel.events import Seat
from saloon.kernel.moves import MoveTable

SEATS: Final = 9  # the most (DJ-R1)
DIGITS: Final = "TIMRP"  # thumb, index, middle, ring, pinky
FAMILY: Final = f"lock L:{''.join(f'[.{digit}]' for digit in DIGITS)} R:{''.join(f'[.{digit}]' for digit in DIGITS)}"


def show_hand(bent: int) -> str:
    """Five digits from the thumb on: a letter for a bent one, a dot for a straight one."""
    return "".join(digit if bent >> place & 1 else "." for place, digit in enumerate(DIGITS))


class Lock(Struct, frozen=True):
    """Put both hands on the table: `lock L:.I... R:T....` bends the left index and the right thumb."""

    left: int  # bit 0 is the thumb, bit 4 the pinky
    right: int

    def __str__(self) -> str:
        return f"lock L:{show_hand(self.left)} R:{show_hand(self.right)}"


class Shoot(Struct, frozen=True):
    """Hold somebody up with one hand: `shoot L 3`."""

    hand: Hand
    victim: Seat

    def __str__(self) -> str:
        return f"shoot {self.hand} {self.victim}"


class ShootTwice(Struct, frozen=True):
    """Hold up with both hands at once, one victim or two: `shoot L 3 R 4`."""

    left: Seat
    right: Seat

    def __str__(self) -> str:
        return f"shoot L {self.left} R {self.right}"


class Take(Struct, frozen=True):
    """Take a face-down coin by its place in the loser's row: `take 2`."""

    place: int

    def __str__(self) -> str:
        return f"take {self.place}"


class Pass(Struct, frozen=True):
    """Do nothing in this round; the clock makes this move for a player whose time is up."""

    def __str__(self) -> str:
        return "pass"


class Coin(Struct, frozen=True):
    """Nature deals a coin to the next seat: `coin 4`."""

    value: int

    def __str__(self) -> str:
        return f"coin {self.value}"


class Sheriff(Struct, frozen=True):
    """Nature flips the Sheriff token: `sheriff L`."""

    hand: Hand

    def __str__(self) -> str:
        return f"sheriff {self.hand}"


class Deal(Struct, frozen=True):
    """Nature deals a Hand card, number side up: `deal 37`."""

    card: int

    def __str__(self) -> str:
        return f"deal {self.card}"


class Reveal(Struct, frozen=True):
    """Nature turns all cards up at the same time; they are dealt before."""

    def __str__(self) -> str:
        return "reveal"


class Blind(Struct, frozen=True):
    """Nature takes the coin, where players agreed to leave that to chance: `blind 2`."""

    place: int

    def __str__(self) -> str:
        return f"blind {self.place}"


Move = Lock | Shoot | ShootTwice | Take | Pass | Coin | Sheriff | Deal | Reveal | Blind

MOVES: Final[MoveTable[Move]] = MoveTable(
    of_seats=[
        *(Lock(digits & 31, digits >> 5) for digits in range(1024)),
        *(Shoot(hand, victim) for hand in HANDS for victim in range(SEATS)),
        *(ShootTwice(left, right) for left in range(SEATS) for right in range(SEATS)),
        *map(Take, range(1, SEATS + 1)),
        Pass(),
    ],
    of_nature=[
        *map(Coin, range(max(COINS) + 1)),
        *map(Sheriff, HANDS),
        *map(Deal, range(1, NUMBER + 1)),
        Reveal(),
        *map(Blind, range(1, SEATS + 1)),
    ],
    families=[FAMILY],
)
