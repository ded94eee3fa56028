"""Nature's odds, and that `draw` and `pick` keep to the odds and to `legal`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from saloon.kernel.conformance.case import Case, Fault
from saloon.kernel.conformance.check import check
from saloon.kernel.conformance.lines import movers_of, thoughtless
from saloon.kernel.conformance.playing import plays
from saloon.kernel.state import NATURE, State

NODES = 2  # positions at which a distribution is sampled
EXPECTED = 500  # how often the rarest move should come
MOST_DRAWS = 50_000
DEVIATIONS = 7.0  # from the mean: once in about 10**12 for a true distribution


@check(plays)
def odds(case: Case) -> None:
    """When nature is to move its odds are ascending moves of its part of the table with whole positive weights."""
    table = case.game.moves
    for seq, state in case.walk():
        listed = state.odds()
        for move in range(table.of_seats, len(table)):
            if state.may_happen(move) != (move in dict(listed)):
                raise Fault(f"may_happen and odds do not agree about {case.tell(NATURE, move)}", seq)
        if movers_of(state) != [NATURE]:
            if listed:
                raise Fault(f"nature is not to move and has odds: {listed[:3]}", seq)
            continue
        moves = [move for move, _ in listed]
        if moves != sorted(set(moves)):
            raise Fault(f"odds are not ascending: {moves}", seq)
        for move, weight in listed:
            if not table.of_seats <= move < len(table):
                raise Fault(f"odds hold move {move}, which is not nature's", seq)
            if not isinstance(weight, int) or weight < 1:
                raise Fault(f"{case.tell(NATURE, move)} has weight {weight}", seq)


@check(odds)
def draw(case: Case) -> None:
    """`draw` gives nature's moves, and only those, by their odds."""
    rng = case.rng("draw")
    for seq, state, seat in _nodes(case, nature=True):
        _judge(case, seq, seat, dict(state.odds()), partial(state.draw, rng))


@check(plays)
def pick(case: Case) -> None:
    """`pick` gives the seat's legal moves, none with which it gives up, each as often as the others."""
    rng = case.rng("pick")
    for seq, state, seat in _nodes(case, nature=False):
        weights = dict.fromkeys(thoughtless(state, seat), 1)
        _judge(case, seq, seat, weights, partial(state.pick, seat, rng))


def _nodes(case: Case, nature: bool) -> Iterator[tuple[int, State, int]]:
    """Some positions at which there is something to choose, with who is to choose."""
    found = [
        (seq, seat)
        for seq, state in case.walk()
        for seat in movers_of(state)
        if (seat == NATURE) == nature and len(thoughtless(state, seat)) > 1
    ]
    rng = case.rng("nodes")
    for index in sorted({rng.below(len(found)) for _ in range(NODES)} if found else ()):
        seq, seat = found[index]
        yield seq, case.at(seq), seat


def _judge(case: Case, seq: int, seat: int, weights: dict[int, int], sample: Callable[[], int]) -> None:
    total = sum(weights.values())
    draws = min(MOST_DRAWS, EXPECTED * total // min(weights.values()))
    seen = Counter(sample() for _ in range(draws))
    if strangers := seen.keys() - weights.keys():
        raise Fault(f"{case.tell(seat, min(strangers))} was drawn and is not among its moves", seq)
    expected = {move: draws * weight / total for move, weight in weights.items()}
    if not fits(seen, expected):
        move = max(expected, key=lambda move: abs(seen[move] - expected[move]) / expected[move] ** 0.5)
        often = f"{seen[move]} times in {draws} draws, expected about {expected[move]:.0f}"
        raise Fault(f"{case.tell(seat, move)} came {often}", seq)


def fits(seen: Counter[int], expected: dict[int, float]) -> bool:
    """Whether counts agree with expectations: Pearson's chi-square against a bound that chance never reaches."""
    squares = sum((seen[move] - wanted) ** 2 / wanted for move, wanted in expected.items())
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    bound: float = freedom * (1 - spread + DEVIATIONS * spread**0.5) ** 3  # Wilson and Hilferty's approximation
    return squares <= bound
