"""What a seat may know of Bluff You!: everything but the dice under somebody else's cup."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final, Literal

from msgspec import Struct

from saloon.games.bluff.moves import POINTS, ROLLS, TOKENS, Dice
from saloon.kernel.bits import members_of, set_of

if TYPE_CHECKING:
    from saloon.games.bluff.state import Position

Stage = Literal["begin", "roll", "choose", "answer", "give", "return", "over"]
# As stages.py counts.
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
    turns: int | None  # after how many the match ends at the latest; None if nobody counts
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


def look(bluff: Position, seat: int | None) -> BluffView:
    """The view of one seat."""
    attempt: Literal["claim", "steal"] = "steal" if bluff.stealing else "claim"
    return BluffView(
        seat=seat,
        stage=STAGES[bluff.stage],
        turn=bluff.turns,
        turns=bluff.terms.last_turn if bluff.terms.counted else None,
        roller=bluff.roller if bluff.roller >= 0 else None,
        guesser=bluff.guesser if bluff.guesser >= 0 else None,
        attempt=attempt if bluff.guesser >= 0 else None,
        announced=bluff.announced or None,
        dice=ROLLS[bluff.roll] if bluff.knows_dice(-1 if seat is None else seat) else None,
        shown=bluff.knows_dice(-1),
        taking=bluff.taking or None,
        owed=bluff.owed,
        centre=tuple(members_of(bluff.centre)),
        players=tuple(_look_at(tokens) for tokens in bluff.held),
        worth=WORTH,
        chances=CHANCES,
    )


def _look_at(tokens: int) -> HolderView:
    numbers = members_of(tokens)
    return HolderView(tokens=tuple(numbers), points=sum(POINTS[number] for number in numbers))


def lay_out(bluff: Position, view: BluffView) -> None:
    """Lay a fresh match out as a seat sees it: the way back from `look`. Dice it cannot know are filled in anyhow."""
    bluff.turns = view.turn
    bluff.roller = -1 if view.roller is None else view.roller
    bluff.guesser = -1 if view.guesser is None else view.guesser
    bluff.stealing = view.attempt == "steal"
    bluff.announced = view.announced or 0
    bluff.taking = view.taking or 0
    bluff.owed = view.owed
    bluff.centre = set_of(list(view.centre))
    bluff.held = [set_of(list(player.tokens)) for player in view.players]
    if view.dice is not None:
        bluff.roll = ROLLS.index(view.dice)
    elif view.stage in ("choose", "answer"):
        bluff.roll = 0
    bluff.enter(STAGES.index(view.stage))
