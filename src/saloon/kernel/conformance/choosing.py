"""The move table, what a seat may choose from it, and why it may not choose the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.lines import movers_of
from saloon.kernel.conformance.playing import plays
from saloon.kernel.outcome import Refusal
from saloon.kernel.rulebook import read_rules
from saloon.kernel.state import NATURE, State

QUESTIONS = 60_000  # calls of `why_not` for each case; at least eight positions are checked


def _positions(case: Case) -> Iterator[tuple[int, State]]:
    wanted = set(case.sample(max(8, QUESTIONS // (case.seats * len(case.game.moves)))))
    yield from ((seq, state) for seq, state in case.walk() if seq in wanted)


@check()
def texts(case: Case) -> None:
    """Every move has one text of its own, which is read back as the same move."""
    table = case.game.moves
    if not 0 < table.of_seats <= len(table):
        raise Fault(f"the table has {len(table)} moves, {table.of_seats} of them the seats'")
    for move in range(len(table)):
        text = table.text(move)
        if text != str(table[move]):
            raise Fault(f"move {move} is written {text!r} by the table and {str(table[move])!r} by its form")
        if table.parse(text) != move:
            raise Fault(f"move {move} is written {text!r}, which is read as move {table.parse(text)}")


@check(plays)
def legal(case: Case) -> None:
    """For every seat at any time `legal` is ascending and holds exactly the moves that `why_not` does not refuse."""
    table = case.game.moves
    for seq, state in _positions(case):
        for seat in range(case.seats):
            offered = state.legal(seat)
            if any(after <= before for before, after in pairwise(offered)):
                raise Fault(f"legal of seat {seat} is not ascending: {offered}", seq)
            allowed = [move for move in range(len(table)) if state.why_not(seat, move) is None]
            if missing := set(allowed) - set(offered):
                raise Fault(f"legal leaves out {case.tell(seat, min(missing))}, which why_not allows", seq)
            if refused := set(offered) - set(allowed):
                raise Fault(f"legal offers {case.tell(seat, min(refused))}, which why_not refuses", seq)
            if offered and offered[-1] >= table.of_seats:
                raise Fault(f"legal offers nature's move {case.tell(seat, offered[-1])}", seq)
            if offered and seat not in movers_of(state):
                raise Fault(f"legal offers {case.tell(seat, offered[0])}, who is not to move", seq)


@check(plays)
def rules_named(case: Case) -> None:
    """Every refusal and every outcome names a rule that stands in RULES.md."""
    try:
        rules = read_rules(case.game.folder)
    except FileNotFoundError:
        raise Fault(f"the folder of {case.game.id} has no RULES.md") from None
    for seq, state in _positions(case):
        for seat in range(case.seats):
            for move in range(len(case.game.moves)):
                refusal = state.why_not(seat, move)
                if refusal is not None:
                    _judge_refusal(refusal, rules, case.tell(seat, move), seq)
        outcome = state.outcome()
        if outcome is not None and outcome.rule not in rules:
            raise Fault(f"the outcome names rule {outcome.rule!r}, which is not in RULES.md", seq)


def _judge_refusal(refusal: Refusal, rules: dict[str, str], move: str, seq: int) -> None:
    if refusal.rule not in rules:
        raise Fault(f"{move} is refused by rule {refusal.rule!r}, which is not in RULES.md", seq)
    if not refusal.message:
        raise Fault(f"{move} is refused without a message", seq)


@check(plays)
def fallback(case: Case) -> None:
    """The move made for a seat whose time is up is one of its legal moves."""
    for seq, state in case.walk():
        for seat in movers_of(state):
            if seat != NATURE and state.fallback(seat) not in state.legal(seat):
                raise Fault(f"the fallback {case.tell(seat, state.fallback(seat))} is not legal", seq)
