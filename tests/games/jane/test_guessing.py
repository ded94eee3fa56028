"""Locking: what is right, in which order, and who is too late."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.games.jane import GAME
from saloon.games.jane.answer import answer_to, odd_poses
from saloon.games.jane.cards import CARDS
from saloon.games.jane.events import Barred, Locked, Passed
from saloon.games.jane.moves import FAMILY, MOVES, Lock
from saloon.games.jane.verify import answer_by_steps
from saloon.kernel import expand
from tests.games.jane.scene import OPEN_HANDS, RELAXED, do, movers, numbers, points, refusal, scene, told

card_sets = st.lists(st.integers(1, 60), min_size=0, max_size=60, unique=True)


def answer(*kinds: str) -> str:
    """What these cards ask for."""
    return MOVES.text(answer_to(odd_poses(numbers(*kinds))))


@pytest.mark.rule("DJ-12", "DJ-13")
def test_every_bent_digit_is_bent_on_its_hand_and_an_absent_hand_stays_open() -> None:
    assert answer("L index", "L middle", "L ring", "L pinky") == "lock L:.IMRP R:....."
    assert answer("R thumb") == "lock L:..... R:T...."
    assert answer("R thumb", "L thumb", "R pinky") == "lock L:T.... R:T...P"


@pytest.mark.rule("DJ-14")
def test_an_open_hand_wins_over_bent_digits_of_that_hand_alone() -> None:
    assert answer("L index", "L open", "L thumb", "R ring") == "lock L:..... R:...R."


@pytest.mark.rule("DJ-15")
def test_identical_cards_cancel_in_pairs_open_ones_first() -> None:
    assert answer("L index", "L index") == OPEN_HANDS
    assert answer("L index", "L index", "L index") == "lock L:.I... R:....."
    assert answer("R open", "R open", "R thumb") == "lock L:..... R:T...."
    assert answer("R open", "R open", "R open", "R thumb") == OPEN_HANDS


@pytest.mark.rule("DJ-16", "DJ-24", "DJ-25", "DJ-26")
@given(card_sets)
def test_the_steps_of_the_rulebook_are_the_same_as_counting_odd_cards(cards: list[int]) -> None:
    left, right = (dict.fromkeys(("thumb", "index", "middle", "ring", "pinky", "open"), 0) for _ in "LR")
    for number in cards:
        card = CARDS[number - 1]
        (left if card.hand == "L" else right)[card.digit] += 1
    by_formula = [
        0 if counts.pop("open") % 2 else sum(1 << place for place, times in enumerate(counts.values()) if times % 2)
        for counts in (left, right)
    ]
    assert answer_by_steps(cards) == Lock(*by_formula)
    assert answer_to(odd_poses(cards)) == MOVES.parse(str(Lock(*by_formula)))


@pytest.mark.rule("DJ-10", "DJ-18")
def test_everybody_may_lock_any_of_1024_ways_at_the_same_time() -> None:
    jane = scene("L index", seats=4)
    assert movers(jane) == [0, 1, 2, 3]
    for seat in range(4):
        assert jane.legal(seat) == [*range(1024), MOVES.parse("pass")]
    assert MOVES.brief(jane.legal(0)) == [FAMILY, "pass"]
    assert sorted(map(MOVES.parse, expand(FAMILY))) == list(range(1024))


@pytest.mark.rule("DJ-19", "DJ-22")
def test_a_lock_is_announced_by_its_place() -> None:
    jane, events = do(scene("L index", seats=4), "2 lock L:.I... R:.....", f"0 {OPEN_HANDS}")
    assert [(event.seat, event.place) for event in events if isinstance(event, Locked)] == [(2, 1), (0, 2)]
    assert [player.place for player in jane.view(None).players] == [2, None, 1, None]


@pytest.mark.rule("DJ-9", "DJ-20")
def test_a_lock_cannot_be_changed() -> None:
    jane, _ = do(scene("L index", seats=4), "2 lock L:.I... R:.....")
    assert movers(jane) == [0, 1, 3]
    assert refusal(jane, OPEN_HANDS, seat=2).rule == "DJ-20"
    assert refusal(jane, "pass", seat=2).rule == "DJ-20"


@pytest.mark.rule("DJ-21")
@pytest.mark.parametrize("seats", [2, 3, 9])
def test_the_last_player_cannot_lock(seats: int) -> None:
    locks = [f"{seat} {OPEN_HANDS}" for seat in range(seats - 1)]
    jane, events = do(scene("L open", seats=seats), *locks)
    assert told(events, Barred) == [Barred(seats - 1)]
    assert jane.round == 2
    assert points(jane)[-1] == 0


@pytest.mark.rule("DJ-R3")
def test_who_passed_scores_nothing_and_the_others_go_on() -> None:
    jane, events = do(scene("L open"), "1 pass", f"0 {OPEN_HANDS}")
    assert events[0] == Passed(1)
    assert refusal(jane, OPEN_HANDS, seat=1).rule == "DJ-R3"
    assert movers(jane) == [2], "who passed is the one who is left out, so the third may still lock"
    jane, events = do(jane, f"2 {OPEN_HANDS}")
    assert points(jane) == [1, 0, 1], "the open card was discarded and can be a reward"


@pytest.mark.rule("DJ-R3", "DJ-28")
@pytest.mark.parametrize("seats", [2, 3])
def test_if_nobody_locks_in_time_the_tile_is_discarded(seats: int) -> None:
    jane = scene("L open", seats=seats)
    assert {jane.fallback(seat) for seat in range(seats)} == {MOVES.parse("pass")}
    jane, _ = do(jane, *(f"{seat} pass" for seat in range(seats)))
    assert jane.round == 2
    assert points(jane) == [0] * seats


@pytest.mark.rule("DJ-R4")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_order_of_the_moves_is_the_order_of_locking(first: int, second: int) -> None:
    jane, _ = do(scene("L index", "R thumb"), *(f"{seat} lock L:.I... R:T...." for seat in (first, second)))
    assert points(jane)[first] == 2
    assert points(jane)[second] == 0


@pytest.mark.rule("DJ-R13")
def test_nobody_can_copy_a_lock() -> None:
    ways = ["lock L:.I... R:.....", OPEN_HANDS]
    found = [do(scene("L index", seats=4), f"2 {lock}") for lock in ways]
    for seat in (None, 0, 1, 3):
        assert found[0][0].view(seat) == found[1][0].view(seat)
        assert found[0][1][0].seen_by(seat) == Locked(2, 1, None)
    assert found[0][0].view(0).players[2].action == "lock"
    assert [jane.view(2).players[2].move for jane, _ in found] == ways


@pytest.mark.rule("DJ-R3")
def test_a_table_that_limits_time_gives_more_of_it_for_more_cards() -> None:
    assert GAME.race.limit(scene("L index")) == 25_000
    assert GAME.race.limit(scene("L index", "R index", "R ring")) == 35_000
    assert GAME.race.limit(scene("L index", options=RELAXED)) == 150_000
