"""The rules of Nerve, and the contract."""

from __future__ import annotations

import pytest

from nerve import GAME
from nerve.rules import Nerve
from nerve.setup import NerveOptions
from saloon.kernel import play, seats_of
from saloon.kernel.conformance import violations


def after(*moves: str, options: NerveOptions | None = None, seats: int = 2) -> Nerve:
    """A match after these moves; whoever is to move makes them."""
    state = GAME.open(options, seats)
    for text in moves:
        state, _ = play(state, seats_of(state.to_move())[0], GAME.moves.parse(text))
    assert isinstance(state, Nerve)
    return state


def test_it_keeps_the_contract() -> None:
    assert violations(GAME) == []


@pytest.mark.rule("NV-1", "NV-2")
def test_everybody_is_dealt_a_secret_card() -> None:
    state = after("deal 4", "deal 9", "deal 12", seats=3)
    assert [state.view(seat).card for seat in range(3)] == [4, 9, 12]
    assert state.view(None).card == 0


@pytest.mark.rule("NV-3")
def test_a_swapped_card_is_gone() -> None:
    state = after("deal 4", "deal 9", "swap")
    assert GAME.moves.parse("deal 4") not in dict(state.odds())
    assert state.view(0).aside == 4
    assert state.view(1).swapped == (True, False)


@pytest.mark.rule("NV-4")
def test_the_highest_card_is_kept() -> None:
    state = after("deal 12", "deal 9")
    assert [GAME.moves.text(move) for move in state.legal(0)] == ["keep"]


@pytest.mark.rule("NV-5")
@pytest.mark.parametrize(("low", "ranks"), [(False, (3, 1, 2)), (True, (1, 3, 2))])
def test_the_best_card_wins(low: bool, ranks: tuple[int, ...]) -> None:
    options = NerveOptions(low=low)
    state = after("deal 4", "deal 9", "deal 2", "keep", "keep", "swap", "deal 5", options=options, seats=3)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.ranks == ranks
