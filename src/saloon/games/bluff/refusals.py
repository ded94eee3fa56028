"""Why a move is refused: the first rule that it would break."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.games.bluff import codes, stages
from saloon.games.bluff.choosing import has_double, tokens_to_win, values_to_claim
from saloon.games.bluff.state import Position
from saloon.games.bluff.swapping import tokens_to_return
from saloon.games.bluff.tokens import LOWEST, VALUES, WORTH
from saloon.kernel.bits import count, only
from saloon.kernel.outcome import Refusal
from saloon.kernel.state import NATURE_BIT

if TYPE_CHECKING:
    from mypy_extensions import i64


def explain(bluff: Position, seat: i64, move: i64) -> Refusal | None:
    """The first rule that the move would break."""
    if bluff.stage == stages.OVER:
        return refusal("BY-R9" if bluff.centre else "BY-15", "over")
    if move >= codes.FIRST:
        return refusal("BY-3", "nature")
    if bluff.movers == NATURE_BIT:
        return refusal("BY-3", "rolling")
    if bluff.movers != only(seat):
        return refusal("BY-5", "answerer") if bluff.stage == stages.ANSWER else refusal("BY-2", "turn")
    if bluff.stage == stages.CHOOSE:
        return why_not_choose(bluff, move)
    if bluff.stage == stages.ANSWER:
        return None if codes.OK <= move < codes.GIVE else refusal("BY-5", "answer", value=bluff.announced)
    if bluff.stage == stages.PAY:
        return why_not_give(bluff, move)
    return why_not_return(bluff, move)


def why_not_choose(bluff: Position, move: i64) -> Refusal | None:
    """Why the roller may not choose this move."""
    if move < codes.STEAL:
        return why_not_claim(bluff, move // VALUES, move % VALUES + LOWEST)
    if move < codes.DOUBLET:
        return why_not_steal(bluff, (move - codes.STEAL) // VALUES, move % VALUES + LOWEST)
    if move < codes.RETURN:
        return why_not_double(bluff, move - codes.DOUBLET + LOWEST)
    if move < codes.OK:
        return refusal("BY-12", "no-swap")
    return refusal("BY-3", "announce-first") if move < codes.GIVE else refusal("BY-11", "no-gift")


def why_not_claim(bluff: Position, target: i64, value: i64) -> Refusal | None:
    """Why this value may not be announced to this player."""
    if target >= bluff.terms.seats:
        return refusal("BY-4", "nobody", last=bluff.terms.seats - 1)
    if target == bluff.roller:
        return refusal("BY-4", "yourself")
    return None if values_to_claim(bluff) & only(value) else refusal("BY-R2", "gone", value=value)


def why_not_steal(bluff: Position, target: i64, value: i64) -> Refusal | None:
    """Why this player may not be attacked for this token."""
    if target >= bluff.terms.seats:
        return refusal("BY-10", "nobody", last=bluff.terms.seats - 1)
    if target == bluff.roller:
        return refusal("BY-10", "yourself")
    if not bluff.held[bluff.roller]:
        return refusal("BY-9", "bare")
    if not bluff.held[target]:
        return refusal("BY-9", "target-bare")
    return None if bluff.held[target] & only(value) else refusal("BY-R11", "not-theirs", value=value)


def why_not_double(bluff: Position, token: i64) -> Refusal | None:
    """Why this token may not be taken for a doublet."""
    if not has_double(bluff):
        return refusal("BY-12", "no-double")
    if count(bluff.held[bluff.roller]) < 2:
        return refusal("BY-12", "two-tokens")
    if not bluff.centre & only(token):
        return refusal("BY-13", "not-in-centre", token=token)
    if not tokens_to_win(bluff) & only(token):
        return refusal("BY-R6", "no-sum", token=token, points=WORTH[token])
    return None


def why_not_give(bluff: Position, move: i64) -> Refusal | None:
    """Why this token is not given for a failed steal."""
    if move < codes.GIVE:
        return refusal("BY-11", "give")
    token = move - codes.GIVE + LOWEST
    return None if bluff.held[bluff.roller] & only(token) else refusal("BY-11", "not-rollers", token=token)


def why_not_return(bluff: Position, move: i64) -> Refusal | None:
    """Why this does not pay for a doublet."""
    if not codes.RETURN <= move < codes.OK:
        return refusal("BY-13", "return", owed=bluff.owed)
    token = move - codes.RETURN + LOWEST
    if not bluff.held[bluff.roller] & only(token):
        return refusal("BY-13", "not-yours", token=token)
    return None if tokens_to_return(bluff) & only(token) else refusal("BY-R6", "inexact", token=token, owed=bluff.owed)


def refusal(rule: str, message: str, **values: int) -> Refusal:
    """A refusal of Bluff You!"""
    return Refusal(rule=rule, message=f"bluff-refused-{message}", values=dict(values))
