"""Records are written and read without loss, and a bad one is refused where it goes wrong."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import NATURE, BadRecord, Moved, Note, Record, Result, check_record, digest, find_game, read_record
from saloon.kernel.arrangements import LONGEST
from saloon.kernel.record import LARGEST, writable_move, writable_tag
from saloon.kernel.text import UNWRITABLE, one_line

NOTATION = Path(__file__).parents[2] / "docs" / "notation.md"
EXAMPLE = NOTATION.read_text(encoding="utf-8").split("```saloon\n")[1].split("```")[0]
HEADER = "saloon: 1\ngame: duel\nrules: 1\nseats: 2\n"

words = st.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True)
reasons = st.from_regex(r"[a-z][a-z0-9-]{0,8}", fullmatch=True)
moves = st.one_of(
    st.sampled_from(["17^", "17>v", "end", "draw 17", "claim 2 14", "= 1", "0", "*", "-"]),
    st.text(st.characters(exclude_characters="@;"), min_size=1, max_size=12).map(lambda text: " ".join(text.split())),
).filter(writable_move)
scores = st.integers(-LARGEST, LARGEST)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that can be made; free texts are any texts at all."""
    seats = draw(st.integers(1, 16))
    times = draw(st.lists(st.integers(0, LONGEST), max_size=8).map(sorted))
    timed = [
        Moved(draw(st.integers(NATURE, seats - 1)), draw(moves), time, draw(st.text(max_size=12))) for time in times
    ]
    others = draw(
        st.lists(st.one_of(st.builds(Note, st.text(max_size=12)), st.builds(Moved, st.just(NATURE), moves)), max_size=8)
    )
    tuples = st.tuples(*[scores] * seats)
    return Record(
        game=draw(words),
        rules=draw(st.integers(1, LARGEST)),
        seats=seats,
        options=draw(st.dictionaries(st.from_regex(r"[a-z_][a-z0-9_]{0,8}", fullmatch=True), st.text().map(one_line))),
        players=draw(st.dictionaries(st.integers(0, seats - 1), st.text())),
        tags=draw(st.dictionaries(words.filter(writable_tag), st.text(), max_size=4)),
        body=(*timed, *others),
        result=draw(st.none() | st.builds(Result, tuples, reasons)),
    )


@given(records())
def test_every_record_is_read_back_as_it_was_written(record: Record) -> None:
    text = str(record)
    assert read_record(text) == record
    assert str(read_record(text)) == text


@given(records(), st.sampled_from(["\n", "\r\n"]), st.booleans(), st.booleans())
def test_how_lines_end_does_not_matter(record: Record, end: str, mark: bool, ended: bool) -> None:
    text = str(record).replace("\n", end)
    text = text if ended else text.removesuffix(end)
    assert read_record("\ufeff" + text if mark else text) == record


@given(st.text())
def test_any_text_is_a_record_or_is_refused_at_a_place_in_it(text: str) -> None:
    for tried in (text, HEADER + text, HEADER + "\n" + text):
        read = read_or_refuse(tried)
        if isinstance(read, BadRecord):
            lines = tried.split("\n")
            assert 1 <= read.line <= len(lines)
            assert 1 <= read.column <= len(lines[read.line - 1]) + 1
        else:
            assert read_record(str(read)) == read


def read_or_refuse(text: str) -> Record | BadRecord:
    try:
        return read_record(text)
    except BadRecord as error:
        return error


@given(st.text())
def test_free_text_is_made_fit_for_a_line(text: str) -> None:
    line = one_line(text)
    assert line == line.strip() != ""
    assert len(line.splitlines()) == 1
    assert one_line(line) == line
    assert line.encode()
    if not UNWRITABLE.search(text) and text.strip():
        assert line == text.strip()


def test_a_name_cannot_forge_a_line() -> None:
    record = Record(
        "duel", 1, 2, players={0: "Eve\n\n0 17^"}, body=(Moved(1, "end", comment="so\n1 end"), Note("\t\n"))
    )
    assert record.players == {0: "Eve  0 17^"}
    assert [str(item) for item in record.body] == ["1 end ; so 1 end", "; ?"]
    assert read_record(str(record)) == record


def test_spaces_and_empty_lines_are_read_over() -> None:
    text = f"  {HEADER} \n\n  0   claim  2 14   @1.000  ;  why   so \n\n =  1   0  won \n\n".replace(": ", ":   ")
    assert read_record(text) == Record(
        "duel", 1, 2, body=(Moved(0, "claim 2 14", 1000, "why   so"),), result=Result((1, 0), "won")
    )


def test_a_line_may_be_long() -> None:
    spaces = " " * 200_000
    assert read_record(f"{HEADER}\n0{spaces}end{spaces}@1.000{spaces}; a{spaces}b\n").moves[0].time == 1000
    with pytest.raises(BadRecord, match="a result is written"):
        read_record(f"{HEADER}\n={spaces}1{spaces}!")


BAD_RECORDS = {
    "empty": ("", 1, 1, "a record begins with 'saloon: 1'"),
    "another format": ("saloon: 3\n", 1, 9, "this house reads records of the formats 1 and 2"),
    "format not first": ("game: duel\nsaloon: 1\n", 1, 1, "a record begins with"),
    "no key": (HEADER + "hello\n", 5, 1, "a header line is written 'key: value'"),
    "no value": (HEADER + "seed: \n", 5, 1, "a header line is written"),
    "no space": (HEADER + "seed:1\n", 5, 1, "a header line is written"),
    "capital key": (HEADER + "Seed: 1\n", 5, 1, "a key is one word in small letters"),
    "two words": (HEADER + "the seed: 1\n", 5, 1, "only 'option NAME' and 'player SEAT' are two"),
    "bare option": (HEADER + "option: 1\n", 5, 8, "'' cannot be an option"),
    "option with a dash": (HEADER + "option a-b: 1\n", 5, 8, "'a-b' cannot be an option"),
    "player without a seat": (HEADER + "player Anna: 1\n", 5, 8, "'Anna' cannot be a seat"),
    "player in other digits": (HEADER + "player ²: 1\n", 5, 8, "'²' cannot be a seat"),
    "player at no seat": (HEADER + "player 2: Anna\n", 5, 11, "there is no seat 2"),
    "twice": (HEADER + "game: duel\n", 5, 1, "'game' stands there twice"),
    "no game": ("saloon: 1\nrules: 1\nseats: 2\n\n", 4, 1, "the header has no 'game'"),
    "no rules": ("saloon: 1\ngame: duel\nseats: 2\n\n", 4, 1, "the header has no 'rules'"),
    "no seats": ("saloon: 1\ngame: duel\nrules: 1\n", 4, 1, "the header has no 'seats'"),
    "a game of two words": (HEADER.replace("duel", "Le Duel"), 2, 7, "'Le Duel' cannot be a game"),
    "rules 0": (HEADER.replace("rules: 1", "rules: 0"), 3, 8, "'rules' must be a whole number from 1 to 999999999"),
    "rules 01": (HEADER.replace("rules: 1", "rules: 01"), 3, 8, "'rules' must be a whole number"),
    "rules in other digits": (HEADER.replace("rules: 1", "rules: \u0661"), 3, 8, "'rules' must be a whole number"),
    "too many seats": (HEADER.replace("seats: 2", "seats: 17"), 4, 8, "'seats' must be a whole number from 1 to 16"),
    "control character": (HEADER + "\n0 end\n0 e\x07nd\n", 7, 4, "the character U+0007 cannot stand in a record"),
    "tab": (HEADER + "\n0\tend\n", 6, 2, "U+0009"),
    "carriage return": (HEADER + "\n0 end\r0 end\n", 6, 6, "U+000D"),
    "line separator": (HEADER + "event: a\u2028b\n", 5, 9, "U+2028"),
    "no move": (HEADER + "\n0\n", 6, 1, "a move is written 'SEAT MOVE'"),
    "only a time": (HEADER + "\n0 @1.000\n", 6, 1, "a move is written 'SEAT MOVE'"),
    "no seat": (HEADER + "\nend turn\n", 6, 1, "there is no seat 'end'; nature's is '*'"),
    "a seat too far": (HEADER + "\n  2 end\n", 6, 3, "there is no seat '2'"),
    "seat 00": (HEADER + "\n00 end\n", 6, 1, "there is no seat '00'"),
    "seat in other digits": (HEADER + "\n\u0661 end\n", 6, 1, "there is no seat '\u0661'"),
    "time without milliseconds": (HEADER + "\n0 end @1\n", 6, 7, "a time is written '@SECONDS.mmm'"),
    "time 01": (HEADER + "\n0 end @01.000\n", 6, 7, "a time is written"),
    "endless time": (HEADER + f"\n0 end @{'9' * 5000}.000\n", 6, 7, "a time is written"),
    "time runs backwards": (HEADER + "\n0 end @2.000\n1 end\n  0 end @1.999\n", 8, 9, "time runs backwards"),
    "empty comment": (HEADER + "\n0 end ;\n", 6, 7, "this comment is empty"),
    "empty note": (HEADER + "\n;\n", 6, 1, "this comment is empty"),
    "result without scores": (HEADER + "\n= won\n", 6, 1, "0 scores for 2 seats"),
    "result without a reason": (HEADER + "\n= 1 0\n", 6, 1, "a result is written '= SCORE SCORE ... REASON'"),
    "bare result": (HEADER + "\n=\n", 6, 1, "a result is written"),
    "endless score": (HEADER + f"\n= {'9' * 5000} 0 won\n", 6, 1, "a result is written"),
    "too many scores": (HEADER + "\n= 1 0 0 won\n", 6, 1, "3 scores for 2 seats"),
    "move after the result": (HEADER + "\n= 1 0 won\n\n0 end\n", 8, 1, "nothing follows the result"),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_bad_record_is_refused_with_line_column_and_reason(name: str) -> None:
    text, line, column, reason = BAD_RECORDS[name]
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    assert reason in refused.value.reason
    assert (refused.value.line, refused.value.column) == (line, column)
    assert str(refused.value) == f"line {line}, column {column}: {refused.value.reason}"


FALSE_RECORDS = {
    "another game": ("game: duel", "game: whist", 2, 7, "there is no game 'whist'"),
    "an unknown option": ("option hand: 2", "option hnad: 2", 7, 14, "there is no option 'hnad'"),
    "an impossible option": ("option hand: 2", "option hand: 9", 7, 14, "option 'hand' cannot be 9"),
    "a digest that differs": ("digest: ", "digest: x", 11, 9, "the digest of the last position differs"),
    "no such move": ("* draw 7", "* drawn 7", 15, 3, "'drawn 7' is no move of this game"),
    "a refused move": ("0 3v @", "0 2v @", 19, 3, "'2v' is refused: duel-refused-hand (TG-6)"),
    "somebody else's move": ("0 3v @", "1 3v @", 19, 3, "'3v' is refused: duel-refused-turn (TG-6)"),
    "a card drawn twice": ("* draw 3\n* draw 6", "* draw 3\n* draw 7\n* draw 7", 18, 3, "'draw 7' is refused"),
    "another result": ("= 0 1 stuck", "= 1 0 stuck", 29, 1, "but the match ends with '= 0 1 stuck'"),
    "an early result": ("* draw 4\n= 0", "= 0", 28, 1, "but the match is not over"),
}


@pytest.mark.parametrize("name", FALSE_RECORDS)
def test_a_false_record_is_refused_where_the_rules_refuse_it(name: str) -> None:
    true, false, line, column, reason = FALSE_RECORDS[name]
    assert true in EXAMPLE
    text = EXAMPLE if name == "a digest that differs" else EXAMPLE.replace("digest:", "old-digest:")
    with pytest.raises(BadRecord) as refused:
        check_record(text.replace(true, false, 1))
    assert reason in refused.value.reason
    assert (refused.value.line, refused.value.column) == (line, column)


def test_a_record_of_other_rules_is_good_where_they_make_no_difference() -> None:
    ours, theirs = check_record(EXAMPLE), check_record(EXAMPLE.replace("rules: 1", "rules: 99"))
    assert [digest(position.state, 2) for position in theirs] == [digest(position.state, 2) for position in ours]


@pytest.mark.parametrize("name", sorted(set(FALSE_RECORDS) - {"another game"}))
def test_where_other_rules_made_a_difference_they_are_named(name: str) -> None:
    true, false, *_, reason = FALSE_RECORDS[name]
    text = EXAMPLE if name == "a digest that differs" else EXAMPLE.replace("digest:", "old-digest:")
    with pytest.raises(BadRecord) as refused:
        check_record(text.replace(true, false, 1).replace("rules: 1", "rules: 99"))
    assert refused.value.reason.startswith("played under rules 99 of duel; this house plays rules 1: ")
    assert reason in refused.value.reason
    assert [refusal.message for refusal in refused.value.refusals] == ["record-rules"]
    assert (refused.value.line, refused.value.column) == (3, 8)


def test_the_example_of_the_notation_is_true() -> None:
    record = read_record(EXAMPLE)
    assert str(record) == EXAMPLE
    assert len(check_record(EXAMPLE)) == len(record.moves) + 1
    assert record.players == {0: "Anna", 1: "Bertrand"}
    with pytest.raises(BadRecord) as refused:
        check_record(EXAMPLE.replace("0 3v", "0 5v").replace("digest", "old"))
    quoted = f"evening.saloon:{refused.value.line}:{refused.value.column}: {refused.value.reason}"
    assert quoted in NOTATION.read_text(encoding="utf-8")


def test_a_game_is_not_opened_for_too_many() -> None:
    with pytest.raises(BadRecord, match=r"line 4, column 8: duel is for .* seats, not for 3"):
        check_record(HEADER.replace("seats: 2", "seats: 3"))


def test_a_record_of_another_game_is_not_replayed() -> None:
    with pytest.raises(BadRecord, match="line 2, column 7: this is a record of whist, not of duel"):
        check_record(HEADER.replace("duel", "whist"), find_game("duel"))


CANNOT_BE_WRITTEN: dict[str, Callable[[], object]] = {
    "no seat": lambda: Moved(16, "end"),
    "nature's nature": lambda: Moved(-2, "end"),
    "an empty move": lambda: Moved(0, ""),
    "a move with a time's sign": lambda: Moved(0, "17@2"),
    "a move of two lines": lambda: Moved(0, "17\n18"),
    "a move with two spaces": lambda: Moved(0, "draw  17"),
    "time before the start": lambda: Moved(0, "end", -1),
    "a reason of two words": lambda: Result((1, 0), "no cards"),
    "a boundless score": lambda: Result((10**9, 0), "won"),
    "a game with a space": lambda: Record("le duel", 1, 2),
    "no rules": lambda: Record("duel", 0, 2),
    "no seats": lambda: Record("duel", 1, 0),
    "an option with a space": lambda: Record("duel", 1, 2, options={"a b": "1"}),
    "an option of two lines": lambda: Record("duel", 1, 2, options={"a": "1\n2"}),
    "a player at no seat": lambda: Record("duel", 1, 2, players={2: "Anna"}),
    "a tag that is the header's": lambda: Record("duel", 1, 2, tags={"seats": "3"}),
    "a tag that is a prefix": lambda: Record("duel", 1, 2, tags={"player": "Anna"}),
    "a move of no seat": lambda: Record("duel", 1, 2, body=(Moved(2, "end"),)),
    "time that runs backwards": lambda: Record("duel", 1, 2, body=(Moved(0, "a", 2), Note("x"), Moved(1, "b", 1))),
    "scores for others": lambda: Record("duel", 1, 2, result=Result((1,), "won")),
}


@pytest.mark.parametrize("name", CANNOT_BE_WRITTEN)
def test_what_cannot_be_written_cannot_be_made(name: str) -> None:
    with pytest.raises(ValueError, match=r"cannot be|there is no seat|a record has|runs backwards|scores for"):
        CANNOT_BE_WRITTEN[name]()


def test_what_is_wrong_travels_from_one_process_to_another() -> None:
    with pytest.raises(BadRecord) as raised:
        check_record("saloon: 1\ngame: duel\nrules: x\n")
    found = pickle.loads(pickle.dumps(raised.value))
    assert (str(found), found.line, found.column, found.refusals) == (
        str(raised.value),
        raised.value.line,
        raised.value.column,
        raised.value.refusals,
    )
