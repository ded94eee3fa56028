"""Random numbers: the same for the same seed, even, and independent of each other."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import Rng, stream
from saloon.kernel.bits import count, members_of, set_of
from saloon.kernel.conformance.chance import fits
from saloon.kernel.rng import sample

seeds = st.integers(0, 2**62 - 1)


def test_these_numbers_never_change() -> None:
    """Records of seeds, the lab's runs and the goldens rest on them."""
    rng = Rng(7)
    assert [rng.next() for _ in range(4)] == [2417923334, 581819290, 1505280331, 3459462104]
    assert stream(7, "match", 12, "seat", 0).next() == 3916338866


@given(seeds)
def test_the_same_seed_gives_the_same_numbers(seed: int) -> None:
    first, second = Rng(seed), Rng(seed)
    assert [first.next() for _ in range(5)] == [second.next() for _ in range(5)]
    copy = first.copy()
    assert [first.next() for _ in range(5)] == [copy.next() for _ in range(5)]


@given(seeds, st.integers(1, 2**30))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))
    assert all(0 <= rng.next() < 2**32 for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 58, 62])
@pytest.mark.parametrize("seed", [0, 1, 2**61])
def test_below_is_even(n: int, seed: int) -> None:
    rng = Rng(seed)
    seen = Counter(rng.below(n) for _ in range(500 * n))
    assert fits(seen, dict.fromkeys(range(n), 500.0))


def test_pairs_of_numbers_are_even() -> None:
    rng = Rng(3)
    seen = Counter(8 * rng.below(8) + rng.below(8) for _ in range(500 * 64))
    assert fits(seen, dict.fromkeys(range(64), 500.0))


def test_neighbouring_seeds_are_strangers() -> None:
    seen = Counter(Rng(seed).below(10) for seed in range(5000))
    assert fits(seen, dict.fromkeys(range(10), 500.0))
    agree = sum(Rng(seed).next() >> 31 == Rng(seed + 1).next() >> 31 for seed in range(4000))
    assert 1700 < agree < 2300


def test_streams_of_other_names_are_strangers() -> None:
    names = [(7, "bot", 0), (7, "bot", 1), (7, "nature"), (8, "bot", 0), (7, "bot0"), ("7bot", 0), (7, "bot", "0 ")]
    assert len({stream(*name).next() for name in names}) == len(names)
    seen = Counter(stream(1, "match", number).below(10) for number in range(5000))
    assert fits(seen, dict.fromkeys(range(10), 500.0))


@given(seeds, st.sets(st.sampled_from(range(62)), min_size=1), st.data())
def test_a_sample_is_a_subset_of_its_size(seed: int, numbers: set[int], data: st.DataObject) -> None:
    size = data.draw(st.integers(0, len(numbers)))
    chosen = sample(Rng(seed), set_of(list(numbers)), size)
    assert count(chosen) == size
    assert set(members_of(chosen)) <= numbers


def test_every_member_is_sampled_as_often() -> None:
    rng = Rng(5)
    members = set_of([2, 3, 5, 31, 32, 61])
    seen = Counter(number for _ in range(3000) for number in members_of(sample(rng, members, 2)))
    assert fits(seen, dict.fromkeys(members_of(members), 1000.0))


def test_the_judge_of_evenness_can_tell() -> None:
    even = dict.fromkeys(range(6), 500.0)
    assert fits(Counter({0: 520, 1: 480, 2: 510, 3: 490, 4: 505, 5: 495}), even)
    assert not fits(Counter({0: 700, 1: 460, 2: 460, 3: 460, 4: 460, 5: 460}), even)
