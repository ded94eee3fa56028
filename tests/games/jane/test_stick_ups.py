"""Stick-ups: who may shoot whom, and whose coins change hands."""

from __future__ import annotations

from collections import Counter

import pytest

from saloon.games.jane import GAME
from saloon.games.jane.events import (
    Barred,
    Checked,
    Discarded,
    Endowed,
    Flipped,
    Shot,
    Sorted,
    Spared,
    StuckUp,
    Took,
    Won,
)
from saloon.games.jane.moves import FAMILY, MOVES
from saloon.games.jane.setup import JaneOptions
from saloon.kernel import BadOptions, Rng, read_options
from tests.games.jane.scene import OPEN_HANDS, STICK_UP, coins, do, movers, points, refusal, scene, texts, told

BULLET = "L thumb*"  # a bullet on the left hand, none on the right
LOCK = "lock L:T.... R:....."
BOTH = ("L thumb*", "R thumb*")


@pytest.mark.rule("DJ-40", "DJ-41")
def test_everybody_gets_a_secret_coin_and_the_sheriff_is_flipped() -> None:
    jane = GAME.new(STICK_UP, 3)
    weights = {MOVES.text(move): weight for move, weight in jane.odds()}
    assert weights == {"coin 0": 1, "coin 1": 1, "coin 2": 2, "coin 3": 2, "coin 4": 2, "coin 5": 1, "coin 6": 1}
    jane, events = do(jane, "* coin 4", "* coin 0", "* coin 4")
    assert events[0].seen_by(0) == Endowed(0, 4)
    assert events[0].seen_by(1) == events[0].seen_by(None) == Endowed(0, None)
    assert [[coin.value for coin in player.coins] for player in jane.view(1).players] == [[None], [0], [None]]
    assert [MOVES.text(move) for move, _ in jane.odds()] == ["sheriff L", "sheriff R"]
    jane, events = do(jane, "* sheriff R")
    assert events == [Flipped("R")]
    assert jane.view(None).sheriff == "R"


@pytest.mark.rule("DJ-40")
def test_a_seat_imagines_the_coins_that_it_has_not_seen() -> None:
    jane = scene(BULLET, options=STICK_UP, coins=[[0], [1], [5]])
    rng = Rng(3)
    seen = Counter(tuple(row[0] for row in coins(jane.imagine(1, rng))) for _ in range(400))
    assert all(mine == 1 for _, mine, _ in seen)
    assert {first for first, _, _ in seen} == {0, 2, 3, 4, 5, 6}, "there is only one coin of 1"


@pytest.mark.rule("DJ-42")
def test_one_locks_or_shoots_also_as_a_victim() -> None:
    jane, _ = do(scene(BULLET, options=STICK_UP), "0 shoot L 1")
    assert f"shoot R {2}" in texts(jane, 1, "shoot")
    jane, _ = do(jane, f"1 {LOCK}")
    assert points(jane) == [0, 1, 0]
    assert refusal(scene(BULLET), "shoot L 1").rule == "DJ-42"


@pytest.mark.rule("DJ-44", "DJ-49")
def test_shots_are_listed_with_one_hand_and_with_both() -> None:
    jane = scene(BULLET, options=STICK_UP)
    assert MOVES.brief(jane.legal(1)) == [
        FAMILY,
        "shoot L 0",
        "shoot L 2",
        "shoot R 0",
        "shoot R 2",
        "shoot L 0 R 0",
        "shoot L 0 R 2",
        "shoot L 2 R 0",
        "shoot L 2 R 2",
        "pass",
    ]
    jane, events = do(jane, "1 shoot L 0 R 2")
    assert events == [Shot(1, 1, 0, 2)]
    assert texts(jane, 0, "shoot") == [], "both hands are used"


@pytest.mark.rule("DJ-45")
def test_one_shoots_at_another_player_and_cannot_win_the_tile() -> None:
    jane = scene(BULLET, options=STICK_UP)
    assert refusal(jane, "shoot L 0").message == "jane-refused-yourself"
    assert refusal(jane, "shoot L 1 R 0").message == "jane-refused-yourself"
    assert refusal(jane, "shoot R 3").values == {"last": 2}
    jane, _ = do(jane, "0 shoot L 1")
    assert refusal(jane, LOCK, seat=0).rule == "DJ-20"


@pytest.mark.rule("DJ-46", "DJ-47")
def test_a_hand_is_used_once_and_the_other_stays_free() -> None:
    jane, _ = do(scene(BULLET, seats=4, options=STICK_UP), "0 shoot L 1")
    for late in ("shoot L 0", "shoot L 3", "shoot L 0 R 3"):
        found = refusal(jane, late, seat=2)
        assert (found.rule, found.message) == ("DJ-46", "jane-refused-hand-used-left")
    assert texts(jane, 2, "shoot") == ["shoot R 0", "shoot R 1", "shoot R 3"]
    jane, _ = do(jane, "2 shoot R 0")
    assert refusal(jane, "shoot R 0", seat=1).message == "jane-refused-hand-used-right"
    assert texts(jane, 1) == [*map(MOVES.text, range(1024)), "pass"]


@pytest.mark.rule("DJ-48", "DJ-55")
def test_who_has_no_coin_may_rob_and_has_none_to_lose() -> None:
    jane = scene("R thumb", options=STICK_UP, coins=[[], [2], [4]])
    _, events = do(jane, "0 shoot L 1", f"2 {OPEN_HANDS}")
    assert told(events, StuckUp, Spared) == [StuckUp(0, 1, "L", 0, False), Spared(0)]


@pytest.mark.rule("DJ-R8")
def test_without_a_bullet_a_stick_up_fails() -> None:
    jane, events = do(scene("R thumb", options=STICK_UP, coins=[[1], [2], [4]]), "0 shoot L 1", f"2 {OPEN_HANDS}")
    assert told(events, StuckUp) == [StuckUp(0, 1, "L", 0, False)]
    assert coins(jane) == [[], [2, 1], [4]]


@pytest.mark.rule("DJ-43", "DJ-50", "DJ-53")
@pytest.mark.parametrize(
    ("kinds", "bullets", "success"),
    [
        (("L thumb*",), 1, True),
        (("L thumb*", "R index*"), 1, True),
        (("L thumb*", "L open*"), 2, False),
        (("L thumb*", "L index*", "L index*"), 3, True),
        (("L ring*",), 1, True),  # this bullet is half hidden
        (("L thumb", "R thumb*"), 0, False),
    ],
)
def test_a_stick_up_succeeds_if_its_bullets_are_odd(kinds: tuple[str, ...], bullets: int, success: bool) -> None:
    jane = scene(*kinds, options=STICK_UP, coins=[[1], [2], [4]])
    jane, events = do(jane, "0 shoot L 1", "2 pass", "1 pass")
    assert told(events, StuckUp) == [StuckUp(0, 1, "L", bullets, success)]
    assert coins(jane) == ([[1, 2], [], [4]] if success else [[], [2, 1], [4]])


@pytest.mark.rule("DJ-R5", "DJ-51")
def test_robbers_count_when_it_is_found_out_who_is_last() -> None:
    jane = scene(BULLET, seats=4, options=STICK_UP)
    jane, events = do(jane, "3 shoot L 0", f"1 {LOCK}", "0 shoot R 1")
    assert Barred(2) in events
    assert jane.round == 2


@pytest.mark.rule("DJ-52", "DJ-57")
@pytest.mark.parametrize("sheriff", ["L", "R"])
def test_the_sheriffs_hand_is_settled_first_and_locks_last(sheriff: str) -> None:
    jane = scene(*BOTH, seats=4, options=STICK_UP, sheriff=sheriff)
    _, events = do(jane, "0 shoot R 3", "1 shoot L 2", "2 lock L:T.... R:T....")
    settled = told(events, StuckUp, Sorted, Checked)
    hands = [event.hand for event in settled if isinstance(event, StuckUp)]
    assert hands == [sheriff, "R" if sheriff == "L" else "L"]
    assert settled[2:] == [Sorted((25,), (31,)), Checked(2, "lock L:T.... R:T....", True)]


@pytest.mark.rule("DJ-52", "DJ-49")
@pytest.mark.parametrize(("sheriff", "left"), [("L", [[1, 4, 2], [], []]), ("R", [[1, 2, 4], [], []])])
def test_a_double_stick_up_is_settled_in_the_same_order(sheriff: str, left: list[list[int]]) -> None:
    jane = scene(*BOTH, options=STICK_UP, sheriff=sheriff, coins=[[1], [2], [4]])
    jane, _ = do(jane, "0 shoot L 2 R 1", f"1 {OPEN_HANDS}")
    assert coins(jane) == left


@pytest.mark.rule("DJ-54", "DJ-R6")
def test_the_robber_chooses_a_place_and_remembers_are_kept() -> None:
    jane, _ = do(scene(BULLET, options=STICK_UP, coins=[[1], [2, 5, 6], [4]]), "0 shoot L 1", f"2 {LOCK}")
    assert movers(jane) == [0]
    assert texts(jane, 0) == ["take 1", "take 2", "take 3"]
    assert refusal(jane, "take 4").values == {"coins": 3}
    assert refusal(jane, LOCK).message == "jane-refused-take"
    assert refusal(jane, "take 1", seat=1).rule == "DJ-52"
    taking = jane.view(2).taking
    assert taking is not None
    assert (taking.taker, taking.loser, taking.hand) == (0, 1, "L")
    jane, events = do(jane, "0 take 2")
    assert coins(jane) == [[1, 5], [2, 6], [4]]
    took = Took(0, 1, 2, 5, (0, 1))
    assert told(events, Took) == [took]
    assert [took.seen_by(seat) == took for seat in (0, 1, 2, None)] == [True, True, False, False]
    known = [[[coin.value for coin in player.coins] for player in jane.view(seat).players] for seat in (0, 1, 2)]
    assert known[0] == [[1, 5], [None, None], [None]]
    assert known[1] == [[None, 5], [2, 6], [None]], "the loser knows which coin it was"
    assert known[2] == [[None, None], [None, None], [4]]
    assert points(jane) == [0, 0, 1], "the lock was checked afterwards"


@pytest.mark.rule("DJ-54", "DJ-R6")
def test_after_a_failure_the_victim_chooses() -> None:
    jane, _ = do(scene("R thumb", options=STICK_UP, coins=[[1, 3], [2], [4]]), "0 shoot L 1", f"2 {LOCK}")
    assert movers(jane) == [1]
    assert jane.fallback(1) == MOVES.parse("take 1")
    jane, _ = do(jane, "1 take 2")
    assert coins(jane) == [[1], [2, 3], [4]]


@pytest.mark.rule("DJ-R6")
def test_chance_can_choose_the_coin() -> None:
    options = JaneOptions(variant="stick_up", coin_choice="random")
    jane, _ = do(scene(BULLET, options=options, coins=[[1], [2, 5], [4]]), "0 shoot L 1", f"2 {LOCK}")
    assert [(MOVES.text(move), weight) for move, weight in jane.odds()] == [("blind 1", 1), ("blind 2", 1)]
    assert refusal(jane, "take 1").rule == "DJ-R6"
    jane, _ = do(jane, "* blind 2")
    assert coins(jane) == [[1, 5], [2], [4]]


@pytest.mark.rule("DJ-56")
def test_one_may_be_robber_and_victim_and_choose_twice() -> None:
    jane = scene(*BOTH, options=STICK_UP, coins=[[1, 2], [3, 4], [5]])
    jane, _ = do(jane, "0 shoot L 1", "1 shoot R 0")
    assert movers(jane) == [0]
    jane, _ = do(jane, "0 take 1")
    assert movers(jane) == [1]
    jane, _ = do(jane, "1 take 3")
    assert coins(jane) == [[1, 2], [4, 3], [5]]
    assert jane.round == 3


@pytest.mark.rule("DJ-R7")
@pytest.mark.parametrize("kind", ["L thumb*", "L thumb"])
def test_of_two_players_the_victim_gets_the_tile(kind: str) -> None:
    jane, events = do(scene(kind, seats=2, options=STICK_UP), "0 shoot L 1")
    assert told(events, Won, Discarded) == [Won(1, 1)]
    assert points(jane) == [0, 1]


@pytest.mark.rule("DJ-R7")
def test_of_two_players_the_tile_may_be_discarded() -> None:
    options = JaneOptions(variant="stick_up", robbed_tile="discard")
    _, events = do(scene(BULLET, seats=2, options=options), "0 shoot L 1")
    assert events[-1] == Discarded(1)
    jane, _ = do(scene(BULLET, seats=2, options=options), f"0 {OPEN_HANDS}")
    assert points(jane) == [0, 1], "a wrong lock still gives the tile away"


@pytest.mark.rule("DJ-R7")
@pytest.mark.parametrize(
    ("answer", "won"), [(LOCK, [0, 1]), (OPEN_HANDS, [0, 0]), ("shoot R 0", [0, 0]), ("pass", [0, 0])]
)
def test_of_two_players_the_victim_may_have_to_be_right(answer: str, won: list[int]) -> None:
    options = JaneOptions(variant="stick_up", robbed_tile="unopposed")
    jane, _ = do(scene(BULLET, seats=2, options=options), "0 shoot L 1")
    assert movers(jane) == [1]
    jane, _ = do(jane, f"1 {answer}")
    assert points(jane) == won
    assert jane.round == 2


@pytest.mark.rule("DJ-58")
@pytest.mark.parametrize(
    ("purses", "tiles", "ranks"),
    [
        ([[6], [1, 2], [0]], [[], [5], []], (2, 1, 3)),  # values count
        ([[3], [1, 2], [0]], [[1], [1], []], (2, 1, 3)),  # equal points: more coins
        ([[3], [1, 2], [0]], [[4], [1, 3], []], (2, 1, 3)),  # even with a lower tile
        ([[2], [2], [0]], [[1, 4], [2, 3], []], (1, 2, 3)),  # and as many coins: the highest tile
    ],
)
def test_coins_count_at_the_end(purses: list[list[int]], tiles: list[list[int]], ranks: tuple[int, ...]) -> None:
    jane = scene(*["L index"] * 3, *["R thumb"] * 3, *["R ring"] * 4, number=10, options=STICK_UP, coins=purses)
    jane.tiles = [sum(1 << tile for tile in row) for row in tiles]
    jane, _ = do(jane, "0 pass", "1 pass", "2 pass")
    outcome = jane.outcome()
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.rule == "DJ-58"
    shown = [[coin.value for coin in player.coins] for player in jane.view(None).players]
    assert shown == purses, "all coins are turned up"


@pytest.mark.parametrize("option", [{"coin_choice": "random"}, {"robbed_tile": "discard"}])
def test_options_of_stick_ups_need_stick_ups(option: dict[str, object]) -> None:
    with pytest.raises(BadOptions, match="go with variant stick_up"):
        read_options(JaneOptions, option)
