"""The move table: a move is its index, and has one text."""

from __future__ import annotations

import difflib

import pytest

from saloon.kernel import MoveTable, UnknownMove, expand, find_game

TABLE = MoveTable(of_seats=["claim 2 14", "17^", "end"], of_nature=["roll 2 4", "draw 17"])


def test_a_move_is_its_index() -> None:
    assert len(TABLE) == 5
    assert TABLE.of_seats == 3
    assert list(TABLE) == ["claim 2 14", "17^", "end", "roll 2 4", "draw 17"]
    assert [TABLE.parse(text) for text in TABLE.texts] == [0, 1, 2, 3, 4]
    assert TABLE[4] == TABLE.text(4) == "draw 17"


def test_spaces_do_not_matter_to_a_reader() -> None:
    assert TABLE.parse("  claim 2   14 ") == 0


@pytest.mark.parametrize("text", ["claim 2 15", "edn", "xyzzy", ""])
def test_an_unknown_move_is_refused_without_a_search_for_others(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(difflib, "get_close_matches", None)
    with pytest.raises(UnknownMove) as refused:
        TABLE.parse(text)
    assert refused.value.text == text
    assert str(refused.value) == f"{text!r} is no move of this game"


@pytest.mark.parametrize(
    ("text", "close"), [(" claim 2 15", "claim 2 14"), ("edn", "end"), ("xyzzy", None), ("", None)]
)
def test_the_nearest_move_is_found_for_who_asks(text: str, close: str | None) -> None:
    assert TABLE.nearest(text, [0, 1, 2]) == close
    assert TABLE.nearest(text, []) is None


def test_two_moves_cannot_have_the_same_text() -> None:
    with pytest.raises(ValueError, match="two moves of the table have the same text"):
        MoveTable(of_seats=["end"], of_nature=["end"])


@pytest.mark.parametrize(
    "text", ["", " end", "end ", "a  b", "a\tb", "a\nb", "17@2", "a;b", "a\x07b", "a\u2028b", "a\u00a0b"]
)
def test_a_text_that_a_record_could_not_hold_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="cannot be a move's text"):
        MoveTable(of_seats=[text], of_nature=[])


def test_the_texts_of_the_duel_are_those_that_people_write() -> None:
    moves = find_game("duel").moves
    for text in ("17^", "17v", "17>^", "17>v", "end", "first 0", "draw 17"):
        assert moves.text(moves.parse(text)) == text


def test_a_family_of_moves_is_named_by_its_pattern() -> None:
    table = MoveTable(["go", *expand("lift [.L][.R]"), "stop"], ["rain"], families=["lift [.L][.R]"])
    assert expand("lift [.L][.R]") == ["lift ..", "lift .R", "lift L.", "lift LR"]
    assert expand("go") == ["go"]
    assert table.brief([0, 1, 2, 3, 4, 5]) == ["go", "lift [.L][.R]", "stop"]
    assert table.brief([1, 2, 3, 4]) == ["lift [.L][.R]"]
    assert table.brief([0, 1, 2, 4, 5]) == ["go", "lift ..", "lift .R", "lift LR", "stop"], "not all of them"
    assert table.brief([0, 5]) == ["go", "stop"]
    assert table.brief([]) == []


def test_several_families_stand_in_the_order_of_the_table() -> None:
    table = MoveTable([*expand("a [xy]"), "b", *expand("c [12][34]")], [], families=["c [12][34]", "a [xy]"])
    assert table.brief(list(range(7))) == ["a [xy]", "b", "c [12][34]"]
    for offered in (list(range(7)), [0, 1, 3], [2, 3, 4, 5, 6], [1, 2]):
        named = [text for brief in table.brief(offered) for text in expand(brief)]
        assert sorted(map(table.parse, named)) == offered


@pytest.mark.parametrize("family", ["lift [.X]", "lift [.L][.R]", "rain [12]", "[gs]o"])
def test_a_pattern_of_other_moves_is_no_family(family: str) -> None:
    with pytest.raises(ValueError, match="no family"):
        MoveTable(["lift .", "so", "lift L", "go"], ["rain 1", "rain 2"], families=[family])
