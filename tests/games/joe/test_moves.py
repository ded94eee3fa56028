"""The numbers of moves that the rules know, beside the move table."""

from __future__ import annotations

from saloon.games.joe import codes
from saloon.games.joe.moves import MOVES, WORDS, Word

OTHER_WORDS = {"surrender-all": "YIELD"}


def test_each_code_is_where_its_kind_of_move_begins() -> None:
    begins: dict[str, int] = {}
    for number, form in enumerate(MOVES):
        if not isinstance(form, Word):
            begins.setdefault(type(form).__name__.upper(), number)
    words = {OTHER_WORDS.get(word, word.upper()): MOVES.parse(str(Word(word))) for word in WORDS}
    assert {name: code for name, code in vars(codes).items() if name.isupper()} == begins | words
