"""Verification step by step, tiles, rewards, and the end."""

from __future__ import annotations

import pytest

from saloon.games.jane import GAME
from saloon.games.jane.events import (
    Barred,
    Cancelled,
    Checked,
    Cleared,
    Discarded,
    Ended,
    Fined,
    Locked,
    Rewarded,
    Settled,
    Sorted,
    Won,
)
from saloon.games.jane.moves import MOVES
from saloon.games.jane.setup import JaneOptions
from saloon.kernel import BadOptions, read_options
from tests.games.jane.scene import OPEN_HANDS, RELAXED, SIMPLIFIED, do, movers, points, refusal, scene, told

SIX = ("L index", "R open", "R open", "R thumb", "R open", "L thumb")  # left: thumb and index; right: open
RIGHT = "lock L:TI... R:....."
SWAPPED = "lock L:..... R:TI..."
WRONG = "lock L:TI... R:T...."


@pytest.mark.rule("DJ-23", "DJ-24", "DJ-25", "DJ-26", "DJ-27", "DJ-29")
def test_a_round_is_verified_in_five_steps() -> None:
    jane = scene(*SIX, seats=5, pile=15)
    index, first, second, thumb, third, left_thumb = jane.cards
    jane, events = do(jane, f"0 {SWAPPED}", f"1 {RIGHT}", f"2 {WRONG}", f"3 {RIGHT}")
    assert events == [
        Locked(0, 1, SWAPPED),
        Locked(1, 2, RIGHT),
        Locked(2, 3, WRONG),
        Locked(3, 4, RIGHT),
        Barred(4),
        Sorted((index, left_thumb), (first, second, thumb, third)),
        Cancelled("R", (first, second)),
        Cleared("R", (thumb, third)),
        Settled(RIGHT),
        Checked(0, SWAPPED, False),
        Checked(1, RIGHT, True),
        Won(1, 6),
        Checked(2, WRONG, False),
        Checked(3, RIGHT, True),
        Rewarded(3),
    ]
    assert points(jane) == [0, 6, 0, 1, 0]


@pytest.mark.rule("DJ-25", "DJ-26")
def test_pairs_of_both_hands_go_before_an_open_hand_clears_its_group() -> None:
    jane = scene("L open", "R thumb", "L index", "R thumb", seats=2)
    opened, thumb, index, twin = jane.cards
    _, events = do(jane, f"0 {OPEN_HANDS}")
    steps = [event for event in events if isinstance(event, Sorted | Cancelled | Cleared)]
    assert steps == [
        Sorted((opened, index), (thumb, twin)),
        Cancelled("R", (thumb, twin)),
        Cleared("L", (opened, index)),
    ]


@pytest.mark.rule("DJ-28")
def test_a_tile_that_nobody_wins_is_discarded() -> None:
    jane, events = do(scene(*SIX), f"0 {SWAPPED}", f"1 {WRONG}")
    assert events[-1] == Discarded(6)
    assert points(jane) == [0, 0, 0]
    assert jane.round == 7


@pytest.mark.rule("DJ-30")
@pytest.mark.parametrize(
    ("kinds", "rewards"),
    [
        (("L index",), 0),  # the first round: the only card is still on the table
        (("L open",), 1),  # it was discarded in the third step
        (("L ring", "L ring"), 2),  # both were discarded in the second
        (("L index", "R thumb", "R open"), 2),
    ],
)
def test_the_pile_holds_what_was_discarded_so_far(kinds: tuple[str, ...], rewards: int) -> None:
    jane = scene(*kinds, seats=5)
    right = next(text for text in map(MOVES.text, range(1024)) if _is_right(*kinds, lock=text))
    jane, events = do(jane, *(f"{seat} {right}" for seat in range(4)))
    assert len(told(events, Rewarded)) == rewards
    assert jane.pile == len(kinds) - rewards, "at the end of the round the rest is discarded as well (DJ-32)"


def _is_right(*kinds: str, lock: str) -> bool:
    _, events = do(scene(*kinds), f"0 {lock}", f"1 {lock}")
    return Checked(0, lock, True) in events


@pytest.mark.rule("DJ-R10")
def test_which_card_is_a_reward_does_not_matter() -> None:
    jane, events = do(scene(*SIX, seats=4, pile=1), *(f"{seat} {RIGHT}" for seat in range(3)))
    assert [player.cards for player in jane.view(None).players] == [0, 1, 1, 0]
    assert jane.pile == 1 + 6 - 2
    assert told(events, Rewarded) == [Rewarded(1), Rewarded(2)]


@pytest.mark.rule("DJ-29")
def test_without_a_pile_there_are_no_rewards() -> None:
    jane, events = do(scene("L index", seats=4), *(f"{seat} lock L:.I... R:....." for seat in range(3)))
    assert told(events, Rewarded) == []
    assert points(jane) == [1, 0, 0, 0]


@pytest.mark.rule("DJ-31")
def test_of_two_players_the_other_gets_the_tile_for_a_wrong_lock() -> None:
    jane, events = do(scene(*SIX, seats=2), f"1 {SWAPPED}")
    assert events[-1] == Won(0, 6)
    assert points(jane) == [6, 0]
    jane, _ = do(scene(*SIX, seats=2), f"1 {RIGHT}")
    assert points(jane) == [0, 6]


@pytest.mark.rule("DJ-31", "DJ-R3")
def test_of_two_players_one_who_passed_gets_it_too() -> None:
    assert points(do(scene(*SIX, seats=2), "0 pass", f"1 {SWAPPED}")[0]) == [6, 0]
    assert points(do(scene(*SIX, seats=2), "0 pass", "1 pass")[0]) == [0, 0]


@pytest.mark.rule("DJ-32")
def test_the_cards_of_a_round_do_not_come_back() -> None:
    jane, _ = do(scene(*SIX, seats=2), f"1 {RIGHT}")
    assert len(jane.view(0).used) == 6
    assert len(jane.odds()) == 54
    assert jane.view(0).last is not None


@pytest.mark.rule("DJ-R12")
def test_a_wrong_lock_costs_nothing_or_a_card() -> None:
    for options, left in ((JaneOptions(), 2), (JaneOptions(wrong_lock="card"), 1)):
        jane = scene(*SIX, options=options, pile=10)
        jane.fame[0] = 2
        jane, events = do(jane, f"0 {WRONG}", f"1 {WRONG}")
        assert points(jane) == [left, 0, 0]
        assert told(events, Fined) == [Fined(0)] * (2 - left)
        assert jane.pile == 10 + 6 + (2 - left)


@pytest.mark.rule("DJ-38")
def test_rewards_of_the_simplified_version_come_from_a_pile_of_their_own() -> None:
    jane = GAME.new(SIMPLIFIED, 4)
    assert jane.pile == 36
    jane, _ = do(jane, "* deal 6", "* reveal", *(f"{seat} {OPEN_HANDS}" for seat in range(3)))
    assert jane.pile == 34
    assert len(jane.odds()) == 24


def last_round(tiles: list[list[int]], fame: list[int], options: JaneOptions | None = None) -> tuple[int, ...]:
    """The ranks if nobody gets anything in the tenth round."""
    jane = scene(*["L index"] * 3, *["R thumb"] * 3, *["R ring"] * 4, seats=len(tiles), number=10, options=options)
    jane.tiles = [sum(1 << tile for tile in row) for row in tiles]
    jane.fame = fame
    jane, events = do(jane, *(f"{seat} {OPEN_HANDS}" for seat in range(len(tiles) - 1)))
    assert events[-1] == Ended("counted")
    outcome = jane.outcome()
    assert outcome is not None
    assert refusal(jane, OPEN_HANDS).rule == outcome.rule == "DJ-33"
    assert outcome.scores == tuple(sum(row) + cards for row, cards in zip(tiles, fame, strict=True))
    return outcome.ranks


@pytest.mark.rule("DJ-33")
def test_tiles_count_their_numbers_and_cards_one() -> None:
    assert last_round([[1, 2], [5], []], [3, 0, 4]) == (1, 2, 3)


@pytest.mark.rule("DJ-34")
def test_among_equals_the_highest_tile_wins() -> None:
    assert last_round([[2, 3], [5], []], [0, 0, 5]) == (2, 1, 3)


@pytest.mark.rule("DJ-R9")
def test_who_is_still_equal_shares_the_win() -> None:
    assert last_round([[], [], []], [2, 2, 0]) == (1, 1, 3)


@pytest.mark.rule("DJ-R14")
def test_without_a_race_everybody_answers_and_all_who_are_right_score() -> None:
    jane, events = do(scene(*SIX, options=RELAXED, pile=9), f"2 {WRONG}", f"0 {RIGHT}")
    assert events == [Locked(2, None, WRONG), Locked(0, None, RIGHT)], "nobody counts who was first"
    assert movers(jane) == [1], "the last one answers too"
    jane, events = do(jane, f"1 {RIGHT}")
    assert told(events, Won) == [Won(0, 6), Won(1, 6)]
    assert points(jane) == [6, 6, 0]
    jane, _ = do(scene(*SIX, seats=2, options=RELAXED), f"0 {WRONG}", "1 pass")
    assert points(jane) == [0, 0], "a wrong answer helps nobody"


@pytest.mark.rule("DJ-R14")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_without_a_race_the_order_does_not_matter(order: tuple[int, ...]) -> None:
    locks = {0: RIGHT, 1: WRONG, 2: RIGHT}
    jane, _ = do(scene(*SIX, options=RELAXED), *(f"{seat} {locks[seat]}" for seat in order))
    assert points(jane) == [6, 0, 6]


@pytest.mark.rule("DJ-R14")
def test_stick_ups_need_a_race() -> None:
    with pytest.raises(BadOptions, match="'relaxed' does not go with variant stick_up"):
        read_options(JaneOptions, {"variant": "stick_up", "relaxed": True})
