"""What learners get for an outcome."""

from __future__ import annotations

import pytest

from saloon.kernel import Outcome


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ((1, 2), (1.0, -1.0)),
        ((2, 1), (-1.0, 1.0)),
        ((1, 1), (0.0, 0.0)),
        ((1, 2, 3), (1.0, 0.0, -1.0)),
        ((1, 1, 3), (0.5, 0.5, -1.0)),
        ((3, 1, 1), (-1.0, 0.5, 0.5)),
        ((1, 2, 2), (1.0, -0.5, -0.5)),
        ((2, 1, 4, 2), (0.0, 1.0, -1.0, 0.0)),
        ((1,), (0.0,)),
    ],
)
def test_returns_go_by_rank_and_sum_to_nothing(ranks: tuple[int, ...], returns: tuple[float, ...]) -> None:
    got = Outcome(scores=(0,) * len(ranks), ranks=ranks, reason="over", rule="HU-6").returns()
    assert got == pytest.approx(returns)
    assert sum(got) == pytest.approx(0)
