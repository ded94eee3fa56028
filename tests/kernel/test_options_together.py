"""Options that mean something only together are read together; a wrong value is still named by its option."""

from __future__ import annotations

import pytest

from saloon.kernel import BadOptions, changed_options, find_game, option_texts, read_option_texts, read_options

DUEL = find_game("duel").Options


def test_options_that_need_each_other_can_be_given() -> None:
    options = read_options(DUEL, {"last_loser": 1, "loser_starts": True})
    assert changed_options(options) == {"loser_starts": True, "last_loser": 1}


def test_a_record_of_a_rematch_can_be_read() -> None:
    options = DUEL(loser_starts=True, last_loser=0)
    assert read_option_texts(DUEL, option_texts(changed_options(options))) == options


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"last_loser": 0}, "option 'last_loser' goes with 'loser_starts'"),
        (
            {"loser_starts": True, "last_loser": 2},
            "option 'last_loser' cannot be 2; it can be a whole number from 0 to 1 or null",
        ),
        ({"hand": 3, "highest": "many"}, "option 'highest' cannot be many; it can be a whole number from 7 to 59"),
        ({"hands": 3}, "there is no option 'hands'; the options are last_card_exception, "),
    ],
)
def test_the_option_that_is_wrong_is_named(values: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions) as refused:
        read_options(DUEL, values)
    assert str(refused.value).startswith(reason)
