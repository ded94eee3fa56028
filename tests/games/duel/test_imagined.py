"""Duels that a seat imagines, or that are made from its view, are duels that could be: every card is in one place."""

from __future__ import annotations

import pytest

from saloon.games.duel import GAME
from saloon.games.duel.rules import Duel
from saloon.games.duel.setup import DuelOptions
from saloon.kernel import State, stream
from saloon.kernel.bits import count
from saloon.kernel.conformance import Case

OPTIONS = [
    DuelOptions(),
    DuelOptions(hidden_log=True),
    DuelOptions(hidden_log=True, highest=12, hand=3),
    DuelOptions(last_card_exception=True, touch_move=True, highest=9, hand=2),
]


def check_cards(state: State, options: DuelOptions) -> None:
    assert isinstance(state, Duel)
    for seat in (0, 1):
        side = state.side(seat)
        assert not side.hand & side.deck
        assert not (side.hand | side.deck) & state.tops_of(seat), "a card lies on a pile and is still in hand or deck"
        assert not (side.hand | side.deck) & ~state.terms.cards
        assert (count(side.hand), count(side.deck)) == (side.hand_size, side.deck_size)
        assert options.hidden_log or state.view(seat).sides[1 - seat].left is not None


@pytest.mark.rule("TG-2", "TG-R8")
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_card_is_in_one_place(options: DuelOptions) -> None:
    for seed in range(3):
        for seq, state in Case(GAME, options, seed=seed).walk():
            assert isinstance(state, Duel)
            for seat in (0, 1):
                check_cards(state.imagine(seat, stream(seq)), options)
                check_cards(GAME.state_from_view(options, 2, state.view(seat)), options)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_state_made_from_a_view_teaches_a_learner_the_same_up_to_the_end(options: DuelOptions) -> None:
    for seed in range(5):
        for _, state in Case(GAME, options, seed=seed).walk():
            assert isinstance(state, Duel)
            for seat in (0, 1):
                assert GAME.state_from_view(options, 2, state.view(seat)).features(seat) == state.features(seat)
