from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium import spaces

from saloon.lab.adapters.spaces import MoveSpace, mask


@pytest.mark.parametrize(
    "action",
    [0, 6, 7, -1, True, 1.0, None, "3", np.int64(6), np.int64(7), np.int8(-1), np.int32(3), np.array(3), 2**70],
)
def test_contains_as_a_discrete_space_does(action: Any) -> None:
    assert MoveSpace(7).contains(action) is spaces.Discrete(7).contains(action)


def test_samples_all_that_a_mask_marks_equally_often() -> None:
    space = MoveSpace(7, seed=1)
    drawn = [space.sample(mask([1, 2, 6], 7)) for _ in range(3000)]
    assert {type(move) for move in drawn} == {np.int64}
    counts = np.bincount(drawn, minlength=7)
    assert counts[[0, 3, 4, 5]].sum() == 0
    assert (abs(counts[[1, 2, 6]] - 1000) < 110).all()  # four deviations


def test_same_seed_same_samples() -> None:
    first, second = MoveSpace(7, seed=5), MoveSpace(7, seed=5)
    marks = mask([0, 2, 4], 7)
    assert [first.sample(marks) for _ in range(20)] == [second.sample(marks) for _ in range(20)]


def test_other_masks_are_left_to_gymnasium() -> None:
    space = MoveSpace(7, seed=1)
    assert space.sample(mask([], 7)) == 0
    assert space.sample(probability=np.eye(7)[4]) == 4
    assert {int(space.sample()) for _ in range(200)} == set(range(7))
    for wrong in (np.ones(6, np.int8), np.ones(7, np.int16), np.full(7, 2, np.int8), [1] * 7):
        with pytest.raises(AssertionError, match="sample mask"):
            space.sample(wrong)


def test_is_equal_to_the_discrete_space_of_its_size() -> None:
    assert MoveSpace(7) == spaces.Discrete(7)
