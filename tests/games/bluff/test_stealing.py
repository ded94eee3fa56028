"""Stealing tokens, and giving one when that fails."""

from __future__ import annotations

import pytest

from saloon.games.bluff.events import Attacked, Failed, Gave, Stole
from saloon.games.bluff.setup import BluffOptions
from tests.games.bluff.scene import do, refusal, scene, texts, tokens

GUESSER_CHOOSES = BluffOptions(gift_chooser="guesser")


@pytest.mark.rule("BY-9")
def test_both_need_a_token() -> None:
    assert texts(scene([9], [], [14, 4]), kind="steal") == ["steal 2 4", "steal 2 14"]
    assert refusal(scene([9], [], [14]), "steal 1 14").message == "bluff-refused-target-bare"
    bare = scene([], [14], [4])
    assert texts(bare, kind="steal") == []
    assert refusal(bare, "steal 1 14").message == "bluff-refused-bare"


@pytest.mark.rule("BY-10", "BY-R11")
def test_a_token_of_the_attacked_player_is_announced() -> None:
    bluff = scene([9], [14], [4])
    assert texts(bluff, kind="steal") == ["steal 1 14", "steal 2 4"]
    assert refusal(bluff, "steal 1 4").rule == "BY-R11"
    assert refusal(bluff, "steal 1 10").rule == "BY-R11"
    assert refusal(bluff, "steal 0 9").rule == "BY-10"
    assert refusal(bluff, "steal 5 9").rule == "BY-10"
    after, events = do(bluff, "0 steal 1 14")
    assert events == [Attacked(seat=0, target=1, value=14)]
    assert texts(after, 1) == ["ok", "bluff"]


@pytest.mark.rule("BY-11", "BY-R3")
@pytest.mark.parametrize(
    ("value", "answer", "fooled"),
    [(13, "ok", False), (13, "bluff", True), (14, "ok", True), (14, "bluff", False)],
    ids=["match and Ok", "match and Bluff", "no match and Ok", "no match and Bluff"],
)
def test_a_fooled_guesser_loses_the_token_and_otherwise_the_roller_gives_one(
    value: int, answer: str, fooled: bool
) -> None:
    bluff, events = do(scene([9, 17], [13, 14]), f"0 steal 1 {value}", f"1 {answer}")
    if fooled:
        assert events[-1] == Stole(seat=0, victim=1, token=value, points=2)
        assert tokens(bluff) == [sorted([9, 17, value]), [27 - value]]
    else:
        assert events[-1] == Failed(seat=0, chooser=0)
        assert tokens(bluff) == [[9, 17], [13, 14]]


@pytest.mark.rule("BY-R4", "BY-11")
def test_the_roller_chooses_what_to_give() -> None:
    bluff, _ = do(scene([9, 17], [14]), "0 steal 1 14", "1 bluff")
    assert texts(bluff, 0) == ["give 9", "give 17"]
    assert texts(bluff, 1) == []
    assert refusal(bluff, "give 14").values == {"token": 14}
    assert refusal(bluff, "claim 1 3").rule == "BY-11"
    assert bluff.view(1).dice == (2, 5, 6), "the dice lie open meanwhile"
    bluff, events = do(bluff, "0 give 9")
    assert events == [Gave(seat=0, target=1, token=9, points=1)]
    assert tokens(bluff) == [[17], [9, 14]]
    assert bluff.view(None).turn == 1


@pytest.mark.rule("BY-R4")
def test_with_the_option_the_guesser_chooses() -> None:
    bluff, events = do(scene([9, 17], [14], options=GUESSER_CHOOSES), "0 steal 1 14", "1 bluff")
    assert events[-1] == Failed(seat=0, chooser=1)
    assert texts(bluff, 0) == []
    assert texts(bluff, 1) == ["give 9", "give 17"]
    bluff, events = do(bluff, "1 give 17")
    assert events == [Gave(seat=0, target=1, token=17, points=4)]
    assert tokens(bluff) == [[9], [14, 17]]


@pytest.mark.rule("BY-10", "BY-R1")
def test_a_steal_is_about_the_announced_token_whatever_the_stake_of_claims() -> None:
    bluff, _ = do(scene([9], [14], options=BluffOptions(stake="rolled")), "0 steal 1 14", "1 ok")
    assert tokens(bluff) == [[9, 14], []]


@pytest.mark.rule("BY-11")
def test_there_is_nothing_to_give_before_a_steal_has_failed() -> None:
    assert refusal(scene([9], [14]), "give 9").rule == "BY-11"
