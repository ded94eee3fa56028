"""What bending fingers takes, and what none of them does."""

from __future__ import annotations

import pytest

from saloon.games.jane.fingers import STROKE, possible
from saloon.games.jane.moves import MOVES
from saloon.games.jane.setup import GAME
from tests.games.jane.scene import OPEN_HANDS

THREE = MOVES.parse("lock L:.I... R:T...P")


def test_every_digit_that_a_lock_bends_takes_its_time() -> None:
    texts = [OPEN_HANDS, "lock L:.I... R:T...P", "lock L:TIMRP R:TIMRP", "shoot L 1", "pass"]
    assert [GAME.race.input.least(MOVES.parse(text)) / STROKE for text in texts] == [0, 3, 10, 0, 0]


@pytest.mark.parametrize(
    ("touches", "fine"),
    [
        ([], True),
        ([(0, 100.0), (1, 100.0), (0, 300.0)], True),
        ([(0, 300.0), (1, 200.0)], False),
        ([(0, 901.0)], False),
        ([(0, -1.0)], False),
    ],
)
def test_fingers_move_in_the_order_of_time_and_before_the_answer(touches: list[tuple[int, float]], fine: bool) -> None:
    assert possible(touches, 900.0) is fine
    assert GAME.race.input.forged(None, touches, 900.0) is not fine


def test_bent_fingers_that_nothing_bent_are_forged() -> None:
    touches = [(0, 500.0), (5, 600.0), (9, 700.0)]
    assert not GAME.race.input.forged(THREE, touches, 1500.0)
    assert GAME.race.input.forged(THREE, touches[:2], 1500.0)
    assert not GAME.race.input.forged(MOVES.parse(OPEN_HANDS), [], 1500.0)
