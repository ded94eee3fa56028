"""A match in memory: units, take-backs, and what comes out of the store again."""

from __future__ import annotations

import pytest

from saloon.games.duel import GAME
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import NATURE_BIT, Refused, Rng, seats_of
from saloon.server.match.luck import Luck
from saloon.server.match.match import Match
from saloon.server.store.entries import UNDO, Entry

SECRET = "ab" * 32


def begin(prefix: int = 0) -> Match:
    return Match(GAME, DuelOptions(), 2, Luck(SECRET, "m", ["n0", "n1"]), prefix)


def first_legal(match: Match) -> tuple[int, str]:
    seat = seats_of(match.state.to_move())[0]
    return seat, GAME.moves.text(match.state.legal(seat)[0])


def play_some(match: Match, moves: int, seed: int) -> list[Entry]:
    """Random moves, one in four taken back; returns every entry there was."""
    rng = Rng(seed)
    entries = list(match.settle(0).entries)
    for at in range(moves):
        movers = seats_of(match.state.to_move())
        if not movers:
            break
        seat = movers[0]
        if match.may_ask_back(seat) and rng.below(4) == 0:
            entries += match.take_back(seat, at).entries
        else:
            entries += match.move(seat, GAME.moves.text(match.state.pick(seat, rng)), at, command=at + 1).entries
    return entries


def test_a_unit_holds_the_move_and_what_nature_adds() -> None:
    match = begin()
    dealt = match.settle(0)
    assert len(dealt.entries) == 13
    assert match.state.to_move() != NATURE_BIT
    while True:
        seat, move = first_legal(match)
        unit = match.move(seat, move, 5)
        if GAME.moves.parse("end") in match.state.legal(seat):
            break
    unit = match.move(seat, "end", 6)
    assert [entry.move.split()[0] for entry in unit.entries] == ["end", "draw", "draw"]
    assert {entry.at for entry in unit.entries} == {6}


@pytest.mark.parametrize("seed", range(5))
def test_what_is_stored_comes_back_the_same(seed: int) -> None:
    match = begin()
    entries = play_some(match, 60, seed)
    assert any(entry.move == UNDO for entry in entries)
    again = begin()
    again.restore(entries)
    assert (again.seq, again.moves) == (match.seq, match.moves)
    assert [again.state.view(seat) for seat in (0, 1)] == [match.state.view(seat) for seat in (0, 1)]
    seats = seats_of(match.state.to_move())
    assert [again.may_ask_back(seat) for seat in seats] == [match.may_ask_back(seat) for seat in seats]


def test_luck_goes_on_after_a_restart() -> None:
    match, again = begin(), begin()
    entries = play_some(match, 20, 3)
    again.restore(entries)
    while match.state.to_move():
        seat, move = first_legal(match)
        assert match.move(seat, move, 0).entries == again.move(seat, move, 0).entries


def test_several_cards_can_be_taken_back_one_by_one_but_not_beyond_the_turn() -> None:
    match = begin()
    match.settle(0)
    seat, move = first_legal(match)
    opening = match.state.view(seat)
    match.move(seat, move, 0)
    match.move(seat, first_legal(match)[1], 0)
    match.take_back(seat, 0)
    match.take_back(seat, 0)
    assert match.state.view(seat) == opening
    with pytest.raises(Refused, match="takeback-late"):
        match.take_back(seat, 0)
    match.move(seat, move, 0)
    match.move(seat, first_legal(match)[1], 0)
    match.move(seat, "end", 0)
    with pytest.raises(Refused, match="takeback-late"):
        match.take_back(seat, 0)


def test_nobody_takes_another_seats_move_back() -> None:
    match = begin()
    match.settle(0)
    seat, move = first_legal(match)
    match.move(seat, move, 0)
    with pytest.raises(Refused):
        match.take_back(1 - seat, 0)


def test_a_refused_move_leaves_everything_as_it_was() -> None:
    match = begin()
    match.settle(0)
    before = (match.seq, list(match.moves), match.state.view(0))
    with pytest.raises(Refused):
        match.move(0, "end", 0)
    assert (match.seq, match.moves, match.state.view(0)) == before


def test_the_luck_of_a_fork_begins_after_what_was_taken_over() -> None:
    first = begin()
    taken = first.settle(0).entries
    fork, plain = begin(prefix=len(taken)), begin()
    fork.restore(taken)
    plain.restore(taken)
    draws = []
    for match in (fork, plain):
        for _ in range(2):
            match.move(*first_legal(match), 0)
        seat = seats_of(match.state.to_move())[0]
        draws.append([entry.move for entry in match.move(seat, "end", 0).entries])
    assert draws[0] != draws[1]


def test_what_was_taken_over_stays() -> None:
    first = begin()
    taken = list(first.settle(0).entries)
    seat, move = first_legal(first)
    taken += first.move(seat, move, 0).entries
    assert first.may_ask_back(seat)
    fork = begin(prefix=len(taken))
    fork.restore(taken)
    assert not fork.may_ask_back(seat)


def test_who_comes_next_has_nothing_to_take_back_even_if_no_card_was_drawn() -> None:
    options = DuelOptions(highest=9, hand=6)
    match = Match(GAME, options, 2, Luck(SECRET, "m", ["n0", "n1"]))
    match.settle(0)
    rng, passed = Rng(2), 0
    while match.state.to_move():
        (seat,) = match.to_move()
        unit = match.move(seat, GAME.moves.text(match.state.pick(seat, rng)), 0)
        if match.state.to_move() and match.to_move() != [seat]:
            passed += len(unit.entries) == 1
            assert not match.may_ask_back(1 - seat)
    assert passed, "some turn must have ended with nothing left to draw"
