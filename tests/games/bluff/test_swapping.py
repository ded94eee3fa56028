"""Doublets: several tokens for one of the same worth."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.games.bluff.events import Doubled, Returned, Swapped
from saloon.games.bluff.moves import POINTS, TOKENS
from saloon.games.bluff.tokens import affordable, payable
from saloon.kernel.bits import members_of, set_of
from tests.games.bluff.scene import do, refusal, scene, texts, tokens

DOUBLE = (3, 3, 6)


@pytest.mark.rule("BY-12")
def test_a_double_and_two_tokens_are_needed() -> None:
    assert texts(scene([8, 13], [], dice=DOUBLE), kind="doublet") == ["doublet 4", "doublet 17"]
    assert refusal(scene([8, 13], [], dice=(2, 5, 6)), "doublet 4").message == "bluff-refused-no-double"
    assert refusal(scene([8], [], dice=DOUBLE), "doublet 4").message == "bluff-refused-two-tokens"


@pytest.mark.rule("BY-13", "BY-R5", "BY-R11")
def test_the_example_eight_and_thirteen_for_four() -> None:
    bluff, events = do(scene([8, 13], [], dice=DOUBLE), "0 doublet 4")
    assert events == [Doubled(seat=0, dice=DOUBLE, token=4, points=4)]
    assert bluff.view(1).dice == DOUBLE
    assert bluff.view(1).shown
    assert (bluff.view(1).taking, bluff.view(1).owed) == (4, 4)
    assert texts(bluff) == ["return 8", "return 13"]
    bluff, events = do(bluff, "0 return 13", "0 return 8")
    assert events == [Returned(seat=0, token=13), Returned(seat=0, token=8), Swapped(seat=0, token=4, points=4)]
    assert tokens(bluff) == [[4], []]
    assert bluff.view(None).centre == tuple(token for token in TOKENS if token != 4)
    assert bluff.view(None).turn == 1
    assert (bluff.view(None).taking, bluff.view(None).owed) == (None, 0), "the next turn knows nothing of it"


@pytest.mark.rule("BY-R5")
def test_eight_and_eleven_are_not_enough_for_four() -> None:
    assert refusal(scene([8, 11], [], dice=DOUBLE), "doublet 4").rule == "BY-R6"


@pytest.mark.rule("BY-R6")
def test_three_of_a_kind_are_a_double() -> None:
    assert texts(scene([8, 13], [], dice=(4, 4, 4)), kind="doublet") == ["doublet 4", "doublet 17"]


@pytest.mark.rule("BY-R6", "BY-13")
def test_one_for_one_is_no_swap() -> None:
    bluff = scene([7, 9, 10], [], dice=DOUBLE)
    assert texts(bluff, kind="doublet") == [f"doublet {token}" for token in (4, 5, 6, 8, 13, 14, 15, 16, 17)]
    bluff, _ = do(bluff, "0 doublet 8")
    assert texts(bluff) == ["return 9", "return 10"]
    assert refusal(bluff, "return 7").rule == "BY-R6"


@pytest.mark.rule("BY-R6")
def test_a_step_from_which_no_sum_is_exact_is_not_offered() -> None:
    # 5 points are 3 + 2 or 3 + 1 + 1, and never 2 + 1 + 1.
    bluff, _ = do(scene([5, 7, 9, 10], [], dice=DOUBLE), "0 doublet 18")
    assert texts(bluff) == ["return 5", "return 7", "return 9", "return 10"]
    small, _ = do(bluff, "0 return 9")
    assert texts(small) == ["return 5", "return 10"]
    assert refusal(small, "return 7").values == {"token": 7, "owed": 4}
    large, _ = do(bluff, "0 return 5")
    assert texts(large) == ["return 7", "return 9", "return 10"]


@pytest.mark.rule("BY-R6", "BY-15")
def test_a_swap_for_the_last_token_does_not_end_the_match() -> None:
    bluff, _ = do(scene([8, 13], [14], centre=[4], dice=DOUBLE), "0 doublet 4", "0 return 8", "0 return 13")
    assert bluff.outcome() is None
    assert bluff.view(None).centre == (8, 13)


@pytest.mark.rule("BY-13")
def test_what_is_wanted_lies_in_the_centre_and_what_is_paid_is_ones_own() -> None:
    bluff = scene([8, 13], [4], dice=DOUBLE)
    assert refusal(bluff, "doublet 4").message == "bluff-refused-not-in-centre"
    bluff, _ = do(bluff, "0 doublet 17")
    assert refusal(bluff, "return 4").message == "bluff-refused-not-yours"
    assert refusal(bluff, "return 17").message == "bluff-refused-not-yours"
    assert refusal(bluff, "claim 1 3").values == {"owed": 4}
    assert refusal(bluff, "give 8").rule == "BY-13"


@pytest.mark.rule("BY-12")
def test_nothing_is_returned_without_a_doublet() -> None:
    assert refusal(scene([8, 13], [], dice=DOUBLE), "return 8").rule == "BY-12"


def payments(owned: frozenset[int], points: int) -> list[set[int]]:
    """Every way to pay so many points with two tokens or more."""
    ways = (set(some) for size in range(2, len(owned) + 1) for some in combinations(sorted(owned), size))
    return [some for some in ways if sum(POINTS[token] for token in some) == points]


@given(st.frozensets(st.sampled_from(TOKENS), max_size=8))
@pytest.mark.rule("BY-13", "BY-R6")
def test_every_exact_sum_can_be_paid_and_no_other(owned: frozenset[int]) -> None:
    expected = {token for token in TOKENS if payments(owned, POINTS[token])}
    assert set(members_of(affordable(set_of(list(owned))))) == expected


@given(st.frozensets(st.sampled_from(TOKENS), max_size=8), st.integers(min_value=1, max_value=5), st.data())
@pytest.mark.rule("BY-13", "BY-R6")
def test_each_step_belongs_to_an_exact_sum(owned: frozenset[int], price: int, data: st.DataObject) -> None:
    ways = payments(owned, price)
    returned: set[int] = set()
    while ways and not any(way == returned for way in ways):
        left = set_of(list(owned - returned))
        offered = set(members_of(payable(left, price - sum(POINTS[token] for token in returned), price)))
        assert offered == {token for way in ways if returned < way for token in way - returned}
        returned.add(data.draw(st.sampled_from(sorted(offered))))
    if not ways:
        assert payable(set_of(list(owned)), price, price) == 0
