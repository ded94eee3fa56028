"""People's eyes and fingers: what costs time, what goes wrong, and who is better at it."""

from __future__ import annotations

from statistics import fmean, median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.bots.jane.levels import ChildBot, CowhandBot, GreenhornBot, JaneBot, QuickdrawBot, ReflexBot
from saloon.bots.jane.reflexes import FASTEST, Reflexes, count_bullets, draw_after, look_at, scattered
from saloon.games.jane.answer import answer_to, odd_poses
from saloon.games.jane.layout import turns_of
from saloon.games.jane.moves import MOVES
from saloon.kernel import Rng
from tests.games.jane.scene import numbers

LEVELS: tuple[type[ReflexBot], ...] = (ChildBot, GreenhornBot, CowhandBot, QuickdrawBot, JaneBot)
SAMPLE = 1500
tables = st.lists(st.integers(1, 60), min_size=1, max_size=10, unique=True)


def someone(**changes: float) -> Reflexes:
    """A person who makes no mistakes and whose times do not scatter, unless changed."""
    plain = {
        "notice": 0.5,
        "search": 0.1,
        "read": 0.3,
        "turn": 0.4,
        "pair": 0.2,
        "bend": 0.1,
        "scatter": 0.0,
        "tail": 0.0,
        "mirror": 0.0,
        "slip": 0.0,
        "miss": 0.0,
        "forget": 0.0,
        "swap": 0.0,
    }
    return Reflexes(**{**plain, **changes})


def seen(*kinds: str, **changes: float) -> str:
    """What a person with these weaknesses locks."""
    return MOVES.text(look_at(numbers(*kinds), [180] * len(kinds), someone(**changes), False, Rng(1)).lock)


def seconds(cards: list[int], turns: list[int], **changes: float) -> float:
    return look_at(cards, turns, someone(**changes), False, Rng(1)).seconds


@given(tables, st.integers(0, 2**30))
def test_who_makes_no_mistakes_is_right(cards: list[int], seed: int) -> None:
    assert look_at(cards, turns_of(cards), someone(), False, Rng(seed)).lock == answer_to(odd_poses(cards))


def test_the_more_a_card_is_turned_the_longer_it_takes() -> None:
    times = [seconds([7], [turn]) for turn in (0, 90, 180, 270, 359)]
    assert times[0] < times[1] < times[2]
    assert times[3] == pytest.approx(times[1])
    assert times[2] - times[0] == pytest.approx(0.4)


def test_cards_cost_time_pairs_and_fingers_too() -> None:
    alone = seconds([7], [0])
    assert alone == pytest.approx(0.5 + 0.1 + 0.3 + 0.1)
    assert seconds([7, 2], [0, 0]) - alone == pytest.approx(0.1 * 1.5849625 + 0.3 + 0.1), "Hick's law, reading, bending"
    pair = seconds(numbers("L thumb", "L thumb"), [0, 0])
    apart = seconds(numbers("L thumb", "R thumb"), [0, 0])
    assert pair - apart == pytest.approx(0.2 - 2 * 0.1)


@pytest.mark.parametrize(
    ("weakness", "lock"),
    [
        ({}, "lock L:T.... R:...R."),
        ({"mirror": 1.0}, "lock L:...R. R:T...."),
        ({"swap": 1.0}, "lock L:...R. R:T...."),
        ({"miss": 1.0}, "lock L:..... R:....."),
    ],
)
def test_each_weakness_has_its_mistake(weakness: dict[str, float], lock: str) -> None:
    assert seen("L thumb", "R ring", **weakness) == lock


def test_a_slip_takes_the_digit_beside() -> None:
    rng, person = Rng(4), someone(slip=1.0)
    for kind, beside in (("L thumb", {"L:.I..."}), ("L pinky", {"L:...R."}), ("L middle", {"L:.I...", "L:...R."})):
        locks = {MOVES.text(look_at(numbers(kind), [0], person, False, rng).lock) for _ in range(40)}
        assert {lock.split()[1] for lock in locks} == beside
    assert seen("R open", slip=1.0) == "lock L:..... R:....."


def test_who_forgets_bends_what_should_have_cancelled_or_been_open() -> None:
    assert seen("L index", "L index", forget=1.0) == "lock L:.I... R:....."
    assert seen("L index", "L open", forget=1.0) == "lock L:.I... R:....."


def test_mats_that_tell_the_hand_help() -> None:
    rng, person = Rng(2), someone(mirror=0.5)
    wrong = [
        sum(look_at([1], [180], person, mats, rng).lock != answer_to(odd_poses([1])) for _ in range(SAMPLE))
        for mats in (False, True)
    ]
    assert wrong[1] < 0.5 * wrong[0]


def test_times_scatter_with_a_tail_to_the_right() -> None:
    rng, person = Rng(9), someone(scatter=0.1, tail=0.4)
    times = [scattered(2.0, person, rng) for _ in range(4 * SAMPLE)]
    assert fmean(times) == pytest.approx(2.4, abs=0.03)
    assert median(times) < fmean(times) - 0.02
    assert scattered(-1.0, someone(), rng) == FASTEST


@pytest.mark.parametrize("cards", [3, 7])
def test_each_level_is_faster_and_better_than_the_one_before(cards: int) -> None:
    table = Rng(cards)
    tables = [
        [1 + (start + 7 * step) % 60 for step in range(cards)] for start in (table.below(60) for _ in range(SAMPLE))
    ]
    times, errors = [], []
    for level in LEVELS:
        rng = Rng(17)
        glances = [(look_at(table, turns_of(table), level.person, False, rng), table) for table in tables]
        times.append(fmean(glance.seconds for glance, _ in glances))
        errors.append(sum(glance.lock != answer_to(odd_poses(table)) for glance, table in glances))
    assert times == sorted(times, reverse=True)
    assert errors == sorted(errors, reverse=True)
    assert errors[-1] < 0.1 * SAMPLE
    assert [level.level for level in LEVELS] == [1, 2, 3, 4, 5]


def test_bullets_are_counted_by_hand_and_may_be_overlooked() -> None:
    cards = numbers("L thumb*", "L open*", "R thumb*", "R index")
    assert [count_bullets(cards, hand, someone(), Rng(1)) for hand in (0, 1)] == [2, 1]
    assert count_bullets(cards, 0, someone(miss=1.0), Rng(1)) == 0


def test_drawing_is_quicker_than_reading() -> None:
    cards = list(range(30, 36))
    assert draw_after(len(cards), someone(), Rng(1)) < seconds(cards, turns_of(cards))
