"""How a match ends."""

from __future__ import annotations

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.playing import plays
from saloon.kernel.outcome import Outcome
from saloon.kernel.record import REASON

MATCHES = 5  # random ones beside the case's own


@check(plays)
def ends(case: Case) -> None:
    """Every match is over within `Game.longest` moves; it has an outcome once it is over, and not before."""
    for seq, state in case.walk():
        over = state.to_move() == 0
        if over and state.outcome() is None:
            raise Fault("nobody is to move and there is no outcome", seq)
        if not over and state.outcome() is not None:
            raise Fault("there is an outcome and somebody is to move", seq)
        if over and (state.odds() or any(state.legal(seat) for seat in range(case.seats))):
            raise Fault("the match is over and there are moves to make", seq)
    for line in (case.line, *(case.random_line(f"line {number}") for number in range(MATCHES))):
        if len(line) > case.game.longest:
            raise Fault(f"the match is not over after {case.game.longest} moves, which it says is its longest")


@check(ends)
def outcome(case: Case) -> None:
    """Each seat has a score and a rank; ranks count from 1 and are shared by equals; no better score ranks lower."""
    last = case.at(len(case.line))
    result = last.outcome()
    assert result is not None
    seq = len(case.line)
    if len(result.scores) != case.seats or len(result.ranks) != case.seats:
        raise Fault(f"{case.seats} seats have the scores {result.scores} and the ranks {result.ranks}", seq)
    for rank in result.ranks:
        if rank != 1 + sum(better < rank for better in result.ranks):
            raise Fault(f"{result.ranks} cannot be ranks: a rank is one more than the number of seats before it", seq)
    _judge_order(result, seq)
    if REASON.fullmatch(result.reason) is None:
        raise Fault(f"the reason {result.reason!r} is no word that a record can hold", seq)
    case.game.open(case.game.rematch(case.options, result), case.seats)


def _judge_order(result: Outcome, seq: int) -> None:
    places = list(zip(result.scores, result.ranks, strict=True))
    for score, rank in places:
        if any(score > other and rank > ahead for other, ahead in places):
            raise Fault(f"the scores {result.scores} do not go with the ranks {result.ranks}", seq)
