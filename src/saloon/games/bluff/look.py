"""From a match of Bluff You! to what a seat sees of it, back again, and to what a seat imagines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from saloon.games.bluff.dice import DRAWN
from saloon.games.bluff.moves import POINTS, ROLLS
from saloon.games.bluff.state import Position
from saloon.games.bluff.view import CHANCES, STAGES, WORTH, BluffView, HolderView
from saloon.kernel.bits import members_of, set_of
from saloon.kernel.rng import Rng

if TYPE_CHECKING:
    from mypy_extensions import i64


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


def restore(bluff: Position, view: BluffView) -> None:
    """Make a fresh match look as a view says, the way back from `look`. Unknown dice are any."""
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


def imagine_into(bluff: Position, seat: i64, rng: Rng) -> None:
    """Under somebody else's cup lies any roll by its odds: whatever was announced may be true or false (BY-4)."""
    if bluff.roll >= 0 and not bluff.knows_dice(seat):
        bluff.roll = DRAWN[rng.below(len(DRAWN))]
