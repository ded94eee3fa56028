"""Winning tokens: who may be told what, and who takes the token."""

from __future__ import annotations

import pytest

from saloon.games.bluff.events import Answered, Claimed, Missed, Revealed, Won
from saloon.games.bluff.setup import BluffOptions
from tests.games.bluff.scene import do, refusal, scene, texts, tokens

ROLLED = BluffOptions(stake="rolled")
ANY_NUMBER = BluffOptions(any_number=True)


@pytest.mark.rule("BY-4")
def test_any_other_player_may_be_told_any_number_true_or_false() -> None:
    bluff = scene([], [], [])
    assert texts(bluff) == [f"claim {target} {value}" for target in (1, 2) for value in range(3, 19)]
    assert refusal(bluff, "claim 0 13").message == "bluff-refused-yourself"
    assert refusal(bluff, "claim 3 13").values == {"last": 2}


@pytest.mark.rule("BY-5")
def test_the_guesser_alone_answers_and_in_two_ways() -> None:
    bluff, events = do(scene([], [], []), "0 claim 2 14")
    assert events == [Claimed(seat=0, target=2, value=14)]
    assert bluff.to_move() == 0b100
    assert texts(bluff, 2) == ["ok", "bluff"]
    assert refusal(bluff, "ok", seat=1).rule == "BY-5"
    assert refusal(bluff, "claim 1 14", seat=0).rule == "BY-5"
    assert refusal(bluff, "claim 1 14", seat=2).values == {"value": 14}
    assert refusal(bluff, "give 14", seat=2).rule == "BY-5"


@pytest.mark.rule("BY-5", "BY-R11")
def test_the_answer_reveals_the_dice_to_everybody() -> None:
    _, events = do(scene([], [], []), "0 claim 2 13", "2 ok")
    assert events[1:3] == [Answered(seat=2, answer="ok"), Revealed(seat=0, dice=(2, 5, 6), sum=13, truth=True)]
    assert all(event.seen_by(None) == event for event in events)


@pytest.mark.rule("BY-6", "BY-7", "BY-8")
@pytest.mark.parametrize(
    ("value", "answer", "winner"),
    [(13, "ok", 1), (14, "ok", 0), (13, "bluff", 0), (14, "bluff", 1)],
    ids=["Ok and true", "Ok and false", "Bluff and true", "Bluff and false"],
)
def test_the_guesser_wins_by_being_right(value: int, answer: str, winner: int) -> None:
    bluff, events = do(scene([], [], []), f"0 claim 1 {value}", f"1 {answer}")
    assert events[-1] == Won(seat=winner, token=value, points=2)
    assert tokens(bluff)[winner] == [value]
    assert value not in bluff.view(2).centre
    assert bluff.view(2).players[winner].tokens == (value,), "everybody sees it"


@pytest.mark.rule("BY-R1")
def test_the_announced_token_is_at_stake() -> None:
    bluff, _ = do(scene([], []), "0 claim 1 18", "1 ok")
    assert tokens(bluff) == [[18], []]


@pytest.mark.rule("BY-R1")
@pytest.mark.parametrize(("answer", "winner"), [("ok", 0), ("bluff", 1)])
def test_with_the_option_the_rolled_token_is_at_stake(answer: str, winner: int) -> None:
    bluff, events = do(scene([], [], options=ROLLED), "0 claim 1 18", f"1 {answer}")
    assert events[-1] == Won(seat=winner, token=13, points=2)
    assert tokens(bluff)[winner] == [13]


@pytest.mark.rule("BY-R1")
def test_with_the_option_nobody_takes_a_rolled_token_that_is_gone() -> None:
    bluff, events = do(scene([13], [], options=ROLLED), "0 claim 1 18", "1 bluff")
    assert events[-1] == Missed(token=13)
    assert tokens(bluff) == [[13], []]
    assert bluff.view(None).turn == 1


@pytest.mark.rule("BY-R2")
def test_only_what_is_still_in_the_centre_is_announced() -> None:
    bluff = scene([], [13, 3], [18])
    assert texts(bluff, kind="claim 1") == [f"claim 1 {value}" for value in range(4, 18) if value != 13]
    assert refusal(bluff, "claim 2 13").rule == "BY-R2"


@pytest.mark.rule("BY-R2")
@pytest.mark.parametrize("answer", ["ok", "bluff"])
def test_with_the_option_any_number_is_announced_and_a_missing_token_goes_to_nobody(answer: str) -> None:
    bluff = scene([], [13, 3], [18], options=ANY_NUMBER)
    assert texts(bluff, kind="claim 1") == [f"claim 1 {value}" for value in range(3, 19)]
    bluff, events = do(bluff, "0 claim 2 13", f"2 {answer}")
    assert events[-1] == Missed(token=13)
    assert tokens(bluff) == [[], [3, 13], [18]]


@pytest.mark.rule("BY-R8")
def test_there_is_no_pass_and_always_something_to_claim() -> None:
    assert texts(scene([3, 4], [5], centre=[17])) == ["claim 1 17", "steal 1 5"]
