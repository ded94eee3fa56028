"""The box: sixty cards, what they tell and what they must not tell."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from saloon.games.jane.cards import CARDS, COINS, FILE, POSES, BadCards, read_cards
from saloon.games.jane.setup import GAME, JaneOptions
from saloon.kernel import BadOptions, read_options


@pytest.mark.rule("DJ-1")
def test_the_box_holds_sixty_cards_and_ten_coins() -> None:
    assert len(CARDS) == 60
    assert len(COINS) == 10
    assert set(COINS) == set(range(7))


@pytest.mark.rule("DJ-11", "DJ-R11")
def test_a_card_shows_one_hand_with_at_most_one_bent_digit() -> None:
    assert Counter(card.pose for card in CARDS) == dict.fromkeys(range(12), 5)
    assert {card.digit for card in CARDS} == set(POSES)


@pytest.mark.rule("DJ-R1", "DJ-4")
def test_two_to_nine_can_play() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8, 9]
    assert GAME.seats[-1] - 1 == 8, "there are as many Order tokens as players who can lock"
    with pytest.raises(BadOptions, match="jane is for 2 to 9 seats, not for 10"):
        GAME.open(seats=10)


@pytest.mark.rule("DJ-37")
def test_the_mat_tells_the_hand_of_the_first_cards() -> None:
    assert {(card.hand, card.mat) for card in CARDS[:24]} == {("L", "red"), ("R", "green")}


@pytest.mark.rule("DJ-39")
def test_the_mat_of_the_other_cards_tells_nothing() -> None:
    mats = Counter((card.hand, card.mat) for card in CARDS[24:])
    assert set(mats.values()) == {9}


@pytest.mark.rule("DJ-17")
def test_decoration_tells_nothing() -> None:
    found = Counter((card.hand, card.decoration) for card in CARDS)
    assert set(found.values()) == {5}


@pytest.mark.rule("DJ-43")
def test_bullets_are_shared_by_the_hands_and_some_are_half_hidden() -> None:
    assert Counter(card.hand for card in CARDS if card.bullet) == {"L": 8, "R": 8}
    assert [card.number for card in CARDS if card.bullet == "half"] == [28, 39, 45, 59]


@pytest.mark.rule("DJ-35")
def test_bullets_and_the_simplified_version_do_not_meet() -> None:
    assert all(not card.bullet for card in CARDS[:24])
    with pytest.raises(BadOptions, match="variant"):
        read_options(JaneOptions, {"variant": ["simplified", "stick_up"]})


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("25,L,thumb", "25,X,thumb", r"cards\.csv line 26: Invalid enum value 'X' - at `\$\.hand`"),
        ("25,L,thumb", "26,L,thumb", "the cards are not numbered from 1 to 60"),
        ("25,L,thumb", "25,L,index", "L thumb is 2 times among 25 to 60, not 3"),
        ("1,L,thumb,red", "1,L,thumb,green", "card 1: up to 24 a left hand lies on red"),
        ("1,L,thumb,red,,", "1,L,thumb,red,whole,", "card 1: up to 24 no card has a bullet"),
        ("25,L,thumb,red", "25,L,thumb,green", "from 25 on 8 left and 9 right hands lie on red"),
    ],
)
def test_a_file_of_other_cards_is_refused(tmp_path: Path, old: str, new: str, reason: str) -> None:
    path = tmp_path / "cards.csv"
    lines = FILE.read_text(encoding="utf-8").splitlines()
    path.write_text("\n".join(new + line[len(old) :] if line.startswith(old) else line for line in lines))
    with pytest.raises(BadCards, match=reason):
        read_cards(path)
