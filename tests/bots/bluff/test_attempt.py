"""Attempts are solved exactly: what each side can be sure of is the same, so neither can do better."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.bots.bluff.attempt import NO_SWAP, Attempt
from saloon.bots.bluff.dice import CHANCES, chance
from saloon.bots.bluff.strategy import Strategy, exploit_guesser, exploit_roller
from saloon.games.bluff.moves import POINTS, TOKENS

EXACT = 1e-9
ODDS = {value: (chance(value, False), chance(value, True)) for value in TOKENS}
worths = st.one_of(st.floats(-1, 1), st.sampled_from([-1.0, -0.5, 0.0, 0.5, 1.0]))


def attempt(stakes: dict[int, tuple[float, float]], swap: float = NO_SWAP) -> Attempt:
    made = Attempt()
    for value in TOKENS:
        if value in stakes:
            made.add(*stakes[value], *ODDS[value])
        else:
            made.mute(*ODDS[value])
    made.swap = swap
    return made


def for_points(centre: tuple[int, ...]) -> Attempt:
    """The one-shot game about the tokens of a centre."""
    return attempt({value: (float(POINTS[value]), -float(POINTS[value])) for value in centre})


def played(strategy: Strategy) -> tuple[list[float], list[float], float]:
    """How often each announcement is made truly and falsely, and a doublet shown, roll by roll."""
    made = strategy.attempt
    truths, lies, swapped = [0.0] * made.count, [0.0] * made.count, 0.0
    for at in [*range(made.count), Strategy.MUTE]:
        for double in (False, True):
            rolled = (
                (made.mute_double if double else made.mute_plain)
                if at == Strategy.MUTE
                else (made.double if double else made.plain)[at]
            )
            truth, lie, swap = strategy.mix(at, double)
            assert truth + lie + swap == pytest.approx(1)
            swapped += rolled * swap
            if at != Strategy.MUTE:
                truths[at] += rolled * truth
            for other, part in enumerate(strategy.lie(at)):
                assert other != at or rolled * lie * part < EXACT, "a lie with the number that was rolled"
                lies[other] += rolled * lie * part
    return truths, lies, swapped


def gaps(made: Attempt) -> tuple[float, float]:
    """What a roller who knows the guesser gets more, and a guesser who knows the roller leaves less."""
    strategy = Strategy(made)
    return (
        exploit_guesser(made, strategy.beliefs) - strategy.worth,
        strategy.worth - exploit_roller(made, *played(strategy)),
    )


def test_what_is_rolled_adds_up() -> None:
    assert sum(CHANCES.values()) == pytest.approx(1)
    assert sum(double for _, double in ODDS.values()) == pytest.approx(96 / 216)
    assert ODDS[3] == pytest.approx((0, 1 / 216)), "three ones are a double"
    assert ODDS[9] == pytest.approx((18 / 216, 7 / 216)), "1 2 6, 1 3 5, 2 3 4; 1 4 4, 2 2 5, 3 3 3"


@pytest.mark.parametrize("size", [1, 2, 3, 15, 16])
def test_no_side_can_do_better_in_a_one_shot_game(size: int) -> None:
    for centre in combinations(TOKENS, size):
        assert gaps(for_points(centre)) == pytest.approx((0, 0), abs=EXACT)


def test_the_worth_of_a_one_shot_game_is_what_theory_says() -> None:
    """Half of the announcements can be true while the centre is rolled half of the time; else the cheapest pays."""
    for number in range(1, 1 << 16, 151):
        centre = tuple(value for place, value in enumerate(TOKENS) if number >> place & 1)
        rolled = sum(CHANCES[value] for value in centre)
        excess = max(0.0, 1 - 2 * rolled)
        strategy = Strategy(for_points(centre))
        assert strategy.worth == pytest.approx(-excess * min(POINTS[value] for value in centre), abs=EXACT)


@given(
    st.dictionaries(st.sampled_from(list(TOKENS)), st.tuples(worths, worths), min_size=1),
    st.one_of(st.just(NO_SWAP), worths),
)
def test_no_side_can_do_better_whatever_is_at_stake(stakes: dict[int, tuple[float, float]], swap: float) -> None:
    assert gaps(attempt(stakes, swap)) == pytest.approx((0, 0), abs=EXACT)


def test_a_doublet_is_shown_when_it_is_worth_more_than_any_announcement() -> None:
    made = attempt(dict.fromkeys(TOKENS, (0.2, -0.2)), swap=0.5)
    strategy = Strategy(made)
    assert strategy.worth == pytest.approx(0.5 * 96 / 216)
    assert strategy.mix(0, True) == (0, 0, 1)


def test_it_costs_to_play_otherwise() -> None:
    made = for_points((7, 9, 10, 11, 12, 14))
    strategy = Strategy(made)
    assert exploit_guesser(made, [1.0] * made.count) > strategy.worth + 1, "who believes everything"
    truths = [CHANCES[value] for value in (7, 9, 10, 11, 12, 14)]
    lies = [(1 - sum(truths)) / 6] * 6
    assert exploit_roller(made, truths, lies) < strategy.worth - 0.1, "who never lies without need"
