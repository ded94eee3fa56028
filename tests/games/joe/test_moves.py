"""How moves are written, and the numbers of moves that the rules know, beside the move table."""

from __future__ import annotations

import pytest

from saloon.games.joe import codes
from saloon.games.joe.moves import MOVES, WORDS, Word

OTHER_WORDS = {"surrender-all": "YIELD"}
SEATS = (
    "go WN4, shoot colt fred, double colts fred, throw dynamite RN5, throw knife fred, stab fred, reload colt, "
    "repair colt, drink, pick colt, take whisky luke, give knife bob, drop knife, ambush, stay, joker, pass, "
    "surrender, exit, end"
)
NATURE = "activate ted, card E07, panic P12, deal joker J05 ted, stray luke"


@pytest.mark.parametrize("text", [*SEATS.split(", "), *NATURE.split(", ")])
def test_what_people_and_chance_say_is_read_as_it_is_written(text: str) -> None:
    assert MOVES.text(MOVES.parse(text)) == text


def test_every_move_is_read_back_from_its_text() -> None:
    texts = [MOVES.text(number) for number in range(len(MOVES))]
    assert [MOVES.parse(text) for text in texts] == list(range(len(MOVES)))


def test_each_code_is_where_its_kind_of_move_begins() -> None:
    begins: dict[str, int] = {}
    for number, form in enumerate(MOVES):
        if not isinstance(form, Word):
            begins.setdefault(type(form).__name__.upper(), number)
    words = {OTHER_WORDS.get(word, word.upper()): MOVES.parse(str(Word(word))) for word in WORDS}
    assert {name: code for name, code in vars(codes).items() if name.isupper()} == begins | words
