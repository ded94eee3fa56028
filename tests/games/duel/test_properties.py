"""What holds in every match."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from saloon.games.duel import GAME
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import NATURE, NATURE_BIT, Rng, seats_of
from saloon.kernel.bits import count, members_of


def options() -> st.SearchStrategy[DuelOptions]:
    return st.builds(
        DuelOptions,
        last_card_exception=st.booleans(),
        touch_move=st.booleans(),
        hidden_log=st.booleans(),
        highest=st.integers(min_value=7, max_value=59),
        hand=st.integers(min_value=2, max_value=6),
    )


def positions(chosen: DuelOptions, seed: int) -> list[Duel]:
    """Every position of a random match."""
    rng = Rng(seed)
    duel = GAME.new(chosen, 2)
    found = [duel.copy()]
    while movers := duel.to_move():
        seat = NATURE if movers == NATURE_BIT else seats_of(movers)[0]
        duel.apply(seat, duel.draw(rng) if seat == NATURE else duel.pick(seat, rng))
        found.append(duel.copy())
    return found


@given(options(), st.integers(min_value=0, max_value=2**40))
def test_cards_are_conserved_and_sizes_are_true(chosen: DuelOptions, seed: int) -> None:
    left = [chosen.highest - 1] * 2
    for duel in positions(chosen, seed):
        for seat in (0, 1):
            side = duel.side(seat)
            assert side.hand & side.deck == 0
            assert count(side.hand) == side.hand_size <= chosen.hand
            assert count(side.deck) == side.deck_size
            assert all(2 <= card <= chosen.highest for card in members_of(side.hand | side.deck))
            now = side.hand_size + side.deck_size
            assert now in (left[seat], left[seat] - 1), "cards leave a side one by one, by being laid"
            left[seat] = now


@given(options(), st.integers(min_value=0, max_value=2**40))
def test_a_turn_that_may_go_on_can_be_completed(chosen: DuelOptions, seed: int) -> None:
    for duel in positions(chosen, seed):
        movers = duel.to_move()
        if movers not in (0, NATURE_BIT):
            assert duel.legal(seats_of(movers)[0])


@given(st.integers(min_value=0, max_value=2**40))
def test_somebody_wins(seed: int) -> None:
    last = positions(DuelOptions(), seed)[-1]
    outcome = last.outcome()
    assert outcome is not None
    assert sorted(outcome.ranks) == [1, 2]
    winner = last.side(outcome.ranks.index(1))
    assert (outcome.reason == "emptied") == (winner.hand_size + winner.deck_size == 0)
