"""Positions of a match between two: as numbers, with every move that a turn can make, beside the engine's own."""

from __future__ import annotations

import pytest

from saloon.bots.bluff.attempt import NO_SWAP, Attempt
from saloon.bots.bluff.positions import COUNT, PAIRS, PAYMENTS, digits_of, number_of, position_of
from saloon.bots.bluff.sweep import count_up, ends, is_over, mirrors, passed_on, result, set_up, sweep
from saloon.games.bluff import GAME, codes, stages
from saloon.games.bluff.moves import ROLLS, Claim, Steal
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.kernel import NATURE, Rng
from saloon.kernel.rng import sample

ALL = 0x7FFF8
LAST = BluffOptions(turn_limit=1)  # the second turn is the last


@pytest.fixture(scope="module")
def counted() -> list[float]:
    return ends()


def last_turn(mine: int, theirs: int) -> BluffYou:
    """Seat 1 is about to roll for the last time."""
    bluff = GAME.new(LAST, 2)
    bluff.apply(NATURE, GAME.moves.parse("first 0"))
    bluff.turns, bluff.roller = 1, 1
    bluff.held = [theirs, mine]
    bluff.centre = ALL & ~(mine | theirs)
    return bluff


def positions(number: int, seed: int) -> list[tuple[int, int]]:
    """Tokens of both, anyhow."""
    rng = Rng(seed)
    found = []
    for _ in range(number):
        mine = sample(rng, ALL, rng.below(7))
        found.append((mine, sample(rng, ALL & ~mine, rng.below(8))))
    return found


def final(bluff: BluffYou, *moves: int) -> float:
    """What seat 1 gets in the end; a gift or payment is the one that is best for it."""
    state = bluff.copy()
    for move in moves:
        state.apply(0 if move in (codes.OK, codes.BLUFF) else 1, move)
    if state.stage == stages.OVER:
        outcome = state.outcome()
        assert outcome is not None
        return outcome.returns()[1]
    return max(final(state, move) for move in state.legal(1))


def engine_stakes(bluff: BluffYou) -> tuple[set[tuple[float, float]], float]:
    """What announcements lead to by the rules alone, if they fool and if they do not; and the best doublet."""
    found: set[tuple[float, float]] = set()
    swap = NO_SWAP
    for dice in ROLLS:
        state = bluff.copy()
        state.apply(NATURE, GAME.moves.parse(f"roll {' '.join(map(str, dice))}"))
        for move in state.legal(1):
            form = GAME.moves[move]
            if isinstance(form, Claim | Steal):
                fooling, right = (codes.BLUFF, codes.OK) if sum(dice) == form.value else (codes.OK, codes.BLUFF)
                found.add((final(state, move, fooling), final(state, move, right)))
            else:
                swap = max(swap, final(state, move))
    return found, swap


def test_numbers_and_digits_are_the_same_thing() -> None:
    digits = [0] * PAIRS
    for number in range(2000):
        assert digits == digits_of(number)
        assert number_of(digits) == number
        count_up(digits)
    assert number_of([5] * PAIRS) == COUNT - 1


def test_twins_may_be_exchanged() -> None:
    assert position_of(1 << 3 | 1 << 9, 1 << 18) == position_of(1 << 18 | 1 << 12, 1 << 3)
    assert position_of(1 << 3, 0) != position_of(1 << 4, 0)


@pytest.mark.rule("BY-15", "BY-16")
def test_who_wins_is_what_the_rules_say() -> None:
    for mine, theirs in positions(200, 1):
        bluff = last_turn(mine, theirs)
        bluff.enter(stages.OVER)
        outcome = bluff.outcome()
        assert outcome is not None
        assert result(position_of(mine, theirs)) == outcome.returns()[1]


def test_a_turn_leads_where_the_rules_lead(counted: list[float]) -> None:
    attempt = Attempt()
    swaps = steals = 0
    for mine, theirs in positions(25, 2):
        digits = position_of(mine, theirs)
        set_up(attempt, counted, number_of(digits), digits)
        announced, swap = engine_stakes(last_turn(mine, theirs))
        assert {(attempt.fooled[at], attempt.caught[at]) for at in range(attempt.count)} == announced
        assert attempt.swap == swap
        total = sum(attempt.plain[: attempt.count]) + sum(attempt.double[: attempt.count])
        assert total + attempt.mute_plain + attempt.mute_double == pytest.approx(1)
        swaps += swap != NO_SWAP
        steals += bool(mine and theirs)
    assert swaps > 5
    assert steals > 5


def test_payments_are_exact_and_of_cheaper_tokens() -> None:
    assert [len(ways) for ways in PAYMENTS] == [22, 14, 6, 6, 3, 3, 0, 0]
    assert PAYMENTS[4] == [[7, 2], [6, 1, 7, 1], [6, 2]]


def test_what_is_passed_on_is_the_others_loss(counted: list[float]) -> None:
    mirror = mirrors()
    passed = passed_on(counted, mirror)
    for number in range(0, COUNT, 997):
        digits = digits_of(number)
        assert is_over(digits) == (mirror[number] < 0)
        assert passed[number] == counted[number], "a count of points is the same from both sides"
        assert mirror[number] < 0 or mirror[mirror[number]] == number
    assert sweep(passed, 5, 9) == sweep(passed, 0, 12)[5:9]
