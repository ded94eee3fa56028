"""What people settle beside the rules: in records, in replays, and in how a match ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from saloon.kernel import (
    NATURE,
    Arranged,
    BadRecord,
    Match,
    Outcome,
    Refused,
    Rng,
    check_record,
    digest,
    find_game,
    may_teach,
    read_arranged,
    read_record,
    replay,
)
from saloon.kernel.arrangements import Arrangements

RECORD = """saloon: 2
game: duel
rules: 1
seats: 2
option highest: 7
option hand: 2
player 0: Anna
player 1: Bertrand

* first 0
* draw 7
* draw 3
* draw 6
* draw 7
0 3v @4.250
1 !sits Zeb @5.000
0 7^ @6.001
0 end @6.900
* draw 6
* draw 4
0 !takes-back 3 @7.000
0 !pauses @8.000
1 !resumes @9.000
0 end @9.100
* draw 4
* draw 6
1 !gives-up @12.000
= 1 0 gave-up
"""


def test_a_record_with_arrangements_is_read_written_and_checked() -> None:
    record = read_record(RECORD)
    assert str(record) == RECORD
    steps = check_record(RECORD)
    assert steps[-1].outcome == Outcome((1, 0), (1, 2), "gave-up", "")
    settled = [step.arranged.what for step in steps if step.arranged]
    assert settled == ["sits", "takes-back", "pauses", "resumes", "gives-up"]
    assert record.holders(1) == ["Bertrand", "Zeb"]
    assert record.holders(0) == ["Anna"]
    assert [moved.move for moved in record.standing()][-3:] == ["end", "draw 4", "draw 6"]
    back = next(number for number, step in enumerate(steps) if step.arranged and step.arranged.count)
    assert digest(steps[back].state, 2) == digest(steps[back - 4].state, 2) != digest(steps[back - 1].state, 2)


def test_a_record_without_arrangements_is_of_the_first_format() -> None:
    text = "\n".join(line for line in RECORD.splitlines() if "!" not in line and not line.startswith("="))
    assert str(read_record(text + "\n")).startswith("saloon: 1\n")


@pytest.mark.parametrize(
    ("line", "instead", "reason"),
    [
        ("saloon: 2", "saloon: 1", "what people settle stands in records of format 2 alone"),
        ("1 !sits Zeb @5.000", "* !sits Zeb @5.000", "nature settles nothing"),
        ("1 !sits Zeb @5.000", "1 !dances @5.000", "'!dances' is no arrangement"),
        ("1 !sits Zeb @5.000", "2 !sits Zeb @5.000", "there is no seat '2'"),
        ("0 !takes-back 3", "0 !takes-back", "does not say how many moves"),
        ("0 !takes-back 3", "0 !takes-back 99", "'!takes-back 99' is refused: refused-arrangement"),
        ("0 !pauses @8.000", "0 !pauses now @8.000", "is no arrangement"),
        ("1 !resumes @9.000\n", "", "'end' is refused: refused-paused"),
        ("0 !pauses @8.000\n", "", "'!resumes' is refused: refused-arrangement"),
        ("0 !pauses @8.000\n", "0 !drawn @8.000\n", "'!resumes' is refused: refused-ended"),
        ("= 1 0 gave-up", "= 0 1 gave-up", "but the match ends with '= 1 0 gave-up'"),
        ("1 !gives-up", "0 !gives-up", "but the match ends with '= 0 1 gave-up'"),
    ],
)
def test_what_does_not_go_together_is_refused(line: str, instead: str, reason: str) -> None:
    assert line in RECORD
    with pytest.raises(BadRecord) as refused:
        check_record(RECORD.replace(line, instead, 1))
    assert reason in refused.value.reason


lines = st.one_of(
    st.builds(Arranged, st.integers(0, 15), st.just("sits"), st.text(max_size=30), st.just(0), st.none(), st.text()),
    st.builds(Arranged, st.integers(0, 15), st.just("takes-back"), st.just(""), st.integers(1, 10**8)),
    st.builds(Arranged, st.integers(0, 15), st.sampled_from(["gives-up", "drawn", "pauses", "ends"])),
)


@given(lines)
def test_every_arrangement_is_read_back_as_it_was_written(arranged: Arranged) -> None:
    text = f"saloon: 2\ngame: duel\nrules: 1\nseats: 16\n\n{arranged}\n"
    assert read_record(text).lines == [arranged]
    assert read_arranged(arranged.seat, arranged.text, arranged.time, arranged.comment) == arranged


@given(st.permutations([1, 2, 3, 4]), st.sets(st.integers(0, 3), max_size=2))
def test_whoever_gave_up_comes_after_all_others_who_keep_their_order(ranks: list[int], gone: set[int]) -> None:
    class Over:
        def outcome(self) -> Outcome:
            return Outcome((0,) * 4, tuple(ranks), "played", "")

    settled = Arrangements()
    for seat in gone:
        settled.add(Arranged(seat, "gives-up"), 4, 0)
    outcome = settled.outcome(Over(), 4)  # type: ignore[arg-type]  # all that is asked of a state
    assert outcome is not None
    stayed = sorted(set(range(4)) - gone, key=lambda seat: ranks[seat])
    assert [outcome.ranks[seat] for seat in stayed] == [*range(1, len(stayed) + 1)]
    assert all(outcome.ranks[seat] == 1 + len(stayed) for seat in gone)


def test_a_match_that_was_arranged_is_written_as_it_was_played_and_copied_with_all() -> None:
    game = find_game("duel")
    rng = Rng(3)
    match = Match(game, game.Options(), 2, lambda state: state.draw(rng))
    seat = match.let_nature_move() - 1
    match.play(seat, match.state.legal(seat)[0])
    before = digest(match.state, 2)
    match.play(seat, match.state.legal(seat)[0])
    match.arrange(Arranged(seat, "takes-back", count=1))
    assert digest(match.state, 2) == before
    copy = match.copy()
    copy.arrange(Arranged(0, "drawn"))
    assert match.outcome is None
    assert copy.outcome == Outcome((0, 0), (1, 1), "drawn", "")
    with pytest.raises(Refused):
        copy.arrange(Arranged(0, "pauses"))
    for one in (match, copy):
        record = one.record({}, {})
        assert [*replay(record)][-1].outcome == one.outcome
        assert len(record.moves) == len(one.moves) + 1


def test_what_a_move_teaches_is_told_from_what_the_reader_can_know() -> None:
    """In a duel an opening card teaches both something, and a card that one lays oneself teaches nothing."""
    game = find_game("duel")
    state = game.open(game.Options(), 2)
    taught: dict[str, set[bool]] = {}
    for number in range(40):
        movers = state.to_move()
        if not movers:
            break
        seat = NATURE if movers > 2 else movers - 1
        move = state.draw(Rng(number)) if seat == NATURE else state.legal(seat)[-1]
        who = "nature" if seat == NATURE else "learner" if seat == 0 else "other"
        found = may_teach(state, seat, None if seat == NATURE else move, 0, 1, Rng(9))
        if who != "nature" or len(state.odds()) > 1:
            taught.setdefault(who, set()).add(found)
        state.apply(seat, move)
    assert taught["learner"] == {False}
    assert True in taught["other"]
    assert True in taught["nature"]


@pytest.mark.parametrize("world", range(6))
def test_what_is_told_of_a_lesson_does_not_depend_on_what_the_reader_cannot_see(world: int) -> None:
    """Dice under the cup: the same is told of every world that the reader cannot tell from the real one."""
    game = find_game("bluff")
    state = game.open(game.Options(), 3)
    for seat, text in ((NATURE, "first 0"), (NATURE, "roll 2 5 6"), (0, "claim 1 13")):
        state.apply(seat, game.moves.parse(text))
    told = []
    for dice in range(2):
        real = state.imagine(2, Rng(world * 10 + dice))
        assert real.view(2) == state.view(2)
        told.append([may_teach(real, 1, move, 0, 2, Rng(1)) for move in (None, game.moves.parse("ok"))])
    assert told[0] == told[1]
