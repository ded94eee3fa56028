"""`saloon replay` and `saloon check`, on sound and on damaged records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from saloon.bots.match import play_match
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import NATURE, check_record, find_game, read_record, seats_of
from tests.cli.conftest import Run
from tests.server.test_luck import played

DUEL = find_game("duel")
RECORD = str(play_match(DUEL, DUEL.Options(), ["random", "random"], seed=11))
SHORT = str(play_match(DUEL, DuelOptions(highest=12, hand=3), ["random", "random"], seed=11))
HEADER = "saloon: 1\ngame: duel\nrules: 1\nseats: 2\n"
WHERE = re.compile(r"(?P<file>.+):(?P<line>\d+):(?P<column>\d+): (?P<reason>\S.*)\n")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.saloon"
    path.write_text(RECORD)
    return path


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_json_is_the_replay_position_for_position(run: Run, file: Path, seat: int | None) -> None:
    ran = run("replay", file, "--json", *(() if seat is None else ("--seat", seat)))
    assert ran.code == 0
    lines = [json.loads(line) for line in ran.out.splitlines()]
    positions = check_record(RECORD)
    assert len(lines) == len(positions)
    keys = ["seq", "moved", "to_move", "legal", *(["view"] if seat is not None else []), "outcome"]
    for index, (line, position) in enumerate(zip(lines, positions, strict=True)):
        state = position.state
        movers = seats_of(state.to_move())
        outcome = state.outcome()
        assert list(line) == keys
        assert line["seq"] == index
        assert line["to_move"] == ["*" if mover == NATURE else mover for mover in movers]
        assert line["legal"] == {
            str(mover): [DUEL.moves.text(move) for move in state.legal(mover)] for mover in movers if mover != NATURE
        }
        if seat is not None:
            assert line["view"] == msgspec.json.decode(msgspec.json.encode(state.view(seat)))
        if outcome is None:
            assert line["outcome"] is None
        else:
            assert line["outcome"] == {
                "scores": list(outcome.scores),
                "ranks": list(outcome.ranks),
                "reason": outcome.reason,
            }
    moved = [{"seat": "*" if m.seat == NATURE else m.seat, "move": m.move} for m in read_record(RECORD).moves]
    assert [line["moved"] for line in lines] == [None, *moved]
    assert lines[-1]["outcome"] is not None


def test_a_record_from_the_standard_input(run: Run, file: Path) -> None:
    assert run("replay", "-", "--json", typed=RECORD.encode()).out == run("replay", file, "--json").out
    assert run("check", "-", typed=RECORD.encode()).code == 0


def test_the_story_is_told_from_nobodys_eyes(run: Run, file: Path) -> None:
    out = run("replay", file).out
    assert re.search(r"Random 1 draws \d+, \d+", out), "a replay knows everything"
    assert re.search(r"Random 2 lays \d+ on their rising pile, over 1\.", out)
    assert re.search(r"Random [12] wins\.", out)
    assert out.count("rising pile") > 5
    begun = [move for move in read_record(RECORD).moves if move.move == "end"]
    assert out.count("▶") in (len(begun), len(begun) + 1), "a drawing for every turn"


def test_the_story_from_a_seat_hides_what_the_seat_does_not_know(run: Run, file: Path) -> None:
    out = run("replay", file, "--seat", 1).out
    assert re.search(r"You draw \d+, \d+", out)
    assert "Random 1 draws 6 cards." in out
    assert not re.search(r"Random 1 draws \d+[.,]", out)


def test_the_story_in_french(run: Run, file: Path) -> None:
    out = run("replay", file, "--lang", "fr").out
    assert "sur sa pile montante, par-dessus 1." in out
    assert re.search(r"Random [12] gagne\.", out)


def test_an_unfinished_record_is_told_up_to_its_last_move(run: Run, tmp_path: Path) -> None:
    header = RECORD.replace("digest", "old-digest").splitlines(keepends=True)
    part = tmp_path / "part.saloon"
    part.write_text("".join(header[:20]))
    ran = run("replay", part)
    assert ran.code == 0
    assert "wins" not in ran.out
    assert run("check", part).out == f"{part}: fine, {20 - header.index(chr(10)) - 1} moves, not over\n"


def test_usage(run: Run, file: Path, tmp_path: Path) -> None:
    assert run("replay", file, "--seat", 2).code == 2
    for command in ("check", "replay"):
        missing = run(command, tmp_path / "nothing")
        assert missing.code == 2
        assert "nothing: No such file or directory" in missing.err
        folder = run(command, tmp_path)
        assert folder.code == 2
        assert "Is a directory" in folder.err
        assert run(command).code == 2


def test_check_names_the_first_bad_line_of_every_file(run: Run, file: Path, tmp_path: Path) -> None:
    lines = RECORD.splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith(("0 ", "1 ")))
    lines[number - 1] = lines[number - 1][:2] + "end"
    bad = tmp_path / "bad.saloon"
    bad.write_text("\n".join(lines))
    binary = tmp_path / "binary.saloon"
    binary.write_bytes(b"saloon: 1\ngame: \xff\n")
    ran = run("check", bad, file, binary)
    assert ran.code == 1
    assert f"{bad}:{number}:3: 'end' is refused: duel-refused-minimum (TG-6)\n" in ran.err
    assert f"{binary}:2:7: this is no UTF-8 text\n" in ran.err
    assert ran.out == f"{file}: fine, {len(check_record(RECORD)) - 1} moves, {read_record(RECORD).result.reason}\n"  # type: ignore[union-attr]  # it has ended
    assert run("replay", bad).code == 1


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ("game: duel", "game: chess", "2:7", "there is no game 'chess'; there are "),
        (
            "option hand: 3",
            "option hand: 99",
            "6:14",
            "option 'hand' cannot be 99; it can be a whole number from 2 to 6",
        ),
        ("option hand: 3", "option foot: 3", "6:14", "there is no option 'foot'"),
        ("\n= ", "\n= 7", "END:1", "the record ends with '= 7"),
        ("digest: ", "digest: x", "10:9", "the digest of the last position differs from the record's"),
    ],
)
def test_check_names_the_line_of_the_header(
    run: Run, tmp_path: Path, old: str, new: str, place: str, reason: str
) -> None:
    assert old in SHORT
    bad = tmp_path / "bad.saloon"
    bad.write_text(SHORT.replace(old, new, 1))
    ran = run("check", bad)
    assert ran.code == 1
    assert ran.err.startswith(f"{bad}:{place.replace('END', str(SHORT.count(chr(10))))}: {reason}")


def test_check_names_the_line_of_the_seats(run: Run) -> None:
    ran = run("check", "-", typed=HEADER.replace("seats: 2", "seats: 3").encode())
    assert (ran.code, ran.err) == (1, "-:4:8: duel is for 2 seats, not for 3\n")


def test_check_says_that_all_is_well(run: Run, file: Path) -> None:
    ran = run("check", file, file)
    assert ran.code == 0
    assert ran.out.count("fine") == 2
    assert ran.err == ""


def test_check_says_whether_a_match_of_other_rules_goes_the_same_way_under_these(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "later.saloon"
    path.write_text(SHORT.replace("rules: 1", "rules: 9"))
    ran = run("check", path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.endswith(", though played under rules 9\n")
    path.write_text(SHORT.replace("rules: 1", "rules: 9").replace("digest: ", "digest: x"))
    ran = run("check", path)
    assert ran.code == 1
    assert ran.err.startswith(f"{path}:3:8: played under rules 9 of duel; this house plays rules 1: the digest of ")


def test_check_draws_the_luck_of_a_table_again(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "table.saloon"
    record = str(played())
    path.write_text(record)
    assert run("check", path).out.endswith("luck checked\n")
    path.write_text(record.replace("secret: 0f", "secret: 0e"))
    found = WHERE.fullmatch(run("check", path).err)
    assert found is not None
    assert found["reason"] == "the secret is not the one that was committed to"
    assert record.splitlines()[int(found["line"]) - 1].startswith("secret: ")
    path.write_text(record.replace("nonces: 11", "nonces: 12"))
    found = WHERE.fullmatch(run("check", path).err)
    assert found is not None
    assert found["reason"].startswith("nature should have moved")


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A record of which something was cut off, exchanged or overwritten."""
    whole = SHORT.encode()
    place = draw(st.integers(0, len(whole) - 1))
    way = draw(st.sampled_from(["cut", "byte", "character", "lines", "insert"]))
    if way == "cut":
        return whole[:place]
    if way == "byte":
        return whole[:place] + draw(st.binary(min_size=1, max_size=1)) + whole[place + 1 :]
    if way == "character":
        return whole[:place] + draw(st.characters(codec="utf-8")).encode() + whole[place + 1 :]
    if way == "insert":
        return whole[:place] + draw(st.text(max_size=30)).encode() + whole[place:]
    lines = whole.split(b"\n")
    first, second = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(damaged() | st.binary(max_size=200))
@example(f"{HEADER}\n* first 0 @{'9' * 5000}.000\n".encode())
@example(f"{HEADER}\n= {'9' * 5000} 0 stuck\n".encode())
@example(f"{HEADER}option hand: {'[' * 100_000}\n".encode())
@example(f"{HEADER}\n\t* nonsense\n".encode())
def test_check_answers_any_damage_in_words(run: Run, text: bytes) -> None:
    ran = run("check", "-", typed=text)
    if ran.code == 0:
        check_record(text.decode())
    else:
        assert ran.code == 1
        where = WHERE.fullmatch(ran.err)
        assert where is not None, ran.err
        assert where["file"] == "-"
        assert 1 <= int(where["line"]) <= len(text.decode(errors="replace").splitlines()) + 1
        assert ran.out == ""


def test_the_coach_tells_what_was_costly(run: Run, tmp_path: Path) -> None:
    bluff = find_game("bluff")
    file = tmp_path / "bluff.saloon"
    file.write_text(str(play_match(bluff, bluff.Options(), ["random", "honest"], seed=3, names=["Ann", "Bob"])))
    told = run("replay", str(file), "--coach")
    assert told.code == 0
    assert re.search(r"Move \d+, Ann: .+\. Cost \d+(\.\d)? points?; best was: ", told.prose)
    alone = run("replay", str(file), "--coach", "--seat", "1").prose
    assert "Ann:" not in alone
    french = run("replay", str(file), "--coach", "--lang", "fr").prose
    assert re.search(r"\d,\d points", french)


def test_the_coach_of_a_game_without_one_says_so(run: Run, file: Path) -> None:
    assert "has no coach" in run("replay", str(file), "--coach").prose
    assert run("replay", str(file), "--coach", "--json").code == 2
