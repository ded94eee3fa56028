"""The opening, the turns, what may be known, and the end."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from saloon.games.bluff import GAME
from saloon.games.bluff.events import Began, Ended, Rolled
from saloon.games.bluff.moves import POINTS, ROLLS
from saloon.games.bluff.rules import BluffYou
from saloon.games.bluff.setup import BluffOptions
from saloon.kernel import BadOptions, Outcome, Refused, Rng, play, read_option_texts
from tests.games.bluff.scene import do, refusal, scene, texts, tokens


def opening(seats: int = 3, options: BluffOptions | None = None) -> BluffYou:
    return GAME.new(options or BluffOptions(), seats)


@pytest.mark.rule("BY-1")
def test_sixteen_tokens_lie_in_the_centre_in_their_order() -> None:
    view = opening().view(None)
    assert view.centre == tuple(range(3, 19))
    assert all(player.tokens == () for player in view.players)


@pytest.mark.rule("BY-14")
def test_rare_tokens_are_worth_more() -> None:
    assert [POINTS[token] for token in range(3, 19)] == [5, 4, 3, 3, 2, 2, 1, 1, 1, 1, 2, 2, 3, 3, 4, 5]
    assert scene([3, 9, 16], [4, 5, 7]).view(None).players[0].points == 9


@pytest.mark.rule("BY-R7")
def test_two_to_eight_seats() -> None:
    for seats in (1, 9):
        with pytest.raises(BadOptions, match="2 to 8 seats"):
            GAME.open(seats=seats)
    for seats in range(2, 9):
        assert [GAME.moves.text(move) for move, _ in GAME.open(seats=seats).odds()] == [
            f"first {seat}" for seat in range(seats)
        ]


@pytest.mark.rule("BY-2", "BY-R7")
def test_chance_names_the_first_roller() -> None:
    assert [weight for _, weight in opening().odds()] == [1, 1, 1]
    bluff, events = do(opening(), "* first 2")
    assert events == [Began(seat=2)]
    assert bluff.view(None).roller == 2


@pytest.mark.rule("BY-2")
def test_the_cup_passes_clockwise_after_each_turn() -> None:
    bluff = scene([8, 13], [14], [4], dice=(3, 3, 6))
    turns = [
        ["0 doublet 17", "0 return 8", "0 return 13"],
        ["* roll 1 2 3", "1 claim 0 10", "0 ok"],
        ["* roll 1 2 3", "2 steal 1 10", "1 bluff", "2 give 4"],
        ["* roll 1 2 3", "0 steal 1 14", "1 ok"],
    ]
    for number, turn in enumerate(turns):
        assert bluff.view(None).roller == number % 3
        bluff, _ = do(bluff, *turn)
        assert bluff.view(None).turn == number + 1
    bluff, _ = do(bluff, "* roll 1 2 3")
    assert refusal(bluff, "claim 1 3", seat=0).rule == "BY-2"
    assert refusal(bluff, "claim 0 3", seat=2).rule == "BY-2"


@pytest.mark.rule("BY-3")
def test_the_dice_fall_as_dice_do() -> None:
    bluff, _ = do(opening(), "* first 0")
    thrown = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=3))
    assert bluff.odds() == [(GAME.moves.parse(f"roll {a} {b} {c}"), ways) for (a, b, c), ways in sorted(thrown.items())]
    assert sum(ways for _, ways in bluff.odds()) == 216


@pytest.mark.rule("BY-3")
def test_the_roller_has_three_ways_and_nobody_else_moves() -> None:
    bluff = scene([8, 13], [14], [], dice=(3, 3, 6))
    assert {text.split()[0] for text in texts(bluff)} == {"claim", "steal", "doublet"}
    assert texts(bluff, 1) == texts(bluff, 2) == []
    assert refusal(bluff, "ok").rule == "BY-3"
    assert refusal(do(opening(), "* first 0")[0], "claim 1 3").rule == "BY-3"


@pytest.mark.rule("BY-3", "BY-R11")
def test_the_dice_are_the_rollers_secret() -> None:
    bluff, events = do(do(opening(), "* first 0")[0], "* roll 2 5 6")
    assert events == [Rolled(seat=0, dice=(2, 5, 6))]
    assert [event.seen_by(0) for event in events] == events
    assert [event.seen_by(seat) for event in events for seat in (1, 2, None)] == [Rolled(seat=0, dice=None)] * 3
    for position in (bluff, do(bluff, "0 claim 1 14")[0]):
        assert position.view(0).dice == (2, 5, 6)
        assert [position.view(seat).dice for seat in (1, 2, None)] == [None] * 3
        assert not position.view(0).shown


@pytest.mark.rule("BY-R11", "BY-4")
@pytest.mark.parametrize("before", [(), ("0 claim 1 14",), ("0 steal 1 4",)])
def test_others_imagine_any_dice_by_their_odds_whatever_is_announced(before: tuple[str, ...]) -> None:
    bluff, _ = do(scene([9], [4], []), *before)
    rng = Rng(3)
    for seat in (1, 2):
        rolls = Counter(ROLLS[bluff.imagine(seat, rng).roll] for _ in range(6000))
        assert set(rolls) == set(ROLLS)
        doubles = sum(times for dice, times in rolls.items() if len(set(dice)) < 3)
        assert abs(Fraction(doubles, 6000) - Fraction(4, 9)) < Fraction(1, 25)
        fourteens = sum(times for dice, times in rolls.items() if sum(dice) == 14)
        assert abs(Fraction(fourteens, 6000) - Fraction(15, 216)) < Fraction(1, 50)
    assert {bluff.imagine(0, rng).roll for _ in range(50)} == {bluff.roll}


@pytest.mark.rule("BY-R11")
def test_shown_dice_are_not_imagined_otherwise() -> None:
    swapping, _ = do(scene([8, 13], [4], dice=(3, 3, 6)), "0 doublet 17")
    giving, _ = do(scene([8, 13], [4], dice=(3, 3, 6)), "0 steal 1 4", "1 bluff")
    for bluff in (swapping, giving):
        assert {bluff.imagine(1, Rng(seed)).roll for seed in range(50)} == {bluff.roll}
        assert bluff.view(None).dice == (3, 3, 6)


@pytest.mark.rule("BY-15")
def test_the_last_token_of_the_centre_ends_the_match_and_most_points_win() -> None:
    bluff, events = do(scene([9, 10], [3], [4], centre=[13]), "0 claim 2 13", "2 ok")
    assert events[-1] == Ended(reason="cleared")
    assert bluff.to_move() == 0
    assert bluff.outcome() == Outcome(scores=(2, 5, 6), ranks=(3, 2, 1), reason="cleared", rule="BY-15")
    assert refusal(bluff, "claim 1 3").rule == "BY-15"
    assert bluff.view(None).dice == (2, 5, 6)


@pytest.mark.rule("BY-15")
def test_one_token_in_the_centre_keeps_the_match_going() -> None:
    bluff, _ = do(scene([9, 10], [3], centre=[13, 14]), "0 claim 1 13", "1 ok")
    assert bluff.outcome() is None


@pytest.mark.rule("BY-16")
def test_among_equals_the_fewest_tokens_win() -> None:
    bluff, _ = do(scene([9, 10], [5], centre=[12]), "0 claim 1 12", "1 ok")
    assert tokens(bluff) == [[9, 10, 12], [5]]
    assert bluff.outcome() == Outcome(scores=(3, 3), ranks=(2, 1), reason="cleared", rule="BY-15")


@pytest.mark.rule("BY-R10")
def test_who_is_still_equal_shares_the_rank() -> None:
    bluff, _ = do(scene([9], [7], [8], [], centre=[12]), "0 claim 1 12", "1 ok")
    assert bluff.outcome() == Outcome(scores=(2, 2, 2, 0), ranks=(3, 1, 1, 4), reason="cleared", rule="BY-15")


@pytest.mark.rule("BY-R9")
def test_the_match_ends_when_everybody_has_had_the_cup_so_often() -> None:
    bluff, events = do(scene([], [], options=BluffOptions(turn_limit=1)), "0 claim 1 13", "1 ok")
    assert bluff.outcome() is None
    bluff, events = do(bluff, "* roll 1 1 1", "1 claim 0 18", "0 bluff")
    assert events[-1] == Ended(reason="limit")
    assert bluff.outcome() == Outcome(scores=(5, 2), ranks=(1, 2), reason="limit", rule="BY-R9")
    assert refusal(bluff, "claim 1 3").rule == "BY-R9"


@pytest.mark.rule("BY-R9", "BY-15")
def test_the_last_token_counts_more_than_the_last_turn() -> None:
    bluff = scene([9], [], centre=[13], options=BluffOptions(turn_limit=1))
    bluff.turns = 1
    assert do(bluff, "0 claim 1 13", "1 ok")[1][-1] == Ended(reason="cleared")


@pytest.mark.rule("BY-R9")
@pytest.mark.parametrize(("limit", "last"), [(30, 120), (7, 28), (None, None)])
def test_the_limit_is_public_and_may_be_lifted(limit: int | None, last: int | None) -> None:
    assert opening(4, BluffOptions(turn_limit=limit)).view(None).turns == last


@pytest.mark.rule("BY-R9")
def test_even_without_a_limit_a_match_ends_some_day() -> None:
    bluff = scene([9], [14], options=BluffOptions(turn_limit=None))
    bluff.turns = 1999
    assert do(bluff, "0 steal 1 14", "1 ok")[0].outcome() == Outcome((3, 0), (1, 2), "limit", "BY-R9")


@pytest.mark.parametrize(
    ("texts", "complaint"),
    [
        ({"stake": "dice"}, "option 'stake' cannot be dice"),
        ({"any_number": "maybe"}, "option 'any_number' cannot be maybe"),
        ({"gift_chooser": "nobody"}, "option 'gift_chooser' cannot be nobody"),
        ({"turn_limit": "0"}, "option 'turn_limit' cannot be 0"),
        ({"turn_limit": "1001"}, "option 'turn_limit' cannot be 1001"),
        ({"pass": "true"}, "there is no option 'pass'; the options are stake, any_number, gift_chooser, turn_limit"),
    ],
)
def test_options_that_make_no_sense_are_named(texts: dict[str, str], complaint: str) -> None:
    with pytest.raises(BadOptions, match=complaint):
        read_option_texts(BluffOptions, texts)


def test_nobody_makes_natures_moves() -> None:
    with pytest.raises(Refused):
        play(opening(), 0, GAME.moves.parse("first 0"))
    assert refusal(scene([], []), "roll 1 1 1").rule == "BY-3"


@pytest.mark.parametrize(
    ("before", "seat", "expected"),
    [
        ((), 0, "claim 1 10"),
        (("0 claim 2 3",), 2, "bluff"),
        (("0 steal 2 17", "2 bluff"), 0, "give 9"),
        (("0 doublet 18",), 0, "return 4"),
    ],
)
def test_whose_time_is_up_risks_little(before: tuple[str, ...], seat: int, expected: str) -> None:
    bluff, _ = do(scene([4, 9], [], [17], dice=(3, 3, 6)), *before)
    assert GAME.moves.text(bluff.fallback(seat)) == expected
