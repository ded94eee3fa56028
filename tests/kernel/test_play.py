"""The guarded door, the order of seats, and nature that moves by itself."""

from __future__ import annotations

import pytest

from saloon.kernel import NATURE, NATURE_BIT, Refused, Rng, digest, find_game, play, seats_of, settle
from tests.kernel.broken_games.hush import CALL, DEAL, FOLD, Chose, Dealt, Hush, HushOptions, Showed


def dealt() -> Hush:
    """Seat 0 holds the 1, seat 1 the 6."""
    hush = Hush(HushOptions(rounds=1), 2)
    hush.cards = [1, 6]
    return hush


def test_a_move_gives_a_new_state_and_what_happened() -> None:
    before = dealt()
    after, events = play(before, 0, FOLD)
    assert events == [Chose(0)]
    assert before.view(0).choice is None
    assert after.view(0) != before.view(0)
    over, events = play(after, 1, CALL)
    assert events == [Chose(1), Showed((0, 6))]
    assert over.to_move() == 0


def test_a_refused_move_changes_nothing_and_names_its_rule() -> None:
    hush = dealt()
    before = digest(hush, 2)
    with pytest.raises(Refused) as refused:
        play(hush, 0, CALL)
    assert refused.value.refusal.rule == "HU-4"
    assert str(refused.value) == "hush-refused (HU-4)"
    assert digest(hush, 2) == before


def test_nature_moves_through_the_same_door() -> None:
    after, events = play(Hush(HushOptions(), 2), NATURE, DEAL + 3)
    assert events == [Dealt(0, 4)]
    assert after.to_move() == NATURE_BIT


@pytest.mark.parametrize("move", [FOLD, DEAL + 3])
def test_nature_is_held_to_its_odds(move: int) -> None:
    state, _ = play(Hush(HushOptions(), 2), NATURE, DEAL + 3)
    with pytest.raises(Refused, match="refused-nature"):
        play(state, NATURE, move)
    with pytest.raises(Refused):
        play(dealt(), NATURE, DEAL)


def test_a_seat_cannot_make_natures_moves() -> None:
    with pytest.raises(Refused, match="HU-2"):
        play(Hush(HushOptions(), 2), 0, DEAL)


@pytest.mark.parametrize(("mask", "seats"), [(0, []), (1, [0]), (6, [1, 2]), (0x8001, [0, 15]), (NATURE_BIT, [NATURE])])
def test_seats_of_a_mask(mask: int, seats: list[int]) -> None:
    assert seats_of(mask) == seats


def test_settling_ends_when_a_seat_is_to_move() -> None:
    duel = find_game("duel").open()
    moves = settle(duel, Rng(1))
    assert len(moves) == 1 + 6 + 6
    assert len(seats_of(duel.to_move())) == 1
    assert settle(duel, Rng(1)) == []
