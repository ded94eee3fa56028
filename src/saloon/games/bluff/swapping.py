"""A doublet: tokens are returned for one that is worth as much (BY-12, BY-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bluff import stages
from saloon.games.bluff.events import Doubled, Returned, Swapped
from saloon.games.bluff.moves import ROLLS
from saloon.games.bluff.state import Position
from saloon.games.bluff.tokens import WORTH, payable
from saloon.games.bluff.turns import end_turn
from saloon.kernel.bits import only
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def show_double(bluff: Position, token: i64, tell: Tell | None) -> None:
    """The roller says "Doublet", shows the dice (BY-12) and wants this token."""
    bluff.taking = token
    bluff.owed = WORTH[token]
    bluff.enter(stages.SWAP)
    if tell is not None:
        tell(Doubled(bluff.roller, ROLLS[bluff.roll], token, WORTH[token]))


def tokens_to_return(bluff: Position) -> i64:
    """Own tokens that lead to the exact price (BY-13)."""
    return payable(bluff.held[bluff.roller], bluff.owed, WORTH[bluff.taking])


def return_token(bluff: Position, token: i64, tell: Tell | None) -> None:
    """The roller returns a token; once the price is paid the swap is made (BY-13)."""
    bluff.held[bluff.roller] ^= only(token)
    bluff.centre |= only(token)
    bluff.owed -= WORTH[token]
    if tell is not None:
        tell(Returned(bluff.roller, token))
    if bluff.owed == 0:
        bluff.centre ^= only(bluff.taking)
        bluff.held[bluff.roller] |= only(bluff.taking)
        if tell is not None:
            tell(Swapped(bluff.roller, bluff.taking, WORTH[bluff.taking]))
        end_turn(bluff, tell)
