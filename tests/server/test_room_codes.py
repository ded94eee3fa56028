"""Codes of rooms: they can be said and typed, are never a word, and cannot be guessed."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from hypothesis import given
from hypothesis import strategies as st

from saloon.locales import LANGUAGES, Speaker
from saloon.server.common.quotas import HOUR, Allowance
from saloon.server.lobby.room_codes import CODES, LENGTH, LETTERS, new_room_code, read_room_code
from saloon.server.lobby.room_guesses import FEW, HOUSE, RoomGuesses

HOSTING: Final = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
codes = st.text(LETTERS, min_size=LENGTH, max_size=LENGTH)
between = st.text(" \t.-_,/", max_size=2)


def test_new_codes_are_read_as_they_are() -> None:
    found = {new_room_code() for _ in range(500)}
    assert all(read_room_code(code) == code for code in found)
    assert len(found) > 490, "they are random"
    assert not set("aeiouylq01") & set(LETTERS) - {"y"}, "no words, and nothing that looks like something else"


@given(code=codes, gaps=st.lists(between, min_size=LENGTH + 1, max_size=LENGTH + 1), upper=st.lists(st.booleans()))
def test_case_and_what_stands_between_are_forgiven(code: str, gaps: list[str], upper: list[bool]) -> None:
    cased = [
        letter.upper() if loud else letter for letter, loud in zip(code, [*upper, *[False] * LENGTH], strict=False)
    ]
    typed = gaps[0] + "".join(letter + gap for letter, gap in zip(cased, gaps[1:], strict=True))
    assert read_room_code(typed) == code


@given(text=st.text(max_size=9))
def test_what_is_no_code_is_none(text: str) -> None:
    code = read_room_code(text)
    assert code is None or (len(code) == LENGTH and set(code) <= set(LETTERS))


def test_each_letter_has_a_word_of_its_own_that_begins_with_it() -> None:
    for language in LANGUAGES:
        words = [Speaker(language)(f"room-letter-{letter}") for letter in LETTERS]
        plain = [word.lower().replace("é", "e") for word in words]
        assert [word[0] for word in plain] == list(LETTERS)
        assert len(set(words)) == len(LETTERS)


class Clock:
    """Seconds that pass when a test says so."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_an_address_has_so_many_mistakes_in_an_hour() -> None:
    clock = Clock()
    guesses = RoomGuesses(20, clock)
    for _ in range(20):
        assert guesses.may("1.1.1.1")
        guesses.was_wrong("1.1.1.1")
    assert not guesses.may("1.1.1.1")
    assert guesses.may("2.2.2.2")
    clock.now = HOUR
    assert guesses.may("1.1.1.1")


def test_when_many_addresses_guess_each_may_mistype_twice() -> None:
    clock = Clock()
    guesses = RoomGuesses(20, clock)
    for number in range(HOUSE):
        guesses.was_wrong(f"address {number % 500}")
    tried = 0
    while guesses.may("a late one"):
        guesses.was_wrong("a late one")
        tried += 1
    assert tried == FEW
    assert not guesses.may("address 1")
    clock.now = HOUR
    assert guesses.may("address 1")


def test_the_arithmetic_of_the_documentation() -> None:
    assert f"{CODES:,}" in HOSTING
    wrong = Allowance().codes
    hundred_rooms = CODES / 100
    days = round(hundred_rooms / wrong / 24)
    found = re.search(r"one address needs ([\d,]+) days", HOSTING)
    assert found is not None
    assert int(found[1].replace(",", "")) == days
