"""Bit sets against Python's own sets, for every number that fits."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from saloon.kernel import bits

NUMBERS = range(62)
sets = st.sets(st.sampled_from(NUMBERS))


@given(sets)
@example(set())
@example(set(NUMBERS))
@example({0})
@example({31})
@example({32})
@example({61})
def test_sets(numbers: set[int]) -> None:
    members = bits.set_of(sorted(numbers))
    assert members == sum(2**number for number in numbers)
    assert bits.count(members) == len(numbers)
    assert bits.members_of(members) == sorted(numbers)
    assert [bits.nth(members, n) for n in range(len(numbers))] == sorted(numbers)
    if numbers:
        assert bits.lowest(members) == min(numbers)


def test_single_numbers_up_to_the_last_bit() -> None:
    for number in range(63):
        assert bits.only(number) == 2**number
        assert bits.lowest(bits.only(number)) == number
        assert bits.count(bits.only(number)) == 1
        assert bits.shifted(1, number) == 2**number


@given(sets, st.integers(-62, 300))
def test_members_are_appended_after_what_is_there(numbers: set[int], offset: int) -> None:
    found = [7]
    bits.append_members(found, bits.set_of(list(numbers)), offset)
    assert found == [7, *(number + offset for number in sorted(numbers))]
