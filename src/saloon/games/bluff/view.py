"""What a seat may know of Bluff You!: everything but the dice under somebody else's cup."""

from __future__ import annotations

from itertools import product
from typing import Final, Literal

from msgspec import Struct

from saloon.games.bluff.moves import POINTS, TOKENS, Dice

Stage = Literal["begin", "roll", "choose", "answer", "give", "return", "over"]
# In the order of stages.py.
STAGES: Final[tuple[Stage, ...]] = ("begin", "roll", "choose", "answer", "give", "return", "over")
WORTH: Final = tuple(POINTS[token] for token in TOKENS)
_SUMS: Final = [sum(dice) for dice in product(range(1, 7), repeat=3)]
CHANCES: Final = tuple(_SUMS.count(token) for token in TOKENS)


class HolderView(Struct, frozen=True):
    """One player's tokens and what they are worth."""

    tokens: tuple[int, ...]
    points: int


class BluffView(Struct, frozen=True):
    """The table as one seat sees it (None: a spectator)."""

    seat: int | None
    stage: Stage  # what happens next
    turn: int  # how many turns are finished
    turns: int | None  # after how many the match ends at the latest; None without a limit
    roller: int | None
    guesser: int | None  # to whom the roller announced something
    attempt: Literal["claim", "steal"] | None
    announced: int | None
    dice: Dice | None  # as far as the seat may know them
    shown: bool  # whether the dice lie open for everybody
    taking: int | None  # the token that a doublet is to bring
    owed: int  # how many points are still to be paid for it
    centre: tuple[int, ...]
    players: tuple[HolderView, ...]
    worth: tuple[int, ...]  # the points of every token, the lowest first (BY-14)
    chances: tuple[int, ...]  # in how many of 216 rolls three dice add up to it
