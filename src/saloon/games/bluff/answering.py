"""The guesser answers, the dice are revealed, and a token changes hands (BY-5 to BY-7, BY-10, BY-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bluff import stages
from saloon.games.bluff.dice import SUMS
from saloon.games.bluff.events import Answered, Failed, Gave, Missed, Revealed, Stole, Won
from saloon.games.bluff.moves import ROLLS
from saloon.games.bluff.state import Position
from saloon.games.bluff.tokens import WORTH
from saloon.games.bluff.turns import end_turn
from saloon.kernel.bits import only
from saloon.kernel.state import Tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def answer(bluff: Position, believes: bool, tell: Tell | None) -> None:
    """The guesser says "OK" or "Bluff", and the dice are revealed (BY-5)."""
    truth = SUMS[bluff.roll] == bluff.announced
    if tell is not None:
        tell(Answered(bluff.guesser, "ok" if believes else "bluff"))
        tell(Revealed(bluff.roller, ROLLS[bluff.roll], SUMS[bluff.roll], truth))
    right = believes == truth  # BY-6, BY-7: believing the truth and calling the bluff are both right
    if bluff.stealing:
        settle_steal(bluff, right, tell)
    else:
        settle_claim(bluff, right, tell)


def settle_claim(bluff: Position, right: bool, tell: Tell | None) -> None:
    """The token at stake goes to the guesser who was right, or else to the roller (BY-6, BY-7)."""
    winner = bluff.guesser if right else bluff.roller
    stake: i64 = SUMS[bluff.roll] if bluff.terms.rolled_stake else bluff.announced  # BY-R1
    if bluff.centre & only(stake):
        bluff.centre ^= only(stake)
        bluff.held[winner] |= only(stake)
        if tell is not None:
            tell(Won(winner, stake, WORTH[stake]))
    elif tell is not None:
        tell(Missed(stake))  # BY-R2
    end_turn(bluff, tell)


def settle_steal(bluff: Position, right: bool, tell: Tell | None) -> None:
    """A fooled guesser loses the token; otherwise the roller has to give one (BY-11, BY-R3)."""
    if right:
        bluff.enter(stages.PAY)
        if tell is not None:
            tell(Failed(bluff.roller, bluff.chooser()))
        return
    hand_over(bluff, bluff.guesser, bluff.roller, bluff.announced)
    if tell is not None:
        tell(Stole(bluff.roller, bluff.guesser, bluff.announced, WORTH[bluff.announced]))
    end_turn(bluff, tell)


def give(bluff: Position, token: i64, tell: Tell | None) -> None:
    """The roller gives this token to the guesser (BY-11)."""
    hand_over(bluff, bluff.roller, bluff.guesser, token)
    if tell is not None:
        tell(Gave(bluff.roller, bluff.guesser, token, WORTH[token]))
    end_turn(bluff, tell)


def hand_over(bluff: Position, giver: i64, taker: i64, token: i64) -> None:
    """A token goes from one player to another."""
    bluff.held[giver] ^= only(token)
    bluff.held[taker] |= only(token)
