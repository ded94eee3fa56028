"""One driver for every match: checked and unchecked moves, nature, take-back, records and copies."""

from __future__ import annotations

import pytest

from saloon.kernel import NATURE, Event, Match, Refused, Rng, check_record, digest, find_game, stream

DUEL = find_game("duel")


def duel(*texts: str, seed: int = 7, told: list[Event] | None = None) -> Match:
    """A duel of this seed in which seat 0 begins, after these moves of seat 0."""
    luck = stream(seed, "nature")
    tell = None if told is None else told.append
    match = Match(DUEL, DUEL.Options(), 2, lambda state: state.draw(luck), tell)
    match.play(NATURE, DUEL.moves.parse("first 0"))
    match.let_nature_move()
    for text in texts:
        match.play(0, DUEL.moves.parse(text))
    return match


def first_of(match: Match, seat: int = 0) -> int:
    return match.state.legal(seat)[0]


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    told: list[Event] = []
    match = duel(told=told)
    state, moves, seen = match.state, [*match.moves], [*told]
    with pytest.raises(Refused):
        match.play(1, first_of(match))
    assert match.state is state
    assert match.moves == moves
    assert told == seen


def test_nature_moves_until_a_seat_is_to_move() -> None:
    match = duel()
    assert match.let_nature_move() == match.state.to_move() == 1
    assert [seat for seat, _ in match.moves] == [NATURE] * 13


def test_both_ways_of_moving_lead_to_the_same_match_and_tell_the_same() -> None:
    checked: list[Event] = []
    fast: list[Event] = []
    one, other = duel(told=checked), duel(told=fast)
    while one.state.to_move():
        seat = 0 if one.state.to_move() == 1 else 1
        move = first_of(one, seat)
        one.play(seat, move)
        other.apply(seat, move)
        assert one.let_nature_move() == other.let_nature_move()
    assert one.moves == other.moves
    assert checked == fast
    assert digest(one.state, 2) == digest(other.state, 2)


def test_moves_are_taken_back_one_after_the_other_until_somebody_else_has_moved() -> None:
    match = duel()
    before = digest(match.state, 2)
    laid = [first_of(match)]
    match.play(0, laid[0])
    laid.append(first_of(match))
    match.play(0, laid[1])
    assert not match.may_take_back(1, Rng(1))
    for move in reversed(laid):
        assert match.may_take_back(0, Rng(1))
        assert match.take_back() == move
    assert digest(match.state, 2) == before
    assert not match.may_take_back(0, Rng(1)), "the last move is nature's"


def test_nothing_is_taken_back_once_somebody_else_is_to_move() -> None:
    match = duel()
    match.play(0, first_of(match))
    match.play(0, first_of(match))
    match.play(0, DUEL.moves.parse("end"))
    state = match.state
    with pytest.raises(IndexError):
        match.take_back()
    assert match.state is state


def test_a_move_that_was_made_in_place_is_not_taken_back() -> None:
    match = duel()
    match.play(0, first_of(match))
    match.apply(0, first_of(match))
    with pytest.raises(IndexError):
        match.take_back()
    assert len(match.moves) == 15


def test_a_record_replays_to_the_same_position() -> None:
    match = duel()
    match.play(0, first_of(match))
    record = match.record({0: "Anna"}, {"event": "evening"}, range(len(match.moves)))
    assert [moved.time for moved in record.moves] == [*range(14)]
    assert (record.players, record.tags["event"], record.result) == ({0: "Anna"}, "evening", None)
    last = check_record(str(record))[-1]
    assert digest(last.state, 2) == record.tags["digest"] == digest(match.state, 2)


def test_a_copy_goes_its_own_way() -> None:
    match = duel()
    match.play(0, first_of(match))
    before = digest(match.state, 2), [*match.moves]
    copy = match.copy()
    copy.take_back()
    copy.apply(0, first_of(copy))
    copy.apply(0, first_of(copy))
    assert (digest(match.state, 2), match.moves) == before
    assert match.may_take_back(0, Rng(1))
